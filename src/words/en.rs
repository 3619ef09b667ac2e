//! English, from which the other languages are made.

use super::Key;

pub(super) const fn template(key: Key) -> &'static str {
    use Key as K;
    match key {
        K::Colors => "White|Black",
        K::Adjectives => "white|black~C White|Black",
        K::Roles => {
            "pawn|knight|bishop|rook|queen|king|piece~m pawns|knights|bishops|rooks|queens|kings|pieces"
        }
        K::Fields => {
            "piece placement|side to move|castling rights|en passant square|halfmove clock|fullmove number"
        }
        K::FieldTitles => {
            "Piece placement|Side to move|Castling rights|En passant square|Halfmove clock|Fullmove number"
        }
        K::Severities => "Note|Warning|Error",
        K::Verdicts => {
            "Legal position|Playable, with warnings|Illegal position|Not readable in full"
        }

        K::Quoted => "“{0}”",
        K::Empty => "There is no text yet. Paste a FEN here, or set up the board",
        K::NotAFen => "No FEN was found in this text",
        K::Wrapper => {
            "The FEN is {0?in quotation marks|inside a PGN tag|inside a web address|inside JSON|inside a UCI command|written with HTML entities|one value of a comma-separated row|surrounded by other text}"
        }
        K::PercentEncoded => "The FEN is percent-encoded, as in a web address",
        K::Multiple => "The text holds {0} FENs; this is the first",
        K::TrailingText => "There is other text after the FEN",
        K::EpdOperations => {
            "These are EPD operations; a FEN has a halfmove clock and a fullmove number here"
        }
        K::SpaceLeading => "There is space before the FEN",
        K::SpaceTrailing => "There is space after the FEN",
        K::SpaceRun => "The fields are more than one space apart",
        K::SpaceTab => "A tab separates the fields; a FEN uses a space",
        K::SpaceNewline => "The FEN is broken into lines; a FEN is one line",
        K::SpaceUnicode => "A special space separates the fields; a FEN uses a plain space",
        K::SpaceUnderscore => "Underscores separate the fields; a FEN uses spaces",
        K::InvisibleChar => "There is an invisible character here ({0})",
        K::DashUnicode => "{0} is a typographic dash; a FEN uses the plain hyphen “-”",
        K::Homoglyph => "{0} ({1}) only looks like “{2}”",
        K::NotOfFen => "{0} ({1}) is not a character of FEN",
        K::Separator => "{0} separates the fields; a FEN uses spaces",
        K::RanksFew => "The board has {0?no ranks|1 rank|{0} ranks}; it needs 8",
        K::RanksMany => "The board has {0} ranks; it has room for 8",
        K::RankShort => "Rank {0} has {1?no squares|1 square|{1} squares}; it needs 8",
        K::RankLong => "Rank {0} has {1} squares; it has room for 8",
        K::RankEmpty => "Rank {0} has nothing between its slashes; an empty rank is written 8",
        K::DigitZero => "The digit 0 stands for no square and has no place in a rank",
        K::DigitRange => "{0} is too many: a digit counts empty squares, 1 to 8",
        K::DigitsAdjacent => "Digits side by side: a run of empty squares is one digit, {0}",
        K::PieceLetter => "{0} is not a FEN piece letter; a {1} is {2}",
        K::NotAPiece => {
            "{0} is not a piece. Pieces are K Q R B N P for White and k q r b n p for Black"
        }
        K::PieceAlphabet => {
            "{0} belongs to the {1?German|French|Spanish|problemists'|figurine} piece letters; FEN uses the English ones, K Q R B N P"
        }
        K::EmptyChar => "{0} is not how FEN writes empty squares: it counts them, 1 to 8",
        K::SlashLeading => "There is a slash before the first rank",
        K::SlashTrailing => "There is a slash after the last rank",
        K::SlashMissing => "The slashes between the ranks are missing",
        K::SlashBack => "Backslashes separate the ranks; FEN uses “/”",
        K::SpaceInBoard => "There is a space inside the piece placement",
        K::VariantBoard => {
            "This board has {0} files and {1} ranks; chess has 8 and 8. It seems to be another game"
        }
        K::VariantPocket => {
            "Pieces in hand belong to crazyhouse; standard FEN has no place for them"
        }
        K::VariantPromoted => {
            "“~” marks a promoted piece in crazyhouse; standard FEN has no place for it"
        }
        K::VariantChecks => {
            "A count of checks belongs to three-check chess; standard FEN has no place for it"
        }
        K::FieldMissing => "The {0} is missing; {0?an empty board|White|none|none|0|1} is assumed",
        K::FieldsMissing => {
            "The fields from the {0} on are missing; their usual values are assumed"
        }
        K::FieldExtra => "A FEN has six fields; this is left over",
        K::FieldOrder => "The fields are not in order: side to move comes before castling rights",
        K::SideChar => "The side to move is written w or b",
        K::SideCase => "The side to move is written in lower case: {0}",
        K::SideWord => "The side to move is one letter: {0}",
        K::CastlingChar => {
            "{0} is not a castling right; they are written with K, Q, k, q, or - for none"
        }
        K::CastlingDash => {
            "“-” means that there are no castling rights, but letters stand beside it"
        }
        K::CastlingWord => "Castling rights are written with K, Q, k, q, or - for none",
        K::CastlingTwice => "The castling right {0} is written twice",
        K::CastlingSameRook => "The castling rights {0} and {1} name the same rook",
        K::CastlingTooMany => "{0} has more than two castling rights",
        K::CastlingOrder => "Castling rights are written in the order KQkq",
        K::CastlingMixedStyle => "Two styles of castling rights are mixed: KQkq and files",
        K::CastlingShredder => "Castling rights are written by the rooks' files (Shredder-FEN)",
        K::CastlingShredderOrder => {
            "Castling rights by file are usually written from h to a, White's first"
        }
        K::Castling960Rook => {
            "{0}'s {1?kingside|queenside} right is that of the rook on {2}: possible only in Chess960"
        }
        K::CastlingImpossible => {
            "{0} can't castle {1?kingside|queenside}: {2?the king is not on {3}|there is no rook on {4}|the king is not on {3} and there is no rook on {4}}"
        }
        K::EpSyntax => "The en passant square is written like e3, or - for none",
        K::EpCase => "The en passant square is written in lower case",
        K::EpRank => "{0} can't be an en passant square; it lies on rank 3 or 6",
        K::EpRankSide => "With {0} to move the en passant square lies on rank {1}, not on {2}",
        K::EpPawnSquare => {
            "{0} is where the pawn stands; the en passant square is the one behind it, {1}"
        }
        K::EpNoPawn => "Nothing can be taken en passant on {0}: no {1} stands on {2}",
        K::EpOccupied => "{0} is occupied, so no pawn can have passed over it",
        K::EpOriginOccupied => "{1} is occupied, so no pawn can have just come from there over {0}",
        K::EpHalfmove => "A pawn has just moved over {0}, so the halfmove clock must be 0, not {1}",
        K::EpPriorCheck => "{0}'s king would have stood in check before the double step over {1}",
        K::EpImpossibleCheck => {
            "The check from {1} can't have come about by a double step over {0}"
        }
        K::EpNoCapturer => "No pawn can take on {0}; many programs write - here",
        K::EpNotLegal => "Taking on {0} would leave the king in check; some programs write - here",
        K::HalfmoveSyntax => "The halfmove clock is a number, 0 or more",
        K::FullmoveSyntax => "The fullmove number is a number, 1 or more",
        K::HalfmoveNegative => "The halfmove clock can't be negative",
        K::FullmoveNegative => "The fullmove number can't be negative; it starts at 1",
        K::FullmoveZero => "The fullmove number starts at 1",
        K::FullmoveImplausible => "No game has so many moves: the 75-move rule ends it before",
        K::Halfmove75Move => {
            "The game is over: {0} plies without a capture or pawn move, and the 75-move rule allows 150"
        }
        K::HalfmoveExceedsPlies => {
            "The halfmove clock is {0}, but only {1?no plies|1 ply|{1} plies} can have been played"
        }
        K::HalfmoveInconsistent => {
            "The halfmove clock is {0}, but the last move must have been a pawn's, which sets it to 0"
        }
        K::CounterDash => "The {0} is a number, not a dash",
        K::CounterSign => "The {0} is written without a sign",
        K::CounterLeadingZero => "The {0} is written without leading zeros",
        K::CounterUnicodeDigit => "The {0} is written with the digits 0 to 9",
        K::CountersSwapped => {
            "The counters seem to be swapped: the halfmove clock comes first, and the fullmove number starts at 1"
        }
        K::BoardEmpty => "The board is empty",
        K::NoKings => "There are no kings",
        K::NoKing => "{0} has no king",
        K::KingsMany => "{0} has {1} kings; each side has one",
        K::KingsAdjacent => "The kings stand next to each other",
        K::OppositeCheck => "{0} is to move and could take the king: {1} is in check",
        K::PawnBackrank => "{0?Pawns|A pawn|Pawns} can't stand on the first or last rank",
        K::MaterialPawns => "{0} has {1} pawns; a side has at most 8",
        K::MaterialUnits => "{0} has {1} pieces; a side has at most 16",
        K::MaterialPromotions => {
            "{0} needs {1?no promotions|1 promotion|{1} promotions}, but only {2?no pawn is|1 pawn is|{2} pawns are} missing"
        }
        K::TooManyCheckers => {
            "{0} is in check from {1} pieces; more than two can't give check at once"
        }
        K::ImpossibleCheck => "No single move can have given these checks to {0}",
        K::ImpossibleDouble => "This double check on {0} can't have come about by one move",
        K::ImpossiblePawnCheck => {
            "The pawn on {1} can't have just moved there to give check to {0}"
        }
        K::Turned => {
            "{0?The board is upside down: the ranks seem to run from 1 to 8|The board is mirrored: the files seem to run from h to a|The board is turned round: it seems to be seen from Black's side|The colours seem to be swapped: upper case is White, lower case is Black}"
        }
        K::RetroLastMove => "No last move can have led to this position",
        K::RetroParity => {
            "The number of moves does not fit: with this board it can't be this side's turn"
        }
        K::RetroPawnOrigin => "The pawn on {0} can't have come from anywhere",
        K::RetroPawnCaptures => {
            "{0}'s pawns need at least {1?no captures|1 capture|{1} captures} to stand so, but can have made {2?none|only {2}}"
        }
        K::RetroPawnPlay => {
            "The pawns can't have got past each other: there {0?were no captures|was only 1 capture|were only {0} captures} in the game"
        }
        K::RetroTrapped => "The {0} can't have got to {1} past what never moved",
        K::RetroPromotion => "A {0} must be a promoted pawn, but no pawn can have got through",
        K::RetroPromotions => {
            "{0} pieces or more were pawns, but with {1?no captures|1 capture|{1} captures} in the game not so many can have got through to promote"
        }

        K::KeepFenOnly => "Keep only the FEN",
        K::UseStart => "Use the start position",
        K::UseRecord => "Use FEN {0}",
        K::Remove => "Remove “{0}”",
        K::Write => "Write “{0}”",
        K::Replace => "Write “{1}” for “{0}”",
        K::NormaliseSpaces => "Put single spaces between the fields",
        K::TrimSpaces => "Remove the space around the FEN",
        K::RemoveInvisible => "Remove what can't be seen",
        K::Decode => "Decode it",
        K::RemoveTail => "Remove what follows",
        K::InsertDefaults => "Add the missing fields",
        K::InsertField => "Add “{1}” as the {0}",
        K::SortFields => "Put the fields in order",
        K::WriteRank => "Write {0}: {1}",
        K::RankToEmpty => "an empty rank",
        K::RankToHome => "the pieces where they begin",
        K::GapLonger => "{0?no empty squares|1 empty square|{0} empty squares} more",
        K::GapShorter => "{0?no empty squares|1 empty square|{0} empty squares} less",
        K::PieceMore => "one {0} more",
        K::PieceLess => "one {0} less",
        K::PadEnd => "{0?no empty squares|1 empty square|{0} empty squares} at the end",
        K::PadStart => "{0?no empty squares|1 empty square|{0} empty squares} at the beginning",
        K::Cut => "without the last {0?no squares|1 square|{0} squares}",
        K::AddRanks => {
            "Add {0?no empty ranks|1 empty rank|{0} empty ranks} {1?at the top|at the bottom|below rank {2}}"
        }
        K::RemoveRanks => "Remove {0?no ranks|1 rank|{0} ranks}",
        K::InsertSlashes => "Put slashes between the ranks",
        K::JoinBoard => "Join the piece placement",
        K::Translate => {
            "Read the {0?German|French|Spanish|problemists'|figurine} letters in English"
        }
        K::SetCastling => "Castling rights {0}",
        K::NoCastling => "No castling rights",
        K::SetEp => "En passant square {0}",
        K::NoEp => "No en passant square",
        K::SetHalfmove => "Halfmove clock {0}",
        K::SetFullmove => "Fullmove number {0}",
        K::SwapCounters => "Swap the counters",
        K::PutPiece => "Put a {0} on {1}",
        K::PutKings => "Put both kings on the board",
        K::KeepKing => "Keep only {0}'s king on {1}",
        K::RestoreCase => "Make the lower half White's and the upper half Black's",
        K::TakePiece => "Remove the {0} on {1}",
        K::TakePieces => "Remove {0} {0?{1~m}|{1}|{1~m}}",
        K::Turn => {
            "{0?Turn the board upside down|Mirror the board left to right|Turn the board round|Swap the colours}"
        }

        K::Name => "Forsyth",
        K::Tagline => "FEN viewer and editor",
        K::PageTitle => "Forsyth: FEN viewer and editor",
        K::Stopped => {
            "The editor has stopped because of a fault of its own. Reload the page to go on; the position is kept in its address."
        }
        K::Fen => "FEN",
        K::Board => "Board",
        K::Position => "Position",
        K::Actions => "Actions",
        K::Placeholder => "Paste or type a FEN",
        K::CopyFen => "Copy FEN",
        K::Copied => "Copied",
        K::CopyFailed => "Copying was not allowed; select the text and copy it by hand",
        K::Undo => "Undo",
        K::Redo => "Redo",
        K::Help => "Help",
        K::Close => "Close",
        K::None => "none",
        K::Kingside => "kingside",
        K::Queenside => "queenside",
        K::DeleteTool => "Delete tool",
        K::BoardHelp => {
            "Arrow keys move over the squares. A piece letter puts that piece, a capital one a white piece. Delete clears the square. Enter picks a piece up and puts it down."
        }
        K::PiecesOf => "{0} pieces",
        K::CapitalPiece => "{0~C}",
        K::OnSquare => "{0}, {1}",
        K::OnEmptySquare => "{0}, empty",
        K::WrongEp => "{0} (can’t be right)",
        K::Problems => "Problems",
        K::NoProblems => "Nothing to report",
        K::Errors => "{0?no errors|1 error|{0} errors}",
        K::Warnings => "{0?no warnings|1 warning|{0} warnings}",
        K::Notes => "{0?no notes|1 note|{0} notes}",
        K::ShowMore => "Show {0} more",
        K::ShowLess => "Show fewer",
        K::ProblemHelp => "Selects the place in the FEN",
        K::Right => "{0} {1?kingside|queenside}",
        K::Lack => "{0?king not on {1}|no rook on {2}|king not on {1}, no rook on {2}}",
        K::InnerRook => "the rook on {0}",
        K::WrittenAs => "Written as {0}",
        K::Explanation => "In words",
        K::ToMove => "{0} to move",
        K::Rank => "Rank {0}: {1}",
        K::RankIsEmpty => "Rank {0}: empty",
        K::RunOfPieces => "{0?no|a|two|three|four|five|six|seven|eight} {0?{1~m}|{1}|{1~m}}",
        K::RunOfEmpty => {
            "{0?no empty squares|an empty square|two empty squares|three empty squares|four empty squares|five empty squares|six empty squares|seven empty squares|eight empty squares}"
        }
        K::NobodyMayCastle => "Nobody may castle",
        K::MayCastle => "{0} may castle {1?kingside|queenside|on both sides}",
        K::MayCastleWith => "{0} may castle {1?kingside|queenside} with the rook on {2}",
        K::Clauses => "{0}; {1}",
        K::HasPassed => "A pawn has just passed over {0}",
        K::NoEnPassant => "No en passant",
        K::PliesSince => "{0?No plies|1 ply|{0} plies} since the last capture or pawn move",
        K::MoveNumber => "Move {0}",
        K::Sentence => "{0}.",
        K::PiecesOfSide => "{0}: {1}.",
        K::NoPiecesOfSide => "{0}: no pieces.",
        K::PiecesOnSquares => "{0?{1~m}|{1}|{1~m}} {2}",
        K::PieceOn => "{0~C} on {1}",
        K::NowEmpty => "{0} is empty now",
        K::PieceMoved => "{0~C} from {1} to {2}",
        K::Undone => "Undone",
        K::Redone => "Redone",
        K::BoardTurned => "The board is turned: {0} is at the bottom",
        K::SquaresChanged => "{0?No square|1 square|{0} squares} changed",
        K::FlipView => "Flip the view",
        K::Transforms => "Transform",
        K::RotatePosition => "Rotate the position",
        K::MirrorPosition => "Mirror left to right",
        K::UpsideDown => "Turn upside down",
        K::SwapColours => "Swap colours",
        K::Presets => "Positions to begin with",
        K::PresetGroups => "Basics|Elementary mates|Endgames|Studies and problems|Games",
        K::PresetNames => {
            "Start position|Empty board|Bare kings|Mate with the queen|Mate with the rook|Mate with two bishops|Mate with bishop and knight|King and pawn against king|Trébuchet|The wrong bishop|Lucena position|Philidor position|Queen against rook|Réti 1921|Saavedra 1895|Lasker and Reichhelm 1901|Behting’s two knights|Plaskett’s puzzle|218 moves, Petrović 1964|Fool’s mate|Scholar’s mate|Immortal game|Opera game|Kasparov–Topalov 1999|Kiwipete"
        }
        K::StartPosition => "Start position",
        K::EmptyBoard => "Empty board",
        K::Chess960 => "Chess960 start {0}",
        K::Chess960Random => "Random Chess960 start",
        K::Chess960Number => "Number, 0 to 959",
        K::MaterialLevel => "Material: level",
        K::MaterialAhead => "Material: {0} is ahead by {1}",
        K::PieceCount => "{0?No pieces|1 piece|{0} pieces}",
        K::Dialect => "Write FEN",
        K::DialectAsTyped => "As typed",
        K::DialectXFen => "X-FEN",
        K::DialectShredder => "Shredder-FEN",
        K::DialectStrict => "Strict standard",
        K::DialectEpIfLegal => "En passant only if legal",
        K::WhatChanged => "What changed",
        K::Marks => "Arrows and marks",
        K::MarkColours => "green|red|yellow|blue~C Green|Red|Yellow|Blue",
        K::ClearMarks => "Clear the marks",
        K::MarksCleared => "The marks are cleared",
        K::Marked => "Marked {0} {1?green|red|yellow|blue}",
        K::Unmarked => "{0} is no longer marked",
        K::Arrow => "Arrow from {0} to {1}, {2?green|red|yellow|blue}",
        K::ArrowRemoved => "Arrow from {0} to {1} removed",
        K::Settings => "Settings",
        K::BoardColours => "Board colours",
        K::BoardColourNames => "Green|Blue|Brown|Grey|High contrast|Print",
        K::PieceSet => "Pieces",
        K::PieceSetNames => "Forsyth (standard)|Figurines|Letters",
        K::Coordinates => "Coordinates",
        K::CoordinatesNames => "inside|outside|off",
        K::Size => "Size",
        K::Language => "Language",
        K::Theme => "Theme",
        K::ThemeNames => "as the system|light|dark",
        K::Animation => "Animation",
        K::AnimationNames => "as the system|on|off",
        K::Reset => "Reset",
        K::KeyboardHelp => "Keyboard",
        K::Everywhere => "Everywhere on the page",
        K::KeyArrows => "Arrow keys",
        K::KeyLetters => "K Q R B N P",
        K::KeyDigits => "1 to 8",
        K::KeyDelete => "Delete",
        K::KeyEnter => "Enter",
        K::KeyEscape => "Esc",
        K::KeyShift => "Shift",
        K::HelpMove => "Move over the squares",
        K::HelpEnds => "To the ends of the rank, or of the board",
        K::HelpPut => "Put that black piece; with {0} the white one",
        K::HelpClear => "Clear the square",
        K::HelpPickUp => "Pick a piece up, put it down",
        K::HelpCancel => "Put it back, close what is open",
        K::HelpSkip => "Clear and skip so many squares, as in a FEN",
        K::HelpNextRank => "To the start of the next rank",
        K::HelpUndo => "Undo",
        K::HelpRedo => "Redo",
        K::HelpStart => "Start position",
        K::HelpEmpty => "Empty board",
        K::HelpFlip => "Flip the view",
        K::HelpSide => "Give the move to the other side",
        K::HelpCopy => "Copy the FEN",
        K::HelpPaste => "Paste a FEN",
        K::HelpMark => "Mark the square, or draw an arrow",
        K::HelpHelp => "This help",
        K::OpenFile => "Open a file",
        K::FoundOne => {
            "{0?There is no text|No position was found in the text|A FEN was found|EPD was found|A link with a position was found}"
        }
        K::FoundGames => {
            "{0?No game was found|A game in PGN was found|{0} games in PGN were found}"
        }
        K::FoundPositions => {
            "{0?No position was found|One position was found|{0} positions were found}"
        }
        K::ReadingFile => "Reading the file: {0}%",
        K::FileFailed => "The file could not be read",
        K::ReadPicture => "Read a picture",
        K::TakePhoto => "Take a photo",
        K::Picture => "Picture",
        K::PictureStages => "Fetching the reader|Reading the picture",
        K::Cancel => "Cancel",
        K::NextPicture => "Next picture, {0} waiting",
        K::PictureFaults => {
            "This is not a picture|A browser can’t read PDF: take a screenshot of the page and paste it here|The picture has more than 64 million pixels: make it smaller|The browser can’t open this picture: it is damaged or of an unknown kind|The reader did not arrive: check the connection and try again"
        }
        K::NoBoard => "No board was found: put the corners where those of the board are",
        K::BoardRead => {
            "{0?The board is read, no square is doubtful|The board is read, 1 square is doubtful|The board is read, {0} squares are doubtful}"
        }
        K::InDoubt => "doubtful",
        K::Doubts => "Doubtful squares",
        K::SettleHelp => "Choose what stands there, or press 1, 2 or a FEN letter",
        K::CornerNames => "Top left corner|Top right corner|Bottom right corner|Bottom left corner",
        K::CornerHelp => "Drag a corner, or move it with the arrow keys",
        K::TurnPicture => "Turn left|Turn round|Turn right",
        K::BoardNumber => "Board {0}",
        K::AllBoards => "All as a list",
        K::BetterPicture => "A better picture would help:",
        K::PictureAdvice => {
            "larger, or from closer by|sharper: hold still, or take a screenshot|all 64 squares in view|from straight above|more light|without arrows and marks; a screenshot rather than a photo"
        }
        K::SideBelow => "At the bottom",
        K::NotInPicture => "What no picture says",
        K::MustMove => "{0} is in check and so to move",
        K::Game => "Game",
        K::Games => "Games",
        K::GameNumber => "Game {0}",
        K::SearchGames => "Search: player, event, date, result",
        K::GamesFound => "{0} of {1} games",
        K::GameHelp => {
            "Left and right go through the moves, up and down to what else might have been played, Home and End to the ends"
        }
        K::StartOfGame => "Start of the game",
        K::PreviousMove => "Previous move",
        K::NextMove => "Next move",
        K::LastMove => "Last move",
        K::CloseGame => "Close the game",
        K::Moves => "Moves",
        K::Variation => "Variation",
        K::NoMoves => "The game has no moves",
        K::PositionEdited => "The position has been edited; every move leads back to the game",
        K::GameProblems => "Problems in the PGN",
        K::LineNumber => "Line {0}",
        K::Operations => "EPD operations",
        K::OperationNames => {
            "Best move|Move to avoid|Move played|Move expected|Line of play|Mate in|Name|Halfmove clock|Fullmove number|Evaluation in centipawns|Depth of the analysis|Nodes of the analysis|Seconds of the analysis|Opening code|Comment|Other operation"
        }
        K::AddOperation => "Add an operation",
        K::RemoveOperation => "Remove {0}",
        K::PlayMoves => "Play through {0}",
        K::ListTitle => "Positions",
        K::ListShown => "{0} of {1} positions",
        K::ListFilter => "Shown",
        K::ListFilters => "All|With errors|With warnings|Legal",
        K::ListLike => "{0} like: {1}",
        K::ListSearch => "Search the positions",
        K::ListHelp => {
            "Up and down choose a position, Enter opens it, Alt with up or down moves it, Delete removes it"
        }
        K::ListActions => {
            "Move up|Move down|Remove|Remove duplicates|Undo in the list|Update in the list|Add to the list"
        }
        K::ListFix => "Repair all {0}",
        K::ListSave => "Save as {0}",
        K::ListDone => "{0?Repaired|Removed|Saved}: {1}",
        K::ListLeftOut => "Not readable, so not in the PGN: {0}",
        K::ListFull => "There is room for {0} positions only",
        K::ListCancel => "Cancel",
        K::ListClose => "Close the list",
        K::NewVersion => "A new version is ready",
        K::Reload => "Reload",
        K::LanguageFailed => "The language could not be loaded",
        K::WorkRestored => "Work from last time was restored",
        K::StorageFailed => "The settings can't be kept in this browser",
        K::Export => "Export",
        K::ExportFormat => "Format",
        K::ExportGroups => "Notation|Pictures|Wikis|LaTeX|As text|Links|For a blog",
        K::PngPicture => "PNG picture",
        K::Preview => "Preview",
        K::CopyIt => "Copy",
        K::Save => "Save",
        K::Saved => "Saved",
        K::PictureFailed => "The picture could not be copied; save it instead",
        K::SaveFailed => "The file could not be saved",
        K::AsOnPage => "as on the page",
        K::BottomSide => "At the bottom",
        K::Caption => "Caption",
        K::Align => "Alignment",
        K::AlignNames => "right|left|none",
        K::Stipulation => "Stipulation",
        K::StipulationNames => "not said|win|draw",
        K::KingSquares => "Squares of the kings",
        K::Border => "Border",
        K::Scale => "Scale",
        K::Transparent => "Transparent background",
        K::BlogForms => {
            "Element <fen-board>|Frame (iframe)|Image in HTML|Image in Markdown|Block for WordPress"
        }
        K::BoardWidth => "Width",
        K::TellSide => "Say whose move it is",
        K::Interactive => "Let readers move pieces",
        K::Formats => {
            "FEN|EPD|PGN|GBR code|SVG picture|Wikipedia|Wikipedia, form for every wiki|Spanish Wikipedia|Finnish Wikibooks|LaTeX, chessboard|LaTeX, xskak|LaTeX, skak|Markdown table|Text|Text with chess symbols|Description|Link to lichess, analysis|Link to lichess, editor|Link to chess.com|Link to Forsyth"
        }
        K::FurtherParts => "marks and arrows|which side is at the bottom",
        K::Loses => "Not in this format: {0}",
        K::MoveUnreadable => "This is not a move",
        K::MoveNoPiece => "No {0} can go there",
        K::MoveNotThere => "The side to move has no piece on {0}",
        K::MoveAmbiguous => "More than one piece can go there, from {0}",
        K::MoveIntoCheck => "The king would be left in check",
        K::MovePromotion => {
            "{0?A pawn that reaches the last rank becomes another piece, as in e8=Q|Only a pawn that reaches the last rank becomes another piece, and never a king or a pawn}"
        }
        K::MoveCastling => {
            "{0?There is no such castling right|A piece is in the way|The king is in check, or would pass through one}"
        }
        K::EpdFault => {
            "{0?An opcode is a letter, then letters, digits or _, at most 15 in all|This opcode was there before|An operation ends with a semicolon|The closing quotation mark is missing|This operation needs an operand|The operand of this operation is a number}"
        }
        K::PgnFault => {
            "{0?The position that the game begins from has errors|A tag is written as in [White \"Morphy\"]|This tag was there before|This comment has no end|A variation has no end|No variation ends here: none has begun|There is no move yet that this variation could replace|A NAG is a number from 0 to 255|{1} has no meaning here|The game has no result|The result is not that of the tag}"
        }
    }
}
