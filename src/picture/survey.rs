//! What kind of file somebody has taken for a picture, by its first bytes.

/// Why a file can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is no picture.
    NotAPicture,
    /// It is a PDF, which browsers don't make pictures of.
    Pdf,
    /// It has more than [`MOST`] pixels.
    TooLarge,
    /// The browser refuses it: it is damaged, or of a kind that the browser does not know.
    Refused,
    /// The reader itself has not come.
    NoReader,
}

impl Fault {
    /// All of them, in the order of their numbers.
    pub const ALL: [Fault; 5] =
        [Fault::NotAPicture, Fault::Pdf, Fault::TooLarge, Fault::Refused, Fault::NoReader];
}

/// The most pixels that are decoded: four bytes each are needed meanwhile.
pub const MOST: u64 = 64_000_000;

/// Whether a file with these first bytes is a picture or a PDF: something for [`survey`].
pub fn is_pictorial(head: &[u8]) -> bool {
    survey(head) != Err(Fault::NotAPicture)
}

/// The columns and rows of the picture whose file begins so, where its kind says them at once.
///
/// # Errors
///
/// Where it can't be read, whatever follows.
pub fn survey(head: &[u8]) -> Result<Option<(u32, u32)>, Fault> {
    let size = match head {
        [b'%', b'P', b'D', b'F', ..] => return Err(Fault::Pdf),
        [0x89, b'P', b'N', b'G', ..] => big(head, 16, 4).zip(big(head, 20, 4)),
        [0xff, 0xd8, 0xff, ..] => jpeg(head),
        [b'G', b'I', b'F', b'8', ..] => little(head, 6).zip(little(head, 8)),
        [b'B', b'M', ..] => little(head, 18).zip(little(head, 22)),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => webp(head),
        // AVIF and HEIC, JPEG XL, TIFF, icons.
        [_, _, _, _, b'f', b't', b'y', b'p', ..]
        | [0xff, 0x0a, ..]
        | [0, 0, 0, 12, b'J', b'X', b'L', b' ', ..]
        | [b'I', b'I', 42, 0, ..]
        | [b'M', b'M', 0, 42, ..]
        | [0, 0, 1, 0, ..] => None,
        _ => return Err(Fault::NotAPicture),
    };
    match size {
        Some((width, height)) if u64::from(width) * u64::from(height) > MOST => {
            Err(Fault::TooLarge)
        }
        size => Ok(size),
    }
}

/// A number of so many bytes, the highest first.
fn big(head: &[u8], at: usize, bytes: usize) -> Option<u32> {
    let bytes = head.get(at..at + bytes)?;
    Some(bytes.iter().fold(0, |number, &byte| number << 8 | u32::from(byte)))
}

/// A number of two bytes, the lowest first.
fn little(head: &[u8], at: usize) -> Option<u32> {
    let bytes = head.get(at..at + 2)?;
    Some(u32::from(bytes[0]) | u32::from(bytes[1]) << 8)
}

/// The size in the frame header of a JPEG, where it lies within these bytes.
fn jpeg(head: &[u8]) -> Option<(u32, u32)> {
    let mut at = 2;
    while *head.get(at)? == 0xff {
        let marker = *head.get(at + 1)?;
        match marker {
            // Fill bytes.
            0xff => at += 1,
            0xc4 | 0xc8 | 0xcc => at += 2 + big(head, at + 2, 2)? as usize,
            0xc0..=0xcf => return big(head, at + 7, 2).zip(big(head, at + 5, 2)),
            _ => at += 2 + big(head, at + 2, 2)? as usize,
        }
    }
    None
}

fn webp(head: &[u8]) -> Option<(u32, u32)> {
    match head.get(12..16)? {
        b"VP8X" => {
            let three = |at| Some(little(head, at)? | u32::from(*head.get(at + 2)?) << 16);
            Some((three(24)? + 1, three(27)? + 1))
        }
        b"VP8 " => Some((little(head, 26)? & 0x3fff, little(head, 28)? & 0x3fff)),
        // Fourteen bits each.
        _ => {
            let bits = little(head, 21)? | little(head, 23)? << 16;
            Some(((bits & 0x3fff) + 1, (bits >> 14 & 0x3fff) + 1))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_and_sizes() {
        let png = |width: u32, height: u32| {
            let mut file = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR".to_vec();
            file.extend(width.to_be_bytes());
            file.extend(height.to_be_bytes());
            file
        };
        let jpeg = b"\xff\xd8\xff\xe0\0\x04ab\xff\xc4\0\x03z\xff\xc0\0\x11\x08\x01\x02\x03\x04";
        for (file, expected) in [
            (&b"%PDF-1.7"[..], Err(Fault::Pdf)),
            (b"PK\x03\x04", Err(Fault::NotAPicture)),
            (b"", Err(Fault::NotAPicture)),
            (b"rnbqkbnr/8", Err(Fault::NotAPicture)),
            (b"<svg xmlns=", Err(Fault::NotAPicture)),
            (&png(640, 480), Ok(Some((640, 480)))),
            (&png(1, 1), Ok(Some((1, 1)))),
            (&png(60_000, 60_000), Err(Fault::TooLarge)),
            (&png(u32::MAX, u32::MAX), Err(Fault::TooLarge)),
            (&png(640, 480)[..12], Ok(None)),
            (&jpeg[..], Ok(Some((0x304, 0x102)))),
            (&jpeg[..16], Ok(None)),
            (b"\xff\xd8\xff\xff\xff\xff", Ok(None)),
            (b"GIF89a\x02\0\x03\0", Ok(Some((2, 3)))),
            (b"RIFF....WEBPVP8X....\0\0\0\0\x01\0\0\x02\0\0", Ok(Some((2, 3)))),
            (b"RIFF....WEBPVP8L....\x2f\x01\x80\0\0", Ok(Some((2, 3)))),
            (b"RIFF....WEBP", Ok(None)),
            (b"\0\0\0\x20ftypavif", Ok(None)),
        ] {
            assert_eq!(survey(file), expected, "{file:?}");
        }
    }

    #[test]
    fn no_head_is_too_odd() {
        let starts = [&b"\xff\xd8\xff"[..], b"\x89PNG", b"RIFF....WEBPVP8 ", b"GIF8", b"BM"];
        for start in starts {
            for filler in [0u8, 0x7f, 0xff] {
                for length in 0..40 {
                    let mut head = start.to_vec();
                    head.resize(start.len() + length, filler);
                    let _ = survey(&head);
                }
            }
        }
    }
}
