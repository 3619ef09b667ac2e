"""What befalls a drawing on its way to the network: print, light, lens, file, bad corners."""

import cv2
import numpy as np

from boards import chance

# As `src/picture/rectified.rs` has them.
SQUARE, MARGIN, SIDE = 32, 16, 288


def spoil(rng: np.random.Generator, drawing: np.ndarray, size: int, printed: bool) -> np.ndarray:
    """The drawing as it may come from a printer, a scanner, a camera or a web site."""
    image = drawing
    if chance(rng, 0.75):
        if printed and chance(rng, 0.5):
            image = _print(rng, image, size)
        if chance(rng, 0.4):
            image = _light(rng, image)
        if chance(rng, 0.15):
            image = _moire(rng, image)
        if chance(rng, 0.45):
            image = _blur(rng, image, size)
        if chance(rng, 0.3):
            # Pale or dark, without much contrast.
            low = rng.uniform(0, 150)
            image = low + image * (rng.uniform(60, 260 - low) / 255)
        if chance(rng, 0.3):
            image = 255 * np.power(np.clip(image, 0, 255) / 255, rng.uniform(0.55, 1.9))
        if chance(rng, 0.35):
            noise = rng.standard_normal(image.shape, dtype=np.float32)
            if chance(rng, 0.4):
                noise = cv2.GaussianBlur(noise, (0, 0), rng.uniform(0.5, 1.5)) * 2
            image = image + noise * rng.uniform(2, 18)
    image = np.clip(image, 0, 255).astype(np.uint8)
    if chance(rng, 0.3):
        small = max(rng.uniform(0.35, 0.95), 14 / size)
        if small < 1:
            whole = image.shape[::-1]
            image = cv2.resize(image, None, fx=small, fy=small, interpolation=cv2.INTER_AREA)
            image = _jpeg(rng, image) if chance(rng, 0.4) else image
            how = cv2.INTER_LINEAR if chance(rng, 0.7) else cv2.INTER_NEAREST
            image = cv2.resize(image, whole, interpolation=how)
    if chance(rng, 0.4):
        image = _jpeg(rng, image)
    return image


