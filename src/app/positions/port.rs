//! The worker that keeps the list, and what goes to and fro.

use gloo::events::EventListener;
use gloo::utils::document;
use js_sys::{Array, Reflect, Uint32Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, MessageEvent, Worker, WorkerOptions, WorkerType};
use yew::Callback;

/// The worker. It ends when this is dropped.
pub struct Port {
    worker: Worker,
    _listeners: [EventListener; 2],
}

impl Port {
    /// Starts the worker; what it tells is passed on, nothing where it fails.
    pub fn start(tell: &Callback<Option<Reply>>) -> Option<Port> {
        let name = document().query_selector("meta[name=forsyth-list-worker]").ok()??;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let address = name.get_attribute("content")?;
        let worker = Worker::new_with_options(&address, &options).ok()?;
        let (hear, fail) = (tell.clone(), tell.clone());
        let listeners = [
            EventListener::new(&worker, "message", move |event| {
                if let Some(event) = event.dyn_ref::<MessageEvent>() {
                    hear.emit(Some(Reply(event.data())));
                }
            }),
            EventListener::new(&worker, "error", move |_| fail.emit(None)),
        ];
        Some(Port { worker, _listeners: listeners })
    }

    /// Tells the worker what to do.
    pub fn send(&self, what: &str, values: &[JsValue]) {
        let message = Array::of1(&what.into());
        for value in values {
            message.push(value);
        }
        let _ = self.worker.post_message(&message);
    }
}

impl Drop for Port {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// What the worker tells: see `static/list-worker.js`.
pub struct Reply(JsValue);

impl Reply {
    fn get(&self, name: &str) -> JsValue {
        Reflect::get(&self.0, &name.into()).unwrap_or_default()
    }

    /// A text of it; empty where it has none.
    pub fn text(&self, name: &str) -> String {
        self.get(name).as_string().unwrap_or_default()
    }

    /// A text of it, if it has one.
    pub fn some_text(&self, name: &str) -> Option<String> {
        self.get(name).as_string()
    }

    /// A number of it, if it has one.
    pub fn number(&self, name: &str) -> Option<usize> {
        self.get(name).as_f64().map(|number| number as usize)
    }

    /// The numbers of how the list is, if it tells them.
    pub fn summary(&self) -> Option<Vec<u32>> {
        Some(self.get("summary").dyn_into::<Uint32Array>().ok()?.to_vec())
    }

    /// The file that was written.
    pub fn file(&self) -> Option<Blob> {
        self.get("file").dyn_into().ok()
    }
}
