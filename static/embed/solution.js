// The solution: a button that shows the moves, and each move a button that shows its position.

/** Keeps what is below a board in step with its attribute `solution`. */
export function solution(board, state, lines, labels) {
  const text = board.getAttribute("solution") ?? "";
  if (!text && !state.text) return;
  const language = board.language;
  if (text === state.text && language === state.language) return;
  Object.assign(state, { text, language });
  const box = board.part("div", "answer");
  state.reset = () => {
    delete state.text;
    box.replaceChildren();
  };
  box.replaceChildren();
  if (!text) return;
  const [show, hide, start, impossible] = labels;
  const fen = board.drawn.fen;
  const list = make("span", "moves");
  const button = make("button", "button", show);

  button.addEventListener("click", () => {
    const isOpen = list.isConnected;
    button.textContent = isOpen ? show : hide;
    button.setAttribute("aria-expanded", !isOpen);
    if (isOpen) {
      list.remove();
      board.show();
      return;
    }
    list.replaceChildren();
    const step = (label, ...shown) => {
      const move = make("button", "move", label);
      move.addEventListener("click", () => {
        list.querySelector("[aria-current]")?.removeAttribute("aria-current");
        move.setAttribute("aria-current", "step");
        board.show(...shown);
      });
      list.append(" ", move);
      return move;
    };
    step(start).setAttribute("aria-current", "step");
    const moves = lines("p", fen, text);
    for (let at = 0; at + 3 < moves.length; at += 4) {
      const [number, label, after, squares] = moves.slice(at, at + 4);
      list.append(" ", number.trim());
      if (after) step(label, after, squares);
      else list.append(make("span", "impossible", `${label} (${impossible})`));
    }
    box.append(" ", list);
  });
  button.setAttribute("aria-expanded", false);
  box.append(button);
}

function make(tag, part, text = "") {
  const made = document.createElement(tag);
  if (tag === "button") made.type = "button";
  made.setAttribute("part", part);
  made.textContent = text;
  return made;
}
