//! A stack that is cheap to clone: two states share what they have in common.

use std::rc::Rc;

/// A persistent stack. Pushing, popping and cloning take constant time.
#[derive(Debug)]
pub(super) struct Stack<T> {
    top: Option<Rc<Node<T>>>,
}

#[derive(Debug)]
struct Node<T> {
    value: T,
    below: Option<Rc<Node<T>>>,
}

impl<T> Stack<T> {
    /// The stack with nothing on it.
    pub(super) const EMPTY: Stack<T> = Stack { top: None };

    /// Whether nothing is on it.
    pub(super) fn is_empty(&self) -> bool {
        self.top.is_none()
    }

    /// Puts a value on top.
    pub(super) fn push(&mut self, value: T) {
        self.top = Some(Rc::new(Node { value, below: self.top.take() }));
    }
}

impl<T: Clone> Stack<T> {
    /// Takes the top value off.
    pub(super) fn pop(&mut self) -> Option<T> {
        let top = self.top.take()?;
        self.top = top.below.clone();
        Some(top.value.clone())
    }
}

impl<T> Clone for Stack<T> {
    fn clone(&self) -> Stack<T> {
        Stack { top: self.top.clone() }
    }
}

impl<T> Drop for Stack<T> {
    /// Node by node: dropping a long chain in one go would recurse once for each node.
    fn drop(&mut self) {
        let mut next = self.top.take();
        while let Some(node) = next {
            match Rc::try_unwrap(node) {
                Ok(mut node) => next = node.below.take(),
                Err(_) => break,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clones_share_and_differ() {
        let mut a = Stack::EMPTY;
        a.push(1);
        let mut b = a.clone();
        b.push(2);
        a.push(3);
        assert_eq!((a.pop(), a.pop(), a.pop()), (Some(3), Some(1), None));
        assert_eq!((b.pop(), b.pop(), b.pop()), (Some(2), Some(1), None));
        assert!(a.is_empty());
    }

    #[test]
    fn a_very_long_history_is_dropped_without_recursion() {
        let mut stack = Stack::EMPTY;
        for n in 0..1_000_000 {
            stack.push(n);
        }
        let shared = stack.clone();
        drop(stack);
        drop(shared);
    }
}
