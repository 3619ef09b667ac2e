//! What can be wrong with a FEN, and the stable code of each kind of problem.

use crate::chess::{CastlingSide, Color, File, Piece, Rank, Role, Square};

use super::field::Field;

/// Whether a problem is one of the text or of the position that it describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Concern {
    /// The form: characters, fields, ranks.
    Form,
    /// The position: what the laws of chess say of it.
    Position,
}

/// What a FEN came wrapped in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wrapper {
    /// Quotation marks or backticks.
    Quotes,
    /// A PGN tag pair, `[FEN "..."]`.
    PgnTag,
    /// An address of a page.
    Url,
    /// A JSON value.
    Json,
    /// A UCI command, `position fen ...`.
    Uci,
    /// HTML entities such as `&nbsp;`.
    Html,
    /// A row of comma-separated values.
    Csv,
    /// A label before it, `FEN: ...`, or other text around it.
    Text,
}

/// How the board of a record seems to be turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turned {
    /// Ranks in the order 1 to 8.
    UpsideDown,
    /// Files in the order h to a.
    Mirrored,
    /// Both: seen from the other side of the table.
    Rotated,
    /// Upper and lower case exchanged.
    ColoursSwapped,
}

/// What a castling right lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingLack {
    /// The king is not on its home square, the rook is on its.
    King,
    /// The rook is not on its square, the king is on its.
    Rook,
    /// Neither is.
    Both,
}

/// Letters of other languages' or problemists' piece alphabets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Alphabet {
    /// K D T L S B.
    German,
    /// R D T F C P.
    French,
    /// R D T A C P, in Italian too.
    Spanish,
    /// `S` for the knight, as problemists write.
    Problemist,
    /// The chess symbols of Unicode.
    Figurine,
}

/// What is wrong, with what a sentence about it needs to know.
///
/// [`Problem::code`] gives each kind its stable name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each variant is explained by its sentence in `words`")]
pub enum Problem {
    // The text as a whole
    Empty,
    NotAFen,
    Wrapper(Wrapper),
    PercentEncoded,
    Multiple { count: usize },
    TrailingText,
    EpdOperations,
    // Spaces and characters
    SpaceLeading,
    SpaceTrailing,
    SpaceRun,
    SpaceTab,
    SpaceNewline,
    SpaceUnicode,
    SpaceUnderscore,
    InvisibleChar(char),
    DashUnicode(char),
    Homoglyph { found: char, means: Option<char> },
    Separator(char),
    // Piece placement
    RanksFew { found: usize },
    RanksMany { found: usize },
    RankShort { rank: Rank, squares: usize },
    RankLong { rank: Rank, squares: usize },
    RankEmpty { rank: Rank },
    DigitZero,
    DigitRange(char),
    DigitsAdjacent { sum: usize },
    PieceChar { found: char, means: Option<Piece> },
    PieceAlphabet { found: char, alphabet: Alphabet },
    EmptyChar(char),
    SlashLeading,
    SlashTrailing,
    SlashMissing,
    SlashBack,
    SpaceInBoard,
    VariantBoard { files: usize, ranks: usize },
    VariantPocket,
    VariantPromoted,
    VariantChecks,
    // Fields
    FieldMissing { first: Field, count: usize },
    FieldExtra,
    FieldOrder,
    SideChar,
    SideCase(Color),
    SideWord(Color),
    // Castling rights
    CastlingChar(char),
    CastlingDash,
    CastlingWord,
    CastlingDuplicate { found: char, first: char },
    CastlingTooMany(Color),
    CastlingOrder,
    CastlingMixedStyle,
    CastlingShredder,
    CastlingShredderOrder,
    Castling960Rook { color: Color, side: CastlingSide, rook: Square },
    CastlingImpossible { color: Color, side: CastlingSide, rook: Option<File>, lack: CastlingLack },
    // En passant square
    EpSyntax,
    EpCase,
    EpRank(Square),
    EpRankSide { square: Square, side_to_move: Color },
    EpPawnSquare { square: Square, target: Square },
    EpNoPawn { square: Square, pawn: Square, pusher: Color },
    EpOccupied(Square),
    EpOriginOccupied { square: Square, origin: Square },
    EpHalfmove { square: Square, clock: u32 },
    EpPriorCheck { square: Square, king: Color },
    EpImpossibleCheck { square: Square, checker: Square },
    EpNoCapturer(Square),
    EpNotLegal(Square),
    // Counters
    HalfmoveSyntax,
    FullmoveSyntax,
    HalfmoveNegative,
    FullmoveNegative,
    FullmoveZero,
    FullmoveImplausible(u32),
    Halfmove75Move(u32),
    HalfmoveExceedsPlies { clock: u32, plies: u64 },
    HalfmoveInconsistent(u32),
    CounterDash(Field),
    CounterSign(Field),
    CounterLeadingZero(Field),
    CounterUnicodeDigit(Field),
    CountersSwapped,
    // The position
    BoardEmpty,
    KingsMissing { white: bool, black: bool },
    KingsMany { color: Color, count: u32 },
    KingsAdjacent,
    OppositeCheck { mover: Color, king: Square },
    PawnBackrank { color: Option<Color>, count: u32 },
    MaterialPawns { color: Color, count: u32 },
    MaterialUnits { color: Color, count: u32 },
    MaterialPromotions { color: Color, promoted: u32, missing_pawns: u32 },
    TooManyCheckers { king: Color, count: u32 },
    ImpossibleCheck { king: Color },
    ImpossibleDouble { king: Color },
    ImpossiblePawnCheck { king: Color, pawn: Square },
    Turned(Turned),
    // What only the deep pass sees
    RetroLastMove,
    RetroParity,
    RetroPawnOrigin { pawn: Square },
    RetroPawnCaptures { color: Color, needed: u32, possible: u32 },
    RetroPawnPlay { captures: u32 },
    RetroTrapped { piece: Piece, square: Square },
    RetroPromotion { color: Color, role: Role },
    RetroPromotions { promoted: u32, captures: u32 },
}

