//! English.

use super::Ui;
use crate::chess::{CastlingSide, Color, Piece, Role};
use crate::fen::{
    Alphabet, CastlingLack, Field, Problem, RankChange, RanksPlace, Repair, Severity, Turned,
    Wrapper,
};
use crate::rules::Verdict;

pub(super) static UI: Ui = Ui {
    fen: "FEN",
    board: "Board",
    problems: "Problems",
    no_problems: "Nothing to report",
    side_to_move: "Side to move",
    castling_rights: "Castling rights",
    kingside: "kingside",
    queenside: "queenside",
    en_passant_square: "En passant square",
    none: "none",
    halfmove_clock: "Halfmove clock",
    fullmove_number: "Fullmove number",
    start_position: "Start position",
    empty_board: "Empty board",
    flip_board: "Flip board",
    copy_fen: "Copy FEN",
    copied: "Copied",
    copy_failed: "Copying was not allowed; select the text and copy it by hand",
    name: "Forsyth",
    tagline: "FEN viewer and editor",
    placeholder: "Paste or type a FEN",
    position: "Position",
    actions: "Actions",
    undo: "Undo",
    redo: "Redo",
    delete_tool: "Delete tool",
    board_help: "Arrow keys move over the squares. A piece letter puts that piece, a capital one a \
                 white piece. Delete clears the square. Enter picks a piece up and puts it down.",
    show_less: "Show fewer",
    problem_help: "Selects the place in the FEN",
    to_move: |c| format!("{} to move", color(c)),
    pieces_of: |c| match c {
        Color::White => "White pieces",
        Color::Black => "Black pieces",
    },
    spare: |p| format!("{} {}", color(p.color), role(p.role)),
    right: |c, s| match (c, s) {
        (Color::White, CastlingSide::King) => "White kingside",
        (Color::White, CastlingSide::Queen) => "White queenside",
        (Color::Black, CastlingSide::King) => "Black kingside",
        (Color::Black, CastlingSide::Queen) => "Black queenside",
    },
    lack: |c, s, lack| {
        let king = if c == Color::White { "e1" } else { "e8" };
        let rook = s.home_rook(c);
        match lack {
            CastlingLack::King => format!("king not on {king}"),
            CastlingLack::Rook => format!("no rook on {rook}"),
            CastlingLack::Both => format!("king not on {king}, no rook on {rook}"),
        }
    },
    on_square: |square, p| match p {
        Some(p) => format!("{square}, {}", piece(p)),
        None => format!("{square}, empty"),
    },
    wrong_ep: |square| format!("{square} (can\u{2019}t be right)"),
    severity: |severity| match severity {
        Severity::Error => "Error",
        Severity::Warning => "Warning",
        Severity::Info => "Note",
    },
    counts: |counts| {
        let nouns = ["error", "warning", "note"];
        let parts = counts.into_iter().zip(nouns).filter(|(n, _)| *n > 0);
        parts.map(|(n, noun)| count(n, noun)).collect::<Vec<_>>().join(", ")
    },
    show_more: |n| format!("Show {n} more"),
};

pub(super) const fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Legal => "Legal position",
        Verdict::Playable => "Playable, with warnings",
        Verdict::Illegal => "Illegal position",
        Verdict::Unreadable => "Not readable in full",
    }
}

pub(super) const fn field(field: Field) -> &'static str {
    match field {
        Field::Placement => "piece placement",
        Field::SideToMove => "side to move",
        Field::Castling => "castling rights",
        Field::EnPassant => "en passant square",
        Field::HalfmoveClock => "halfmove clock",
        Field::FullmoveNumber => "fullmove number",
    }
}

