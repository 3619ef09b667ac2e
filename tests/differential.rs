//! Forsyth beside shakmaty and cozy-chess, on positions of random games and on damaged ones.
//!
//! Where they disagree on whether a record can be used, the table of classes says who is right
//! and why, with an example; a disagreement that the table does not explain fails the test. Where they agree that it can, they must draw the same board.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test stops at what is not as it should be")]

use cozy_chess::Board as CozyBoard;
use forsyth::chess::{Bitboard, CastlingRights, Piece, Setup, Square};
use forsyth::fen::{Dialect, Parsed, Severity, parse, write, write_placement};
use forsyth::rules::diagnose_without_fixes;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position};

/// How many games, and how many damaged records of each kind for a position of them.
const GAMES: usize = 20;
const DAMAGED: usize = 8;

/// Steele, Lea and Flood's SplitMix64.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ z >> 31) as usize % end
    }
}

/// Positions of random games.
fn positions() -> Vec<String> {
    let mut random = Random(1972);
    let mut positions = Vec::new();
    for _ in 0..GAMES {
        let mut position = Chess::default();
        for ply in 0..200 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(moves[random.below(moves.len())]);
            if ply % 7 == 0 {
                let fen = Fen::from_position(&position, EnPassantMode::Always);
                positions.push(fen.to_string());
            }
        }
    }
    positions
}

/// A record with one to three characters put in, taken out or put in place of others.
fn damage_text(fen: &str, random: &mut Random) -> String {
    let alphabet = b"pnbrqkPNBRQK123456789/ wb-KQkqahAHe36x0";
    let mut bytes = fen.as_bytes().to_vec();
    for _ in 0..=random.below(3) {
        let at = random.below(bytes.len());
        let new = alphabet[random.below(alphabet.len())];
        match random.below(3) {
            0 => bytes.insert(at, new),
            1 => drop(bytes.remove(at)),
            _ => bytes[at] = new,
        }
    }
    String::from_utf8(bytes).unwrap()
}

/// A setup with one to four things changed, written as a record.
fn damage_setup(fen: &str, random: &mut Random) -> String {
    let mut setup: Setup = parse(fen).setup;
    for _ in 0..=random.below(4) {
        let square = Square::from_index(random.below(64)).unwrap();
        match random.below(9) {
            0..3 => setup.board.set(square, Some(Piece::ALL[random.below(12)])),
            3 => setup.board.set(square, None),
            4 => setup.side_to_move = !setup.side_to_move,
            5 => {
                let rank = if random.below(2) == 0 { 16 } else { 40 };
                setup.ep_square = Square::from_index(rank + random.below(8));
            }
            6 => {
                let corners = Bitboard(0x8100_0000_0000_0081 & random.below(usize::MAX) as u64);
                setup.castling = CastlingRights::from_rooks(corners);
            }
            7 => setup.halfmove_clock = random.below(200) as u32,
            _ => setup.fullmove_number = 1 + random.below(300) as u32,
        }
    }
    write(&setup, Dialect::AsGiven)
}

/// What another library says: the placement and side that it reads, or why it reads nothing.
type Answer = Result<String, String>;

fn shakmaty(fen: &str) -> Answer {
    let parsed: Fen = fen.parse().map_err(|error| format!("{error:?}"))?;
    let position = match parsed.clone().into_position::<Chess>(CastlingMode::Standard) {
        Ok(position) => Ok(position),
        Err(_) => parsed.into_position(CastlingMode::Chess960),
    };
    let position = position
        .map_err(|error| error.kinds().iter_names().map(|k| k.0).collect::<Vec<_>>().join(" "))?;
    let fen = Fen::from_position(&position, EnPassantMode::Always).to_string();
    Ok(fen.split(' ').take(2).collect::<Vec<_>>().join(" "))
}

fn cozy(fen: &str) -> Answer {
    let standard = CozyBoard::from_fen(fen, false);
    let board = standard.or_else(|error| CozyBoard::from_fen(fen, true).map_err(|_| error));
    let board = board.map_err(|error| format!("{error:?}"))?;
    Ok(board.to_string().split(' ').take(2).collect::<Vec<_>>().join(" "))
}

/// What Forsyth makes of it, without the reasons.
fn read(parsed: &Parsed) -> String {
    let side = parsed.setup.side_to_move.letter();
    format!("{} {side}", write_placement(&parsed.setup.board))
}

