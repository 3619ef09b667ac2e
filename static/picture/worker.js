// The worker that reads pictures: the browser decodes them, the reader (src/bin/picture_worker.rs)
// finds the boards.
//
// It is told { number, file } to read a picture, { number, corners, turn } to read one board of it
// again, { number } to let go of it; it does one after the other. It answers { number, news },
// whose bytes src/picture/wire.rs explains, and with the first result { number, shown }, the
// picture as it was read.

import init, { forget, read, read_at, survey } from "./picture-reader.js";

/** The longer side to which pictures are made smaller, in pixels. */
const LONGEST = 2000;
/** As many pixels as src/picture/survey.rs has decoded, for kinds whose files do not begin with
 *  their size. */
const MOST = 64e6;
/** How much of a file tells what it is, in bytes. */
const HEAD = 1 << 18;

// The numbers of stages and faults in src/picture/wire.rs and src/picture/survey.rs.
const stage = (number) => Uint8Array.of(0, number);
const fault = (number) => Uint8Array.of(3, number);
const [FETCHING, READING] = [0, 1];
const [TOO_LARGE, REFUSED, NO_READER] = [2, 3, 4];

let reader;

function tell(number, news, shown) {
  postMessage({ number, news, shown }, shown ? [shown] : []);
}

/** The picture in a canvas, no larger than need be; what is wrong with it, if it can't be. */
async function decode(file) {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  const wrong = survey(head);
  if (wrong !== undefined) return { wrong };
  let bitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return { wrong: REFUSED };
  }
  try {
    if (bitmap.width * bitmap.height > MOST) return { wrong: TOO_LARGE };
    const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
    const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.imageSmoothingQuality = "medium";
    context.drawImage(bitmap, 0, 0, width, height);
    return { canvas, context };
  } finally {
    bitmap.close();
  }
}

async function handle({ number, file, corners, turn }) {
  if (corners) return tell(number, read_at(number, corners, turn));
  if (!file) return forget(number);
  if (!reader) tell(number, stage(FETCHING));
  try {
    await (reader ??= init());
  } catch {
    reader = undefined;
    return tell(number, fault(NO_READER));
  }
  tell(number, stage(READING));
  try {
    const { wrong, canvas, context } = await decode(file);
    if (wrong !== undefined) return tell(number, fault(wrong));
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    const news = read(number, width, height, data);
    tell(number, news, canvas.transferToImageBitmap());
  } catch {
    tell(number, fault(REFUSED));
  }
}

let last = Promise.resolve();
addEventListener("message", ({ data }) => {
  last = last.then(() => handle(data));
});
