"""What stands on the boards: arrangements of pieces, from games and from chance.

A board is an 8 x 8 array of classes: 0 for an empty square, then P N B R Q K p n b r q k.
"""

import numpy as np

P, N, B, R, Q, K = range(1, 7)
BLACK = 6
_HOME = [R, N, B, Q, K, B, N, R]


def start() -> np.ndarray:
    """The start position, White below."""
    board = np.zeros((8, 8), np.uint8)
    board[0] = [piece + BLACK for piece in _HOME]
    board[1] = P + BLACK
    board[6] = P
    board[7] = _HOME
    return board


def shuffled(rng: np.random.Generator) -> np.ndarray:
    """A start position from which pieces have moved, at random, and others have gone."""
    board = start()
    for _ in range(rng.integers(0, 50)):
        row, column = rng.integers(8, size=2)
        piece = board[row, column]
        if piece == 0:
            continue
        if piece % BLACK == P:
            to = row + (1 if piece > BLACK else -1), column
            if not 1 <= to[0] <= 6:
                continue
        else:
            to = tuple(rng.integers(8, size=2))
        if board[to] % BLACK != 0 or board[to] == 0 or rng.random() < 0.5:
            board[row, column] = 0
            board[to] = piece
    return board


def endgame(rng: np.random.Generator) -> np.ndarray:
    """Both kings and a few more."""
    board = np.zeros(64, np.uint8)
    squares = rng.permutation(64)
    others = rng.choice([P, P, P, N, B, R, Q], rng.integers(0, 12))
    pieces = [K, K + BLACK, *(others + BLACK * rng.integers(2, size=len(others)))]
    for square, piece in zip(squares, pieces, strict=False):
        if piece % BLACK != P or 8 <= square < 56:
            board[square] = piece
    return board.reshape(8, 8)


def chance(rng: np.random.Generator) -> np.ndarray:
    """Any piece anywhere, all as likely or few kinds only."""
    kinds = np.arange(1, 13)
    if rng.random() < 0.2:
        kinds = rng.choice(kinds, rng.integers(1, 5), replace=False)
    full = rng.random((8, 8)) < rng.uniform(0.1, 1)
    return (rng.choice(kinds, (8, 8)) * full).astype(np.uint8)


def draw(rng: np.random.Generator) -> np.ndarray:
    """A board of any of these kinds, seen from either side."""
    kind = rng.random()
    if kind < 0.06:
        board = start()
    elif kind < 0.35:
        board = shuffled(rng)
    elif kind < 0.5:
        board = endgame(rng)
    else:
        board = chance(rng)
    return board[::-1, ::-1].copy() if rng.random() < 0.35 else board