fn codes(parsed: &Parsed, severity: Severity) -> Vec<&'static str> {
    let found = parsed.diagnostics.iter().filter(|d| d.severity == severity);
    found.map(|diagnostic| diagnostic.code()).collect()
}

/// Whether Forsyth warns with one of these codes.
fn warns(parsed: &Parsed, of: &[&str]) -> bool {
    codes(parsed, Severity::Warning).iter().any(|code| of.contains(code))
}

/// A class of records that Forsyth takes for errors and another library accepts. In all of them
/// Forsyth is right: the records break the standard or the laws.
struct Missed {
    peer: &'static str,
    /// Forsyth's code for it.
    code: &'static str,
    why: &'static str,
    example: &'static str,
}

const MISSED: [Missed; 4] = [
    Missed {
        peer: "cozy-chess",
        code: "field-missing",
        why: "two spaces in a row are an empty field to it, and an empty castling field no rights",
        example: "8/3Pb2k/3B3r/P4p2/P5p1/6n1/2K5/8 b  - 2 85",
    },
    Missed {
        peer: "cozy-chess",
        code: "kings-adjacent",
        why: "it does not count a king's attack on the other king",
        example: "8/6k1/6K1/8/8/8/8/8 b - - 0 51",
    },
    Missed {
        peer: "cozy-chess",
        code: "ranks-few",
        why: "it takes missing ranks for empty ones",
        example: "4q3/4k3/PPp2p2/6q1/4n3/8/1K6 w - - 0 75",
    },
    Missed {
        peer: "shakmaty",
        code: "castling-duplicate",
        why: "it keeps rights as a set, in which the same rook named twice does not show",
        example: "rnbqkbnr/2ppp1p1/1p3p1p/p7/2P4P/1P3P2/P2PP1P1/RNBQKBNR w KQkqA - 0 5",
    },
];

/// A class of records that another library rejects and Forsyth does not: it warns, with a fix,
/// because what is meant can be told, or the position used without what is wrong. Both are
/// right by what they are for: a library that plays must refuse what an editor may show.
struct Refused {
    peer: &'static str,
    /// The other library's reasons.
    reasons: &'static [&'static str],
    why: &'static str,
    applies: fn(&Parsed) -> bool,
    example: &'static str,
}

