//! Putting short lists in order.

/// Sorts by a key, equal ones in the order in which they come. The lists here have a few items
/// or are in order already; for those it is quick, and every use of the standard library's sort
/// would add 4 kB to the page.
pub(crate) fn sort_by_key<T, K: PartialOrd>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && key(&items[at]) < key(&items[at - 1]) {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sorts_and_keeps_the_order_of_equal_ones() {
        let mut words = ["rook", "a", "king", "pawn", "to", "b"];
        sort_by_key(&mut words, |word| word.len());
        assert_eq!(words, ["a", "b", "to", "rook", "king", "pawn"]);
        sort_by_key(&mut [] as &mut [u8], |&item| item);
    }
}
