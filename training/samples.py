"""Boards to learn from and to be tested on: pictures of one size with their 64 classes."""

import re
from collections import defaultdict
from pathlib import Path

import cv2
import numpy as np
import torch

import boards
import camera
import positions
import sets

_FOLDERS = ["empty"] + [f"{c}_{kind}" for c in ("white", "black") for kind in "pnbrqk"]
_SIZES = [16, 18, 20, 24, 28, 32, 36, 40, 48]
# What `Source` can draw that is never trained on.
HELD_OUT = ("sets", "themes", "photos")


class Source:
    """Draws samples; which sets, themes and photos it uses depends on `part`.

    `part` is "train", one of `HELD_OUT`, or "own": Forsyth's own sets, which are trained on.
    """

    def __init__(self, data: Path, packages: Path, cache: Path, part: str):
        drawings = sets.cached(data, packages, cache)
        themes = boards.load_themes(data)
        held = boards.HELD_OUT_THEMES
        self.part = part
        self.painter = boards.Painter(
            {n: s for n, s in drawings.items() if _used(n, part)},
            {n: t for n, t in themes.items() if (n in held) == (part == "themes")},
        )
        self.photos = _photos(data, part == "photos") if part in ("train", "photos") else []

    def draw(self, rng: np.random.Generator, spoil: bool = True) -> tuple[np.ndarray, np.ndarray]:
        """A board of `SIDE` x `SIDE` bytes, levelled, and its classes, 64 bytes."""
        return self._seen(rng, *self._drawing(rng), spoil)

    def endless(self, rng: np.random.Generator):
        """Samples without end: each drawing is seen a few times, and never in a row."""
        pool = [self._drawing(rng) for _ in range(64)]
        while True:
            index = rng.integers(len(pool))
            yield self._seen(rng, *pool[index])
            if rng.random() < 0.35:
                pool[index] = self._drawing(rng)

    def _drawing(self, rng) -> tuple[np.ndarray, np.ndarray, int, str]:
        """A board as it was meant, its classes, the size of its squares, what it is."""
        if self.part == "photos" or (self.photos and rng.random() < 0.06):
            return *self._photographed(rng), "photo"
        board = positions.draw(rng)
        size = int(rng.choice(_SIZES))
        kind = "textured" if self.part == "themes" else "any"
        drawing, printed = self.painter.draw(rng, board, size, kind)
        return drawing, board, size, "print" if printed else "screen"

    def _seen(self, rng, drawing, board, size, kind, spoil=True) -> tuple[np.ndarray, np.ndarray]:
        """The board as the network gets it."""
        if not spoil:
            drawing = np.clip(drawing, 0, 255).astype(np.uint8)
        elif kind != "photo" or (self.part == "train" and rng.random() < 0.5):
            drawing = camera.spoil(rng, drawing.astype(np.float32), size, kind == "print")
        loose = 0.13 if rng.random() < 0.85 else 0.22
        return camera.level(camera.rectify(rng, drawing, size, loose)), board.ravel()

    def _photographed(self, rng):
        """Squares cut from one photo, laid out anew."""
        tiles, classes = self.photos[rng.integers(len(self.photos))]
        size = tiles.shape[1]
        picked = rng.integers(len(tiles), size=(10, 10))
        image = tiles[picked].transpose(0, 2, 1, 3).reshape(10 * size, 10 * size)
        return image, classes[picked[1:9, 1:9]], size


def _used(name: str, part: str) -> bool:
    """Whether a set is drawn with for a part."""
    if part == "own":
        return name.startswith("own-")
    return (name in sets.HELD_OUT) == (part == "sets")


def _photos(data: Path, held_out: bool) -> list[tuple[np.ndarray, np.ndarray]]:
    """The photographed squares, those of a photo together."""
    groups = defaultdict(list)
    for label, folder in enumerate(_FOLDERS):
        for path in sorted((data / "photographed_squares" / folder).iterdir()):
            photo = re.search(r"IMG_\d+", path.name)
            # Squares that name no photo are grouped by chance.
            group = photo[0] if photo else f"mixed {path.name[:2].lower()}"
            groups[group].append((path, label))
    found = []
    for index, name in enumerate(sorted(groups)):
        members = groups[name]
        if len(members) < 12 or (index % 10 == 0) != held_out:
            continue
        tiles = [cv2.imread(str(path), cv2.IMREAD_GRAYSCALE) for path, _ in members]
        tiles = [cv2.resize(tile, (40, 40), interpolation=cv2.INTER_AREA) for tile in tiles]
        found.append((np.stack(tiles), np.array([label for _, label in members], np.uint8)))
    return found


def held_out(
    data: Path, packages: Path, cache: Path, part: str, count: int, spoil: bool = True
) -> tuple[torch.Tensor, torch.Tensor]:
    """Samples of what is never trained on, always the same."""
    source = Source(data, packages, cache, part)
    rng = np.random.default_rng(1000)
    boards, classes = zip(*(source.draw(rng, spoil) for _ in range(count)), strict=True)
    return torch.from_numpy(np.stack(boards)), torch.from_numpy(np.stack(classes)).long()
