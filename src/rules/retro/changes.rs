//! What must happen to the pawns of a file before they can stand as on the board.
//!
//! A lower bound for the search of the pawn game: each file is looked at alone, and each number
//! is the least possible whatever the others are.

use super::file_list::FileList;
use crate::chess::Color;

/// What a file must show at the end of the pawn game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Goal {
    /// The pawns of the board.
    pub pawns: FileList,
    /// For each colour whether its pawn there has never left its home square.
    pub home: [bool; 2],
    /// For each colour whether its pawns can't promote there, since what stands on the last
    /// square has never moved.
    pub barred: [bool; 2],
}

impl Goal {
    /// Which pawn of a list is the one of a colour that never left its home square: nobody of
    /// its colour was ever behind it.
    pub fn home_pawn(&self, list: FileList, color: Color) -> Option<usize> {
        match color {
            _ if !self.home[color.index()] => None,
            Color::White => list.first_white(),
            Color::Black => list.last_black(),
        }
    }

    fn is_home_pawn(&self, list: FileList, i: usize) -> bool {
        self.home_pawn(list, list.get(i)) == Some(i)
    }
}

/// The least numbers of changes that lead from one file to its goal, each number for itself,
/// packed in bytes so that sums over the files are cheap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Changes(u64);

impl Changes {
    pub const NONE: Changes = Changes(0);
    /// The file can't come to its goal. Any sum that holds it says so.
    const NEVER: Changes = Changes(1 << 56);
    const UNKNOWN: Changes = Changes(u64::MAX);

    /// What must happen to a file before it can show its goal.
    fn of(list: FileList, goal: &Goal) -> Changes {
        let weights =
            [[1, 1, 1, 1], [1, 1, 0, 0], [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]];
        let mut packed = 0;
        for (i, weights) in weights.into_iter().enumerate() {
            match alignment(list, goal, weights) {
                Some(cost) => packed |= u64::from(cost) << (8 * i),
                None => return Changes::NEVER,
            }
        }
        Changes(packed)
    }

    /// The sum with one summand exchanged for another.
    pub const fn exchange(self, old: Changes, new: Changes) -> Changes {
        Changes(self.0 - old.0 + new.0)
    }

    /// Whether each file can come to its goal.
    pub const fn is_possible(self) -> bool {
        self.0 < Changes::NEVER.0
    }

    const fn byte(self, i: usize) -> u8 {
        (self.0 >> (8 * i)) as u8
    }

    /// Pawns that must go or come.
    pub const fn all(self) -> u8 {
        self.byte(0)
    }

    /// Pawns of either colour that must go.
    pub const fn gone(self) -> u8 {
        self.byte(1)
    }

    /// Pawns of a colour that must go.
    pub const fn gone_of(self, color: usize) -> u8 {
        self.byte(2 + color)
    }

    /// Pawns of a colour that must come.
    pub const fn come_of(self, color: usize) -> u8 {
        self.byte(4 + color)
    }
}

/// The changes by file and list, each worked out when it is first asked for.
pub(super) struct Table<'a> {
    goals: &'a [Goal; 8],
    known: Vec<Changes>,
}

impl<'a> Table<'a> {
    /// Longer lists are rare and worked out each time.
    const LISTS: usize = 1 << 10;

