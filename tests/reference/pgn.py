#!/usr/bin/env python3
"""Random games in odd forms, for tests/formats_reference.rs: a JSON object a line, with the text
of a game and the FEN after each of its moves in the order of the text. The positions are those
of python-chess; the text is written here, in all the ways that people and programs write it.

Usage: pgn.py GAMES [SEED]
"""

import json
import random
import sys

import chess
import chess.pgn

WORDS = ["good", "e4", "1-0", "(so it was)", "[x]", "novelty!", "$3", "50 %", "Zürich", "[%clk 0:01:02]"]


class Writer:
    def __init__(self, rng):
        self.rng = rng
        self.parts = []
        self.fens = []

    def chance(self, share):
        return self.rng.random() < share

    def comment(self):
        words = " ".join(self.rng.choices(WORDS, k=self.rng.randint(0, 6)))
        if self.chance(0.2):
            self.parts.append("; " + words + "\n")
        else:
            self.parts.append("{" + words + "}")

    def move(self, board, move):
        """One of the ways to write a move."""
        san = board.san(move)
        kind = self.rng.random()
        piece = board.piece_at(move.from_square)
        if board.is_castling(move):
            if kind < 0.3:
                san = san.replace("O", "0")
            elif kind < 0.4:
                san = san.replace("-", "").replace("+", "")
        elif piece and kind < 0.12:
            # Long algebraic notation.
            letter = "" if piece.piece_type == chess.PAWN else piece.symbol().upper()
            sign = "x" if board.is_capture(move) else "-"
            san = letter + chess.square_name(move.from_square) + sign + chess.square_name(move.to_square)
            if move.promotion:
                san += "=" + chess.piece_symbol(move.promotion).upper()
        elif kind < 0.18 and not board.chess960:
            san = move.uci()
        elif kind < 0.24 and move.promotion:
            san = san.replace("=", self.rng.choice(["", "/"]))
        elif kind < 0.28 and move.promotion and san[-1] not in "+#":
            san = san.replace("=", "(") + ")"
        elif kind < 0.34:
            for letter, figurine in zip("KQRBN", "♔♕♖♗♘"):
                san = san.replace(letter, figurine)
        elif kind < 0.38:
            san = san.replace("x", ":").rstrip("+#")
        if board.is_en_passant(move) and self.chance(0.5):
            san += self.rng.choice(["e.p.", " e.p.", "ep"])
        return san + self.rng.choice(["", "", "", "", "!", "?!", "!!", " $1", " !?", " +-", "$14"])

    def number(self, board, forced):
        number = str(board.fullmove_number)
        style = self.rng.random()
        if board.turn == chess.WHITE:
            if style < 0.7:
                self.parts.append(number + ".")
            elif style < 0.8:
                self.parts.append(number + " .")
            elif style < 0.9:
                self.parts.append(number)
        elif forced or style < 0.1:
            self.parts.append(number + self.rng.choice(["...", "…", ". ..", "..."]))

    def line(self, board, length, depth):
        """Writes a line of random moves."""
        forced = True
        for _ in range(length):
            moves = list(board.legal_moves)
            if not moves:
                return
            # What is rare, more often.
            rare = [m for m in moves if m.promotion or board.is_castling(m) or board.is_en_passant(m)]
            move = self.rng.choice(rare if rare and self.chance(0.5) else moves)
            if self.chance(0.01) and not board.is_check():
                move = chess.Move.null()
            before = board.copy()
            self.number(board, forced)
            self.parts.append("--" if not move else self.move(board, move))
            board.push(move)
            self.fens.append(board.fen(en_passant="legal"))
            forced = False
            while self.chance(0.05):
                self.comment()
                forced = True
            while self.chance(0.05) and depth < 4:
                self.parts.append("(")
                if self.chance(0.2):
                    self.comment()
                self.line(before.copy(), self.rng.randint(1, 8), depth + 1)
                self.parts.append(")")
                forced = True
            if self.chance(0.01):
                self.parts.append("\n% an escape line (1. e4\n")

    def text(self):
        text = ""
        for part in self.parts:
            glued = text.endswith(("\n", "(", ".", "}", ")")) or part in ("(", ")") or part[0] in "{;\n"
            if not (glued and self.chance(0.5) or text.endswith("\n") or not text):
                text += self.rng.choice([" ", " ", " ", "  ", "\n", "\r\n", "\t"])
            # A line that begins with this sign would be an escape line.
            text += part
        return text


def start(rng):
    kind = rng.random()
    if kind < 0.6:
        return chess.Board(), []
    if kind < 0.8:
        board = chess.Board.from_chess960_pos(rng.randrange(960))
        fen = board.shredder_fen() if rng.random() < 0.5 else board.fen()
        return board, [("Variant", "Chess960"), ("SetUp", "1"), ("FEN", fen)]
    board = chess.Board()
    for _ in range(rng.randint(1, 60)):
        moves = list(board.legal_moves)
        if not moves:
            break
        board.push(rng.choice(moves))
    fen = board.fen(en_passant=rng.choice(["fen", "xfen", "legal"]))
    return chess.Board(fen), [("FEN", fen)] + [("SetUp", "1")] * rng.randint(0, 1)


def main():
    rng = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    for number in range(int(sys.argv[1])):
        board, tags = start(rng)
        writer = Writer(rng)
        head = [("Event", f'No. {number} "of" \\ many'), ("Site", "Zürich")] + tags
        if rng.random() < 0.2:
            writer.comment()
        writer.line(board, rng.choice([0, 3, 20, 60, 120]), 0)
        text = ""
        for name, value in head:
            value = value.replace("\\", "\\\\").replace('"', '\\"')
            text += f'[{name} "{value}"]\n'
        text += "\n" + writer.text() + "\n" + rng.choice(["*", "1-0", "0-1", "1/2-1/2"]) + "\n\n"
        print(json.dumps({"pgn": text, "fens": writer.fens}))


main()
