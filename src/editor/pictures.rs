//! The pictures that are open, one behind the other: the first is shown and corrected, the second
//! is read meanwhile, the others wait.

use std::rc::Rc;

use crate::picture::{Fault, Found, News, Point, Sheet};

/// How far a picture has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It waits for its turn.
    Waiting,
    /// The reader is being fetched.
    Fetching,
    /// It is being read.
    Reading,
    /// It has been read.
    Read,
    /// It can't be read.
    Failed(Fault),
}

/// A picture that is open.
#[derive(Clone, Debug)]
pub struct Opened<S> {
    /// Tells it apart from the others.
    pub number: u32,
    /// The name of its file; empty for one that was pasted.
    pub name: String,
    /// What it is read from.
    pub source: S,
    /// How far it has come.
    pub stage: Stage,
    /// What was read.
    pub sheet: Sheet,
    /// Which of its boards is chosen.
    pub chosen: usize,
    /// The corners that are shown, in the picture, clockwise from the top left of the turned one.
    pub corners: [Point; 4],
    /// How many quarter turns, clockwise, it is shown with.
    pub turn: u8,
    /// Whether the corners were moved, and what is there has not been read yet.
    pub is_moved: bool,
}

/// What has become of news.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// Nothing that concerns the position.
    Nothing,
    /// A board is there to be loaded.
    Board(Rc<Found>),
    /// It was read, and no board is there.
    NoBoard,
    /// It can't be read.
    Failed,
}

/// All of them.
#[derive(Clone, Debug)]
pub struct Pictures<S> {
    list: Vec<Opened<S>>,
    last: u32,
}

impl<S> Default for Pictures<S> {
    fn default() -> Pictures<S> {
        Pictures { list: Vec::new(), last: 0 }
    }
}

impl<S> Pictures<S> {
    /// Puts a picture behind the others.
    pub fn add(&mut self, source: S, name: String) {
        self.last += 1;
        self.list.push(Opened {
            number: self.last,
            name,
            source,
            stage: Stage::Waiting,
            sheet: Sheet::default(),
            chosen: 0,
            corners: [[0.0; 2]; 4],
            turn: 0,
            is_moved: false,
        });
    }

    /// The picture that is shown.
    pub fn current(&self) -> Option<&Opened<S>> {
        self.list.first()
    }

    /// The same, to be changed.
    pub fn current_mut(&mut self) -> Option<&mut Opened<S>> {
        self.list.first_mut()
    }

    /// How many are behind the one that is shown.
    pub fn waiting(&self) -> usize {
        self.list.len().saturating_sub(1)
    }

    /// The pictures whose turn it is to be read: of the first two, those that nobody has begun
    /// with. They count as begun from now on.
    pub fn due(&mut self) -> Vec<&Opened<S>> {
        let first_two = self.list.iter_mut().take(2);
        let waiting = first_two.filter(|it| it.stage == Stage::Waiting);
        waiting
            .map(|it| {
                it.stage = Stage::Reading;
                &*it
            })
            .collect()
    }

    /// Closes the picture that is shown, and says which it was. The next one takes its place.
    pub fn close(&mut self) -> Option<u32> {
        (!self.list.is_empty()).then(|| self.list.remove(0).number)
    }

    /// Whether the reader is at work.
    pub fn is_busy(&self) -> bool {
        self.list.iter().any(|it| matches!(it.stage, Stage::Fetching | Stage::Reading))
    }

    /// Has all that the reader had begun with wait again, since it is gone.
    pub fn stop(&mut self) {
        for it in &mut self.list {
            if matches!(it.stage, Stage::Fetching | Stage::Reading) {
                it.stage = Stage::Waiting;
            }
        }
    }

    /// Takes what the reader says of a picture. What is said of one that is not shown never
    /// concerns the position.
    pub fn take(&mut self, number: u32, news: News) -> Outcome {
        let Some(place) = self.list.iter().position(|it| it.number == number) else {
            return Outcome::Nothing;
        };
        let outcome = self.list[place].take(news);
        if place == 0 { outcome } else { Outcome::Nothing }
    }
}

