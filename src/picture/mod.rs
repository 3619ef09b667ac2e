//! Reads the positions of pictures.

mod checker;
mod gray;
mod lattice;
mod locate;
pub mod network;
mod pixels;
pub mod rectified;
mod refine;
mod saddle;
mod warp;

pub use pixels::Picture;
pub use warp::Point;

/// x
pub fn locate_debug(picture: &Picture) -> Vec<([Point; 4], usize, f32, f32, bool, [f32; 4])> {
    let boards = locate::boards(&picture.pyramid);
    let scale = picture.scale();
    boards
        .iter()
        .map(|c| {
            (
                c.warp.on_scale(1.0 / scale).corners(),
                c.corners,
                c.checker.fraction,
                c.checker.contrast,
                c.checker.is_light_first,
                c.checker.beyond,
            )
        })
        .collect()
}
