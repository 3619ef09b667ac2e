"""Trains the small network that reads the digits and letters beside a board.

    python coordinates.py FONTS OUT

FONTS is a folder of TrueType and OpenType fonts, searched with all its folders; OUT is the file of
the weights. Each sample is a glyph of some font, drawn small, blurred and made noisy, then cut out
and brought to 16 x 16 pixels as src/picture/coordinates does.
"""

import pathlib
import random
import sys

import numpy as np
import torch
from PIL import Image, ImageDraw, ImageFilter, ImageFont

SIDE = 16
HIDDEN = 24
CLASSES = "12345678abcdefghABCDEFGH"
OTHERS = "09ijklmnopqrstuvwxyzIJKLMNOPQRSTUVWXYZ&%$#@+=*?!/\\(){}<>|-_.,:;"


def drawn(rng: random.Random, font: str, text: str) -> np.ndarray | None:
    """A glyph, small and dark on light, as gray values; None if the font lacks it."""
    size = rng.uniform(8, 40)
    try:
        face = ImageFont.truetype(font, 64)
        box = face.getbbox(text)
    except OSError:
        return None
    if box[2] - box[0] < 4 or box[3] - box[1] < 4:
        return None
    large = Image.new("L", (160, 160), 255)
    ImageDraw.Draw(large).text((80, 80), text, 0, face, anchor="mm", stroke_width=rng.choice([0] * 4 + [1, 2]))
    large = large.rotate(rng.gauss(0, 4), Image.BILINEAR, fillcolor=255)
    shear = rng.gauss(0, 0.06)
    large = large.transform((160, 160), Image.AFFINE, (rng.uniform(0.85, 1.15), shear, -80 * shear, 0, 1, 0), Image.BILINEAR, fillcolor=255)
    side = max(8, round(160 * size / 64))
    small = large.resize((side, side), Image.BOX if side < 160 else Image.BILINEAR)
    if rng.random() < 0.6:
        small = small.filter(ImageFilter.GaussianBlur(rng.uniform(0, 0.09) * size))
    gray = np.asarray(small, np.float32)
    gray = gray + np.random.default_rng(rng.getrandbits(32)).normal(0, rng.uniform(0, 14), gray.shape)
    return gray


def cut(gray: np.ndarray) -> np.ndarray | None:
    """The ink of a glyph in 16 x 16 pixels: as high as they are, in the middle."""
    ink = 255 - gray
    most = ink.max()
    ink = np.clip(ink / most, 0, 1)
    rows, columns = np.where(ink > 0.5)
    if len(rows) < 4:
        return None
    top, bottom, left, right = rows.min(), rows.max() + 1, columns.min(), columns.max() + 1
    step = max(bottom - top, right - left) / SIDE
    middle = (left + right) / 2, (top + bottom) / 2
    at = (np.arange(SIDE) + 0.5 - SIDE / 2) * step
    x = np.clip(middle[0] + at - 0.5, 0, gray.shape[1] - 1.001)
    y = np.clip(middle[1] + at - 0.5, 0, gray.shape[0] - 1.001)
    x0, y0 = x.astype(int), y.astype(int)
    dx, dy = (x - x0)[None, :], (y - y0)[:, None]
    upper = ink[y0][:, x0] * (1 - dx) + ink[y0][:, x0 + 1] * dx
    lower = ink[y0 + 1][:, x0] * (1 - dx) + ink[y0 + 1][:, x0 + 1] * dx
    return upper * (1 - dy) + lower * dy


def samples(seed: int, fonts: list[str], count: int) -> tuple[torch.Tensor, torch.Tensor]:
    """So many cut-out glyphs with their classes; the last class is anything else."""
    rng = random.Random(seed)
    inputs, labels = [], []
    while len(inputs) < count:
        label = rng.randrange(len(CLASSES) + 6)
        text = CLASSES[label] if label < len(CLASSES) else rng.choice(OTHERS)
        gray = drawn(rng, rng.choice(fonts), text)
        ink = None if gray is None else cut(gray)
        if ink is not None:
            inputs.append(ink.reshape(-1))
            labels.append(min(label, len(CLASSES)))
    return torch.tensor(np.array(inputs), dtype=torch.float32), torch.tensor(labels)


def main() -> None:
    folder, out = sys.argv[1:]
    torch.manual_seed(1)
    torch.set_num_threads(1)
    files = sorted(p for p in pathlib.Path(folder).rglob("*") if p.suffix.lower() in (".ttf", ".otf"))
    unfit = ("math", "icon", "symbol", "emoji", "dingbat")
    fonts = [str(p) for p in files if not any(word in p.name.lower() for word in unfit)]
    held = fonts[::7]
    fonts = [font for font in fonts if font not in held]
    inputs, labels = samples(1, fonts, 40_000)
    test_inputs, test_labels = samples(2, held, 4_000)
    net = torch.nn.Sequential(
        torch.nn.Linear(SIDE * SIDE, HIDDEN), torch.nn.ReLU(), torch.nn.Linear(HIDDEN, len(CLASSES) + 1)
    )
    epochs = 30
    optimizer = torch.optim.AdamW(net.parameters(), 3e-3, weight_decay=0.02)
    steps = epochs * (len(inputs) // 256)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 6e-3, steps)
    for _ in range(epochs):
        order = torch.randperm(len(inputs))
        for batch in order.split(256)[: len(inputs) // 256]:
            loss = torch.nn.functional.cross_entropy(net(inputs[batch]), labels[batch])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
    with torch.no_grad():
        right = (net(test_inputs).argmax(1) == test_labels).float().mean().item()
    print(f"{len(fonts)} fonts; right on {len(held)} others: {right:.3f}")
    # Per layer: the scale as a float, the weights as signed bytes, the biases as floats.
    with open(out, "wb") as file:
        for layer in (net[0], net[2]):
            weights = layer.weight.detach().numpy()
            scale = np.abs(weights).max() / 127
            file.write(np.float32(scale).tobytes())
            file.write(np.round(weights / scale).astype(np.int8).tobytes())
            file.write(layer.bias.detach().numpy().astype(np.float32).tobytes())


main()
