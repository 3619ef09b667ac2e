"""Piece sets as arrays: gray and opacity of twelve pieces.

A set is an array of `TILE` x `TILE` x 24 bytes: for each of the pieces P N B R Q K p n b r q k its
luma (on white) and then its opacity, on the whole of its square.
"""

import io
from pathlib import Path
from xml.etree import ElementTree

import cairosvg
import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

TILE = 96
PIECES = [colour + kind for colour in "wb" for kind in "PNBRQK"]

# Never trained on: they tell how well the network reads a set that it has not seen.
HELD_OUT = {
    "chessboard-element-uscf",
    "eboard-Slics",
    "eboard-Vision",
    "font-notosym2",
    "lila-mpchess",
    "pychess-kilfiger",
    "pychess-magnetic",
    "ttf-condal",
    "ttf-magnetic",
}

# Seldom met and far from the others: drawn less often than the rest.
RARE = {
    "eboard-Adventurer",
    "eboard-Enquil",
    "eboard-Harlequin",
    "eboard-Utretch",
    "font-unifont",
    "lila-kiwen-suwi",
    "lila-letter",
    "lila-pixel",
    "lila-spatial",
    "ttf-adventurer",
    "ttf-harlequin",
    "ttf-mark",
}

# Letters: they are never mirrored, and nothing is left of them as silhouettes.
LETTERS = {"lila-letter", "own-letter"}

# Too far from any chess diagram, or the same drawings as another set.
_DATA_ODD = {"lila-shapes", "scid-bauhaus"}
_EBOARD_ODD = {"Altinov", "Ebony", "NutBolt", "Primepov", "Rastapov", "Whitney", "ghouls"}
_PYCHESS_ODD = {"ada", "alfonso", "cburnett", "makruk", "merida_new", "metaltops", "sittuyin"}
_TTF_ODD = {"cheq", "line", "millenia"}


def load(data: Path, packages: Path) -> dict[str, np.ndarray]:
    """Every set in the data folder and in the fetched packages, by name."""
    sets = {}
    for folder in sorted((data / "piece_sets").iterdir()):
        if folder.is_dir() and folder.name not in _DATA_ODD:
            sets[folder.name] = _folder(folder)
    for folder in sorted((packages / "chessboard-element/chesspieces").iterdir()):
        sets[f"chessboard-element-{folder.name}"] = _folder(folder)
    pychess = packages / "pychess/usr/share/pychess/pieces"
    for folder in sorted(pychess.iterdir()):
        if (folder / "wp.svg").exists() and folder.name not in _PYCHESS_ODD:
            sets[f"pychess-{folder.name}"] = _folder(folder, lower=True)
    for font in sorted((pychess / "ttf").glob("*.ttf")):
        if font.stem not in _TTF_ODD:
            sets[f"ttf-{font.stem}"] = _diagram_font(font)
    for picture in sorted((packages / "eboard/usr/share/games/eboard").glob("*.png")):
        if picture.stem not in _EBOARD_ODD:
            sets[f"eboard-{picture.stem}"] = _eboard(picture)
    for name in ("figurine", "sketch"):
        folder = packages / "dreamchess-data/usr/share/games/dreamchess/pieces" / name
        sets[f"dreamchess-{name}"] = _dreamchess(folder)
    for font in ("dejavu/DejaVuSans-Bold", "dejavu/DejaVuSansMono", "dejavu/DejaVuSansCondensed"):
        (path,) = packages.glob(f"fonts-*/usr/share/fonts/truetype/{font}.ttf")
        sets[f"font-{path.stem}"] = _unicode_font(path)
    (path,) = packages.glob("fonts-unifont/**/unifont.otf")
    sets["font-unifont"] = _unicode_font(path)
    for path in sorted((packages / "own").glob("*.svg")):
        sets[f"own-{path.stem}"] = _symbols(path)
    return sets


def cached(data: Path, packages: Path, cache: Path) -> dict[str, np.ndarray]:
    """As `load`, but drawn only once."""
    path = cache / "sets.npz"
    if not path.exists():
        cache.mkdir(parents=True, exist_ok=True)
        np.savez(path, **load(data, packages))
    with np.load(path) as archive:
        return {name: archive[name] for name in archive.files}


def _stack(images: list[Image.Image]) -> np.ndarray:
    """Twelve pictures with transparency as one array."""
    planes = []
    for image in images:
        rgba = image.convert("RGBA").resize((TILE, TILE), Image.Resampling.LANCZOS)
        white = Image.new("RGBA", rgba.size, "white")
        planes.append(np.asarray(Image.alpha_composite(white, rgba).convert("L")))
        planes.append(np.asarray(rgba.getchannel("A")))
    return np.stack(planes, axis=-1)


