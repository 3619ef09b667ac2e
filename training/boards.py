"""Drawing of synthetic boards, in gray: screens with plain or textured squares, printed diagrams.

A drawing shows the board with a square's width of whatever surrounds it on each side.
"""

from pathlib import Path

import cv2
import numpy as np

from sets import LETTERS, RARE, TILE

# Never trained on, like the sets that are held out.
HELD_OUT_THEMES = {"leather.jpg", "maple2.jpg", "marble.jpg", "ncf-board.png"}
_PARITY = (np.add.outer(np.arange(10), np.arange(10)) % 2).astype(bool)


def load_themes(data: Path) -> dict[str, np.ndarray]:
    """The textures of boards, gray, 512 pixels wide, by name."""
    themes = {}
    for path in sorted((data / "board_themes").iterdir()):
        image = cv2.imread(str(path), cv2.IMREAD_GRAYSCALE)
        if image is not None:
            themes[path.name] = cv2.resize(image, (512, 512), interpolation=cv2.INTER_AREA)
    return themes


def chance(rng: np.random.Generator, probability: float) -> bool:
    """True as often as the probability says."""
    return rng.random() < probability


class Painter:
    """Draws boards with some of the sets and themes."""

    def __init__(self, sets: dict[str, np.ndarray], themes: dict[str, np.ndarray]):
        self.sets = [(sets[name], name in LETTERS) for name in sorted(sets)]
        weights = np.array([_weight(name) for name in sorted(sets)])
        self.weights = weights / weights.sum()
        self.themes = [themes[name] for name in sorted(themes)]

    def draw(self, rng, board: np.ndarray, size: int, kind: str) -> tuple[np.ndarray, bool]:
        """A board whose squares are `size` wide, and whether it is a print.

        `kind` is plain, textured, printed or any.
        """
        if kind == "any":
            kind = rng.choice(["plain", "textured", "printed"], p=[0.37, 0.15, 0.48])
        printed = kind == "printed"
        if kind == "textured" and self.themes:
            canvas = self._textured(rng, size)
        elif printed:
            canvas = _printed(rng, size)
        else:
            canvas = _plain(rng, size)
        if not printed or chance(rng, 0.05):
            _highlight(rng, canvas, size)
        self._pieces(rng, canvas, board, size, printed)
        if not printed and chance(rng, 0.12):
            _dots(rng, canvas, board, size)
        if chance(rng, 0.3):
            _inner_coordinates(rng, canvas, size)
        if chance(rng, 0.1 if printed else 0.3):
            canvas = _marks(rng, canvas, size)
        _surround(rng, canvas, size, printed)
        return canvas, printed

    def _textured(self, rng: np.random.Generator, size: int) -> np.ndarray:
        """Squares of wood, marble and the like."""
        theme = self.themes[rng.integers(len(self.themes))]
        canvas = np.zeros((10 * size, 10 * size), np.float32)
        inner = cv2.resize(theme, (8 * size, 8 * size), interpolation=cv2.INTER_AREA)
        canvas[size:-size, size:-size] = inner * rng.uniform(0.7, 1.2) + rng.uniform(-25, 25)
        return canvas

    def _pieces(self, rng, canvas, board, size, printed) -> None:
        tiles, letters = self.sets[rng.choice(len(self.sets), p=self.weights)]
        side = max(8, round(size * rng.uniform(0.78, 1.08)))
        luma, alpha = _styled(rng, tiles, side, printed, letters)
        halo = None
        if chance(rng, 0.45 if printed else 0.05):
            width = 2 * int(rng.integers(1, max(2, size // 14) + 1)) + 1
            halo = cv2.dilate(alpha.copy(), np.ones((width, width), np.uint8))
        elif not printed and chance(rng, 0.12):
            shift = max(1, round(size * 0.04))
            halo = cv2.GaussianBlur(np.roll(alpha, (shift, shift), (0, 1)), (0, 0), shift)
        halo_luma = canvas.max() if printed else rng.choice([0.0, 255.0])
        halo_strength = rng.uniform(0.3, 1)
        offset = rng.integers(-1, 2, size=2) * (size * 0.04) + (size - side) / 2
        sway = size * 0.04 if printed and chance(rng, 0.3) else 0
        for row, column in np.argwhere(board):
            plane = board[row, column] - 1
            at = (np.array([row, column]) + 1) * size + offset + rng.normal(0, 1, 2) * sway
            y, x = at.round().astype(int)
            part = canvas[y : y + side, x : x + side]
            if halo is not None:
                part += (halo_luma - part) * (halo[..., plane] * halo_strength)
            part += (luma[..., plane] - part) * alpha[..., plane]


def _weight(name: str) -> float:
    """How often a set is drawn: Forsyth's own more often, so that it reads what it draws."""
    if name.startswith("own-"):
        return 2.0
    return 0.3 if name in RARE else 1.0


def _styled(rng, tiles, side, printed, letters) -> tuple[np.ndarray, np.ndarray]:
    """The luma and opacity of twelve pieces, drawn a little differently than the set has them."""
    tiles = tiles.copy()
    if chance(rng, 0.4):
        tiles = _warped(rng, tiles)
    if not letters and chance(rng, 0.08):
        tiles = tiles[:, ::-1].copy()
    if chance(rng, 0.35 if printed else 0.1):
        width = int(rng.integers(2, 8 if printed else 5))
        kernel = np.ones((width, width), np.uint8)
        if chance(rng, 0.6):
            tiles[..., 0::2] = cv2.erode(tiles[..., 0::2].copy(), kernel)
            tiles[..., 1::2] = cv2.dilate(tiles[..., 1::2].copy(), kernel)
        else:
            tiles[..., 0::2] = cv2.dilate(tiles[..., 0::2].copy(), kernel[:3, :3])
    tiles = _by_fours(tiles, lambda t: cv2.resize(t, (side, side), interpolation=cv2.INTER_AREA))
    tiles = tiles.astype(np.float32)
    luma, alpha = tiles[..., 0::2], tiles[..., 1::2] / 255
    if not printed and not letters and chance(rng, 0.05):
        # Silhouettes without any line inside.
        luma[..., :6], luma[..., 6:] = rng.uniform(225, 255), rng.uniform(0, 70)
    elif printed and chance(rng, 0.14):
        # Nothing but ink: the square shows through.
        alpha = alpha * (1 - luma / 255)
    if chance(rng, 0.5):
        dark, light = rng.uniform(0, 90), rng.uniform(185, 255)
        luma = dark + luma * ((light - dark) / 255)
    if chance(rng, 0.15):
        luma[..., 6:] = np.minimum(luma[..., 6:] + rng.uniform(0, 60), 255)
    return luma, alpha


def _warped(rng, tiles) -> np.ndarray:
    """The whole set stretched, slanted and bent alike."""
    bend = cv2.resize(
        rng.normal(0, rng.uniform(0, 3.5), (4, 4, 2)).astype(np.float32),
        (TILE, TILE),
        interpolation=cv2.INTER_CUBIC,
    )
    centre = (TILE - 1) / 2
    stretch = np.eye(2) + np.diag(rng.normal(0, 0.05, 2)) + [[0, rng.normal(0, 0.03)], [0, 0]]
    grid = np.stack(np.meshgrid(np.arange(TILE), np.arange(TILE)), axis=-1) - centre
    where = ((grid @ stretch.T) + centre + bend).astype(np.float32)
    edge = {"borderMode": cv2.BORDER_CONSTANT, "borderValue": (255, 0, 255, 0)}
    return _by_fours(tiles, lambda t: cv2.remap(t, where, None, cv2.INTER_LINEAR, **edge))


def _by_fours(tiles, change) -> np.ndarray:
    """All planes of a set changed, four at a time: OpenCV takes no more."""
    parts = (np.ascontiguousarray(tiles[..., at : at + 4]) for at in range(0, 24, 4))
    return np.concatenate([change(part) for part in parts], axis=-1)


def _checkered(size: int, light, dark) -> np.ndarray:
    """Squares filled with two lumas, or with two pictures of a square or of all."""
    mask = np.kron(_PARITY, np.ones((size, size), bool))
    return np.where(mask, dark, light).astype(np.float32)


def _plain(rng, size) -> np.ndarray:
    """Two shades, as screens have them."""
    light = rng.uniform(110, 256)
    if chance(rng, 0.6):
        light = rng.uniform(200, 256)
    dark = rng.uniform(20, light - 14) if chance(rng, 0.4) else rng.uniform(90, 180)
    dark = min(dark, light - 14)
    canvas = _checkered(size, light, dark)
    if chance(rng, 0.15):
        canvas += cv2.resize(
            rng.normal(0, rng.uniform(2, 12), (size, 2 * size)).astype(np.float32),
            (10 * size, 10 * size),
            interpolation=cv2.INTER_CUBIC,
        )
    if chance(rng, 0.05):
        canvas = np.full_like(canvas, light)
    if chance(rng, 0.12):
        _lines(rng, canvas, size)
    return canvas


def _lines(rng, canvas, size) -> None:
    """Thin lines between the squares."""
    ink, width = rng.uniform(0, 120), int(rng.integers(1, max(2, size // 24) + 1))
    for at in range(size, 9 * size + 1, size):
        canvas[at : at + width, size : 9 * size] = ink
        canvas[size : 9 * size, at : at + width] = ink


def _printed(rng, size) -> np.ndarray:
    """White squares and others hatched, dotted, stippled or gray, as books have them."""
    paper, ink = rng.uniform(215, 256), rng.uniform(0, 110)
    whole = chance(rng, 0.5)
    extent = 10 * size if whole else size
    y, x = np.mgrid[0:extent, 0:extent].astype(np.float32)
    kind = rng.random()
    if kind < 0.5:
        step = size / rng.uniform(4, 15)
        angle = rng.choice([45, 45, 45, -45, 0, 90, rng.uniform(-90, 90)]) * np.pi / 180
        wave = np.abs((x * np.sin(angle) + y * np.cos(angle)) / step % 1 - 0.5)
        pattern = _soft(wave, rng.uniform(0.06, 0.32), step)
        if chance(rng, 0.12):
            wave = np.abs((x * np.cos(angle) - y * np.sin(angle)) / step % 1 - 0.5)
            pattern = np.maximum(pattern, _soft(wave, 0.1, step))
    elif kind < 0.68:
        step = size / rng.uniform(6, 18)
        angle = rng.choice([0, np.pi / 4])
        u = (x * np.cos(angle) + y * np.sin(angle)) / step % 1 - 0.5
        v = (y * np.cos(angle) - x * np.sin(angle)) / step % 1 - 0.5
        pattern = _soft(np.hypot(u, v), rng.uniform(0.15, 0.5), step)
    elif kind < 0.82:
        grain = max(1, round(size / rng.uniform(10, 40)))
        noise = (rng.random((extent // grain + 1,) * 2) < rng.uniform(0.2, 0.65)) * 1.0
        noise = cv2.resize(noise.astype(np.float32), None, fx=grain, fy=grain)
        pattern = noise[:extent, :extent]
    else:
        pattern = np.full((extent, extent), rng.uniform(0.12, 0.6))
        if chance(rng, 0.4):
            pattern += rng.normal(0, rng.uniform(0.03, 0.2), pattern.shape)
    if chance(rng, 0.4):
        # Ink that took unevenly.
        blots = rng.normal(0, 1, (12 * extent // size,) * 2).astype(np.float32)
        blots = cv2.resize(blots, pattern.shape, interpolation=cv2.INTER_CUBIC)
        pattern = pattern + blots * rng.uniform(0.05, 0.35)
    if not whole:
        pattern = np.tile(pattern, (10, 10))
    canvas = _checkered(size, paper, paper + (ink - paper) * np.clip(pattern, 0, 1))
    if chance(rng, 0.45):
        _lines(rng, canvas, size)
    return canvas


def _soft(distance, half_width, step) -> np.ndarray:
    """1 within half the width of a line, 0 outside, with edges a pixel wide."""
    return np.clip((half_width - distance) * step + 0.5, 0, 1)


def _highlight(rng, canvas, size) -> None:
    """Squares of a last move, a check, a selection."""
    if chance(rng, 0.45):
        return
    for row, column in rng.integers(1, 9, size=(rng.integers(1, 5), 2)):
        part = canvas[row * size : (row + 1) * size, column * size : (column + 1) * size]
        tone, opacity = rng.uniform(30, 240), rng.uniform(0.25, 0.9)
        kind = rng.random()
        if kind < 0.7:
            part += (tone - part) * opacity
        elif kind < 0.85:
            y, x = np.mgrid[0:size, 0:size] / size - 0.5
            part += (tone - part) * (opacity * np.exp(-(x**2 + y**2) / 0.18))
        else:
            width = int(rng.integers(1, max(2, size // 10) + 1))
            if chance(rng, 0.5):
                cv2.circle(part, (size // 2, size // 2), int(size * 0.45), tone, width)
            else:
                cv2.rectangle(part, (0, 0), (size - 1, size - 1), tone, width)


def _dots(rng, canvas, board, size) -> None:
    """Where a chosen piece may go, as sites show it."""
    tone, opacity = rng.choice([0.0, 40.0, 100.0, 255.0]), rng.uniform(0.1, 0.7)
    over = canvas.copy()
    for row, column in rng.integers(8, size=(rng.integers(2, 20), 2)):
        centre = int((column + 1.5) * size), int((row + 1.5) * size)
        if board[row, column]:
            width = max(1, size // 12)
            cv2.circle(over, centre, int(size * 0.45), tone, width, cv2.LINE_AA)
        else:
            cv2.circle(over, centre, int(size * rng.uniform(0.1, 0.2)), tone, -1, cv2.LINE_AA)
    canvas += (over - canvas) * opacity


def _inner_coordinates(rng, canvas, size) -> None:
    """Small letters and digits within the squares of the edge."""
    scale = size / 90 * rng.uniform(0.8, 1.3)
    left = size + 1 if chance(rng, 0.7) else int(8.78 * size)
    texts = []
    for index in range(8):
        texts.append(("12345678"[index], (left, int((1.28 + index) * size))))
        texts.append(("abcdefgh"[index], (int((1.78 + index) * size), int(8.93 * size))))
    _write(canvas, texts, scale, rng.choice([20, 60, 120, 180, 220, 250], len(texts)))


def _write(canvas, texts, scale, tones) -> None:
    """Short texts at their places; OpenCV writes into bytes only."""
    image = np.clip(canvas, 0, 255).astype(np.uint8)
    for (text, place), tone in zip(texts, tones, strict=True):
        cv2.putText(image, text, place, cv2.FONT_HERSHEY_SIMPLEX, scale, float(tone), 1)
    canvas[:] = image


def _marks(rng, canvas, size) -> np.ndarray:
    """Arrows, rings and dots over the pieces."""
    over = canvas.copy()
    centre = lambda at: (int((at[1] + 1.5) * size), int((at[0] + 1.5) * size))  # noqa: E731
    for _ in range(rng.integers(1, 5)):
        a, b = rng.integers(8, size=(2, 2))
        tone = float(rng.choice([0, 60, 110, 150, 190]))
        kind = rng.random()
        if kind < 0.5 and (a != b).any():
            length = np.hypot(*(a - b))
            width = max(1, int(size * rng.uniform(0.03, 0.2)))
            tip = 0.4 / length
            cv2.arrowedLine(over, centre(a), centre(b), tone, width, cv2.LINE_AA, tipLength=tip)
        elif kind < 0.7:
            width = max(1, size // 14)
            cv2.circle(over, centre(a), int(size * 0.44), tone, width, cv2.LINE_AA)
        else:
            cv2.circle(over, centre(a), int(size * rng.uniform(0.08, 0.18)), tone, -1, cv2.LINE_AA)
    return cv2.addWeighted(over, opacity := rng.uniform(0.35, 1), canvas, 1 - opacity, 0)


def _surround(rng, canvas, size, printed) -> None:
    """The frame, the coordinates and what else lies around the board."""
    tone = 250.0 if printed and chance(rng, 0.7) else rng.uniform(0, 256)
    outside = np.full_like(canvas, tone)
    kind = rng.random()
    if kind < 0.12:
        outside[:] = canvas
        cv2.rectangle(outside, (0, 0), (10 * size, 10 * size), tone, int(size * 0.3))
    elif kind < 0.3:
        low = rng.uniform(0, 256, (4, 4)).astype(np.float32)
        outside[:] = cv2.resize(low, outside.shape, interpolation=cv2.INTER_CUBIC)
    ink = 255.0 - tone if abs(tone - 128) > 40 else 0.0
    if chance(rng, 0.5):
        scale = size / 60 * rng.uniform(0.7, 1.2)
        texts = []
        for index in range(8):
            texts.append(("87654321"[index], (int(0.55 * size), int((1.65 + index) * size))))
            texts.append(("abcdefgh"[index], (int((1.4 + index) * size), int(9.5 * size))))
        _write(outside, texts, scale, [ink] * len(texts))
    gap = int(rng.integers(0, max(2, size // 6)))
    if chance(rng, 0.5):
        width = int(rng.integers(1, max(2, size // 8) + 1))
        corners = (size - gap - width, size - gap - width), (9 * size + gap, 9 * size + gap)
        frame = rng.uniform(0, 90) if chance(rng, 0.8) else rng.uniform(0, 256)
        cv2.rectangle(outside, *corners, frame, width)
    if chance(rng, 0.1):
        # A picture that ends with the board.
        inner = canvas[size:-size, size:-size]
        outside = cv2.copyMakeBorder(inner, *[size] * 4, cv2.BORDER_REPLICATE)
    outside[size:-size, size:-size] = canvas[size:-size, size:-size]
    canvas[:] = outside