pub(super) const fn color(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

pub(super) const fn role(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

pub(super) fn piece(piece: Piece) -> String {
    let color = match piece.color {
        Color::White => "white",
        Color::Black => "black",
    };
    format!("{color} {}", role(piece.role))
}

/// The name of a kind of pieces, as in "black queens".
fn pieces(color: Option<Color>, role_of: Option<Role>, count: usize) -> String {
    let color = match color {
        Some(Color::White) => "white ",
        Some(Color::Black) => "black ",
        None => "",
    };
    let noun = role_of.map_or("piece", role);
    format!("{color}{noun}{}", if count == 1 { "" } else { "s" })
}

const fn side(side: CastlingSide) -> &'static str {
    match side {
        CastlingSide::King => "kingside",
        CastlingSide::Queen => "queenside",
    }
}

fn count(n: usize, noun: &str) -> String {
    match n {
        1 => format!("1 {noun}"),
        0 => format!("no {noun}s"),
        _ => format!("{n} {noun}s"),
    }
}

fn at_most(n: u32) -> String {
    match n {
        0 => "none".to_string(),
        n => format!("only {n}"),
    }
}

const fn wrapper(wrapper: Wrapper) -> &'static str {
    match wrapper {
        Wrapper::Quotes => "in quotation marks",
        Wrapper::PgnTag => "inside a PGN tag",
        Wrapper::Url => "inside a web address",
        Wrapper::Json => "inside JSON",
        Wrapper::Uci => "inside a UCI command",
        Wrapper::Html => "written with HTML entities",
        Wrapper::Csv => "one value of a comma-separated row",
        Wrapper::Text => "surrounded by other text",
    }
}

const fn alphabet(alphabet: Alphabet) -> &'static str {
    match alphabet {
        Alphabet::German => "German",
        Alphabet::French => "French",
        Alphabet::Spanish => "Spanish",
        Alphabet::Problemist => "problemists'",
        Alphabet::Figurine => "figurine",
    }
}

fn turned(turned: Turned) -> &'static str {
    match turned {
        Turned::UpsideDown => "The board is upside down: the ranks seem to run from 1 to 8",
        Turned::Mirrored => "The board is mirrored: the files seem to run from h to a",
        Turned::Rotated => "The board is turned round: it seems to be seen from Black's side",
        Turned::ColoursSwapped => {
            "The colours seem to be swapped: upper case is White, lower case is Black"
        }
    }
}

/// A character as people can see it: invisible ones by their code point.
fn shown(c: char) -> String {
    if c.is_control() || c.is_whitespace() || is_invisible(c) {
        format!("U+{:04X}", c as u32)
    } else {
        format!("\u{201C}{c}\u{201D}")
    }
}

fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