def _folder(folder: Path, lower: bool = False) -> np.ndarray:
    """A set of twelve files named wP, wN, ..., as SVG or PNG."""
    images = []
    for piece in PIECES:
        path = folder / (piece.lower() if lower else piece)
        svg = path.with_name(path.name + ".svg")
        if svg.exists():
            png = cairosvg.svg2png(url=str(svg), output_width=TILE, output_height=TILE)
            images.append(_square(Image.open(io.BytesIO(png))))
        else:
            images.append(_square(Image.open(path.with_name(path.name + ".png"))))
    return _stack(images)


def _symbols(path: Path) -> np.ndarray:
    """A set of Forsyth's own: a file of twelve symbols, as its example `pieces` prints them."""
    symbols = ElementTree.fromstring(f"<svg>{path.read_text()}</svg>")
    images = []
    for piece in PIECES:
        (drawing,) = (symbol for symbol in symbols if symbol.get("id") == piece)
        drawing.tag = "svg"
        drawing.set("xmlns", "http://www.w3.org/2000/svg")
        svg = ElementTree.tostring(drawing)
        png = cairosvg.svg2png(bytestring=svg, output_width=TILE, output_height=TILE)
        images.append(Image.open(io.BytesIO(png)))
    return _stack(images)


def _square(image: Image.Image) -> Image.Image:
    """The picture amid a transparent square."""
    side = max(image.size)
    square = Image.new("RGBA", (side, side))
    square.paste(image, ((side - image.width) // 2, (side - image.height) // 2))
    return square


def _eboard(path: Path) -> np.ndarray:
    """A sheet of two rows, R N B Q K P, on a colour that stands for nothing."""
    sheet = Image.open(path).convert("RGB")
    side = sheet.height // 2
    images = []
    for row in range(2):
        for column in (5, 1, 2, 0, 3, 4):
            box = (column * side, row * side, (column + 1) * side, (row + 1) * side)
            rgb = np.asarray(sheet.crop(box)).astype(int)
            key = np.asarray(sheet.getpixel((0, 0)))
            alpha = (np.abs(rgb - key).sum(axis=2) > 24).astype(np.uint8) * 255
            images.append(Image.fromarray(np.dstack([rgb.astype(np.uint8), alpha])))
    return _stack(images)


def _dreamchess(folder: Path) -> np.ndarray:
    """A folder of files pawn_w, knight_w, ..."""
    names = ["pawn", "knight", "bishop", "rook", "queen", "king"]
    return _stack([_square(Image.open(folder / f"{n}_{c}.png")) for c in "wb" for n in names])


def _ink(font: ImageFont.FreeTypeFont, text: str, box: tuple) -> np.ndarray:
    """How much ink a glyph leaves within a box."""
    image = Image.new("L", (int(box[2] - box[0]), int(box[3] - box[1])))
    ImageDraw.Draw(image).text((-box[0], -box[1]), text, font=font, fill=255)
    return np.asarray(image.resize((TILE, TILE), Image.Resampling.LANCZOS))


def _filled(ink: np.ndarray) -> Image.Image:
    """A glyph drawn on white: what its outline encloses hides the square below."""
    framed = cv2.copyMakeBorder((ink > 100).astype(np.uint8), 1, 1, 1, 1, cv2.BORDER_CONSTANT)
    cv2.floodFill(framed, None, (0, 0), 2)
    inside = (framed[1:-1, 1:-1] != 2).astype(np.uint8) * 255
    gray = 255 - ink
    return Image.fromarray(np.dstack([gray, gray, gray, np.maximum(ink, inside)]))


def _diagram_font(path: Path) -> np.ndarray:
    """A font in the common encoding: pnbrqk and omvtwl on light squares, + a dark square."""
    font = ImageFont.truetype(str(path), 2 * TILE)
    left, top, right, bottom = font.getbbox("+")
    side = max(right - left, bottom - top)
    box = (left, top, left + side, top + side)
    return _stack([_filled(_ink(font, glyph, box)) for glyph in "pnbrqkomvtwl"])


def _unicode_font(path: Path) -> np.ndarray:
    """A font with the chess symbols of Unicode."""
    font = ImageFont.truetype(str(path), 2 * TILE)
    boxes = [font.getbbox(glyph) for glyph in "♙♘♗♖♕♔♟♞♝♜♛♚"]
    side = max(max(x1 - x0, y1 - y0) for x0, y0, x1, y1 in boxes) / 0.86
    images = []
    for glyph, (left, top, right, bottom) in zip("♙♘♗♖♕♔♟♞♝♜♛♚", boxes, strict=True):
        x, y = (left + right - side) / 2, (top + bottom - side) / 2
        images.append(_filled(_ink(font, glyph, (x, y, x + side, y + side))))
    return _stack(images)
