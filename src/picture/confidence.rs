//! Which squares a person should look at.

use crate::chess::{Color, Piece, Role};

use super::found::{Guess, Objection};
use super::network::{CLASSES, Probabilities};

/// A square whose likeliest class is less likely than this is doubtful.
const SURE: f32 = 0.97;

/// How many squares one objection puts in doubt at most.
const MOST: usize = 3;

/// The piece of a class of the network.
pub(super) fn piece(class: usize) -> Option<Piece> {
    CLASSES.get(class).copied().flatten().and_then(Piece::from_letter)
}

/// The likeliest two classes of each square.
pub(super) fn guesses(squares: &[Probabilities; 64]) -> [Guess; 64] {
    squares.each_ref().map(|probabilities| {
        let (mut first, mut second) = (0, 1);
        if probabilities[1] > probabilities[0] {
            (first, second) = (1, 0);
        }
        for class in 2..probabilities.len() {
            if probabilities[class] > probabilities[first] {
                (first, second) = (class, first);
            } else if probabilities[class] > probabilities[second] {
                second = class;
            }
        }
        Guess {
            piece: piece(first),
            probability: probabilities[first],
            second: piece(second),
            second_probability: probabilities[second],
            is_doubtful: probabilities[first] < SURE,
        }
    })
}

/// What the laws object to; the squares most likely to blame become doubtful.
pub(super) fn objections(
    guesses: &mut [Guess; 64],
    squares: &[Probabilities; 64],
) -> Vec<Objection> {
    let mut found = Vec::new();
    for color in Color::ALL {
        let is = |role: Role| move |piece: Piece| piece == Piece::new(color, role);
        let king = is(Role::King);
        match count(guesses, king) {
            0 => {
                found.push(Objection::NoKing(color));
                doubt_likeliest(guesses, squares, Piece::new(color, Role::King));
            }
            1 => {}
            kings => {
                found.push(Objection::Kings(color));
                doubt_least_sure(guesses, king, kings - 1);
            }
        }
        let pawns = count(guesses, is(Role::Pawn));
        if pawns > 8 {
            found.push(Objection::Pawns(color));
            doubt_least_sure(guesses, is(Role::Pawn), pawns - 8);
        }
        let men = count(guesses, |piece| piece.color == color);
        let promoted: usize =
            [(Role::Knight, 2), (Role::Bishop, 2), (Role::Rook, 2), (Role::Queen, 1)]
                .into_iter()
                .map(|(role, most)| count(guesses, is(role)).saturating_sub(most))
                .sum();
        let spare = (promoted + pawns).saturating_sub(8);
        if men > 16 {
            found.push(Objection::Men(color));
            doubt_least_sure(guesses, |piece| piece.color == color, men - 16);
        } else if pawns <= 8 && spare > 0 {
            found.push(Objection::Men(color));
            let may_be_wrong = |piece: Piece| piece.color == color && piece.role != Role::King;
            doubt_least_sure(guesses, may_be_wrong, spare);
        }
    }
    let edge = (0..64).filter(|i| !(8..56).contains(i));
    let is_pawn = |i: &usize| guesses[*i].piece.is_some_and(|piece| piece.role == Role::Pawn);
    let on_edge: Vec<usize> = edge.filter(is_pawn).collect();
    if !on_edge.is_empty() {
        found.push(Objection::PawnOnEdge);
        doubt_first(guesses, on_edge, MOST);
    }
    found
}

fn count(guesses: &[Guess; 64], is: impl Fn(Piece) -> bool) -> usize {
    guesses.iter().filter(|guess| guess.piece.is_some_and(&is)).count()
}

/// Doubts so many of the squares with such a piece, the least sure ones. Where the laws are
/// broken by more, the picture shows no game, and the network is believed.
fn doubt_least_sure(guesses: &mut [Guess; 64], is: impl Fn(Piece) -> bool, many: usize) {
    let places = (0..64).filter(|&i| guesses[i].piece.is_some_and(&is)).collect();
    doubt_first(guesses, places, many.min(MOST));
}

/// Doubts so many of these squares, the least sure ones.
fn doubt_first(guesses: &mut [Guess; 64], mut places: Vec<usize>, many: usize) {
    places.sort_by(|&a, &b| guesses[a].probability.total_cmp(&guesses[b].probability));
    for &i in places.iter().take(many) {
        guesses[i].is_doubtful = true;
    }
}

/// Doubts the square on which a piece that is missing most likely stands.
fn doubt_likeliest(guesses: &mut [Guess; 64], squares: &[Probabilities; 64], missing: Piece) {
    let Some(class) = CLASSES.iter().position(|&class| class == Some(missing.letter())) else {
        return;
    };
    let likeliest = (0..64).max_by(|&a, &b| squares[a][class].total_cmp(&squares[b][class]));
    if let Some(i) = likeliest {
        guesses[i].is_doubtful = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sure probabilities of a placement, but for some that are only likely.
    fn read(placement: &str, unsure: &[(usize, f32)]) -> ([Guess; 64], Vec<Objection>) {
        let mut squares = [[0.0; 13]; 64];
        let mut i = 0;
        for c in placement.chars().filter(|&c| c != '/') {
            if let Some(empty) = c.to_digit(10) {
                for _ in 0..empty {
                    squares[i][0] = 1.0;
                    i += 1;
                }
            } else {
                squares[i][CLASSES.iter().position(|&class| class == Some(c)).unwrap()] = 1.0;
                i += 1;
            }
        }
        assert_eq!(i, 64);
        for &(square, probability) in unsure {
            for value in &mut squares[square] {
                *value = *value * (probability - 0.01) + (1.0 - probability) / 12.0;
            }
        }
        let mut guesses = guesses(&squares);
        let objections = objections(&mut guesses, &squares);
        (guesses, objections)
    }

    fn doubtful(guesses: &[Guess; 64]) -> Vec<usize> {
        (0..64).filter(|&i| guesses[i].is_doubtful).collect()
    }

    #[test]
    fn what_is_unlikely_is_doubtful() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        let (guesses, objections) = read(start, &[]);
        assert_eq!((doubtful(&guesses), objections), (vec![], vec![]));
        let (guesses, objections) = read(start, &[(20, 0.6), (59, 0.99)]);
        assert_eq!((doubtful(&guesses), objections), (vec![20], vec![]));
        assert_eq!(guesses[59].piece.map(|piece| piece.letter()), Some('Q'));
    }

    #[test]
    fn the_laws_raise_doubt_and_change_nothing() {
        let white = |objection: fn(Color) -> Objection| vec![objection(Color::White)];
        for (placement, unsure, places, expected) in [
            ("4k3/8/8/8/8/8/8/K6K", &[(63, 0.99)][..], vec![63], white(Objection::Kings)),
            ("4k3/8/8/8/8/8/P7/8", &[(48, 0.99)], vec![48], white(Objection::NoKing)),
            ("4k2P/8/8/8/8/8/8/K7", &[], vec![7], vec![Objection::PawnOnEdge]),
            ("4k3/8/8/8/8/P7/PPPPPPPP/K7", &[(50, 0.99)], vec![50], white(Objection::Pawns)),
            ("4k3/8/8/8/8/QQ6/PPPPPPPP/K7", &[(41, 0.99)], vec![41], white(Objection::Men)),
        ] {
            let (guesses, objections) = read(placement, unsure);
            assert_eq!(doubtful(&guesses), places, "{placement}");
            assert_eq!(objections, expected, "{placement}");
            let men = placement.chars().filter(char::is_ascii_alphabetic).count();
            assert_eq!(count(&guesses, |_| true), men);
        }
    }
}
