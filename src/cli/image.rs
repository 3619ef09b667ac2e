//! Pictures in files.

use std::ffi::OsStr;
use std::fmt;
use std::fs::File;
use std::io::{self, BufReader};

use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageError, ImageReader, Limits};

use crate::picture::Picture;

/// How many pixels a picture may have: a hundred million, more than any phone takes.
const MOST_PIXELS: u64 = 100_000_000;

/// How many bytes the pixels of a picture may take while it is decoded.
const MOST_BYTES: u64 = 512 << 20;

/// Why there is no picture.
#[derive(Debug)]
pub(super) enum NoPicture {
    /// The file can't be read.
    Unreadable(io::Error),
    /// The file is none of those that are known.
    UnknownFormat,
    /// The picture is larger than is read: its width and height.
    TooLarge(u32, u32),
    /// The file is damaged or cut short, or is something else than its first bytes say.
    Damaged(String),
}

impl fmt::Display for NoPicture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoPicture::Unreadable(error) => error.fmt(f),
            NoPicture::UnknownFormat => f.write_str("this is no PNG, JPEG, WebP or GIF picture"),
            NoPicture::TooLarge(width, height) => write!(
                f,
                "the picture is too large: {width} x {height} pixels; at most {} million are read",
                MOST_PIXELS / 1_000_000
            ),
            NoPicture::Damaged(error) => {
                let error = error.lines().next().unwrap_or("");
                write!(f, "the picture is damaged or incomplete: {error}")
            }
        }
    }
}

/// Reads the picture in a file, turned as its metadata says. Of an animated picture it is the
/// first frame.
pub(super) fn open(file: &OsStr) -> Result<Picture, NoPicture> {
    // The format is that of the first bytes; the file's name says nothing.
    let source = BufReader::new(File::open(file).map_err(NoPicture::Unreadable)?);
    let reader = ImageReader::new(source).with_guessed_format();
    let mut reader = reader.map_err(NoPicture::Unreadable)?;
    let mut limits = Limits::default();
    limits.max_alloc = Some(MOST_BYTES);
    reader.limits(limits);
    if reader.format().is_none_or(|format| !format.reading_enabled()) {
        return Err(NoPicture::UnknownFormat);
    }
    let mut decoder = reader.into_decoder().map_err(why)?;
    let (width, height) = decoder.dimensions();
    let pixels = u64::from(width) * u64::from(height);
    if pixels > MOST_PIXELS || decoder.total_bytes() > MOST_BYTES {
        return Err(NoPicture::TooLarge(width, height));
    }
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let mut image = DynamicImage::from_decoder(decoder).map_err(why)?;
    image.apply_orientation(orientation);
    let (width, height) = (image.width() as usize, image.height() as usize);
    let picture = if let DynamicImage::ImageLuma8(gray) = image {
        Picture::from_gray(width, height, gray.as_raw())
    } else {
        Picture::from_rgba(width, height, image.into_rgba8().as_raw())
    };
    picture.ok_or_else(|| NoPicture::Damaged("it has no pixels".into()))
}

fn why(error: ImageError) -> NoPicture {
    match error {
        ImageError::IoError(error) if error.kind() != io::ErrorKind::UnexpectedEof => {
            NoPicture::Unreadable(error)
        }
        error => NoPicture::Damaged(error.to_string()),
    }
}
