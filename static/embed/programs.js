// The two programs, each started once, when it is first needed.

import * as host from "host";
import { start } from "./program.js";

/** Answers at once, once `load` has been awaited. */
export let ask;
let loading;
let checking;

/** Starts the program that draws, from its bytes where they are given. */
export const load = (bytes) =>
  (loading ??= Promise.resolve(bytes ?? host.board()).then(start).then((it) => (ask = it)));

/** What a text is, one line, whatever it was. */
const line = (value) => String(value ?? "").slice(0, 1e5).replace(/\s/g, " ");

/** A question of several items, and the items of its answer. */
export const lines = (kind, ...items) => ask(kind + items.map(line).join("\n")).split("\n");

/** What is wrong with a text. `files` gets the program and the words where `host` can't. */
export async function parse(text, lang = "", files = host) {
  const asking = (checking ??= Promise.resolve(files.check()).then(start));
  const question = [String(lang).replace(/\0/g, ""), "", String(text ?? "").slice(0, 1e5)];
  try {
    const answer = await asking;
    const name = answer("w" + question.join("\0"));
    if (name) question[1] = await files.words(name);
    const result = JSON.parse(answer("c" + question.join("\0")));
    // What the link to the editor is called: for the element alone.
    Object.defineProperty(result, "link", { value: answer("o" + question.join("\0")) });
    return result;
  } catch (error) {
    // Perhaps it is there next time.
    checking = undefined;
    throw error;
  }
}
