use super::*;
use crate::diagram::piece_markup;
use crate::editor::{Action, reduce};
use crate::words::Words;

const OTHERS: &str = "format=png\nbottom=black\nalign=none\nstipulation=draw\nking-squares=off\n\
                      coordinates=off\nborder=on\nmarks=off\ncolours=print\npieces=letter\n\
                      language=ml\nscale=4\ntransparent=on\nwidth=640\nside=on\ninteractive=on\ncaption=A = b, \u{e9}\n";

const STUDY: &str = "6n1/8/2p4P/8/8/r1p3K1/B7/4B1k1 w - - 0 1";

fn exports(stored: &str) -> Exports {
    Exports::from_stored(stored)
}

/// Hands on the page that shows a text with these marks, with Black at the bottom.
fn with_page<T>(text: &str, marks: &str, use_page: impl FnOnce(&Page<'_>) -> T) -> T {
    let shapes = Shapes::from_list(marks);
    let link = crate::formats::Link { text: text.into(), shapes, orientation: Color::Black };
    let page = Page {
        state: &State::open(link),
        settings: &Settings::from_stored("board=print"),
        words: Words::english(),
        home: "https://example.org/",
        pieces: &|piece| piece_markup(PieceSet::Letter, piece),
    };
    use_page(&page)
}

#[test]
fn every_value_of_every_choice_comes_back() {
    for choice in Choice::ALL {
        for (i, value) in choice.values().iter().enumerate() {
            let mut changed = exports(OTHERS);
            changed.set(choice.key(), value);
            assert_eq!(changed.index(choice), i, "{choice:?} {value}");
            assert_eq!(exports(&changed.to_stored()), changed);
        }
    }
    for (i, product) in PRODUCTS.iter().enumerate() {
        let mut changed = exports(OTHERS);
        changed.set("format", product.name());
        assert_eq!(changed.product().name(), product.name());
        assert_eq!(exports(&changed.to_stored()), changed);
        assert!(PRODUCTS[..i].iter().all(|other| other.name() != product.name()));
    }
    assert_eq!(exports(OTHERS).to_stored(), OTHERS);
    assert_eq!(exports(OTHERS).caption(), "A = b, \u{e9}");
}

#[test]
fn every_format_is_exported_and_groups_hang_together() {
    for format in Format::all() {
        assert!(PRODUCTS.iter().any(|product| product.format == format), "{format:?}");
    }
    let groups: Vec<usize> = PRODUCTS.iter().map(|product| product.group).collect();
    assert!(groups.is_sorted());
    let names = Words::english().entries(crate::words::Key::ExportGroups).count();
    assert_eq!(groups.last(), Some(&(names - 1)));
}

#[test]
fn what_is_corrupt_gives_the_default_of_its_key() {
    let default = Exports::default();
    let png = exports("format=png\n");
    assert_ne!(png, default);
    for (stored, expected) in [
        ("", &default),
        ("format=png", &png),
        ("{\"format\":1}\n=\n==\nformat=png\r\n\u{0}\nnull", &png),
        ("format=png\nformat=gif", &png),
        ("format=svg\nformat=png", &png),
        ("format= png", &default),
        ("Format=png", &default),
        ("scale=0\nscale=5\nscale=-1\nscale=1e9\nborder=yes\nmarks=\nlanguage=de", &default),
        ("dialect=shredder", &default),
    ] {
        assert_eq!(&exports(stored), expected, "{stored}");
    }
    for i in
        (0..OTHERS.len()).filter(|&i| OTHERS.is_char_boundary(i) && OTHERS.is_char_boundary(i + 1))
    {
        let mut damaged = OTHERS.to_string();
        damaged.replace_range(i..=i, "?");
        let read = exports(&damaged).to_stored();
        let same = read.lines().zip(OTHERS.lines()).filter(|(a, b)| a == b).count();
        assert!(same >= 12, "{damaged}");
    }
}

#[test]
fn a_caption_is_one_line_and_not_too_long() {
    let mut it = Exports::default();
    it.set("caption", "a\nformat=png\tb");
    assert_eq!(it.caption(), "a format=png b");
    assert_eq!(exports(&it.to_stored()), it);
    it.set("caption", &"\u{10ffff}".repeat(1000));
    assert_eq!(it.caption().chars().count(), CAPTION_LIMIT);
}

#[test]
fn what_can_be_chosen_changes_what_is_written() {
    // The other formats have no place for it, or take it for granted.
    let text = "r3k2r/8/8/8/4p3/8/8/R3K2R w KQkq - 3 9";
    for product in PRODUCTS {
        for choice in product.choices {
            let written = |value: &str| {
                let mut it = Exports::default();
                it.set("format", product.name());
                it.set(choice.key(), value);
                with_page(text, "Ga1,Re2e4", |page| {
                    let words = it.language().map_or(page.words, Words::of);
                    let pieces = |piece| piece_markup(it.pieces(page.settings), piece);
                    it.write(&Page { words, pieces: &pieces, ..*page })
                })
            };
            let values = match choice {
                // The next test has it.
                Choice::Dialect => continue,
                Choice::Caption => ["", "A caption"],
                // The first value is that of the page, which may be the same.
                Choice::Bottom => ["white", "black"],
                Choice::Colours => ["green", "blue"],
                _ => [choice.values()[0], choice.values()[choice.values().len() - 1]],
            };
            let [before, after] = values.map(written);
            assert_ne!(before, after, "{} {choice:?}", product.name());
        }
    }
}

#[test]
fn the_dialect_is_that_of_the_page() {
    let text = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9";
    for product in PRODUCTS.iter().filter(|product| product.choices.contains(&Choice::Dialect)) {
        let mut it = Exports::default();
        it.set("format", product.name());
        let written = |dialect| {
            with_page(text, "", |page| {
                let state = reduce(page.state.clone(), Action::SetDialect(dialect));
                it.write(&Page { state: &state, ..*page })
            })
        };
        assert!(written(Dialect::AsGiven).contains("KQkq"), "{}", product.name());
        assert!(written(Dialect::Shredder).contains("HAha"), "{}", product.name());
    }
}

#[test]
fn a_fen_as_typed_is_the_text_itself() {
    let it = exports("format=fen");
    for text in ["no FEN at all", "8/8/8 w", "rnbqkbnr/pp1ppppp/8/2p5 w  KQkq"] {
        assert_eq!(with_page(text, "", |page| it.write(page)), format!("{text}\n"));
    }
}

#[test]
fn an_epd_keeps_its_operations() {
    let text = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#; zz 1;";
    let it = exports("format=epd\ncaption=x");
    assert_eq!(with_page(text, "", |page| it.write(page)), format!("{text} id \"x\";\n"));
    let it = exports("format=epd");
    let expected = "6n1/8/2p4P/8/8/r1p3K1/B7/4B1k1 w - - fmvn 1; hmvc 0;\n";
    assert_eq!(with_page(STUDY, "", |page| it.write(page)), expected);
}

#[test]
fn pictures_follow_the_page_until_something_else_is_chosen() {
    let [page, other] = ["", "bottom=white\ncolours=blue\npieces=standard\n"].map(|chosen| {
        let it = exports(&format!("format=svg\n{chosen}"));
        with_page(STUDY, "", |page| {
            let set = it.pieces(page.settings);
            assert_eq!(set, PieceSet::Standard);
            it.write(page)
        })
    });
    assert!(page.contains("#cdcdcd") && other.contains("#9ab3c9"));
    // Black's side: h1 is at the top left.
    let king = |svg: &str| {
        let place = svg.split_once("#forsyth-bK\" x=\"").unwrap().1;
        place.split_once('"').unwrap().0.to_string()
    };
    assert_eq!((king(&page), king(&other)), ("60".into(), "360".into()));
    let letter = exports("pieces=letter").pieces(&Settings::default());
    assert_eq!(letter, PieceSet::Letter);
}

#[test]
fn pictures_are_as_wide_as_their_scale_says() {
    for (stored, side) in [
        ("format=svg\nscale=3", 480),
        ("format=svg\nborder=on", 528),
        ("format=png\nscale=1", 480),
        ("format=png\nscale=4", 1920),
        ("format=png\nscale=3\nborder=on", 1584),
    ] {
        let it = exports(stored);
        assert_eq!(it.side(), side, "{stored}");
        let svg = with_page(STUDY, "", |page| it.write(page));
        assert!(svg.contains(&format!(" width=\"{side}\" height=\"{side}\" ")), "{svg}");
    }
}

#[test]
fn a_picture_of_pixels_loses_what_only_words_say() {
    let [drawing, pixels] = ["format=svg", "format=png"]
        .map(|stored| with_page(STUDY, "Ga1", |page| exports(stored).losses(page)));
    assert_eq!(drawing, []);
    assert_eq!(pixels, [Part::Field(Field::SideToMove)]);
    // What one does not want is not lost.
    let [with, without] = ["", "\nbottom=white\nmarks=off"].map(|chosen| {
        let it = exports(&format!("format=wikipedia-portable{chosen}"));
        with_page(STUDY, "Ga1", |page| it.losses(page))
    });
    assert_eq!(with, [Part::Field(Field::SideToMove), Part::Shapes, Part::Orientation]);
    // It has no such choices.
    assert_eq!(with, without);
    let it = exports("format=pgn\nmarks=off");
    assert_eq!(with_page(STUDY, "Ga1", |page| it.losses(page)), []);
}

#[test]
fn a_transparent_picture_paints_no_light_square() {
    let it = exports("format=svg\ntransparent=on\nborder=on\ncolours=brown");
    let svg = with_page(STUDY, "", |page| it.write(page));
    assert!(svg.contains("fill=\"#c6a17c\"") && !svg.contains("#f2e3ca"), "{svg}");
    assert!(!svg.contains("<rect"), "{svg}");
}

#[test]
fn the_colours_of_boards_are_those_of_the_page() {
    let css = include_str!("../../../static/squares.css");
    let values = Setting::Board.values();
    assert_eq!(values.len(), BOARDS.len());
    assert_eq!(&Choice::Colours.values()[1..], values);
    for (name, colours) in values.iter().zip(BOARDS) {
        let block = css.split_once(&format!("[data-board=\"{name}\"]")).unwrap().1;
        for (property, colour) in ["--light-square", "--dark-square"].into_iter().zip(colours) {
            let value = block.split_once(&format!("{property}: ")).unwrap().1;
            let value = value.strip_prefix("light-dark(").unwrap_or(value);
            let end = value.find([',', ';']).unwrap();
            assert_eq!(&value[..end], colour, "{name} {property}");
        }
    }
}

#[test]
fn names_are_those_of_what_is_chosen() {
    let pieces: Vec<&str> = PieceSet::ALL.iter().map(|set| set.name()).collect();
    assert_eq!(&Choice::Pieces.values()[1..], pieces);
    let tags: Vec<&str> = Lang::ALL.iter().map(|lang| lang.tag()).collect();
    assert_eq!(&Choice::Language.values()[1..], tags);
    assert_eq!(Choice::Align.values(), Align::ALL.map(Align::name));
    assert_eq!(&Choice::Stipulation.values()[1..], Outcome::ALL.map(Outcome::name));
    assert_eq!(exports("language=tr").language(), Some(Lang::Tr));
    assert_eq!(Exports::default().language(), None);
}

#[test]
fn every_product_of_a_damaged_text_is_written() {
    for text in ["", "8/8/8 w", "no chess", "\u{10ffff}\n\"<script>"] {
        for product in PRODUCTS {
            let it = exports(&format!("format={}\ncaption=</title>\"]}}}}", product.name()));
            let written = with_page(text, "", |page| {
                it.losses(page);
                it.write(page)
            });
            assert!(written.ends_with('\n'), "{text} {written}");
        }
    }
}

#[test]
fn an_open_game_is_written_as_a_game_until_its_position_is_edited() {
    let text = "[White \"A\"]\n\n1. e4 {best} 1... e5 *\n";
    let state = reduce(State::start(), Action::OpenGame(text.into()));
    let state = reduce(state, Action::Walk(crate::editor::Step::Next));
    let write = |state: &State, name: &str| {
        let chosen = exports(&format!("format={name}"));
        let page = Page {
            state,
            settings: &Settings::default(),
            words: Words::english(),
            home: "https://example.org/",
            pieces: &|piece| piece_markup(PieceSet::Letter, piece),
        };
        (chosen.write(&page), chosen.losses(&page), chosen.choices(state).len())
    };
    assert_eq!(write(&state, "pgn"), (text.to_string(), vec![], 0));
    let turned = reduce(state.clone(), Action::Flip);
    assert_eq!(write(&turned, "pgn").1, [Part::Orientation]);
    let (fen, _, choices) = write(&state, "fen");
    assert_eq!((fen.trim_end(), choices > 0), (&**state.text(), true));
    let edited = reduce(state, Action::SetSide(Color::White));
    let (position, _, choices) = write(&edited, "pgn");
    assert!(position.contains("[SetUp \"1\"]") && !position.contains("best") && choices > 0);
}
