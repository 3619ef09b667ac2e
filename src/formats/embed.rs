//! What to paste into a blog so that it shows a board, in the order in which a blog may allow it:
//! the element `<fen-board>`, an iframe, an image; and an image as Markdown and as a block of
//! WordPress, which strips scripts and iframes from most of its authors.

use super::address;
use super::options::View;
use crate::chess::Color;
use crate::diagram::PieceSet;
use crate::fen::{Dialect, write};

/// How a blog shows a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rung {
    /// The custom element and the script that it needs.
    Element,
    /// A frame with the page `embed.html`.
    Iframe,
    /// An image in HTML.
    Image,
    /// An image in Markdown, which links to the editor.
    Markdown,
    /// A block with an image in WordPress.
    WordPress,
}

/// Each at its own place, with its name and the extension of its files.
const TABLE: [(&str, &str); 5] = [
    ("embed-element", "html"),
    ("embed-iframe", "html"),
    ("embed-image", "html"),
    ("embed-markdown", "md"),
    ("embed-wordpress", "html"),
];

impl Rung {
    /// All of them, the most capable first.
    pub const ALL: [Rung; 5] =
        [Rung::Element, Rung::Iframe, Rung::Image, Rung::Markdown, Rung::WordPress];

    /// The name in storage.
    pub fn name(self) -> &'static str {
        TABLE[self as usize].0
    }

    /// The extension of a file with it, without the full stop.
    pub fn extension(self) -> &'static str {
        TABLE[self as usize].1
    }

    /// Whether it shows a picture and needs no program.
    pub fn is_image(self) -> bool {
        !matches!(self, Rung::Element | Rung::Iframe)
    }
}

/// What is shown.
#[derive(Clone, Debug)]
pub struct Embed<'a> {
    /// The position, with what is drawn on it and the side at the bottom.
    pub view: View<'a>,
    /// The address of the folder with `fen-board.js` and `embed.html`, with `/` at its end.
    pub home: &'a str,
    /// The address of the picture, for the rungs with an image: a file, or a [`data_url`].
    pub image: &'a str,
    /// What stands below the board: plain text.
    pub caption: &'a str,
    /// The position in words, for those who don't see it.
    pub description: &'a str,
    /// The width in pixels.
    pub width: u32,
    /// `inside`, `outside` or `off`.
    pub coordinates: &'a str,
    /// The name of the board colours; empty for the usual ones.
    pub theme: &'a str,
    /// The drawings.
    pub pieces: PieceSet,
    /// Whether the side to move is told.
    pub side: bool,
    /// Whether pieces can be moved.
    pub interactive: bool,
    /// The moves of the solution; empty for none.
    pub solution: &'a str,
    /// The tag of the language.
    pub language: &'a str,
}

/// What is to be pasted.
pub fn snippet(rung: Rung, embed: &Embed<'_>) -> String {
    match rung {
        Rung::Element => element(embed),
        Rung::Iframe => iframe(embed),
        Rung::Image => image(embed),
        Rung::Markdown => markdown(embed),
        Rung::WordPress => wordpress(embed),
    }
}

/// A picture as an address of its own.
pub fn data_url(svg: &str) -> String {
    let mut url = String::with_capacity(svg.len() * 5 / 4 + 40);
    url.push_str("data:image/svg+xml,");
    for byte in svg.bytes() {
        match byte {
            b'"' => url.push('\''),
            b' ' | b'!' | b'('..=b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~' => {
                url.push(byte as char)
            }
            _ => push_percent(&mut url, byte),
        }
    }
    url
}

/// The options that are not the usual ones, under the names that the element and the frame know.
fn options<'a>(
    embed: &'a Embed<'_>,
    shapes: &'a str,
) -> impl Iterator<Item = (&'static str, &'a str)> {
    let orientation = if embed.view.orientation == Color::Black { "black" } else { "" };
    let coordinates = if embed.coordinates == "inside" { "" } else { embed.coordinates };
    let pieces = if embed.pieces == PieceSet::Standard { "" } else { embed.pieces.name() };
    let flag = |is_on| if is_on { "on" } else { "" };
    [
        ("orientation", orientation),
        ("arrows", shapes),
        ("coordinates", coordinates),
        ("theme", embed.theme),
        ("pieces", pieces),
        ("side", flag(embed.side)),
        ("interactive", flag(embed.interactive)),
        ("solution", embed.solution),
        ("caption", embed.caption),
        ("lang", embed.language),
    ]
    .into_iter()
    .filter(|(_, value)| !value.is_empty())
}

