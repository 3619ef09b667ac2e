//! The small signs of how bad something is: no two alike in shape.

use yew::prelude::*;

use crate::fen::Severity;

/// The outline of a sign, and the lines within it.
const fn drawing(severity: Option<Severity>) -> (&'static str, &'static str) {
    match severity {
        None => ("M8 1a7 7 0 1 0 0 14a7 7 0 1 0 0-14z", "M4.8 8.3l2.3 2.4l4.2-5"),
        Some(Severity::Info) => ("M8 1a7 7 0 1 0 0 14a7 7 0 1 0 0-14z", "M8 7.3v4M8 4.6v.1"),
        Some(Severity::Warning) => ("M8 1.2l7.4 13.4h-14.8z", "M8 6v3.9M8 12.3v.1"),
        Some(Severity::Error) => {
            ("M5 1h6l4 4v6l-4 4h-6l-4-4v-6z", "M5.4 5.4l5.2 5.2M10.6 5.4l-5.2 5.2")
        }
    }
}

/// The sign of a severity, or of nothing being wrong.
pub fn sign(severity: Option<Severity>) -> Html {
    let (shape, lines) = drawing(severity);
    let name = severity.map_or("legal", Severity::name);
    html! {
        <svg class={classes!("sign", name)} viewBox="0 0 16 16" aria-hidden="true">
            <path d={shape} />
            <path class="line" d={lines} />
        </svg>
    }
}

/// The same as markup.
pub fn sign_markup(severity: Option<Severity>) -> String {
    let (shape, lines) = drawing(severity);
    let name = severity.map_or("legal", Severity::name);
    [
        "<svg class=\"sign ",
        name,
        "\" viewBox=\"0 0 16 16\" aria-hidden=\"true\"><path d=\"",
        shape,
        "\"/><path class=\"line\" d=\"",
        lines,
        "\"/></svg>",
    ]
    .concat()
}