const REFUSED: [Refused; 19] = [
    Refused {
        peer: "both",
        reasons: &["InvalidBoard"],
        why: "the 64 squares are there: what is untidy can be read in one way only",
        applies: |p| warns(p, &["slash-missing", "slash-leading", "slash-trailing", "digit-zero"]),
        example: "2b5/1rpp4/n7/3k3P/p1r5/p7/PN2K3b3B1N1 b - - 7 57",
    },
    Refused {
        peer: "both",
        reasons: &["InvalidBoard"],
        why: "the record is there, with something before it",
        applies: |p| warns(p, &["wrapper", "space-leading"]),
        example: "-8/r7/p1n1k3/Pp1p1n2/5p2/2bpp2p/5R1P/6K1 b - - 1 71",
    },
    Refused {
        peer: "both",
        reasons: &["InvalidTurn", "InvalidSideToMove"],
        why: "a capital letter names the side as well",
        applies: |p| warns(p, &["side-case"]),
        example: "8/r7/p1n1k3/Pp1p1n2/5p2/2bpp2p/5R1P/6K1 B - - 1 71",
    },
    Refused {
        peer: "both",
        reasons: &["INVALID_CASTLING_RIGHTS", "InvalidCastlingRights"],
        why: "the position can be used without rights that king and rook don't support",
        applies: |p| warns(p, &["castling-impossible"]),
        example: "8/r7/p1n1k3/Pp1p1n2/5p2/2bpp2p/5R1P/6K1 b KQ - 1 71",
    },
    Refused {
        peer: "cozy-chess",
        reasons: &["InvalidCastlingRights"],
        why: "a right named twice in the same way, or in two ways, is still that right",
        applies: |p| warns(p, &["castling-duplicate", "castling-mixed-style"]),
        example: "rnbqkbnr/pppppppp/8/8/8/7N/PPPPPPPP/RNBQKB1R b KkQkq - 1 1",
    },
    Refused {
        peer: "both",
        reasons: &["INVALID_EP_SQUARE", "InvalidEnPassant"],
        why: "the position can be used without a square that no double step passed over",
        applies: |p| warns(p, &["ep-no-pawn", "ep-occupied", "ep-origin-occupied"]),
        example: "8/r7/p1n1k3/Pp1p1n2/5p2/2bpp2p/5R1P/6K1 w - f6 0 71",
    },
    Refused {
        peer: "both",
        reasons: &["IMPOSSIBLE_CHECK", "InvalidEnPassant"],
        why: "the position can be used without a double step that the check contradicts",
        applies: |p| warns(p, &["ep-impossible-check"]),
        example: "k7/8/8/3pP3/8/7n/5K2/8 w - d6 0 1",
    },
    Refused {
        peer: "both",
        reasons: &["IMPOSSIBLE_CHECK", "InvalidBoard"],
        why: "no game leads to three checks, but the position can be played on",
        applies: |p| warns(p, &["too-many-checkers"]),
        example: "8/4Q3/2N5/Q3k3/8/8/8/6K1 b - - 0 1",
    },
    Refused {
        peer: "shakmaty",
        reasons: &["IMPOSSIBLE_CHECK"],
        why: "no move gives such a check, but the position can be played on",
        applies: |p| warns(p, &["impossible-check", "impossible-double", "impossible-pawn-check"]),
        example: "3R4/8/8/8/3k4/8/8/3RK3 b - - 0 1",
    },
    Refused {
        peer: "shakmaty",
        reasons: &["TOO_MUCH_MATERIAL"],
        why: "no game leads to so many promoted pieces, but the position can be played on",
        applies: |p| warns(p, &["material-promotions"]),
        example: "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1",
    },
    Refused {
        peer: "cozy-chess",
        reasons: &["InvalidCastlingRights"],
        why: "in X-FEN K and Q are the outermost rooks, also where they are not in the corners",
        applies: |p| codes(p, Severity::Info).contains(&"castling-960-rook"),
        example: "3kqRb1/8/P2N4/8/8/P7/8/K2R4 w K - 3 82",
    },
    Refused {
        peer: "cozy-chess",
        reasons: &["InvalidBoard"],
        why: "the board can be read beside the pieces in hand and the promoted ones of crazyhouse",
        applies: |p| warns(p, &["variant-pocket", "variant-promoted"]),
        example: "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R[Qp] w KQkq - 4 4",
    },
    Refused {
        peer: "cozy-chess",
        reasons: &["InvalidHalfMoveClock"],
        why: "nobody need claim a draw at 100: the game goes on, until 150; beyond, Forsyth warns",
        applies: |p| p.setup.halfmove_clock > 100,
        example: "8/8/4k3/8/8/8/4K3/R7 w - - 120 130",
    },
    Refused {
        peer: "both",
        reasons: &["InvalidHalfmoveClock", "InvalidHalfMoveClock"],
        why: "what a counter means can be told from a sign or a dash",
        applies: |p| {
            let sign = ["counter-dash", "counter-sign", "counter-leading-zero"];
            warns(p, &sign) || warns(p, &["halfmove-negative", "field-missing"])
        },
        example: "8/8/4k3/8/8/8/4K3/R7 w - - - 40",
    },
    Refused {
        peer: "both",
        reasons: &["InvalidFullmoves", "InvalidFullmoveNumber"],
        why: "the number of the move changes nothing on the board",
        applies: |p| {
            let odd = ["counter-dash", "counter-sign", "counter-leading-zero", "counters-swapped"];
            warns(p, &odd) || warns(p, &["fullmove-negative", "fullmove-zero", "field-missing"])
        },
        example: "8/8/4k3/8/8/8/4K3/R7 w - - 0 -40",
    },
    Refused {
        peer: "cozy-chess",
        reasons: &[
            "InvalidSideToMove",
            "InvalidCastlingRights",
            "InvalidEnPassant",
            "InvalidHalfMoveClock",
            "InvalidFullmoveNumber",
            "TooManyFields",
        ],
        why: "two spaces in a row are an empty field to it; here they are just two spaces",
        applies: |p| warns(p, &["space-run"]),
        example: "5b2/5Q2/P1r4k/5P2/3P4/3R3p/8/5K2 b  - - 2 71",
    },
    Refused {
        peer: "cozy-chess",
        reasons: &["MissingField"],
        why: "a record of four fields is EPD; the counters have defaults",
        applies: |p| warns(p, &["field-missing"]),
        example: "8/8/4k3/8/8/8/4K3/R7 w - -",
    },
    Refused {
        peer: "both",
        reasons: &["InvalidFen", "TooManyFields"],
        why: "the six fields are there, with something after them",
        applies: |p| warns(p, &["field-extra", "trailing-text", "space-trailing"]),
        example: "8/8/4k3/8/8/8/4K3/R7 w - - 0 1 78",
    },
    Refused {
        peer: "shakmaty",
        reasons: &["InvalidCastling", "InvalidEpSquare"],
        why: "a capital letter names the file as well",
        applies: |p| warns(p, &["ep-case"]),
        example: "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq F6 0 3",
    },
];

