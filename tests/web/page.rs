//! The page's components, mounted one page at a time.
#![expect(clippy::unwrap_used, reason = "a test may fail")]

use forsyth::app::{App, AppProps};
use js_sys::Promise;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{
    Element, Event, EventInit, HtmlElement, HtmlInputElement, HtmlSelectElement,
    HtmlTextAreaElement,
};
use yew::AppHandle;

const BROKEN: &str = "rnbqkbnr/pp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A page in the document, gone when dropped.
struct Page {
    root: Element,
    app: Option<AppHandle<App>>,
}

impl Page {
    /// Mounts the page with a text, and waits until it is there.
    async fn open(text: &str) -> Page {
        let document = gloo::utils::document();
        let root = document.create_element("div").unwrap();
        gloo::utils::body().append_child(&root).unwrap();
        let props = AppProps { text: Some(text.to_string().into()) };
        let app = yew::Renderer::<App>::with_root_and_props(root.clone(), props).render();
        let page = Page { root, app: Some(app) };
        page.settle().await;
        page
    }

    /// Waits until everything that was asked for is rendered.
    async fn settle(&self) {
        let pause = Promise::new(&mut |resolve, _| {
            gloo::utils::window()
                .set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, 60)
                .unwrap();
        });
        JsFuture::from(pause).await.unwrap();
    }

    fn all(&self, selector: &str) -> Vec<Element> {
        let found = self.root.query_selector_all(selector).unwrap();
        (0..found.length()).map(|i| found.get(i).unwrap().unchecked_into()).collect()
    }

    fn one<T: JsCast>(&self, selector: &str) -> T {
        let found = self.root.query_selector(selector).unwrap();
        found.unwrap_or_else(|| panic!("no {selector}")).dyn_into().unwrap()
    }

    fn texts(&self, selector: &str) -> Vec<String> {
        self.all(selector).iter().map(|element| element.text_content().unwrap()).collect()
    }

    fn fen(&self) -> String {
        self.one::<HtmlTextAreaElement>("textarea").value()
    }

    async fn click(&self, selector: &str) {
        self.one::<Element>(selector).unchecked_into::<HtmlElement>().click();
        self.settle().await;
    }

    /// Tells an element that something happened to it.
    async fn tell(&self, element: &Element, event: &str) {
        let init = EventInit::new();
        init.set_bubbles(true);
        let event = Event::new_with_event_init_dict(event, &init).unwrap();
        // A click that no pointer made, as those of screen readers, counts none.
        js_sys::Reflect::set(&event, &"detail".into(), &0.into()).unwrap();
        element.dispatch_event(&event).unwrap();
        self.settle().await;
    }

    async fn type_text(&self, text: &str) {
        let field: HtmlTextAreaElement = self.one("textarea");
        field.set_value(text);
        self.tell(&field, "input").await;
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        if let Some(app) = self.app.take() {
            app.destroy();
        }
        self.root.remove();
    }
}

#[wasm_bindgen_test]
async fn what_is_wrong_is_underlined_in_the_field() {
    let page = Page::open(BROKEN).await;
    assert_eq!(page.fen(), BROKEN);
    assert_eq!(page.texts("mark[data-severity=error]"), ["pp1pppp"]);
    page.type_text("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").await;
    assert_eq!(page.all("mark").len(), 0);
    // The copy that carries the underlines has the whole text, and a last line even if empty.
    let copy = page.texts(".fen-copy").concat();
    assert_eq!(copy.trim_end_matches('\u{200b}'), page.fen());
}

#[wasm_bindgen_test]
async fn a_fix_is_applied_by_its_button() {
    let page = Page::open(BROKEN).await;
    assert_eq!(page.all("[role=list] > li").len(), 1);
    assert!(page.texts("li .sentence")[0].contains("Rank 7 has 7 squares"));
    assert!(page.all("li [data-fix]").len() >= 2);
    page.click("li [data-fix=rank-short]").await;
    assert_ne!(page.fen(), BROKEN);
    assert_eq!(page.all("[role=list] > li").len(), 0);
    assert_eq!(page.all("mark").len(), 0);
}

#[wasm_bindgen_test]
async fn the_board_names_its_squares() {
    let page = Page::open("k7/8/8/8/4P3/8/8/7K w - - 0 1").await;
    let label = |square: &str| {
        let cell: Element = page.one(&format!("[role=gridcell][data-square={square}]"));
        cell.get_attribute("aria-label").unwrap()
    };
    assert_eq!(page.all("[role=grid] [role=row] [role=gridcell]").len(), 64);
    assert_eq!(label("e4"), "e4, white pawn");
    assert_eq!(label("a8"), "a8, black king");
    assert_eq!(label("e5"), "e5, empty");
    // It is one stop of the Tab key.
    assert_eq!(page.all("[role=gridcell][tabindex='0']").len(), 1);
}