pub(super) fn problem(problem: &Problem) -> String {
    use Problem as P;
    match *problem {
        P::Empty => "There is no text yet. Paste a FEN here, or set up the board".into(),
        P::NotAFen => "No FEN was found in this text".into(),
        P::Wrapper(kind) => format!("The FEN is {}", wrapper(kind)),
        P::PercentEncoded => "The FEN is percent-encoded, as in a web address".into(),
        P::Multiple { count } => format!("The text holds {count} FENs; this is the first"),
        P::TrailingText => "There is other text after the FEN".into(),
        P::EpdOperations => "These are EPD operations; a FEN has a halfmove clock and a fullmove number here".into(),
        P::SpaceLeading => "There is space before the FEN".into(),
        P::SpaceTrailing => "There is space after the FEN".into(),
        P::SpaceRun => "The fields are more than one space apart".into(),
        P::SpaceTab => "A tab separates the fields; a FEN uses a space".into(),
        P::SpaceNewline => "The FEN is broken into lines; a FEN is one line".into(),
        P::SpaceUnicode => "A special space separates the fields; a FEN uses a plain space".into(),
        P::SpaceUnderscore => "Underscores separate the fields; a FEN uses spaces".into(),
        P::InvisibleChar(c) => format!("There is an invisible character here ({})", shown(c)),
        P::DashUnicode(c) => format!("{} is a typographic dash; a FEN uses the plain hyphen \u{201C}-\u{201D}", shown(c)),
        P::Homoglyph { found, means: Some(means) } => {
            format!("{} (U+{:04X}) only looks like \u{201C}{means}\u{201D}", shown(found), found as u32)
        }
        P::Homoglyph { found, means: None } => {
            format!("{} (U+{:04X}) is not a character of FEN", shown(found), found as u32)
        }
        P::Separator(c) => format!("{} separates the fields; a FEN uses spaces", shown(c)),
        P::RanksFew { found } => format!("The board has {}; it needs 8", count(found, "rank")),
        P::RanksMany { found } => format!("The board has {}; it has room for 8", count(found, "rank")),
        P::RankShort { rank, squares } => format!("Rank {rank} has {}; it needs 8", count(squares, "square")),
        P::RankLong { rank, squares } => format!("Rank {rank} has {}; it has room for 8", count(squares, "square")),
        P::RankEmpty { rank } => format!("Rank {rank} has nothing between its slashes; an empty rank is written 8"),
        P::DigitZero => "The digit 0 stands for no square and has no place in a rank".into(),
        P::DigitRange(c) => format!("{} is too many: a digit counts empty squares, 1 to 8", shown(c)),
        P::DigitsAdjacent { sum } => format!("Digits side by side: a run of empty squares is one digit, {sum}"),
        P::PieceChar { found, means: Some(p) } => format!("{} is not a FEN piece letter; a {} is {}", shown(found), piece(p), p.letter()),
        P::PieceChar { found, means: None } => {
            format!("{} is not a piece. Pieces are K Q R B N P for White and k q r b n p for Black", shown(found))
        }
        P::PieceAlphabet { found, alphabet: a } => {
            format!("{} belongs to the {} piece letters; FEN uses the English ones, K Q R B N P", shown(found), alphabet(a))
        }
        P::EmptyChar(c) => format!("{} is not how FEN writes empty squares: it counts them, 1 to 8", shown(c)),
        P::SlashLeading => "There is a slash before the first rank".into(),
        P::SlashTrailing => "There is a slash after the last rank".into(),
        P::SlashMissing => "The slashes between the ranks are missing".into(),
        P::SlashBack => "Backslashes separate the ranks; FEN uses \u{201C}/\u{201D}".into(),
        P::SpaceInBoard => "There is a space inside the piece placement".into(),
        P::VariantBoard { files, ranks } => format!("This board has {files} files and {ranks} ranks; chess has 8 and 8. It seems to be another game"),
        P::VariantPocket => "Pieces in hand belong to crazyhouse; standard FEN has no place for them".into(),
        P::VariantPromoted => "\u{201C}~\u{201D} marks a promoted piece in crazyhouse; standard FEN has no place for it".into(),
        P::VariantChecks => "A count of checks belongs to three-check chess; standard FEN has no place for it".into(),
        P::FieldMissing { first, count: 1 } => format!("The {} is missing; {} is assumed", field(first), default_of(first)),
        P::FieldMissing { first, count: _ } => format!("The fields from the {} on are missing; their usual values are assumed", field(first)),
        P::FieldExtra => "A FEN has six fields; this is left over".into(),
        P::FieldOrder => "The fields are not in order: side to move comes before castling rights".into(),
        P::SideChar => "The side to move is written w or b".into(),
        P::SideCase(c) => format!("The side to move is written in lower case: {}", c.letter()),
        P::SideWord(c) => format!("The side to move is one letter: {}", c.letter()),
        P::CastlingChar(c) => format!("{} is not a castling right; they are written with K, Q, k, q, or - for none", shown(c)),
        P::CastlingDash => "\u{201C}-\u{201D} means that there are no castling rights, but letters stand beside it".into(),
        P::CastlingWord => "Castling rights are written with K, Q, k, q, or - for none".into(),
        P::CastlingDuplicate { found, first } if found == first => format!("The castling right {found} is written twice"),
        P::CastlingDuplicate { found, first } => format!("The castling rights {first} and {found} name the same rook"),
        P::CastlingTooMany(c) => format!("{} has more than two castling rights", color(c)),
        P::CastlingOrder => "Castling rights are written in the order KQkq".into(),
        P::CastlingMixedStyle => "Two styles of castling rights are mixed: KQkq and files".into(),
        P::CastlingShredder => "Castling rights are written by the rooks' files (Shredder-FEN)".into(),
        P::CastlingShredderOrder => "Castling rights by file are usually written from h to a, White's first".into(),
        P::Castling960Rook { color: c, side: s, rook } => {
            format!("{}'s {} right is that of the rook on {rook}: possible only in Chess960", color(c), side(s))
        }
        P::CastlingImpossible { color: c, side: s, rook, lack } => {
            let (king, corner) = match (c, s) {
                (Color::White, CastlingSide::King) => ("e1", "h1"),
                (Color::White, CastlingSide::Queen) => ("e1", "a1"),
                (Color::Black, CastlingSide::King) => ("e8", "h8"),
                (Color::Black, CastlingSide::Queen) => ("e8", "a8"),
            };
            let rook = match (rook, c) {
                (Some(file), Color::White) => format!("{file}1"),
                (Some(file), Color::Black) => format!("{file}8"),
                (None, _) => corner.to_string(),
            };
            let why = match lack {
                CastlingLack::King => format!("the king is not on {king}"),
                CastlingLack::Rook => format!("there is no rook on {rook}"),
                CastlingLack::Both => format!("the king is not on {king} and there is no rook on {rook}"),
            };
            format!("{} can't castle {}: {why}", color(c), side(s))
        }
        P::EpSyntax => "The en passant square is written like e3, or - for none".into(),
        P::EpCase => "The en passant square is written in lower case".into(),
        P::EpRank(square) => format!("{square} can't be an en passant square; it lies on rank 3 or 6"),
        P::EpRankSide { square, side_to_move } => {
            let rank = if side_to_move == Color::White { 6 } else { 3 };
            format!("With {} to move the en passant square lies on rank {rank}, not on {square}", color(side_to_move))
        }
        P::EpPawnSquare { square, target } => format!("{square} is where the pawn stands; the en passant square is the one behind it, {target}"),
        P::EpNoPawn { square, pawn, pusher } => {
            format!("Nothing can be taken en passant on {square}: no {} stands on {pawn}", piece(Piece::new(pusher, Role::Pawn)))
        }
        P::EpOccupied(square) => format!("{square} is occupied, so no pawn can have passed over it"),
        P::EpOriginOccupied { square, origin } => format!("{origin} is occupied, so no pawn can have just come from there over {square}"),
        P::EpHalfmove { square, clock } => format!("A pawn has just moved over {square}, so the halfmove clock must be 0, not {clock}"),
        P::EpPriorCheck { square, king } => {
            format!("{}'s king would have stood in check before the double step over {square}", color(king))
        }
        P::EpImpossibleCheck { square, checker } => {
            format!("The check from {checker} can't have come about by a double step over {square}")
        }
        P::EpNoCapturer(square) => format!("No pawn can take on {square}; many programs write - here"),
        P::EpNotLegal(square) => format!("Taking on {square} would leave the king in check; some programs write - here"),
        P::HalfmoveSyntax => "The halfmove clock is a number, 0 or more".into(),
        P::FullmoveSyntax => "The fullmove number is a number, 1 or more".into(),
        P::HalfmoveNegative => "The halfmove clock can't be negative".into(),
        P::FullmoveNegative => "The fullmove number can't be negative; it starts at 1".into(),
        P::FullmoveZero => "The fullmove number starts at 1".into(),
        P::FullmoveImplausible(_) => "No game has so many moves: the 75-move rule ends it before".into(),
        P::Halfmove75Move(n) => format!("The game is over: {n} plies without a capture or pawn move, and the 75-move rule allows 150"),
        P::HalfmoveExceedsPlies { clock, plies } => {
            format!("The halfmove clock is {clock}, but only {} can have been played", match plies { 0 => "no plies".to_string(), 1 => "1 ply".to_string(), n => format!("{n} plies") })
        }
        P::HalfmoveInconsistent(n) => format!("The halfmove clock is {n}, but the last move must have been a pawn's, which sets it to 0"),
        P::CounterDash(f) => format!("The {} is a number, not a dash", field(f)),
        P::CounterSign(f) => format!("The {} is written without a sign", field(f)),
        P::CounterLeadingZero(f) => format!("The {} is written without leading zeros", field(f)),
        P::CounterUnicodeDigit(f) => format!("The {} is written with the digits 0 to 9", field(f)),
        P::CountersSwapped => "The counters seem to be swapped: the halfmove clock comes first, and the fullmove number starts at 1".into(),
        P::BoardEmpty => "The board is empty".into(),
        P::KingsMissing { white: true, black: true } => "There are no kings".into(),
        P::KingsMissing { white: true, black: false } => "White has no king".into(),
        P::KingsMissing { .. } => "Black has no king".into(),
        P::KingsMany { color: c, count: n } => format!("{} has {n} kings; each side has one", color(c)),
        P::KingsAdjacent => "The kings stand next to each other".into(),
        P::OppositeCheck { mover, .. } => format!("{} is to move and could take the king: {} is in check", color(mover), color(!mover)),
        P::PawnBackrank { count: 1, .. } => "A pawn can't stand on the first or last rank".into(),
        P::PawnBackrank { .. } => "Pawns can't stand on the first or last rank".into(),
        P::MaterialPawns { color: c, count: n } => format!("{} has {n} pawns; a side has at most 8", color(c)),
        P::MaterialUnits { color: c, count: n } => format!("{} has {n} pieces; a side has at most 16", color(c)),
        P::MaterialPromotions { color: c, promoted, missing_pawns } => format!(
            "{} needs {}, but only {} missing",
            color(c),
            count(promoted as usize, "promotion"),
            match missing_pawns {
                0 => "no pawn is".to_string(),
                1 => "1 pawn is".to_string(),
                n => format!("{n} pawns are"),
            }
        ),
        P::TooManyCheckers { king, count: n } => format!("{} is in check from {n} pieces; more than two can't give check at once", color(king)),
        P::ImpossibleCheck { king } => format!("No single move can have given these checks to {}", color(king)),
        P::ImpossibleDouble { king } => format!("This double check on {} can't have come about by one move", color(king)),
        P::ImpossiblePawnCheck { king, pawn } => format!("The pawn on {pawn} can't have just moved there to give check to {}", color(king)),
        P::Turned(t) => turned(t).into(),
        P::RetroLastMove => "No last move can have led to this position".into(),
        P::RetroParity => "The number of moves does not fit: with this board it can't be this side's turn".into(),
        P::RetroPawnOrigin { pawn } => format!("The pawn on {pawn} can't have come from anywhere"),
        P::RetroPawnCaptures { color: c, needed, possible } => format!(
            "{}'s pawns need at least {} to stand so, but can have made {}",
            color(c),
            count(needed as usize, "capture"),
            at_most(possible)
        ),
        P::RetroPawnPlay { captures } => format!(
            "The pawns can't have got past each other: there {} in the game",
            match captures {
                0 => "were no captures".to_string(),
                1 => "was only 1 capture".to_string(),
                n => format!("were only {n} captures"),
            }
        ),
        P::RetroPromotions { promoted, captures } => format!(
            "{promoted} pieces or more were pawns, but with {} in the game not so many can have got through to promote",
            count(captures as usize, "capture")
        ),
        P::RetroTrapped { piece: p, square } => format!("The {} can't have got to {square} past what never moved", piece(p)),
        P::RetroPromotion { color: c, role: r } => format!("A {} must be a promoted pawn, but no pawn can have got through", piece(Piece::new(c, r))),
    }
}