impl<S> Opened<S> {
    fn take(&mut self, news: News) -> Outcome {
        match news {
            News::Stage(0) => self.stage = Stage::Fetching,
            News::Stage(_) => self.stage = Stage::Reading,
            News::Read(sheet) => {
                self.stage = Stage::Read;
                self.sheet = sheet;
                return self.choose(0);
            }
            News::Again(found) => {
                // What was moved since is about to be read.
                if let Some(found) = found.filter(|_| !self.is_moved) {
                    match self.sheet.boards.get_mut(self.chosen) {
                        Some(board) => *board = *found,
                        None => self.sheet.boards.push(*found),
                    }
                    return self.choose(self.chosen);
                }
            }
            News::Failed(fault) => {
                let fault = Fault::ALL.get(usize::from(fault)).copied();
                self.stage = Stage::Failed(fault.unwrap_or(Fault::NoReader));
                return Outcome::Failed;
            }
        }
        Outcome::Nothing
    }

    /// Chooses one of its boards.
    pub fn choose(&mut self, number: usize) -> Outcome {
        if self.stage != Stage::Read {
            return Outcome::Nothing;
        }
        let (width, height) = (self.sheet.width as f32, self.sheet.height as f32);
        let Some(found) = self.sheet.boards.get(number) else {
            // Something to drag.
            let (left, top) = (width * 0.1, height * 0.1);
            self.corners = [
                [left, top],
                [width - left, top],
                [width - left, height - top],
                [left, height - top],
            ];
            return Outcome::NoBoard;
        };
        (self.chosen, self.corners, self.turn) = (number, found.corners, found.turn % 4);
        Outcome::Board(Rc::new(found.clone()))
    }

    /// The corners clockwise from the top left of the picture as it is, for the reader.
    pub fn corners_as_is(&self) -> [Point; 4] {
        std::array::from_fn(|i| self.corners[(i + usize::from(self.turn)) % 4])
    }

    /// Turns it by quarters, clockwise.
    pub fn rotate(&mut self, quarters: u8) {
        let as_is = self.corners_as_is();
        self.turn = (self.turn + quarters) % 4;
        let back = 4 - usize::from(self.turn);
        self.corners = std::array::from_fn(|i| as_is[(i + back) % 4]);
        self.is_moved = true;
    }

    /// The columns and rows of the picture as it is shown.
    pub fn shown_size(&self) -> (u32, u32) {
        let Sheet { width, height, .. } = self.sheet;
        if self.turn.is_multiple_of(2) { (width, height) } else { (height, width) }
    }

    /// Where a point of the picture lies as it is shown.
    pub fn shown(&self, [x, y]: Point) -> Point {
        let (width, height) = (self.sheet.width as f32 - 1.0, self.sheet.height as f32 - 1.0);
        match self.turn {
            0 => [x, y],
            1 => [height - y, x],
            2 => [width - x, height - y],
            _ => [y, width - x],
        }
    }