type Judge = fn(&str) -> Answer;

const PEERS: [(&str, Judge); 2] = [("shakmaty", shakmaty), ("cozy-chess", cozy)];

/// The answer of another library beside Forsyth's: `None` where they agree, or disagree in ways
/// that the table explains.
fn unexplained(text: &str, peer: &str, answer: &Answer) -> Option<String> {
    let parsed = diagnose_without_fixes(text);
    let errors = codes(&parsed, Severity::Error);
    match (errors.is_empty(), answer) {
        (true, Ok(theirs)) => {
            let ours = read(&parsed);
            (ours != *theirs).then(|| format!("{text}: {ours}, but {peer} reads {theirs}"))
        }
        (false, Err(_)) => None,
        (false, Ok(_)) => {
            let missed = |code: &&&str| !MISSED.iter().any(|m| m.peer == peer && m.code == **code);
            let code = errors.iter().find(missed)?;
            Some(format!("{text}: {code}, but {peer} accepts it"))
        }
        (true, Err(reasons)) => {
            let explained = |reason: &&str| {
                REFUSED.iter().any(|class| {
                    [peer, "both"].contains(&class.peer)
                        && class.reasons.contains(reason)
                        && (class.applies)(&parsed)
                })
            };
            let reason = reasons.split(' ').find(|reason| !explained(reason))?;
            let warnings = codes(&parsed, Severity::Warning);
            Some(format!("{text}: {warnings:?}, but {peer} says {reason}"))
        }
    }
}

#[test]
fn all_agree_on_positions_of_games() {
    let positions = positions();
    assert!(positions.len() > 20 * GAMES);
    for fen in positions {
        let parsed = diagnose_without_fixes(&fen);
        assert!(codes(&parsed, Severity::Error).is_empty(), "{fen}");
        // A random game can go beyond 75 moves.
        let warnings = codes(&parsed, Severity::Warning);
        assert!(warnings.iter().all(|&code| code == "halfmove-75-move"), "{fen}: {warnings:?}");
        assert_eq!(shakmaty(&fen), Ok(read(&parsed)), "{fen}");
        if parsed.setup.halfmove_clock <= 100 {
            assert_eq!(cozy(&fen), Ok(read(&parsed)), "{fen}");
        }
    }
}

#[test]
fn every_disagreement_on_damaged_records_is_explained() {
    let mut random = Random(64);
    let mut found = Vec::new();
    for fen in positions() {
        for _ in 0..DAMAGED {
            for text in [damage_text(&fen, &mut random), damage_setup(&fen, &mut random)] {
                for (peer, answer) in PEERS {
                    found.extend(unexplained(&text, peer, &answer(&text)));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Each class is real: its example falls into it.
#[test]
fn the_examples_fall_into_their_classes() {
    for class in MISSED {
        let errors = codes(&diagnose_without_fixes(class.example), Severity::Error);
        assert_eq!(errors, [class.code], "{}: {}", class.example, class.why);
        let (_, answer) = PEERS.into_iter().find(|(peer, _)| *peer == class.peer).unwrap();
        assert!(answer(class.example).is_ok(), "{}: {}", class.example, class.why);
    }
    for class in REFUSED {
        let parsed = diagnose_without_fixes(class.example);
        assert!(codes(&parsed, Severity::Error).is_empty(), "{}", class.example);
        assert!((class.applies)(&parsed), "{}: {}", class.example, class.why);
        for (peer, answer) in PEERS {
            if [peer, "both"].contains(&class.peer) {
                let reasons = answer(class.example).unwrap_err();
                let named = reasons.split(' ').all(|reason| class.reasons.contains(&reason));
                assert!(named, "{}: {peer} says {reasons}", class.example);
            }
        }
    }
}
