//! Positions that are known by a name.

/// A position with a name; the names are in `words`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// The initial array.
    Start,
    /// No piece at all.
    Empty,
    /// The two kings on their squares.
    BareKings,
    /// Queen against bare king.
    QueenMate,
    /// Rook against bare king.
    RookMate,
    /// Two bishops against bare king.
    TwoBishopsMate,
    /// Bishop and knight against bare king.
    BishopAndKnightMate,
    /// King and pawn against king, the king in front of its pawn: won.
    KingAndPawn,
    /// Each king attacks the pawn that the other one guards: who is to move loses.
    Trebuchet,
    /// The rook's pawn with the bishop that does not guard its last square: drawn.
    WrongBishop,
    /// Rook and pawn against rook: won by building a bridge.
    Lucena,
    /// Rook and pawn against rook: drawn by the rook on the third rank.
    Philidor,
    /// Queen against rook, Philidor 1777: won, whoever is to move.
    QueenAgainstRook,
    /// Réti 1921: the king catches the pawn on a diagonal way.
    Reti,
    /// Barbier and Saavedra 1895: the promotion to a rook.
    Saavedra,
    /// Lasker and Reichhelm 1901: corresponding squares.
    LaskerReichhelm,
    /// Behting's study with two knights.
    Behting,
    /// Van Breukelen's study, known as Plaskett's puzzle.
    Plaskett,
    /// Petrović 1964: 218 moves, the most that a position with its promotions has.
    MostMoves,
    /// The quickest mate: 1. f3 e5 2. g4 Qh4.
    FoolsMate,
    /// 1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7.
    ScholarsMate,
    /// Anderssen against Kieseritzky, London 1851, the end.
    ImmortalGame,
    /// Morphy against the Duke of Brunswick and Count Isouard, Paris 1858, the end.
    OperaGame,
    /// Kasparov against Topalov, Wijk aan Zee 1999, before 24. Rxd4.
    KasparovTopalov,
    /// A position for the testing of move generators.
    Kiwipete,
}

/// What a preset is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PresetGroup {
    /// To begin with.
    Basic,
    /// Elementary mates.
    Mates,
    /// Common endgames.
    Endgames,
    /// Studies and problems.
    Studies,
    /// From games.
    Games,
}

impl PresetGroup {
    /// All groups, in the order of a menu.
    pub const ALL: [PresetGroup; 5] = [
        PresetGroup::Basic,
        PresetGroup::Mates,
        PresetGroup::Endgames,
        PresetGroup::Studies,
        PresetGroup::Games,
    ];

    /// The presets of the group.
    pub fn presets(self) -> impl Iterator<Item = Preset> {
        TABLE.iter().filter(move |row| row.1 == self).map(|row| row.0)
    }
}

impl Preset {
    /// All presets, in the order of a menu.
    pub fn all() -> impl Iterator<Item = Preset> {
        TABLE.iter().map(|row| row.0)
    }

    /// The position as a FEN record of six fields.
    pub fn fen(self) -> &'static str {
        TABLE.get(self as usize).map_or("", |row| row.2)
    }
}

