//! From a setup to a drawing.
