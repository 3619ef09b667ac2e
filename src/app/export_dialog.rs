//! The panel that exports: what is written, how it looks, and what can be chosen for it.

use gloo::utils::window;
use yew::prelude::*;

use super::button::button;
use super::dialog::dialog;
use super::export::{Exporting, chosen};
use super::list::option;
use super::page::{App, Message};
use super::{paint, words};
use crate::chess::Color;
use crate::editor::{CAPTION_LIMIT, Choice, Look, PRODUCTS, Page, Product};
use crate::fen::Dialect;
use crate::formats::Format;
use crate::words::{Key, Lang};

/// The panel, while it is open.
pub fn export_dialog(app: &App) -> Html {
    match app.export.is_open {
        true => panel(app),
        false => Html::default(),
    }
}

/// Apart from the question whether it is open, which the first load has to answer.
#[inline(never)]
fn panel(app: &App) -> Html {
    let mine = &app.export;
    let words = words();
    let product = mine.chosen.product();
    let on = |exporting: fn() -> Exporting| app.on_click(move || Message::Export(exporting()));
    let oninput = app.on_some(|event: InputEvent| chosen(&event).map(Message::Export));
    let (preview, lost) = app.with_export_page(|page| {
        (preview(app, product, page), words.losses(&mine.chosen.losses(page)))
    });
    let choices = mine.chosen.choices(&app.state);
    let (ticks, others): (Vec<Choice>, Vec<Choice>) =
        choices.iter().partition(|choice| choice.is_tick());
    let failed = !matches!(mine.outcome, None | Some(Key::Copied | Key::Saved));
    let content = html! {
        <div class="export" {oninput}>
            { formats(product) }
            <div class="exported">
                { preview }
                <p class="losses" aria-live="polite">{ lost }</p>
                <div class="acts">
                    { button(Key::CopyIt, on(|| Exporting::Copy)) }
                    { button(Key::Save, on(|| Exporting::Save)) }
                    <span role="status" class={classes!("copied", failed.then_some("failed"))}>
                        { mine.outcome.map_or("", |key| words.get(key)) }
                    </span>
                </div>
                if !choices.is_empty() {
                    <div class="choices">
                        { for others.into_iter().map(|choice| field(app, choice)) }
                        <div class="ticks">
                            { for ticks.into_iter().map(|choice| tick(app, choice)) }
                        </div>
                    </div>
                }
            </div>
        </div>
    };
    let onclose = app.on(|_: Event| Message::Export(Exporting::Open(false)));
    dialog(&app.dialog, Key::Export, onclose, content)
}

/// The list of what can be exported: open where there is room.
fn formats(product: &Product) -> Html {
    let words = words();
    let is_wide = window().match_media("(min-width: 52rem)").ok().flatten();
    let size = is_wide.is_some_and(|query| query.matches()).then_some("27");
    let groups = words.entries(Key::ExportGroups).enumerate().map(|(group, label)| {
        let products = PRODUCTS.iter().filter(|product| product.group == group);
        html! {
            <optgroup {label}>
                { for products.map(|product| option((product.name().into(), name(product).into()))) }
            </optgroup>
        }
    });
    html! {
        <select
            name="format"
            aria-label={words.get(Key::ExportFormat)}
            {size}
            data-value={product.name()}
        >
            { for groups }
        </select>
    }
}

fn name(product: &Product) -> &'static str {
    match product.look {
        Look::Pixels => words().get(Key::PngPicture),
        Look::Board(rung) => words().entries(Key::BlogForms).nth(rung as usize).unwrap_or_default(),
        _ => words().format(product.format),
    }
}

/// What will be copied and saved.
fn preview(app: &App, product: &Product, page: &Page<'_>) -> Html {
    let written = app.export.chosen.write(page);
    let label = words().get(Key::Preview);
    match product.look {
        Look::Drawing | Look::Pixels => {
            let side = app.export.chosen.side().to_string();
            let size = (product.look == Look::Pixels).then(|| format!("{side} \u{d7} {side} px"));
            html! {
                <figure class="preview">
                    <img
                        src={paint::address_of(&written)}
                        alt={page.words.description(page.state.setup())}
                        width={side.clone()}
                        height={side}
                    />
                    if let Some(size) = size {
                        <figcaption>{ size }</figcaption>
                    }
                </figure>
            }
        }
        Look::Board(rung) => {
            let side = app.export.chosen.side().to_string();
            let board = match rung.is_image() {
                true => html! {
                    <img
                        src={app.export.chosen.image(page)}
                        alt={page.words.description(page.state.setup())}
                        width={side.clone()}
                        height={side}
                    />
                },
                false => html! {
                    <iframe
                        src={app.export.chosen.frame(page)}
                        title={label}
                        sandbox="allow-scripts allow-popups"
                    />
                },
            };
            html! {
                <div class="blog">
                    { code(app, html! { written }, Some("line"), None) }
                    { board }
                </div>
            }
        }
        Look::Text | Look::Link => {
            let is_long = product.format.is_line() || product.format == Format::Pgn;
            let wraps = is_long.then_some("line");
            let text = match product.look {
                Look::Link => {
                    let href = written.trim_end().to_string();
                    html! { <a href={href.clone()} target="_blank" rel="noopener">{ href }</a> }
                }
                _ => html! { written },
            };
            code(app, text, wraps, Some(page.words.lang().tag()))
        }
    }
}

