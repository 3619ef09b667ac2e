"""How well a network reads boards."""

from collections import Counter

import torch

from network import CLASSES, Network, pixels


@torch.no_grad()
def predict(network: Network, boards: torch.Tensor) -> torch.Tensor:
    """The logits of levelled boards."""
    network.eval()
    return torch.cat([network(pixels(part))[0] for part in boards.split(16)])


def summary(logits: torch.Tensor, truth: torch.Tensor) -> str:
    """Squares and boards read right, in a line."""
    right = logits.argmax(dim=2) == truth
    exact = int(right.all(dim=1).sum())
    return f"{100 * right.float().mean():.2f}% of squares, {exact} of {len(truth)} boards exact"


def confusions(logits: torch.Tensor, truth: torch.Tensor, most: int = 12) -> str:
    """The most frequent mistakes: what it was, what it was read as, how often."""
    found = logits.argmax(dim=2)
    wrong = found != truth
    pairs = Counter(zip(truth[wrong].tolist(), found[wrong].tolist(), strict=True))
    names = (f"{CLASSES[a]}>{CLASSES[b]} {n}" for (a, b), n in pairs.most_common(most))
    return ", ".join(names)
