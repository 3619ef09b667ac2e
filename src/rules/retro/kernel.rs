//! The game as the pawns see it: can they have got past one another with so few captures?
//!
//! All of a game is forgotten but the order of the pawns on each file. A push changes nothing.
//! A capture by a pawn takes it to the next file, to some place among the pawns there, or into
//! the place of the pawn that it takes. A capture by a piece takes a pawn away. A pawn that
//! has promoted is left where it was as a ghost: a white one with only other ghosts above it,
//! a black one with only ghosts below. At the end each file must show the pawns of the board
//! from the black ghosts below them to the white ghosts above.
//!
//! Every game that leads to the position is such a walk from eight files of a white pawn below
//! a black one, with as many captures as there are units missing, and with no more pawns
//! captured than leave enough for the promotions. So where an exhaustive search finds no
//! walk, there is no game. A pawn on its home square adds to that: it has never moved, nobody
//! was ever behind it, and who passes it must land on the last rank from a file where nothing
//! stood in the way.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::cages::Cages;
use super::changes::{Changes, Goal, Table};
use super::file_list::FileList;
use super::hash::Set;
use super::ledger::Ledger;
use crate::chess::{Bitboard, Board, Color, File, Role};

/// What the pawns must achieve, and the means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Task {
    goals: [Goal; 8],
    /// How many units of each colour were captured.
    captured: [u8; 2],
    /// How many of them may have been pawns.
    spare: [u8; 2],
    /// For each colour how many pawns must end, on the board or promoted, on the files whose
    /// promotion square is dark, and on those where it is light.
    shades: [[u8; 2]; 2],
}

impl Task {
    /// The task that a board sets, promotions included.
    pub fn of(board: &Board, cages: &Cages, ledger: &Ledger) -> Task {
        let goal = |file| {
            let on_file = |set: Bitboard| (set & Bitboard::file(file)).not_empty();
            Goal {
                pawns: FileList::of(board, file),
                home: Color::ALL.map(|color| on_file(cages.home_pawns(color))),
                barred: Color::ALL
                    .map(|color| on_file(cages.fixed() & Bitboard::home_rank(!color))),
            }
        };
        Task {
            goals: File::ALL.map(goal),
            captured: Color::ALL.map(|color| ledger.captures(color)),
            spare: Color::ALL.map(|color| ledger.spare_pawns(color)),
            shades: Color::ALL.map(|color| {
                let pawns = board.pieces(color, Role::Pawn);
                [0, 1].map(|shade| {
                    let there = File::ALL
                        .into_iter()
                        .filter(|f| promotion_shade(color, f.index()) == shade);
                    let pawns = there.map(|file| (pawns & Bitboard::file(file)).count() as u8);
                    pawns.sum::<u8>() + ledger.bishops[color.index()][shade]
                })
            }),
        }
    }

    /// Whether no walk leads to the goal. `false` also where the search gives up: it may look
    /// at `budget` states and uses up what it looks at.
    ///
    /// The search takes the state next that seems nearest to the goal.
    pub fn is_impossible(&self, budget: &mut usize) -> bool {
        let mut search = Search {
            task: self,
            changes: Table::new(&self.goals),
            next: Vec::new(),
            gave_up: false,
        };
        let start = search.start();
        let Some(distance) = start.distance(self) else { return true };
        let mut seen = Set::default();
        seen.insert(start);
        let mut open = BinaryHeap::from([(Reverse(distance), start)]);
        while let Some((Reverse(distance), state)) = open.pop() {
            if distance == 0 || search.gave_up || *budget == 0 {
                return false;
            }
            search.successors(&state);
            for (distance, state) in search.next.drain(..) {
                if *budget > 0 && seen.insert(state) {
                    *budget -= 1;
                    open.push((Reverse(distance), state));
                }
            }
        }
        !search.gave_up
    }
}

/// The pawns at some time of the walk, and the means that are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct State {
    files: [FileList; 8],
    /// Units of each colour that will still be captured.
    captures: [u8; 2],
    /// How many of them may be pawns.
    spare: [u8; 2],
    /// For each colour how many of its pawns are on the files of [`Task::shades`].
    shades: [[u8; 2]; 2],
    /// What must happen to all files: the sum over `files`.
    changes: Changes,
}

impl State {
    /// A number that is 0 only at the goal and smaller near it; `None` where the means can't
    /// suffice.
    fn distance(&self, task: &Task) -> Option<u8> {
        // A capture takes one pawn at most away from its file and brings one to the next, and
        // if it is one of a pawn, it takes another away.
        let State { captures, spare, changes, .. } = *self;
        let pawns = [0, 1].map(|c| spare[c].min(captures[c]));
        let ops = captures[0] + captures[1];
        let short = [0, 1].map(|c| {
            let lack = |shade: usize| task.shades[c][shade].saturating_sub(self.shades[c][shade]);
            lack(0) + lack(1)
        });
        let possible = changes.is_possible()
            && changes.gone() <= ops + pawns[0] + pawns[1]
            && changes.all() <= 2 * ops + pawns[0] + pawns[1]
            && (0..2).all(|c| {
                changes.come_of(c).max(short[c]) <= captures[1 - c]
                    && changes.gone_of(c) <= captures[1 - c] + pawns[c]
            });
        possible.then_some(changes.all() + short[0] + short[1])
    }
}