    /// Puts a corner at a point of the picture as it is shown, within it or a little beyond.
    pub fn move_corner(&mut self, corner: usize, [x, y]: Point) {
        let (width, height) = (self.sheet.width as f32 - 1.0, self.sheet.height as f32 - 1.0);
        let [x, y] = match self.turn {
            0 => [x, y],
            1 => [y, height - x],
            2 => [width - x, height - y],
            _ => [width - y, x],
        };
        if let Some(place) = self.corners.get_mut(corner) {
            *place = [x.clamp(-0.1 * width, 1.1 * width), y.clamp(-0.1 * height, 1.1 * height)];
            self.is_moved = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::tests::sample;

    const BARE: &str = "4k3/8/8/8/8/8/8/4K3";

    fn sheet(boards: usize) -> News {
        News::Read(Sheet { width: 200, height: 120, boards: vec![sample(BARE, &[]); boards] })
    }

    fn numbers(due: Vec<&Opened<&str>>) -> Vec<u32> {
        due.iter().map(|it| it.number).collect()
    }

    #[test]
    fn the_next_picture_is_read_while_the_first_is_shown() {
        let mut pictures = Pictures::default();
        for name in ["a.png", "b.png", "c.png"] {
            pictures.add(name, name.to_string());
        }
        assert_eq!((numbers(pictures.due()), pictures.waiting()), (vec![1, 2], 2));
        assert!(pictures.due().is_empty());
        assert!(matches!(pictures.take(1, sheet(1)), Outcome::Board(_)));
        assert_eq!(pictures.take(2, sheet(1)), Outcome::Nothing);
        assert_eq!(pictures.take(7, sheet(1)), Outcome::Nothing);
        assert_eq!(pictures.close(), Some(1));
        assert_eq!(numbers(pictures.due()), [3]);
        let second = pictures.current_mut().unwrap();
        assert!(matches!(second.choose(0), Outcome::Board(_)));
        // Without the reader what it had begun with is begun anew.
        pictures.stop();
        assert_eq!(pictures.current().unwrap().stage, Stage::Read);
        assert_eq!(numbers(pictures.due()), [3]);
        assert_eq!(
            (pictures.close(), pictures.close(), pictures.close()),
            (Some(2), Some(3), None)
        );
    }

    #[test]
    fn a_picture_without_boards_has_corners_to_drag() {
        let mut pictures = Pictures::default();
        pictures.add("", String::new());
        assert_eq!(pictures.take(1, News::Stage(0)), Outcome::Nothing);
        assert_eq!(pictures.current().unwrap().stage, Stage::Fetching);
        assert!(pictures.is_busy());
        assert_eq!(pictures.take(1, sheet(0)), Outcome::NoBoard);
        let picture = pictures.current_mut().unwrap();
        assert_eq!(picture.corners[2], [180.0, 108.0]);
        picture.move_corner(2, [150.0, 110.0]);
        assert_eq!(
            pictures.take(1, News::Again(Some(Box::new(sample(BARE, &[]))))),
            Outcome::Nothing
        );
        pictures.current_mut().unwrap().is_moved = false;
        let news = News::Again(Some(Box::new(sample(BARE, &[]))));
        assert!(matches!(pictures.take(1, news), Outcome::Board(_)));
        assert_eq!(pictures.current().unwrap().sheet.boards.len(), 1);
        assert_eq!(pictures.take(1, News::Again(None)), Outcome::Nothing);
        assert_eq!(pictures.take(1, News::Failed(1)), Outcome::Failed);
        assert_eq!(pictures.current().unwrap().stage, Stage::Failed(Fault::Pdf));
    }

    #[test]
    fn turning_keeps_the_corners_where_they_are() {
        let mut pictures = Pictures::default();
        pictures.add("", String::new());
        pictures.take(1, sheet(1));
        let picture = pictures.current_mut().unwrap();
        let as_is = picture.corners_as_is();
        for quarters in [1, 1, 3, 2, 3] {
            picture.rotate(quarters);
            assert_eq!(picture.corners_as_is(), as_is);
            // The first corner is the one at the top left of what is shown.
            let shown = picture.corners.map(|corner| picture.shown(corner));
            let [x, y] = shown[0];
            assert!(shown[2][0] > x && shown[2][1] > y, "{shown:?}");
            let before = picture.corners;
            picture.move_corner(0, [x, y]);
            assert_eq!(picture.corners, before);
        }
        assert_eq!((picture.turn, picture.shown_size()), (2, (200, 120)));
        picture.move_corner(1, [1e9, f32::MIN]);
        assert!(picture.corners[1].iter().all(|c| c.abs() < 250.0));
    }
}