    pub fn new(goals: &'a [Goal; 8]) -> Table<'a> {
        Table { goals, known: vec![Changes::UNKNOWN; 8 * Table::LISTS] }
    }

    pub fn of(&mut self, file: usize, list: FileList) -> Changes {
        match self.known.get(file * Table::LISTS + list.code()) {
            Some(&known) if list.code() < Table::LISTS && known != Changes::UNKNOWN => known,
            _ => self.work_out(file, list),
        }
    }

    #[cold]
    fn work_out(&mut self, file: usize, list: FileList) -> Changes {
        let changes = Changes::of(list, &self.goals[file]);
        if list.code() < Table::LISTS {
            self.known[file * Table::LISTS + list.code()] = changes;
        }
        changes
    }
}

/// The cheapest way to read `list` as black ghosts, the goal, white ghosts, when a pawn that
/// goes costs `weights[0..2]` by its colour and one that comes `weights[2..4]`.
fn alignment(list: FileList, goal: &Goal, weights: [u8; 4]) -> Option<u8> {
    const NEVER: u8 = 200;
    let pawns = goal.pawns;
    // cost[0]: among the black ghosts; cost[1 + j]: j pawns of the goal are read;
    // cost[n + 2]: among the white ghosts.
    let n = pawns.len();
    let mut cost = [NEVER; FileList::CAPACITY + 3];
    cost[0] = 0;
    let settle = |cost: &mut [u8]| {
        cost[1] = cost[1].min(cost[0]);
        for j in 0..n {
            let comes =
                if goal.is_home_pawn(pawns, j) { NEVER } else { weights[2 + pawns.get(j).index()] };
            cost[2 + j] = cost[2 + j].min(cost[1 + j].saturating_add(comes)).min(NEVER);
        }
        cost[n + 2] = cost[n + 2].min(cost[n + 1]);
    };
    settle(&mut cost);
    for i in 0..list.len() {
        let color = list.get(i);
        let at_home = goal.is_home_pawn(list, i);
        let goes = if at_home { NEVER } else { weights[color.index()] };
        let mut after = cost.map(|c| c.saturating_add(goes).min(NEVER));
        if !at_home && color == Color::Black && !goal.barred[1] {
            after[0] = after[0].min(cost[0]);
        }
        if !at_home && color == Color::White && !goal.barred[0] {
            after[n + 2] = after[n + 2].min(cost[n + 2]);
        }
        for j in 0..n {
            if pawns.get(j) == color && goal.is_home_pawn(pawns, j) == at_home {
                after[2 + j] = after[2 + j].min(cost[1 + j]);
            }
        }
        settle(&mut after);
        cost = after;
    }
    Some(cost[n + 2]).filter(|&c| c < NEVER)
}

#[cfg(test)]
mod tests {
    use super::*;
    use Color::{Black, White};

    fn list(pawns: &[Color]) -> FileList {
        pawns.iter().fold(FileList::EMPTY, |list, &color| list.insert(list.len(), color))
    }

    fn numbers(from: &[Color], to: &[Color], home: [bool; 2], barred: [bool; 2]) -> [u8; 6] {
        let changes = Changes::of(list(from), &Goal { pawns: list(to), home, barred });
        assert!(changes.is_possible());
        [0, 1, 2, 3, 4, 5].map(|i| changes.byte(i))
    }

    #[test]
    fn changes_of_a_file() {
        let free = [false, false];
        // In the order: all, gone, gone of White, of Black, come of White, of Black.
        assert_eq!(numbers(&[White, Black], &[White, Black], free, free), [0; 6]);
        // Ghosts cost nothing where they have a way out.
        assert_eq!(numbers(&[Black, White], &[], free, free), [0; 6]);
        assert_eq!(numbers(&[Black, White], &[], free, [true, false]), [1, 1, 1, 0, 0, 0]);
        // Blocked pawns can't both stay; either may go.
        assert_eq!(numbers(&[White, Black], &[], free, free), [1, 1, 0, 0, 0, 0]);
        assert_eq!(numbers(&[White, Black], &[Black], free, free), [1, 1, 0, 0, 0, 0]);
        assert_eq!(numbers(&[White, Black], &[Black], [false, true], free), [1, 1, 1, 0, 0, 0]);
        assert_eq!(numbers(&[White], &[White, White], free, free), [1, 0, 0, 0, 1, 0]);
        assert_eq!(numbers(&[White, Black], &[Black, White], free, free), [2, 1, 0, 0, 0, 0]);
    }

    #[test]
    fn a_pawn_at_home_stays() {
        let goal = Goal { pawns: list(&[White]), home: [true, false], barred: [false; 2] };
        assert!(!Changes::of(list(&[Black]), &goal).is_possible());
        assert!(Changes::of(list(&[White, Black]), &goal).is_possible());
    }
}
