//! What the page has to say of itself: a quiet line each at the bottom of the window, until it is
//! closed.

use gloo::events::EventListener;
use gloo::utils::{document_element, window};
use yew::html::Scope;
use yew::prelude::*;

use super::button::button;
use super::page::{App, Message};
use super::{found, words};
use crate::editor::{Action, Preset};
use crate::words::Key;

/// What there is to say.
#[derive(Clone, Copy)]
pub enum Notice {
    /// The work of last time is there again.
    Restored,
    /// A new version is ready; the contract is in `static/offline.js`.
    Update,
    /// The words of a language did not come.
    LanguageFailed,
    /// A file could not be read.
    FileFailed,
}

impl Notice {
    /// All, in the order of their numbers.
    pub const ALL: [Notice; 4] =
        [Notice::Restored, Notice::Update, Notice::LanguageFailed, Notice::FileFailed];

    const fn sentence(self) -> Key {
        match self {
            Notice::Restored => Key::WorkRestored,
            Notice::Update => Key::NewVersion,
            Notice::LanguageFailed => Key::LanguageFailed,
            Notice::FileFailed => Key::FileFailed,
        }
    }

    /// What can be done about it, beside closing it.
    const fn label(self) -> Option<Key> {
        match self {
            Notice::Restored => Some(Key::StartPosition),
            Notice::Update => Some(Key::Reload),
            Notice::LanguageFailed | Notice::FileFailed => None,
        }
    }

    /// Does that.
    fn answer(self) -> Message {
        if let Notice::Restored = self {
            return Message::Do(Action::Preset(Preset::Start));
        }
        if let Ok(event) = Event::new("forsyth-update-accepted") {
            let _ = window().dispatch_event(&event);
        }
        self.close()
    }

    fn close(self) -> Message {
        Message::Notice(self, false)
    }
}

/// The lines.
pub fn notices(app: &App) -> Html {
    let words = words();
    let draw = |notice: Notice| {
        html! {
            <p key={notice as usize}>
                <span>{ words.get(notice.sentence()) }</span>
                if let Some(label) = notice.label() {
                    { button(label, app.on_click(move || notice.answer())) }
                }
                { button(Key::Close, app.on_click(move || notice.close())) }
            </p>
        }
    };
    let shown = Notice::ALL.into_iter().filter(|notice| app.notices[*notice as usize]);
    html! { <div class="notices" role="status">{ for shown.map(draw) }{ for app.found.iter().map(|found| found::line(app, found)) }</div> }
}

/// Whether a new version is ready already.
pub fn is_update_ready() -> bool {
    document_element().has_attribute("data-update")
}

/// Hears that a new version is ready.
pub fn listen(link: &Scope<App>) -> EventListener {
    let link = link.clone();
    EventListener::new(&window(), "forsyth-update", move |_| {
        link.send_message(Message::Notice(Notice::Update, true));
    })
}