fn element(embed: &Embed<'_>) -> String {
    let mut out = String::from("<script type=\"module\" src=\"");
    push_escaped(&mut out, embed.home);
    out.push_str("fen-board.js\"></script>\n<fen-board");
    for (name, value) in options(embed, &embed.view.shapes.to_list()) {
        push_attribute(&mut out, name, value);
    }
    out.push('>');
    out.push_str(&fen(embed));
    out.push_str("</fen-board>\n");
    out
}

/// The address of the page that a frame shows.
pub fn frame_address(embed: &Embed<'_>) -> String {
    let mut src = String::from(embed.home);
    src.push_str("embed.html?fen=");
    src.push_str(&address::encoded(&fen(embed)));
    for (name, value) in options(embed, &embed.view.shapes.to_list()) {
        src.push('&');
        src.push_str(name);
        src.push('=');
        for byte in value.bytes() {
            match byte {
                b' ' => src.push('+'),
                b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' | b'-' | b'.' | b',' => {
                    src.push(byte as char);
                }
                _ => push_percent(&mut src, byte),
            }
        }
    }
    src
}

fn iframe(embed: &Embed<'_>) -> String {
    let src = frame_address(embed);
    // A line each for what stands below the board.
    let below = [!embed.caption.is_empty(), embed.side, !embed.solution.is_empty()];
    let lines = below.into_iter().filter(|&is_there| is_there).count() as u32;
    let height = embed.width.saturating_add(36 * lines);
    let mut out = String::from("<iframe");
    push_attribute(&mut out, "src", &src);
    push_attribute(&mut out, "title", label(embed));
    push_attribute(&mut out, "width", &embed.width.to_string());
    push_attribute(&mut out, "height", &height.to_string());
    out.push_str(
        " loading=\"lazy\" sandbox=\"allow-scripts allow-popups\" style=\"border:0\"></iframe>\n",
    );
    out
}

fn image(embed: &Embed<'_>) -> String {
    let mut out = String::new();
    push_image(&mut out, embed);
    out.push('\n');
    out
}

fn push_image(out: &mut String, embed: &Embed<'_>) {
    out.push_str("<img");
    push_attribute(out, "src", embed.image);
    push_attribute(out, "alt", embed.description);
    let width = embed.width.to_string();
    push_attribute(out, "width", &width);
    push_attribute(out, "height", &width);
    out.push('>');
}

fn markdown(embed: &Embed<'_>) -> String {
    let mut out = String::from("[![");
    for c in embed.description.chars() {
        match c {
            '\\' | '[' | ']' | '`' | '*' | '_' | '<' | '&' | '!' => out.push('\\'),
            _ => {}
        }
        out.push(if c.is_control() { ' ' } else { c });
    }
    out.push_str("](");
    push_destination(&mut out, embed.image);
    out.push_str(")](");
    let mut link = String::from(embed.home);
    link.push_str("#fen=");
    link.push_str(&address::encoded(&fen(embed)));
    push_destination(&mut out, &link);
    out.push_str(")\n");
    out
}

/// The address of a link in Markdown: nothing in it ends it.
fn push_destination(out: &mut String, url: &str) {
    for c in url.chars() {
        match c {
            '(' | ')' | '<' | '>' | '\\' => push_percent(out, c as u8),
            _ if c.is_ascii_control() || c == ' ' => push_percent(out, c as u8),
            _ => out.push(c),
        }
    }
}

fn wordpress(embed: &Embed<'_>) -> String {
    let mut out = String::from("<!-- wp:image -->\n<figure class=\"wp-block-image\">");
    push_image(&mut out, embed);
    if !embed.caption.is_empty() {
        out.push_str("<figcaption class=\"wp-element-caption\">");
        push_escaped(&mut out, embed.caption);
        out.push_str("</figcaption>");
    }
    out.push_str("</figure>\n<!-- /wp:image -->\n");
    out
}

fn fen(embed: &Embed<'_>) -> String {
    write(embed.view.setup, Dialect::AsGiven)
}

/// What a frame is called.
fn label<'a>(embed: &Embed<'a>) -> &'a str {
    if embed.caption.is_empty() { embed.description } else { embed.caption }
}

fn push_attribute(out: &mut String, name: &str, value: &str) {
    out.push(' ');
    out.push_str(name);
    // A flag needs no value.
    if matches!(name, "side" | "interactive") {
        return;
    }
    out.push_str("=\"");
    push_escaped(out, value);
    out.push('"');
}

fn push_escaped(out: &mut String, text: &str) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            _ if c.is_control() => out.push(' '),
            _ => out.push(c),
        }
    }
}