#[wasm_bindgen_test]
async fn the_board_is_edited_by_clicks() {
    let page = Page::open("k7/8/8/8/4P3/8/8/7K w - - 0 1").await;
    for square in ["e4", "d5"] {
        let square: Element = page.one(&format!("[data-square={square}]"));
        page.tell(&square, "click").await;
    }
    assert_eq!(page.fen(), "k7/8/8/3P4/8/8/8/7K w - - 0 1");
    page.click("[aria-label='Black queen']").await;
    page.tell(&page.one("[data-square=d5]"), "click").await;
    assert_eq!(page.fen(), "k7/8/8/3q4/8/8/8/7K w - - 0 1");
    page.tell(&page.one("[data-square=d5]"), "click").await;
    assert_eq!(page.fen(), "k7/8/8/8/8/8/8/7K w - - 0 1");
}

#[wasm_bindgen_test]
async fn pointing_at_a_square_lights_the_problem_and_its_text() {
    let page = Page::open(BROKEN).await;
    assert_eq!(page.all(".lit").len(), 0);
    page.tell(&page.one("[data-square=d7]"), "pointerover").await;
    assert_eq!(page.all("li.lit").len(), 1);
    // The character of the square stands out among the others.
    assert_eq!(page.texts("mark.lit").concat(), "pp1pppp");
    assert_eq!(page.texts(".fen-copy .here"), ["p"]);
    assert_eq!(page.all(".square.error").len(), 8);
    page.tell(&page.one("[data-square=d4]"), "pointerover").await;
    assert_eq!(page.all(".lit, .square.error").len(), 0);
    assert_eq!(page.all(".square.pointed").len(), 1);
}

#[wasm_bindgen_test]
async fn the_controls_show_the_fields() {
    let page = Page::open("4k3/8/8/3pP3/8/8/8/R3K3 b Qk - 7 12").await;
    let input = |selector: &str| page.one::<HtmlInputElement>(selector);
    let value = |selector: &str| input(selector).value();
    let radios = page.all("[role=radiogroup] input");
    let checked: Vec<bool> =
        radios.iter().map(|r| r.clone().unchecked_into::<HtmlInputElement>().checked()).collect();
    assert_eq!(checked, [false, true]);
    assert_eq!(value("#halfmove-clock"), "7");
    assert_eq!(value("#fullmove-number"), "12");
    // Given and possible; given though it can't be; not given, since it can't be.
    let boxes = [
        ("White queenside", true, false),
        ("Black kingside", true, false),
        ("White kingside", false, true),
    ];
    for (name, checked, disabled) in boxes {
        let right = input(&format!("[aria-label='{name}']"));
        assert_eq!((right.checked(), right.disabled()), (checked, disabled), "{name}");
    }
    let reason = input("[aria-label='White kingside']").get_attribute("aria-describedby").unwrap();
    assert_eq!(page.texts(&format!("#{reason}")), ["no rook on h1"]);

    page.type_text("4k3/8/8/3pP3/8/8/8/R3K3 w Q d6 0 13").await;
    assert_eq!(page.one::<HtmlSelectElement>("#en-passant").value(), "d6");
    assert_eq!(page.texts("#en-passant option"), ["none", "d6"]);
    assert_eq!(value("#fullmove-number"), "13");
}

#[wasm_bindgen_test]
async fn a_counter_takes_numbers_only() {
    let page = Page::open("8/8/8/8/8/8/8/8 w - - 0 1").await;
    let clock: HtmlInputElement = page.one("#halfmove-clock");
    clock.set_value("");
    page.tell(&clock, "input").await;
    assert_eq!(page.fen(), "8/8/8/8/8/8/8/8 w - - 0 1");
    assert_eq!(clock.value(), "");
    clock.set_value("31");
    page.tell(&clock, "input").await;
    assert_eq!(page.fen(), "8/8/8/8/8/8/8/8 w - - 31 1");
}

#[wasm_bindgen_test]
async fn text_is_never_markup() {
    let text = "<b>8</b>/<img src=x> \"w\" & KQkq";
    let page = Page::open(text).await;
    assert_eq!(page.fen(), text);
    assert_eq!(page.all(".fen b, img, .problems b b").len(), 0);
    assert!(page.texts(".fen-copy").concat().starts_with(text));
}
