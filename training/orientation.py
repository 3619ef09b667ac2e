"""Fits how much each piece's rank says about which side is below.

    python orientation.py POSITIONS

POSITIONS is a file with a FEN a line. Prints the log odds of src/picture/orient.rs: a row for each
role from pawn to king, with a number for each rank from the side's own first to its fourth (the
other ranks have the opposite), and one for each white pawn below a black one on its file. Pieces
are left out at random, so that endgames and studies count as well.
"""

import random
import sys

import numpy as np
import torch


def board(placement: str) -> list[tuple[str, int, int]]:
    """Letter, row from above and column of each piece."""
    pieces = []
    for row, rank in enumerate(placement.split("/")):
        column = 0
        for letter in rank:
            if letter.isdigit():
                column += int(letter)
            else:
                pieces.append((letter, row, column))
                column += 1
    return pieces


def features(pieces: list[tuple[str, int, int]]) -> np.ndarray:
    """25 numbers that change sign when the board is turned."""
    x = np.zeros(25, np.float32)
    for letter, row, _ in pieces:
        rank = 7 - row if letter.isupper() else row
        role = "pnbrqk".index(letter.lower())
        x[role * 4 + min(rank, 7 - rank)] += 1 if rank < 4 else -1
    for a, row, column in pieces:
        for b, other, file in pieces:
            if a == "P" and b == "p" and column == file:
                x[24] += 1 if row > other else -1
    return x


def main() -> None:
    rng = random.Random(1)
    rows = []
    for line in open(sys.argv[1]):
        pieces = board(line.split()[0])
        for _ in range(3):
            keep = rng.choice([1, 1, 0.7, 0.4, 0.2])
            rows.append(features([p for p in pieces if p[0] in "kK" or rng.random() < keep]))
    x = torch.tensor(np.array(rows))
    split = len(x) * 4 // 5
    weights = torch.zeros(25, requires_grad=True)
    optimizer = torch.optim.LBFGS([weights], max_iter=200)

    def loss() -> torch.Tensor:
        optimizer.zero_grad()
        value = torch.nn.functional.softplus(-x[:split] @ weights).mean() + 2e-4 * (weights**2).sum()
        value.backward()
        return value

    optimizer.step(loss)
    with torch.no_grad():
        odds = x[split:] @ weights
        for least in (0, 1, 2, 3, 4):
            settled = odds.abs() > least
            wrong = (odds[settled] < 0).float().mean().item()
            print(f"odds over {least}: settles {settled.float().mean():.3f}, {wrong:.4f} of them wrongly")
        for role in range(6):
            print([round(w, 2) for w in weights[role * 4 : role * 4 + 4].tolist()])
        print("pawns facing:", round(weights[24].item(), 2))


main()