impl Problem {
    /// The stable name of this kind of problem, such as `rank-short`.
    pub const fn code(&self) -> &'static str {
        use Problem as P;
        match self {
            P::Empty => "empty",
            P::NotAFen => "not-a-fen",
            P::Wrapper(_) => "wrapper",
            P::PercentEncoded => "percent-encoded",
            P::Multiple { .. } => "multiple",
            P::TrailingText => "trailing-text",
            P::EpdOperations => "epd-operations",
            P::SpaceLeading => "space-leading",
            P::SpaceTrailing => "space-trailing",
            P::SpaceRun => "space-run",
            P::SpaceTab => "space-tab",
            P::SpaceNewline => "space-newline",
            P::SpaceUnicode => "space-unicode",
            P::SpaceUnderscore => "space-underscore",
            P::InvisibleChar(_) => "invisible-char",
            P::DashUnicode(_) => "dash-unicode",
            P::Homoglyph { .. } => "homoglyph",
            P::Separator(_) => "separator",
            P::RanksFew { .. } => "ranks-few",
            P::RanksMany { .. } => "ranks-many",
            P::RankShort { .. } => "rank-short",
            P::RankLong { .. } => "rank-long",
            P::RankEmpty { .. } => "rank-empty",
            P::DigitZero => "digit-zero",
            P::DigitRange(_) => "digit-range",
            P::DigitsAdjacent { .. } => "digits-adjacent",
            P::PieceChar { .. } | P::PieceAlphabet { .. } | P::EmptyChar(_) => "piece-char",
            P::SlashLeading => "slash-leading",
            P::SlashTrailing => "slash-trailing",
            P::SlashMissing => "slash-missing",
            P::SlashBack => "slash-back",
            P::SpaceInBoard => "space-in-board",
            P::VariantBoard { .. } => "variant-board",
            P::VariantPocket => "variant-pocket",
            P::VariantPromoted => "variant-promoted",
            P::VariantChecks => "variant-checks",
            P::FieldMissing { .. } => "field-missing",
            P::FieldExtra => "field-extra",
            P::FieldOrder => "field-order",
            P::SideChar => "side-char",
            P::SideCase(_) => "side-case",
            P::SideWord(_) => "side-word",
            P::CastlingChar(_) | P::CastlingDash | P::CastlingWord => "castling-char",
            P::CastlingDuplicate { .. } => "castling-duplicate",
            P::CastlingTooMany(_) => "castling-too-many",
            P::CastlingOrder => "castling-order",
            P::CastlingMixedStyle => "castling-mixed-style",
            P::CastlingShredder => "castling-shredder",
            P::CastlingShredderOrder => "castling-shredder-order",
            P::Castling960Rook { .. } => "castling-960-rook",
            P::CastlingImpossible { .. } => "castling-impossible",
            P::EpSyntax => "ep-syntax",
            P::EpCase => "ep-case",
            P::EpRank(_) => "ep-rank",
            P::EpRankSide { .. } => "ep-rank-side",
            P::EpPawnSquare { .. } => "ep-pawn-square",
            P::EpNoPawn { .. } => "ep-no-pawn",
            P::EpOccupied(_) => "ep-occupied",
            P::EpOriginOccupied { .. } => "ep-origin-occupied",
            P::EpHalfmove { .. } => "ep-halfmove",
            P::EpPriorCheck { .. } => "ep-prior-check",
            P::EpImpossibleCheck { .. } => "ep-impossible-check",
            P::EpNoCapturer(_) => "ep-no-capturer",
            P::EpNotLegal(_) => "ep-not-legal",
            P::HalfmoveSyntax => "halfmove-syntax",
            P::FullmoveSyntax => "fullmove-syntax",
            P::HalfmoveNegative => "halfmove-negative",
            P::FullmoveNegative => "fullmove-negative",
            P::FullmoveZero => "fullmove-zero",
            P::FullmoveImplausible(_) => "fullmove-implausible",
            P::Halfmove75Move(_) => "halfmove-75-move",
            P::HalfmoveExceedsPlies { .. } => "halfmove-exceeds-plies",
            P::HalfmoveInconsistent(_) => "halfmove-inconsistent",
            P::CounterDash(_) => "counter-dash",
            P::CounterSign(_) => "counter-sign",
            P::CounterLeadingZero(_) => "counter-leading-zero",
            P::CounterUnicodeDigit(_) => "counter-unicode-digit",
            P::CountersSwapped => "counters-swapped",
            P::BoardEmpty => "board-empty",
            P::KingsMissing { .. } => "kings-missing",
            P::KingsMany { .. } => "kings-many",
            P::KingsAdjacent => "kings-adjacent",
            P::OppositeCheck { .. } => "opposite-check",
            P::PawnBackrank { .. } => "pawn-backrank",
            P::MaterialPawns { .. } => "material-pawns",
            P::MaterialUnits { .. } => "material-units",
            P::MaterialPromotions { .. } => "material-promotions",
            P::TooManyCheckers { .. } => "too-many-checkers",
            P::ImpossibleCheck { .. } => "impossible-check",
            P::ImpossibleDouble { .. } => "impossible-double",
            P::ImpossiblePawnCheck { .. } => "impossible-pawn-check",
            P::Turned(Turned::UpsideDown) => "board-upside-down",
            P::Turned(Turned::Mirrored) => "board-mirrored",
            P::Turned(Turned::Rotated) => "board-rotated",
            P::Turned(Turned::ColoursSwapped) => "colours-swapped",
            P::RetroLastMove | P::RetroPromotions { .. } => "retro",
            P::RetroParity => "retro-parity",
            P::RetroPawnOrigin { .. } => "retro-pawn-origin",
            P::RetroPawnCaptures { .. } | P::RetroPawnPlay { .. } => "retro-pawn-captures",
            P::RetroTrapped { .. } => "retro-trapped",
            P::RetroPromotion { .. } => "retro-promotion",
        }
    }

    /// Whether the text or the position is at fault.
    pub const fn concern(&self) -> Concern {
        use Problem as P;
        match self {
            P::CastlingImpossible { .. }
            | P::Castling960Rook { .. }
            | P::EpRank(_)
            | P::EpRankSide { .. }
            | P::EpPawnSquare { .. }
            | P::EpNoPawn { .. }
            | P::EpOccupied(_)
            | P::EpOriginOccupied { .. }
            | P::EpHalfmove { .. }
            | P::EpPriorCheck { .. }
            | P::EpImpossibleCheck { .. }
            | P::EpNoCapturer(_)
            | P::EpNotLegal(_)
            | P::FullmoveImplausible(_)
            | P::Halfmove75Move(_)
            | P::HalfmoveExceedsPlies { .. }
            | P::HalfmoveInconsistent(_)
            | P::CountersSwapped
            | P::BoardEmpty
            | P::KingsMissing { .. }
            | P::KingsMany { .. }
            | P::KingsAdjacent
            | P::OppositeCheck { .. }
            | P::PawnBackrank { .. }
            | P::MaterialPawns { .. }
            | P::MaterialUnits { .. }
            | P::MaterialPromotions { .. }
            | P::TooManyCheckers { .. }
            | P::ImpossibleCheck { .. }
            | P::ImpossibleDouble { .. }
            | P::ImpossiblePawnCheck { .. }
            | P::Turned(_)
            | P::RetroLastMove
            | P::RetroParity
            | P::RetroPawnOrigin { .. }
            | P::RetroPawnCaptures { .. }
            | P::RetroTrapped { .. }
            | P::RetroPawnPlay { .. }
            | P::RetroPromotion { .. }
            | P::RetroPromotions { .. } => Concern::Position,
            _ => Concern::Form,
        }
    }
}