fn rank_change(change: &RankChange) -> String {
    match *change {
        RankChange::Empty => "an empty rank".into(),
        RankChange::Home => "the pieces where they begin".into(),
        RankChange::Gap { from, to } if to > from => {
            format!("{} more", count(to - from, "empty square"))
        }
        RankChange::Gap { from, to } => format!("{} less", count(from - to, "empty square")),
        RankChange::Add(p) => format!("one {} more", piece(p)),
        RankChange::Remove(p) => format!("one {} less", piece(p)),
        RankChange::PadEnd(n) => format!("{} at the end", count(n, "empty square")),
        RankChange::PadStart(n) => format!("{} at the beginning", count(n, "empty square")),
        RankChange::Cut(n) => format!("without the last {}", count(n, "square")),
    }
}

const fn default_of(field: Field) -> &'static str {
    match field {
        Field::Placement => "an empty board",
        Field::SideToMove => "White",
        Field::Castling | Field::EnPassant => "none",
        Field::HalfmoveClock => "0",
        Field::FullmoveNumber => "1",
    }
}

pub(super) fn repair(repair: &Repair) -> String {
    use Repair as R;
    match repair {
        R::KeepFenOnly => "Keep only the FEN".into(),
        R::UseStart => "Use the start position".into(),
        R::UseRecord(n) => format!("Use FEN {n}"),
        R::Remove(text) => format!("Remove \u{201C}{text}\u{201D}"),
        R::Replace { from, to } if from.is_empty() => format!("Write \u{201C}{to}\u{201D}"),
        R::Replace { from, to } => format!("Write \u{201C}{to}\u{201D} for \u{201C}{from}\u{201D}"),
        R::NormaliseSpaces => "Put single spaces between the fields".into(),
        R::TrimSpaces => "Remove the space around the FEN".into(),
        R::RemoveInvisible => "Remove what can't be seen".into(),
        R::Decode => "Decode it".into(),
        R::RemoveTail => "Remove what follows".into(),
        R::InsertDefaults => "Add the missing fields".into(),
        R::InsertField { field: f, text } => {
            format!("Add \u{201C}{text}\u{201D} as the {}", field(*f))
        }
        R::SortFields => "Put the fields in order".into(),
        R::WriteRank { text, change, .. } => format!("Write {text}: {}", rank_change(change)),
        R::AddRanks { count: n, place } => {
            let place = match place {
                RanksPlace::Top => "at the top".to_string(),
                RanksPlace::Bottom => "at the bottom".to_string(),
                RanksPlace::Below(rank) => format!("below rank {rank}"),
            };
            format!("Add {} {place}", count(*n, "empty rank"))
        }
        R::RemoveRanks(n) => format!("Remove {}", count(*n, "rank")),
        R::InsertSlashes => "Put slashes between the ranks".into(),
        R::JoinBoard => "Join the piece placement".into(),
        R::Translate(a) => format!("Read the {} letters in English", alphabet(*a)),
        R::SetSide(c) => format!("{} to move", color(*c)),
        R::SetCastling(text) => format!("Castling rights {text}"),
        R::NoCastling => "No castling rights".into(),
        R::SetEp(square) => format!("En passant square {square}"),
        R::NoEp => "No en passant square".into(),
        R::SetHalfmove(n) => format!("Halfmove clock {n}"),
        R::SetFullmove(n) => format!("Fullmove number {n}"),
        R::SwapCounters => "Swap the counters".into(),
        R::PutPiece { piece: p, square } => format!("Put a {} on {square}", piece(*p)),
        R::PutKings => "Put both kings on the board".into(),
        R::KeepKing { color: c, square } => {
            format!("Keep only {}'s king on {square}", color(*c))
        }
        R::RestoreCase => "Make the lower half White's and the upper half Black's".into(),
        R::TakePiece { piece: p, square } => format!("Remove the {} on {square}", piece(*p)),
        R::TakePieces { color: c, role: r, count: n } => {
            format!("Remove {n} {}", pieces(*c, *r, *n))
        }
        R::Turn(Turned::UpsideDown) => "Turn the board upside down".into(),
        R::Turn(Turned::Mirrored) => "Mirror the board left to right".into(),
        R::Turn(Turned::Rotated) => "Turn the board round".into(),
        R::Turn(Turned::ColoursSwapped) => "Swap the colours".into(),
    }
}