def rectify(rng: np.random.Generator, image: np.ndarray, size: int, loose: float) -> np.ndarray:
    """The board cut out by corners that are off by up to about `loose` squares."""
    scale = 1.0
    if size > 1.4 * SQUARE:
        scale = 1.2 * SQUARE / size
        image = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    size = size * scale
    corners = np.array([[0, 0], [8, 0], [8, 8], [0, 8]], np.float32)
    slack = rng.uniform(0, loose)
    wrong = rng.normal(0, 0.6 * slack, (4, 2)) + rng.normal(0, 0.5 * slack, (1, 2))
    found = (corners + 1 + wrong.clip(-0.22, 0.22)) * size - 0.5
    straight = corners * SQUARE + MARGIN - 0.5
    to_image = cv2.getPerspectiveTransform(straight, found.astype(np.float32))
    if not chance(rng, 0.25):
        return cv2.warpPerspective(
            image,
            to_image,
            (SIDE, SIDE),
            flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
            borderMode=cv2.BORDER_REPLICATE,
        )
    # A page that is not flat: the lines bend, by up to `loose` squares.
    y, x = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32)
    where = cv2.perspectiveTransform(np.stack([x, y], axis=-1), to_image)
    u, v = x / SIDE * 2 - 1, y / SIDE * 2 - 1
    bend = rng.normal(0, 0.5 * loose, 4) * size
    where[..., 0] += bend[0] * (1 - v**2) + bend[1] * u * v
    where[..., 1] += bend[2] * (1 - u**2) + bend[3] * u * v
    where = where.astype(np.float32)
    return cv2.remap(image, where, None, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def level(board: np.ndarray) -> np.ndarray:
    """The board with its contrast levelled, as `src/picture/network` does it.

    The darkest and the lightest hundredth of the pixels within the board become 0 and 255.
    """
    inner = board[MARGIN:-MARGIN, MARGIN:-MARGIN]
    below = np.bincount(inner.ravel(), minlength=256).cumsum()
    low, high = np.searchsorted(below, (655, inner.size - 656), side="right")
    span = max(int(high) - int(low), 12)
    tones = (np.arange(256) - int(low)).clip(0, span)
    return ((tones * 255 + span // 2) // span).astype(np.uint8)[board]


def _print(rng, image, size) -> np.ndarray:
    """Ink on paper: thickened or thinned, only black and white, or in dots."""
    image = np.clip(image, 0, 255).astype(np.float32)
    kind = rng.random()
    if chance(rng, 0.5) and size >= 20:
        kernel = np.ones((2, 2) if size < 40 else (3, 3), np.uint8)
        image = cv2.erode(image, kernel) if chance(rng, 0.6) else cv2.dilate(image, kernel)
    if kind < 0.45:
        image = cv2.GaussianBlur(image, (0, 0), rng.uniform(0.4, 0.03 * size + 0.5))
        noise = cv2.GaussianBlur(rng.standard_normal(image.shape, dtype=np.float32), (0, 0), 1)
        low, high = np.percentile(image[::4, ::4], (3, 97))
        limit = low + (high - low) * rng.uniform(0.35, 0.75)
        image = np.where(image + noise * rng.uniform(0, 60) > limit, 255, 0).astype(np.float32)
        return cv2.GaussianBlur(image, (0, 0), rng.uniform(0.3, 0.8))
    if kind < 0.65:
        y, x = np.indices(image.shape, np.float32)
        pitch, angle = rng.uniform(2, 4.5), rng.uniform(0, np.pi)
        u, v = x * np.cos(angle) + y * np.sin(angle), y * np.cos(angle) - x * np.sin(angle)
        screen = (np.cos(2 * np.pi * u / pitch) + np.cos(2 * np.pi * v / pitch)) * 64
        return image + screen * rng.uniform(0.2, 1)
    # Specks of ink and of paper.
    spots = rng.random(image.shape, np.float32)
    many = rng.uniform(0.001, 0.02)
    image[spots < many] = rng.uniform(0, 90)
    image[spots > 1 - many] = rng.uniform(200, 256)
    return image


def _light(rng, image) -> np.ndarray:
    """A slope of brightness, a shadow with an edge, a spot of glare."""
    height, width = image.shape
    y, x = np.mgrid[0:height, 0:width].astype(np.float32) / width - 0.5
    angle = rng.uniform(0, 2 * np.pi)
    image = image * (1 + (x * np.cos(angle) + y * np.sin(angle)) * rng.uniform(0, 0.9))
    if chance(rng, 0.35):
        shade = np.zeros((height, width), np.float32)
        points = rng.integers(-width // 4, width * 5 // 4, (4, 2)).astype(np.int32)
        cv2.fillConvexPoly(shade, cv2.convexHull(points), 1.0)
        shade = cv2.blur(shade, (width // 16 + 1,) * 2)
        image = image * (1 - shade * rng.uniform(0.1, 0.5))
    if chance(rng, 0.25):
        u, v = rng.uniform(-0.5, 0.5, 2)
        spot = np.exp(-((x - u) ** 2 + (y - v) ** 2) / rng.uniform(0.005, 0.1))
        image = image + spot * rng.uniform(20, 110)
    # Cameras expose for what is bright.
    return (image * min(1, rng.uniform(250, 300) / image.max())).astype(np.float32)


def _moire(rng, image) -> np.ndarray:
    """The beat of the camera's pixels with the screen's."""
    y, x = np.indices(image.shape, np.float32)
    for _ in range(rng.integers(1, 3)):
        period, angle = rng.uniform(2, 14), rng.uniform(0, np.pi)
        phase = x * np.cos(angle) + y * np.sin(angle)
        if chance(rng, 0.5):
            phase = phase + 0.0007 * (x - rng.uniform(0, image.shape[1])) ** 2
        image = image + np.sin(2 * np.pi / period * phase) * rng.uniform(3, 20)
    return image


def _blur(rng, image, size) -> np.ndarray:
    """Out of focus, or moved."""
    image = np.asarray(image, np.float32)
    if chance(rng, 0.75):
        return cv2.GaussianBlur(image, (0, 0), rng.uniform(0.3, 0.065 * size))
    length = int(rng.integers(2, max(3, size // 7) + 1))
    kernel = np.zeros((length, length), np.float32)
    ends = ((0, int(rng.integers(length))), (length - 1, int(rng.integers(length))))
    cv2.line(kernel, *(ends if chance(rng, 0.5) else [end[::-1] for end in ends]), 1.0)
    return cv2.filter2D(image, -1, kernel / kernel.sum())


def _jpeg(rng, image) -> np.ndarray:
    quality = int(rng.integers(12, 95))
    coded = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, quality])[1]
    return cv2.imdecode(coded, cv2.IMREAD_GRAYSCALE)