/// A text to be copied as it stands.
fn code(app: &App, text: Html, wraps: Option<&'static str>, lang: Option<&'static str>) -> Html {
    html! {
        <pre
            ref={app.export.preview.clone()}
            class={classes!("preview", wraps)}
            role="region"
            aria-label={words().get(Key::Preview)}
            tabindex="0"
            {lang}
        >
            { text }
        </pre>
    }
}

fn label(choice: Choice) -> Key {
    match choice {
        Choice::Dialect => Key::Dialect,
        Choice::Bottom => Key::BottomSide,
        Choice::Caption => Key::Caption,
        Choice::Align => Key::Align,
        Choice::Stipulation => Key::Stipulation,
        Choice::KingSquares => Key::KingSquares,
        Choice::Coordinates => Key::Coordinates,
        Choice::Border => Key::Border,
        Choice::Marks => Key::Marks,
        Choice::Colours => Key::BoardColours,
        Choice::Pieces => Key::PieceSet,
        Choice::Language => Key::Language,
        Choice::Scale => Key::Scale,
        Choice::Transparent => Key::Transparent,
        Choice::Width => Key::BoardWidth,
        Choice::Side => Key::TellSide,
        Choice::Interactive => Key::Interactive,
    }
}

/// How the values of a choice read, in their order.
fn entries(choice: Choice) -> Vec<AttrValue> {
    let words = words();
    let list = |names: Key| words.entries(names).map(AttrValue::from).collect::<Vec<_>>();
    let mut entries: Vec<AttrValue> = match choice {
        Choice::Dialect => return Dialect::ALL.map(|it| words.dialect(it).into()).into(),
        Choice::Align => return list(Key::AlignNames),
        Choice::Stipulation => return list(Key::StipulationNames),
        Choice::Scale => {
            return ["1\u{d7}", "2\u{d7}", "3\u{d7}", "4\u{d7}"].map(Into::into).into();
        }
        Choice::Width => {
            return choice.values().iter().map(|width| format!("{width} px").into()).collect();
        }
        Choice::Bottom => Color::ALL.map(|color| words.color(color).into()).into(),
        Choice::Colours => list(Key::BoardColourNames),
        Choice::Pieces => list(Key::PieceSetNames),
        Choice::Language => Lang::ALL.map(|lang| lang.name().into()).into(),
        _ => return Vec::new(),
    };
    entries.insert(0, words.get(Key::AsOnPage).into());
    entries
}

/// A choice that is typed, or one of several values.
fn field(app: &App, choice: Choice) -> Html {
    let mine = &app.export.chosen;
    let name = choice.key();
    let id = format!("export-{name}");
    let field = if choice == Choice::Caption {
        html! {
            <input
                id={id.clone()}
                {name}
                type="text"
                maxlength={CAPTION_LIMIT.to_string()}
                autocomplete="off"
                value={mine.caption().to_string()}
            />
        }
    } else {
        // The dialects go by their numbers, as in the list beside the FEN.
        let value =
            |i: usize| choice.values().get(i).map_or_else(|| i.to_string().into(), |&it| it.into());
        let index = match choice {
            Choice::Dialect => app.state.dialect() as usize,
            _ => mine.index(choice),
        };
        let options = entries(choice).into_iter().enumerate();
        html! {
            <select id={id.clone()} {name} data-value={value(index)}>
                { for options.map(|(i, entry)| option((value(i), entry))) }
            </select>
        }
    };
    html! {
        <div class="control" key={name}>
            <label for={id}>{ words().get(label(choice)) }</label>
            { field }
        </div>
    }
}

/// A choice that is ticked or not.
fn tick(app: &App, choice: Choice) -> Html {
    html! {
        <label key={choice.key()}>
            <input type="checkbox" name={choice.key()} checked={app.export.chosen.is_on(choice)} />
            { words().get(label(choice)) }
        </label>
    }
}
