//! The standard set: Staunton silhouettes.
//!
//! A role is one closed outline and one set of inner lines; its two colours differ only in paint.
//! Every line has the same weight, and most level lines fill a row of pixels when the square is
//! 20 pixels wide. All pieces stand on the same line. The silhouettes are symmetric about the
//! middle of the square, apart from the knight, which faces left.

use crate::chess::{Color, Piece, Role};

/// The one pen that draws every line.
pub(super) const PEN: &str =
    "stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\"";

/// The shape of a role, as SVG path data on a square of 60 by 60.
pub(super) struct Drawing {
    /// The silhouette: closed, filled and outlined.
    pub body: &'static str,
    /// Bands, eye, mane: the lines inside, which may end in the middle of the outline.
    pub lines: &'static str,
}

/// The shape of a role. A path begins at each `M` at an absolute place and is relative else.
pub(super) const fn drawing(role: Role) -> Drawing {
    match role {
        Role::Pawn => Drawing {
            body: "M13 55.5v-2.5c0-2.5 1.5-3.5 3.5-3.5h1.5c1-3.5 6-4 6.5-12h-2c-4 0-4-6 0-6h2\
             a9.5 9.5 0 1 1 11 0h2c4 0 4 6 0 6h-2c.5 8 5.5 8.5 6.5 12h1.5c2 0 3.5 1 3.5 \
             3.5v2.5z",
            lines: "M16 49.5h28M22.5 31.5h15M22.5 37.5h15",
        },
        Role::Knight => Drawing {
            body: "M12 55.5v-2.5c0-2.5 1.5-3.5 3.5-3.5h2c0-8.5 4.5-11.5 9-15.5 1.5-1.5 2.5-3 3-5\
             -2.5 3-6 2.5-8 4s-3 4.5-5.5 6c-2 1-4 .5-5-1.5l-2-1c-1.5-1.5-1.5-3.5-.5-5.5 2\
             -3.5 4.5-8 6-12 1.5-3.5 4-6.5 7-8-.5-2.5 0-5 1-7.5 3 1.5 5 3.5 6 6 10.5 1.5 \
             18 10.5 19.5 22.5 .7 6-1.5 13-4.5 17.5h1c2 0 3.5 1 3.5 3.5v2.5z",
            lines: "M15 49.5h30M29.5 29c1.8-2.5 2-6 .7-9M27.5 14q6.3.7 6 4.5q5 1 4.5 6q4 2 3 7\
             q3.2 3 1.3 7q1.7 4-1.3 7.5M19 19.5q.8-1.8 2.8-1.8q-.4 1.6-2.8 1.8M12 32.5l.5\
             -.5M11 37.5l4.5-1.8",
        },
        Role::Bishop => Drawing {
            body: "M12 55.5v-2.5c0-2.5 1.5-3.5 3.5-3.5h1.5c1-3.5 6-4 6.5-12h-2.5c-4 0-4-6 0-6\
             -7.5-6.5-3-15.5 9-21 12 5.5 16.5 14.5 9 21 4 0 4 6 0 6h-2.5c.5 8 5.5 8.5 6.5 \
             12h1.5c2 0 3.5 1 3.5 3.5v2.5zM30 4.5a3 3 0 1 1 0 6a3 3 0 1 1 0-6z",
            lines: "M15 49.5h30M21 37.5h18M21 31.5h18M38.3 16l-6.8 7.5",
        },
        Role::Rook => Drawing {
            body: "M11 55.5v-2.5c0-2.5 1.5-3.5 3.5-3.5h1.5l2.5-6 2-15.5-7-5.5v-12h7v5h6v-5h7v5h6\
             v-5h7v12l-7 5.5 2 15.5 2.5 6h1.5c2 0 3.5 1 3.5 3.5v2.5z",
            lines: "M14 49.5h32M18.5 43.5h23M20.5 28h19M13.5 22.5h33",
        },
        Role::Queen => Drawing {
            body: "M10 55.5v-2.5c0-2.5 1.5-3.5 3.5-3.5h1.5c1-3.5 6.5-3.5 7.5-12h-2c-4 0-4-6 0-6\
             -1-6.5-6.5-9.5-11.5-16l8.8 5 1.7-9.3 6 8.3 4.5-10.5 4.5 10.5 6-8.3 1.7 9.3 \
             8.8-5c-5 6.5-10.5 9.5-11.5 16 4 0 4 6 0 6h-2c1 8.5 6.5 8.5 7.5 12h1.5c2 0 3.5 \
             1 3.5 3.5v2.5zM7.5 11a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5zM19.5 6.2a2.5 2.5 0 \
             1 1 0 5a2.5 2.5 0 1 1 0-5zM30 4a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5zM40.5 6.2\
             a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5zM52.5 11a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 \
             0-5z",
            lines: "M13 49.5h34M20.5 37.5h19M20.5 31.5h19",
        },
        Role::King => Drawing {
            body: "M10 55.5v-2.5c0-2.5 1.5-3.5 3.5-3.5h1.5c1-3.5 6.5-3.5 7.5-12h-2c-4 0-4-6 0-6\
             -.5-4-3-8-7-12 2.5-3.5 8.5-4.5 14.2-4.7l.6-5.1-5.3 1v-5l5.3 1-.8-3.7h5l-.8 \
             3.7 5.3-1v5l-5.3-1 .6 5.1c5.7.2 11.7 1.2 14.2 4.7-4 4-6.5 8-7 12 4 0 4 6 0 6h\
             -2c1 8.5 6.5 8.5 7.5 12h1.5c2 0 3.5 1 3.5 3.5v2.5z",
            lines: "M13 49.5h34M20.5 37.5h19M20.5 31.5h19M13.5 19.5h33",
        },
    }
}

/// The drawing of a piece.
pub(super) fn markup(piece: Piece) -> String {
    let Drawing { body, lines } = drawing(piece.role);
    match piece.color {
        Color::White => [
            "<g fill=\"#fff\" stroke=\"#111\" ",
            PEN,
            "><path d=\"",
            body,
            "\"/><path fill=\"none\" d=\"",
            lines,
            "\"/></g>",
        ]
        .concat(),
        // First the body with a soft rim that lifts it off a dark square, last the outline, so
        // that light lines end flush inside it.
        Color::Black => [
            "<g fill=\"none\" stroke=\"#000\" ",
            PEN,
            "><path fill=\"#262626\" stroke=\"#fff\" stroke-opacity=\".35\" stroke-width=\"3.5\" \
             paint-order=\"stroke\" d=\"",
            body,
            "\"/><path stroke=\"#eee\" d=\"",
            lines,
            "\"/><path d=\"",
            body,
            "\"/></g>",
        ]
        .concat(),
    }
}