fn push_percent(out: &mut String, byte: u8) {
    out.push('%');
    for digit in [byte >> 4, byte & 15] {
        out.push(char::from_digit(digit.into(), 16).unwrap_or('0').to_ascii_uppercase());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Setup;
    use crate::diagram::Shapes;

    const HOME: &str = "https://example.org/forsyth/";

    fn plain(setup: &Setup) -> Embed<'_> {
        Embed {
            view: View::new(setup),
            home: HOME,
            image: "board.svg",
            caption: "",
            description: "White: king e1.",
            width: 360,
            coordinates: "inside",
            theme: "",
            pieces: PieceSet::Standard,
            side: false,
            interactive: false,
            solution: "",
            language: "",
        }
    }

    #[test]
    fn the_plain_board_on_every_rung() {
        let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        let embed = plain(&Setup::START);
        let expected = [
            format!(
                "<script type=\"module\" src=\"{HOME}fen-board.js\"></script>\n\
                 <fen-board>{fen} w KQkq - 0 1</fen-board>\n"
            ),
            format!(
                "<iframe src=\"{HOME}embed.html?fen={fen}_w_KQkq_-_0_1\" title=\"White: king e1.\" \
                 width=\"360\" height=\"360\" loading=\"lazy\" sandbox=\"allow-scripts allow-popups\" \
                 style=\"border:0\"></iframe>\n"
            ),
            "<img src=\"board.svg\" alt=\"White: king e1.\" width=\"360\" height=\"360\">\n".into(),
            format!("[![White: king e1.](board.svg)]({HOME}#fen={fen}_w_KQkq_-_0_1)\n"),
            "<!-- wp:image -->\n<figure class=\"wp-block-image\"><img src=\"board.svg\" \
             alt=\"White: king e1.\" width=\"360\" height=\"360\"></figure>\n<!-- /wp:image -->\n"
                .into(),
        ];
        assert_eq!(Rung::ALL.map(|rung| snippet(rung, &embed)), expected);
    }

    #[test]
    fn all_options() {
        let mut embed = plain(&Setup::START);
        embed.view.orientation = Color::Black;
        embed.view.shapes = Shapes::from_list("Ge2e4,Ra1");
        embed = Embed {
            caption: "Mate & more",
            coordinates: "off",
            theme: "blue",
            pieces: PieceSet::Letter,
            side: true,
            interactive: true,
            solution: "1. e4",
            language: "fi",
            ..embed
        };
        let element = snippet(Rung::Element, &embed);
        assert!(element.contains(
            "<fen-board orientation=\"black\" arrows=\"Ra1,Ge2e4\" coordinates=\"off\" \
             theme=\"blue\" pieces=\"letter\" side interactive solution=\"1. e4\" \
             caption=\"Mate &amp; more\" lang=\"fi\">"
        ));
        let iframe = snippet(Rung::Iframe, &embed);
        assert!(iframe.contains(
            "_0_1&amp;orientation=black&amp;arrows=Ra1,Ge2e4&amp;coordinates=off&amp;theme=blue\
             &amp;pieces=letter&amp;side=on&amp;interactive=on&amp;solution=1.+e4\
             &amp;caption=Mate+%26+more&amp;lang=fi\" title=\"Mate &amp; more\" width=\"360\" \
             height=\"468\""
        ));
        assert!(snippet(Rung::WordPress, &embed).contains(">Mate &amp; more</figcaption>"));
    }

    #[test]
    fn hostile_texts_stay_text() {
        let hostile = "\"><script>alert(1)</script>](javascript:alert(1))\n\u{202e}é";
        let embed = Embed {
            home: hostile,
            image: hostile,
            caption: hostile,
            description: hostile,
            solution: hostile,
            theme: hostile,
            ..plain(&Setup::EMPTY)
        };
        for rung in Rung::ALL {
            let out = snippet(rung, &embed);
            assert!(!out.replace("\\<", "").contains("<script>"), "{rung:?} {out}");
            let ends = out.match_indices("](").filter(|(at, _)| !out[..*at].ends_with('\\'));
            if rung == Rung::Markdown {
                assert_eq!(ends.count(), 2, "{out}");
            }
            assert_eq!(
                out.matches('\n').count(),
                match rung {
                    Rung::Element => 2,
                    Rung::WordPress => 3,
                    _ => 1,
                },
                "{out}"
            );
        }
    }

    #[test]
    fn a_picture_as_an_address() {
        assert_eq!(
            data_url("<svg a=\"b\">#%é</svg>\n"),
            "data:image/svg+xml,%3Csvg a='b'%3E%23%25%C3%A9%3C/svg%3E%0A"
        );
    }
}
