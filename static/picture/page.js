// The page's side of the picture reader: it keeps the worker, and draws pictures into the page. It
// is fetched with the first picture.
//
// The editor asks by an event "forsyth-picture" whose `order` is a word and whole numbers with
// spaces between (src/app/picture.rs):
//
//   read N                     read the event's `file` as picture N
//   again N TURN X Y X Y ...   read the board at these corners once more
//   forget N                   let go of picture N
//   stop                       end all reading
//   show N TURN [X Y ...]      draw picture N, so turned; and the square with these corners
//
// It hears by "forsyth-picture-news" with `number` and `news`, the bytes of src/picture/wire.rs.

const style = document.createElement("link");
style.rel = "stylesheet";
style.href = new URL("./picture.css", import.meta.url);
document.head.append(style);

const NO_READER = Uint8Array.of(3, 4);

let worker;
/** The pictures that are open, by number; null until they have come back from the worker. */
const shown = new Map();
/** What each canvas has on it. */
const drawn = new WeakMap();

function hear(number, news) {
  dispatchEvent(Object.assign(new Event("forsyth-picture-news"), { number, news }));
}

/** Tells the worker, which is started where there is none. */
function ask(question) {
  if (!worker) {
    worker = new Worker(new URL("./picture-worker.js", import.meta.url), { type: "module" });
    worker.onmessage = ({ data: { number, news, shown: picture } }) => {
      // It may have been closed meanwhile.
      if (picture && shown.has(number)) shown.set(number, picture);
      else picture?.close();
      hear(number, news);
    };
    // It did not come, or it has stopped: what was asked of it stays without an answer. The number
    // 0 is the picture that is to be seen.
    worker.onerror = (event) => {
      event.preventDefault();
      stop();
      hear(0, NO_READER);
    };
  }
  worker.postMessage(question);
}

function stop() {
  worker?.terminate();
  worker = undefined;
}

/** Puts a part of a picture in the middle of a canvas, turned by quarters, so much larger. */
function draw(canvas, key, picture, turn, [x, y], scale, outline) {
  if (!canvas || drawn.get(canvas) === key) return;
  drawn.set(canvas, key);
  const context = canvas.getContext("2d");
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 2);
  context.scale(scale, scale);
  context.translate(-x, -y);
  context.drawImage(picture, 0, 0);
  if (!outline.length) return;
  context.beginPath();
  for (let i = 0; i < outline.length; i += 2) context.lineTo(outline[i], outline[i + 1]);
  context.closePath();
  for (const [color, width] of [["#fff", 4], ["#c2185b", 2]]) {
    context.strokeStyle = color;
    context.lineWidth = width / scale;
    context.stroke();
  }
}

function show(number, turn, corners) {
  const picture = shown.get(number);
  if (!picture) return;
  const { width, height } = picture;
  const whole = document.querySelector(".sight canvas");
  draw(whole, `${number} ${turn}`, picture, turn, [width / 2, height / 2], 1, []);
  const cut = document.querySelector(".cut");
  if (!cut || !corners.length) return;
  const [xs, ys] = [0, 1].map((odd) => corners.filter((_, i) => i % 2 === odd));
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  // A third of a square around it.
  const side = Math.max(right - left, bottom - top, 1) * 1.6;
  const middle = [(left + right) / 2, (top + bottom) / 2];
  draw(cut, `${number} ${turn} ${corners}`, picture, turn, middle, cut.width / side, corners);
}

/** Does what an event asks for. */
export function take({ order, file }) {
  const [word, ...rest] = order.split(" ");
  const [number, turn, ...corners] = rest.map(Number);
  if (word === "read") {
    shown.set(number, null);
    ask({ number, file });
  }
  if (word === "again" && worker) ask({ number, turn, corners: Float32Array.from(corners) });
  if (word === "show") show(number, turn, corners);
  if (word === "stop") stop();
  if (word === "forget") {
    shown.get(number)?.close();
    shown.delete(number);
    worker?.postMessage({ number });
  }
}