struct Search<'a> {
    task: &'a Task,
    changes: Table<'a>,
    /// The states that one capture leads to.
    next: Vec<(u8, State)>,
    gave_up: bool,
}

impl Search<'_> {
    fn start(&mut self) -> State {
        let files = [FileList::START; 8];
        let mut changes = Changes::NONE;
        for (file, list) in files.into_iter().enumerate() {
            changes = changes.exchange(Changes::NONE, self.changes.of(file, list));
        }
        State {
            files,
            captures: self.task.captured,
            spare: self.task.spare,
            shades: [[4; 2]; 2],
            changes,
        }
    }

    /// The state with another list for a file.
    fn with(&mut self, state: &State, file: usize, list: FileList) -> State {
        let mut state = *state;
        let [old, new] = [state.files[file], list].map(|l| self.changes.of(file, l));
        state.changes = state.changes.exchange(old, new);
        for color in Color::ALL {
            let shade = &mut state.shades[color.index()][promotion_shade(color, file)];
            *shade = *shade + list.count(color) - state.files[file].count(color);
        }
        state.files[file] = list;
        state
    }

    fn push(&mut self, state: &State, file: usize, list: FileList) {
        let state = self.with(state, file, list);
        if let Some(distance) = state.distance(self.task) {
            self.next.push((distance, state));
        }
    }

    /// Makes all captures that one side or the other can make.
    fn successors(&mut self, state: &State) {
        for color in Color::ALL {
            let them = (!color).index();
            if state.captures[them] == 0 {
                continue;
            }
            let mut after = *state;
            after.captures[them] -= 1;
            if after.spare[them] > 0 {
                self.captures_of_pawns_by_pieces(&after, color);
            }
            for from in 0..8 {
                let mut doubled = false;
                for i in 0..state.files[from].len() {
                    let can = state.files[from].get(i) == color && self.can_capture(state, from, i);
                    // Of like pawns side by side it is all the same which goes.
                    if can && !doubled {
                        self.captures_by_pawn(&after, from, i);
                    }
                    doubled = can;
                }
            }
        }
    }

    fn captures_of_pawns_by_pieces(&mut self, state: &State, color: Color) {
        let mut after = *state;
        after.spare[(!color).index()] -= 1;
        for file in 0..8 {
            let list = state.files[file];
            for i in 0..list.len() {
                if list.get(i) != color && self.can_go(state, file, i) {
                    self.push(&after, file, list.remove(i));
                }
            }
        }
    }

    fn captures_by_pawn(&mut self, state: &State, from: usize, i: usize) {
        let list = state.files[from];
        let color = list.get(i);
        // A free way to the last rank on the file that it comes from.
        let free = match color {
            Color::White => (i..list.len()).all(|k| list.get(k) == color),
            Color::Black => (0..=i).all(|k| list.get(k) == color),
        };
        let gone = self.with(state, from, list.remove(i));
        for to in [from.checked_sub(1), Some(from + 1)].into_iter().flatten().filter(|&f| f < 8) {
            self.captures_of_pieces(&gone, to, color, free);
            if state.spare[(!color).index()] > 0 {
                let mut after = gone;
                after.spare[(!color).index()] -= 1;
                let list = state.files[to];
                for j in 0..list.len() {
                    if list.get(j) != color && self.can_go(state, to, j) {
                        self.push(&after, to, list.replace(j, color));
                    }
                }
            }
        }
    }

    /// A pawn that has taken a piece comes to a file, to any place that it can have.
    fn captures_of_pieces(&mut self, state: &State, to: usize, color: Color, free: bool) {
        let list = state.files[to];
        if list.len() >= FileList::CAPACITY {
            self.gave_up = true;
            return;
        }
        let own = self.task.goals[to].home_pawn(list, color);
        let other = self.task.goals[to].home_pawn(list, !color);
        for at in 0..=list.len() {
            let behind_own = own.is_some_and(|k| match color {
                Color::White => at <= k,
                Color::Black => at > k,
            });
            let past_other = other.is_some_and(|k| match color {
                Color::White => at > k,
                Color::Black => at <= k,
            });
            // Beside its like, both places are the same: take the one with fewer bars.
            let doubled = match color {
                Color::White => at < list.len() && list.get(at) == color,
                Color::Black => at > 0 && list.get(at - 1) == color,
            };
            if !behind_own && (!past_other || free) && !doubled {
                self.push(state, to, list.insert(at, color));
            }
        }
    }

    /// Whether a pawn can have left its place at all.
    fn can_go(&self, state: &State, file: usize, i: usize) -> bool {
        let list = state.files[file];
        self.task.goals[file].home_pawn(list, list.get(i)) != Some(i)
    }

    /// Whether a pawn can still capture: it isn't at home for ever, and hasn't passed an enemy
    /// pawn that is, which it can do only to promote.
    fn can_capture(&self, state: &State, file: usize, i: usize) -> bool {
        let list = state.files[file];
        let color = list.get(i);
        self.can_go(state, file, i)
            && self.task.goals[file].home_pawn(list, !color).is_none_or(|k| match color {
                Color::White => i < k,
                Color::Black => i > k,
            })
    }
}

/// Whether a side's pawns on a file promote on a dark square (0) or on a light one (1).
const fn promotion_shade(color: Color, file: usize) -> usize {
    match color {
        Color::White => 1 - file % 2,
        Color::Black => file % 2,
    }
}