/// Each preset at its own place, with its group and its record.
const TABLE: [(Preset, PresetGroup, &str); 25] = {
    use Preset as P;
    use PresetGroup::{Basic, Endgames, Games, Mates, Studies};
    [
        (P::Start, Basic, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        (P::Empty, Basic, "8/8/8/8/8/8/8/8 w - - 0 1"),
        (P::BareKings, Basic, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        (P::QueenMate, Mates, "8/8/8/4k3/8/8/8/3QK3 w - - 0 1"),
        (P::RookMate, Mates, "8/8/8/4k3/8/8/8/R3K3 w - - 0 1"),
        (P::TwoBishopsMate, Mates, "8/8/8/4k3/8/8/8/2B1KB2 w - - 0 1"),
        (P::BishopAndKnightMate, Mates, "8/8/8/4k3/8/8/8/1N2KB2 w - - 0 1"),
        (P::KingAndPawn, Endgames, "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1"),
        (P::Trebuchet, Endgames, "8/8/8/4pK2/3kP3/8/8/8 w - - 0 1"),
        (P::WrongBishop, Endgames, "k7/8/1K6/P7/8/4B3/8/8 w - - 0 1"),
        (P::Lucena, Endgames, "1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1"),
        (P::Philidor, Endgames, "4k3/R7/1r6/3KP3/8/8/8/8 w - - 0 1"),
        (P::QueenAgainstRook, Endgames, "1k6/1r6/2K5/Q7/8/8/8/8 w - - 0 1"),
        (P::Reti, Studies, "7K/8/k1P5/7p/8/8/8/8 w - - 0 1"),
        (P::Saavedra, Studies, "8/8/1KP5/3r4/8/8/8/k7 w - - 0 1"),
        (P::LaskerReichhelm, Studies, "8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1"),
        (P::Behting, Studies, "8/8/7p/3KNN1k/2p4p/8/3p2p1/8 w - - 0 1"),
        (P::Plaskett, Studies, "8/3P3k/n2K3p/2p3n1/1b4N1/2p1p1P1/8/3B4 w - - 0 1"),
        (P::MostMoves, Studies, "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1"),
        (P::FoolsMate, Games, "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"),
        (
            P::ScholarsMate,
            Games,
            "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4",
        ),
        (P::ImmortalGame, Games, "r1bk3r/p2pBpNp/n4n2/1p1NP2P/6P1/3P4/P1P1K3/q5b1 b - - 1 23"),
        (P::OperaGame, Games, "1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17"),
        (
            P::KasparovTopalov,
            Games,
            "b2r3r/k4p1p/p2q1np1/NppP4/3p1Q2/P4PPB/1PP4P/1K1RR3 w - - 1 24",
        ),
        (
            P::Kiwipete,
            Games,
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        ),
    ]
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Setup;
    use crate::fen::{Dialect, Severity, write};
    use crate::rules::{diagnose, worst};

    #[test]
    fn each_preset_stands_at_its_place_and_is_written_as_we_write() {
        for (i, preset) in Preset::all().enumerate() {
            assert_eq!(preset as usize, i, "{preset:?}");
            let setup = diagnose(preset.fen()).setup;
            assert_eq!(write(&setup, Dialect::AsGiven), preset.fen());
        }
        let grouped: Vec<Preset> = PresetGroup::ALL.into_iter().flat_map(|g| g.presets()).collect();
        assert!(Preset::all().eq(grouped));
        assert_eq!(diagnose(Preset::Start.fen()).setup, Setup::START);
        assert_eq!(diagnose(Preset::Empty.fen()).setup, Setup::EMPTY);
    }

    #[test]
    fn each_preset_is_legal() {
        for preset in Preset::all().filter(|&preset| preset != Preset::Empty) {
            let found = diagnose(preset.fen()).diagnostics;
            assert!(worst(&found) < Some(Severity::Warning), "{preset:?}: {found:?}");
        }
    }

    /// How many moves each has, so that a slip in a record does not go unseen.
    #[cfg(not(target_arch = "wasm32"))]
    #[test]
    fn known_positions_have_their_known_moves() {
        for (preset, expected) in [
            (Preset::Start, 20),
            (Preset::MostMoves, 218),
            (Preset::Kiwipete, 48),
            (Preset::FoolsMate, 0),
            (Preset::ScholarsMate, 0),
            (Preset::ImmortalGame, 0),
            (Preset::OperaGame, 0),
        ] {
            let board: cozy_chess::Board = preset.fen().parse().unwrap();
            let mut count = 0;
            board.generate_moves(|moves| {
                count += moves.len();
                false
            });
            assert_eq!(count, expected, "{preset:?}");
        }
    }
}
