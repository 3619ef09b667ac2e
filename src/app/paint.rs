//! Pictures made of pixels, and files.

use gloo::utils::{body, document};
use js_sys::{Array, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, ClipboardItem, HtmlAnchorElement,
    HtmlCanvasElement, HtmlImageElement, Url,
};

use super::copy::clipboard;

/// The media type of a picture made of pixels.
pub const PNG: &str = "image/png";

/// The address of a drawing that has all of it in itself.
pub fn address_of(svg: &str) -> String {
    let mut address = String::from("data:image/svg+xml,");
    address.push_str(&String::from(js_sys::encode_uri_component(svg)));
    address
}

/// Paints a drawing on so many pixels by so many.
pub async fn png(svg: String, side: u32) -> Result<Blob, JsValue> {
    let image = HtmlImageElement::new()?;
    image.set_src(&address_of(&svg));
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.dyn_into()?;
    canvas.set_width(side);
    canvas.set_height(side);
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
    let context: CanvasRenderingContext2d = context.dyn_into()?;
    let side = f64::from(side);
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, side, side)?;
    let mut refused = Ok(());
    let painted = Promise::new(&mut |resolve, reject| {
        refused = canvas.to_blob(&resolve);
        if refused.is_err() {
            let _ = reject.call0(&JsValue::NULL);
        }
    });
    JsFuture::from(painted).await?.dyn_into()
}

/// Puts a picture on the clipboard. Some browsers want to be asked at once, with the promise of
/// a picture that is still to come.
pub async fn copy_png(svg: String, side: u32) -> Result<(), JsValue> {
    let clipboard = clipboard().ok_or(JsValue::NULL)?;
    let picture = future_to_promise(async move { Ok(png(svg, side).await?.into()) });
    let record = Object::new();
    Reflect::set(&record, &JsValue::from(PNG), &picture)?;
    let item = ClipboardItem::new_with_record_from_str_to_blob_promise(&record)?;
    JsFuture::from(clipboard.write(&Array::of1(&item))).await?;
    Ok(())
}

/// A file with a text in it.
pub fn text_file(text: &str, media_type: &str) -> Result<Blob, JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(media_type);
    let parts = Array::of1(&JsValue::from(text));
    Blob::new_with_str_sequence_and_options(&parts, &options)
}

/// Has the browser save a file.
pub fn save(file: &Blob, name: &str) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(file)?;
    let anchor: HtmlAnchorElement = document().create_element("a")?.dyn_into()?;
    anchor.set_href(&address);
    anchor.set_download(name);
    body().append_child(&anchor)?;
    anchor.click();
    anchor.remove();
    // The browser has the file by now, or is still about to read it.
    gloo::timers::callback::Timeout::new(60_000, move || {
        let _ = Url::revoke_object_url(&address);
    })
    .forget();
    Ok(())
}
