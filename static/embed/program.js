// A program of script/embed: a text in, a text out. It takes less than what wasm-bindgen writes
// for the same; script/embed checks that the exports are called as they are called here.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Starts a program from its bytes. What comes back answers questions. */
export async function start(bytes) {
  const module = await WebAssembly.compile(bytes);
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    (imports[from] ??= {})[name] = () => {};
  }
  const { exports } = await WebAssembly.instantiate(module, imports);
  const view = (at, length) => new Uint8Array(exports.memory.buffer, at, length);
  return (question) => {
    const text = encoder.encode(question);
    const at = exports.__wbindgen_export(text.length, 1) >>> 0;
    view(at, text.length).set(text);
    const place = exports.__wbindgen_add_to_stack_pointer(-16);
    exports.ask(place, at, text.length);
    const [start, length] = new Uint32Array(exports.memory.buffer, place, 2);
    const answer = decoder.decode(view(start, length));
    exports.__wbindgen_add_to_stack_pointer(16);
    exports.__wbindgen_export3(start, length, 1);
    return answer;
  };
}
