#!/usr/bin/env python3
"""Random lines of EPD in odd forms, for tests/formats_reference.rs: a JSON object a line, with the
line and what python-chess reads in it: the FEN, and the operations with their values. A value is a
text, a number, nothing, or the positions after its moves.

Usage: epd.py LINES [SEED], or epd.py - to read the lines of standard input instead.
"""

import json
import random
import sys

import chess

MOVES = ("am", "bm", "pm", "sm", "pv")
WORDS = ["good", "e4", "1-0", "(so it was)", "it's", "novelty!", "50 %", "Zürich", "a; b", "♔", "-"]
TEXTS = ["id", "c0", "c1", "c5", "c9", "v0", "own_1", "Pz"]
NUMBERS = ["acd", "acn", "acs", "ce", "dm", "fmvn", "hmvc", "zz"]
BARE = ["noop", "draw_accept", "resign"]


def position(rng):
    """A board after some moves of a random game."""
    board = chess.Board()
    for _ in range(rng.randint(0, 80)):
        moves = list(board.legal_moves)
        if not moves:
            break
        board.push(rng.choice(moves))
    return board


def san(rng, board, move):
    """One of the ways to write a move."""
    text = board.san(move)
    kind = rng.random()
    if kind < 0.15:
        text = text.rstrip("+#")
    elif kind < 0.3 and not board.is_castling(move) and not move.promotion:
        piece = board.piece_at(move.from_square)
        letter = "" if piece.piece_type == chess.PAWN else piece.symbol().upper()
        sign = "x" if board.is_capture(move) else "-"
        text = letter + chess.square_name(move.from_square) + sign + chess.square_name(move.to_square)
    return text


def moves(rng, board, opcode):
    """Moves for an operation: alternatives, one, or a line."""
    legal = list(board.legal_moves)
    if opcode == "pv":
        board, written = board.copy(), []
        for _ in range(rng.randint(1, 6)):
            legal = list(board.legal_moves)
            if not legal:
                break
            move = rng.choice(legal)
            written.append(san(rng, board, move))
            board.push(move)
        return written
    count = 1 if opcode in ("pm", "sm") else min(len(legal), rng.randint(1, 3))
    return [san(rng, board, move) for move in rng.sample(legal, count)]


def operation(rng, board):
    """An operation, with its operands set apart in one way or another."""
    space = lambda: rng.choice([" ", " ", " ", "  ", "\t"])
    kind = rng.random()
    if kind < 0.35 and any(board.legal_moves):
        opcode = rng.choice(MOVES)
        return opcode, opcode + space() + space().join(moves(rng, board, opcode))
    if kind < 0.6:
        opcode = rng.choice(TEXTS)
        text = " ".join(rng.choices(WORDS, k=rng.randint(0, 5)))
        return opcode, f'{opcode}{space()}"{text}"'
    if kind < 0.9:
        opcode = rng.choice(NUMBERS)
        low = {"ce": -900, "zz": -9, "fmvn": 1}.get(opcode, 0)
        number = str(rng.randint(low, 900 if opcode == "ce" else 150))
        if opcode == "zz" and rng.random() < 0.5:
            number += ".25"
        return opcode, opcode + space() + number
    opcode = rng.choice(BARE)
    return opcode, opcode


def line(rng):
    board = position(rng)
    fields = board.fen(en_passant=rng.choice(["fen", "legal"])).split()[:4]
    text = " ".join(fields)
    used = set()
    for _ in range(rng.randint(0, 6)):
        opcode, written = operation(rng, board)
        if opcode not in used:
            used.add(opcode)
            # Behind a single move python-chess wants no space.
            ends = [";"] if opcode in ("pm", "sm") else [";", ";", " ;", ";;"]
            text += rng.choice([" ", " ", "  "]) + written + rng.choice(ends)
    # With no semicolon at all, only what is known is an operation to Forsyth.
    if rng.random() < 0.1 and (text.rstrip(";").count(";") or "zz" not in used):
        return text.rstrip(";")
    return text


def read(text):
    """What python-chess makes of a line."""
    board = chess.Board()
    operations = []
    for opcode, value in board.set_epd(text).items():
        start = chess.Board(" ".join(text.split(None, 4)[:4]) + " 0 1")
        if opcode in MOVES:
            after = start.copy()
            fens = []
            for move in value if isinstance(value, list) else [value]:
                after = after if opcode == "pv" else start.copy()
                after.push(move)
                fens.append(after.fen(en_passant="legal"))
            value = fens
        operations.append([opcode, value])
    return {"epd": text, "fen": board.fen(en_passant="legal"), "operations": operations}


def main():
    if sys.argv[1] == "-":
        texts = (text.rstrip("\n") for text in sys.stdin)
    else:
        rng = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
        texts = (line(rng) for _ in range(int(sys.argv[1])))
    for text in texts:
        print(json.dumps(read(text)))


main()
