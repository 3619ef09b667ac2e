//! Fast maps and sets for searches over small plain values.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

/// A map for keys that nobody can choose to make trouble.
pub(super) type Map<K, V> = HashMap<K, V, BuildHasherDefault<Multiplier>>;
/// A set, like [`Map`].
pub(super) type Set<K> = HashSet<K, BuildHasherDefault<Multiplier>>;

/// Rotates, adds in and multiplies by an odd number.
#[derive(Clone, Copy, Default)]
pub(super) struct Multiplier(u64);

impl Multiplier {
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Multiplier {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            self.add(chunk.iter().fold(0, |word, &byte| word << 8 | u64::from(byte)));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.add(n.into());
    }

    fn write_u16(&mut self, n: u16) {
        self.add(n.into());
    }

    fn write_u64(&mut self, n: u64) {
        self.add(n);
    }

    fn write_usize(&mut self, n: usize) {
        self.add(n as u64);
    }

    fn finish(&self) -> u64 {
        // The high bits are the well-mixed ones; a table also looks at the low ones.
        self.0 ^ self.0 >> 32
    }
}
