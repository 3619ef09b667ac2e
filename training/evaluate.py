"""Tells how well the network reads what it never saw.

Usage: python training/evaluate.py DATA PACKAGES FOLDER, where training wrote to FOLDER. Real
pictures are cut out by their given corners.
"""

import argparse
import json
from collections import defaultdict
from pathlib import Path

import cv2
import numpy as np
import torch

import positions
import report
from camera import MARGIN, SIDE, SQUARE, level
from network import CLASSES, Network
from samples import HELD_OUT, held_out


def rectified(path: Path, corners: list) -> np.ndarray:
    """The board within a picture, straight and gray."""
    image = cv2.imread(str(path), cv2.IMREAD_GRAYSCALE)
    found = np.array(corners, np.float32)
    side = np.sqrt(cv2.contourArea(found)) / 8
    if side > 1.4 * SQUARE:
        scale = 1.2 * SQUARE / side
        image = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        found = found * scale
    straight = np.array([[0, 0], [8, 0], [8, 8], [0, 8]], np.float32) * SQUARE + MARGIN - 0.5
    board = cv2.warpPerspective(
        image,
        cv2.getPerspectiveTransform(straight, (found - 0.5).astype(np.float32)),
        (SIDE, SIDE),
        flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
        borderMode=cv2.BORDER_REPLICATE,
    )
    return level(board)


def classes(placement: str) -> list[int]:
    """The 64 classes of a placement."""
    squares = "".join("." * int(c) if c.isdigit() else c for c in placement.replace("/", ""))
    return [CLASSES.index(c) for c in squares]


def drawn_parts(args, network: Network) -> None:
    """Boards drawn with Forsyth's own sets, and with what was never trained on."""
    for part in ("own", *HELD_OUT):
        for spoil, how in ((False, "as drawn"), (True, "spoiled")):
            boards, truth = held_out(args.data, args.packages, args.out, part, 150, spoil)
            logits = report.predict(network, boards)
            name = "own sets" if part == "own" else f"held-out {part}"
            print(f"{name}, {how}: {report.summary(logits, truth)}")


def real_pictures(args, network: Network) -> None:
    """Real pictures by their kinds, and then all those that don't show just the start."""
    kinds = defaultdict(list)
    lines = (args.data / "real/labels.jsonl").read_text().splitlines()
    for label in map(json.loads, lines):
        corners = label.get("corners_tl_tr_br_bl")
        if corners:
            board = rectified(args.data / "real" / label["file"], corners)
            kinds[label["kind"]].append((label["file"], board, classes(label["as_seen"])))
    every_logits, every_truth = [], []
    for kind, items in sorted(kinds.items()):
        files, boards, truth = zip(*items, strict=True)
        truth = torch.tensor(truth)
        logits = report.predict(network, torch.from_numpy(np.stack(boards)))
        print(f"{kind}: {report.summary(logits, truth)}")
        every_logits.append(logits)
        every_truth.append(truth)
        for file, one, right in zip(files, logits, truth, strict=True):
            if args.wrong and (one.argmax(dim=1) != right).any():
                print("   ", file, report.confusions(one[None], right[None]))
    logits, truth = torch.cat(every_logits), torch.cat(every_truth)
    other = (truth != torch.from_numpy(positions.start().ravel())).any(dim=1)
    print(f"all: {report.summary(logits, truth)}")
    print(f"other than the start position: {report.summary(logits[other], truth[other])}")
    print("confusions:", report.confusions(logits, truth))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path)
    parser.add_argument("packages", type=Path)
    parser.add_argument("out", type=Path, help="folder that training/train.py wrote to")
    parser.add_argument("--wrong", action="store_true", help="list the real boards read wrong")
    args = parser.parse_args()
    torch.set_num_threads(1)
    network = Network()
    network.load_state_dict(torch.load(args.out / "network.pt"))
    drawn_parts(args, network)
    if (args.data / "real").is_dir():
        real_pictures(args, network)


if __name__ == "__main__":
    main()
