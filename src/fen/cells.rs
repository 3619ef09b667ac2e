//! A rank as a row of cells, and the ways to make a wrong one right.

use crate::chess::{Color, Piece, Rank, Role};

use super::repair::RankChange;

/// One square of a rank.
pub(super) type Cell = Option<Piece>;

/// Writes cells as a rank of a FEN, with each run of empty squares as one digit (or several
/// where the run is longer than 8).
pub(super) fn write_cells(cells: &[Cell]) -> String {
    let mut text = String::new();
    let mut empty = 0usize;
    for cell in cells.iter().map(Some).chain([None]) {
        match cell {
            Some(None) => empty += 1,
            other => {
                if empty > 0 {
                    text.push_str(&empty.to_string());
                    empty = 0;
                }
                if let Some(Some(piece)) = other {
                    text.push(piece.letter());
                }
            }
        }
    }
    text
}

/// A run of equal cells: where it begins and how long it is.
#[derive(Clone, Copy)]
struct Run {
    start: usize,
    len: usize,
    cell: Cell,
}

fn runs(cells: &[Cell]) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for (start, &cell) in cells.iter().enumerate() {
        match runs.last_mut() {
            Some(run) if run.cell == cell => run.len += 1,
            _ => runs.push(Run { start, len: 1, cell }),
        }
    }
    runs
}

/// The ways to bring a rank with too few squares to eight, likely ones first.
pub(super) fn lengthen(rank: Rank, cells: &[Cell]) -> Vec<(RankChange, Vec<Cell>)> {
    let missing = 8 - cells.len().min(8);
    let mut ways = Vec::new();
    if cells.iter().all(Option::is_none) {
        ways.push((RankChange::Empty, vec![None; 8]));
        return ways;
    }
    if let Some(home) = home_rank(rank, cells) {
        ways.push((RankChange::Home, home));
    }
    let mut gaps = Vec::new();
    let mut pieces = Vec::new();
    for run in runs(cells) {
        let mut longer = cells.to_vec();
        (0..missing).for_each(|_| longer.insert(run.start, run.cell));
        match run.cell {
            None => {
                let change = RankChange::Gap { from: run.len, to: run.len + missing };
                gaps.push((change, longer));
            }
            Some(piece) if missing == 1 => pieces.push((RankChange::Add(piece), longer)),
            Some(_) => {}
        }
    }
    if is_pawn_row(rank, cells) {
        ways.append(&mut pieces);
    }
    ways.append(&mut gaps);
    ways.append(&mut pieces);
    for at_end in [true, false] {
        let mut padded = cells.to_vec();
        let at = if at_end { padded.len() } else { 0 };
        (0..missing).for_each(|_| padded.insert(at, None));
        let change =
            if at_end { RankChange::PadEnd(missing) } else { RankChange::PadStart(missing) };
        ways.push((change, padded));
    }
    dedup(ways)
}

/// The ways to bring a rank with too many squares to eight, likely ones first.
pub(super) fn shorten(cells: &[Cell]) -> Vec<(RankChange, Vec<Cell>)> {
    let excess = cells.len().saturating_sub(8);
    let mut ways = Vec::new();
    let mut pieces = Vec::new();
    for run in runs(cells) {
        let mut shorter = cells.to_vec();
        if run.cell.is_none() && run.len >= excess {
            shorter.drain(run.start..run.start + excess);
            let change = RankChange::Gap { from: run.len, to: run.len - excess };
            ways.push((change, shorter));
        } else if let (Some(piece), 1) = (run.cell, excess) {
            shorter.remove(run.start);
            pieces.push((RankChange::Remove(piece), shorter));
        }
    }
    ways.append(&mut pieces);
    ways.push((RankChange::Cut(excess), cells[..8.min(cells.len())].to_vec()));
    dedup(ways)
}

/// Whether it is a side's own row of pawns, still nearly whole.
fn is_pawn_row(rank: Rank, cells: &[Cell]) -> bool {
    let color = match rank.number() {
        2 => Color::White,
        7 => Color::Black,
        _ => return false,
    };
    let pawn = Some(Piece::new(color, Role::Pawn));
    cells.iter().filter(|&&cell| cell == pawn).count() >= 5
}

/// The initial array's rank of pieces, if the cells are some of it in order.
fn home_rank(rank: Rank, cells: &[Cell]) -> Option<Vec<Cell>> {
    let letters = match rank.number() {
        1 => "RNBQKBNR",
        8 => "rnbqkbnr",
        _ => return None,
    };
    let home: Vec<Cell> = letters.chars().map(Piece::from_letter).collect();
    let mut rest = home.iter();
    let part = cells.iter().all(|cell| cell.is_some() && rest.any(|other| other == cell));
    (part && cells.len() >= 4).then_some(home)
}

fn dedup(ways: Vec<(RankChange, Vec<Cell>)>) -> Vec<(RankChange, Vec<Cell>)> {
    let mut seen: Vec<(RankChange, Vec<Cell>)> = Vec::new();
    for way in ways {
        if seen.iter().all(|other| other.1 != way.1) {
            seen.push(way);
        }
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(text: &str) -> Vec<Cell> {
        let mut cells = Vec::new();
        for c in text.chars() {
            match c.to_digit(10) {
                Some(run) => cells.extend(std::iter::repeat_n(None, run as usize)),
                None => cells.push(Piece::from_letter(c)),
            }
        }
        cells
    }

    #[test]
    fn every_way_makes_eight_squares() {
        for text in ["pp1pppp", "7", "RNBQKB", "k", "3p", "4P4", "ppp1p3p", "nnnnnnnnn", "9", ""] {
            let row = cells(text);
            for rank in Rank::ALL {
                let ways = if row.len() < 8 { lengthen(rank, &row) } else { shorten(&row) };
                assert!(!ways.is_empty(), "{text}");
                for (repair, fixed) in ways {
                    assert_eq!(fixed.len(), 8, "{text}: {repair:?}");
                }
            }
        }
    }

    #[test]
    fn the_classic_short_rank_offers_the_pawn_and_the_wider_gap() {
        let ways: Vec<String> = lengthen(Rank::ALL[6], &cells("pp1pppp"))
            .iter()
            .map(|(_, cells)| write_cells(cells))
            .collect();
        assert_eq!(ways, ["ppp1pppp", "pp1ppppp", "pp2pppp", "pp1pppp1", "1pp1pppp"]);
    }
}
