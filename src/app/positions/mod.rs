//! A list of positions beside the board. It is kept in a worker of its own; the page has the
//! part of it that is looked at.

mod panel;
mod port;
mod rows;
mod state;

pub use panel::positions_panel;
pub use state::Positions;

use super::found::Found;
use super::library::Source;
use super::notices::Notice;
use super::page::{App, Message};
use super::{announcer, paint, words};
use crate::editor::Action;
use crate::formats::intake::{Kind, Layout};
use crate::list::MOST;
use crate::words::Key;
use port::{Port, Reply};

/// What happens to the list.
pub enum OnList {
    /// The worker tells something, or nothing since it has failed.
    Heard(Option<Reply>),
    /// The rows were scrolled, or have come to rest.
    Scrolled(bool),
    /// The one at that place is chosen, and perhaps opened in the editor.
    Choose(usize, bool),
    /// The chosen one is opened in the editor.
    Open,
    /// Those with that problem are shown.
    Filter(String),
    /// Those with that text are shown.
    Search(String),
    /// The button of that number is pressed; see [`Key::ListActions`].
    Act(usize),
    /// All that have the problem that is looked for are repaired.
    Fix,
    /// What is shown is saved as a file with that extension.
    Save(&'static str),
    /// The work that goes on is given up.
    Cancel,
    /// The list is closed.
    Close,
}

impl App {
    /// Opens a list.
    pub(super) fn open_list(&mut self, source: Source, layout: Layout) {
        let tell = self.link.callback(|reply| Message::Positions(OnList::Heard(reply)));
        let Some(port) = Port::start(&tell) else {
            self.notices[Notice::FileFailed as usize] = true;
            return;
        };
        self.library = None;
        self.act(Action::CloseGame);
        self.positions = Some(Positions::open(port, source, layout));
    }

    /// Takes what happens to the list; whether the page looks otherwise now.
    #[inline(never)]
    pub(super) fn take_positions(&mut self, event: OnList) -> bool {
        let Some(list) = &mut self.positions else { return false };
        match event {
            OnList::Heard(Some(reply)) => self.hear(&reply),
            OnList::Heard(None) => self.fail(),
            OnList::Scrolled(rests) => {
                self.scroll_list(rests);
                return false;
            }
            OnList::Choose(place, opens) => {
                list.current = place.min(list.shown().saturating_sub(1));
                list.drawn.reveal(list.current);
                if opens {
                    self.open_chosen();
                }
            }
            OnList::Open => self.open_chosen(),
            OnList::Filter(problem) => {
                list.problem = problem;
                self.look_for();
            }
            OnList::Search(text) => {
                list.search = text;
                self.look_for();
            }
            OnList::Act(number) => self.act_on_list(number),
            OnList::Fix => {
                let code = list.problem.as_str().into();
                list.percent = Some(0);
                list.port.send("fix", &[code]);
            }
            OnList::Save(extension) => list.port.send("save", &[extension.into()]),
            OnList::Cancel => list.port.send("cancel", &[]),
            OnList::Close => self.positions = None,
        }
        true
    }

    fn look_for(&mut self) {
        if let Some(list) = &mut self.positions {
            list.current = 0;
            list.drawn.reveal(0);
            let (problem, text) = (list.problem.as_str().into(), list.search.as_str().into());
            list.port.send("filter", &[problem, text]);
        }
    }

    fn open_chosen(&mut self) {
        let Some(list) = &mut self.positions else { return };
        let Some(row) = list.chosen().cloned() else { return };
        list.opened = Some((row.number, row.text.clone()));
        self.act(Action::Text(row.text));
    }

    fn act_on_list(&mut self, number: usize) {
        let text = (&**self.state.text()).into();
        let Some(list) = &self.positions else { return };
        let chosen = list.chosen().map(|row| row.number.into());
        let opened = list.opened.as_ref().map(|(number, _)| (*number).into());
        match (number, chosen, opened) {
            (0, Some(number), _) => list.port.send("shift", &[number, (-1).into()]),
            (1, Some(number), _) => list.port.send("shift", &[number, 1.into()]),
            (2, Some(number), _) => list.port.send("remove", &[number]),
            (3, ..) => list.port.send("single", &[]),
            (4, ..) => list.port.send("undo", &[]),
            (5, _, Some(number)) => list.port.send("update", &[number, text]),
            (6, chosen, _) => list.port.send("insert", &[text, chosen.unwrap_or_default()]),
            _ => {}
        }
    }

    /// Whether the position in the editor is one of the list that is another one by now.
    pub(super) fn can_update_list(&self) -> bool {
        let opened = self.positions.as_ref().and_then(|list| list.opened.as_ref());
        opened.is_some_and(|(_, text)| **text != **self.state.text())
    }

    fn fail(&mut self) {
        self.positions = None;
        self.notices[Notice::FileFailed as usize] = true;
    }

    fn hear(&mut self, reply: &Reply) {
        let Some(list) = &mut self.positions else { return };
        let what = reply.text("what");
        let count = reply.number("count").unwrap_or_default();
        list.follow(reply);
        let is_first = list.opened.is_none() && list.chosen().is_some();
        let words = words();
        let mut said = String::new();
        list.percent = match &*what {
            "failed" => return self.fail(),
            "reading" => Some(count.min(100)),
            "rows" | "filtered" | "shifted" | "updated" | "inserted" | "undone" | "removed" => {
                list.percent
            }
            _ => None,
        };
        match &*what {
            "read" => {
                let (name, count) = (list.name.clone(), list.summary[0]);
                said = Found { name, kind: Kind::Positions(Layout::Lines), count }.sentence();
                if list.summary[7] == 1 {
                    said.push_str(". ");
                    said.push_str(&words.list_full(MOST));
                }
            }
            "fixed" => said = words.list_done(0, count),
            "removed" => said = words.list_done(1, count),
            "saved" => {
                let name = saved_name(&list.name, &reply.text("extension"));
                let saved = reply.file().is_some_and(|file| paint::save(&file, &name).is_ok());
                said = match saved {
                    true => words.list_done(2, count),
                    false => words.get(Key::SaveFailed).into(),
                };
                let left_out = reply.number("leftOut").unwrap_or_default();
                if left_out > 0 {
                    said.push_str(". ");
                    said.push_str(&words.list_left_out(left_out));
                }
            }
            "filtered" => said = words.list_shown(list.summary[1], list.summary[0]),
            "undone" => said = words.get(Key::Undone).into(),
            _ => {}
        }
        if matches!(&*what, "updated" | "inserted" | "shifted") {
            list.drawn.reveal(list.current);
        }
        if matches!(&*what, "updated" | "inserted")
            && let Some(row) = list.chosen()
        {
            // What the editor has is in the list now.
            list.opened = Some((row.number, self.state.text().to_string()));
        }
        if !said.is_empty() {
            list.said = said.clone();
            announcer::replace(&mut self.changed, said);
        }
        if is_first {
            self.open_chosen();
        }
    }
}

/// The name of a file that a list is saved as.
fn saved_name(name: &str, extension: &str) -> String {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    [if stem.is_empty() { "positions" } else { stem }, ".", extension].concat()
}
