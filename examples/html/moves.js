// Shows the FEN after each move.

document.querySelector("#try").addEventListener("change", ({ detail }) => {
  document.querySelector("#fen").value = detail.fen;
});
