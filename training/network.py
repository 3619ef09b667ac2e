"""The network: a convolutional trunk over the whole board, then each square in its company.

The trunk sees the board at 32 pixels a square and ends with 2 x 2 cells a square. A square is then
described by 96 numbers, compares itself with the other 63 (attention) and is classified: pieces of
one set look alike, so that what is unclear on one square is clear from the others.
"""

import torch
import torch.nn.functional as F
from torch import nn

CLASSES = ".PNBRQKpnbrqk"
STRIDE = 4
FEATURES, KEYS, VALUES, HEADS = 96, 16, 24, 2


class Conv(nn.Module):
    """A convolution, normalised and rectified; `residual` adds what came in."""

    def __init__(self, inputs: int, outputs: int, kernel: int, stride: int = 1, pad: bool = True):
        super().__init__()
        padding = kernel // 2 if pad else 0
        self.conv = nn.Conv2d(inputs, outputs, kernel, stride, padding, bias=False)
        self.norm = nn.BatchNorm2d(outputs)
        self.residual = stride == 1 and inputs == outputs

    def forward(self, x):
        y = self.norm(self.conv(x))
        return F.relu(x + y if self.residual else y)


class Network(nn.Module):
    """Boards of 288 x 288 levelled pixels, from -1 to 1, to 64 x 13 logits."""

    def __init__(self):
        super().__init__()
        self.trunk = nn.Sequential(
            Conv(STRIDE**2, 32, 3),
            Conv(32, 32, 3),
            Conv(32, 32, 3),
            Conv(32, 64, 3, 2),
            Conv(64, 64, 3),
            Conv(64, 64, 3),
            Conv(64, 80, 3, 2),
            Conv(80, 80, 3),
        )
        self.square = Conv(80, FEATURES, 2, 2, pad=False)
        self.attend = nn.Linear(FEATURES, HEADS * (2 * KEYS + VALUES))
        self.mix = nn.Linear(FEATURES + HEADS * VALUES, 64)
        self.classify = nn.Linear(64, len(CLASSES))
        # Learns from each square alone; only to train the features.
        self.alone = nn.Linear(FEATURES, len(CLASSES))

    def forward(self, x):
        # With the first layer, a convolution of 12 x 12 at every fourth pixel.
        x = F.pixel_unshuffle(x, STRIDE).contiguous(memory_format=torch.channels_last)
        cells = self.trunk(x)[:, :, 1:-1, 1:-1]
        squares = F.dropout(self.square(cells).flatten(2).transpose(1, 2), 0.05, self.training)
        batch = squares.shape[0]
        parts = self.attend(squares).view(batch, 64, HEADS, -1).transpose(1, 2)
        query, key, value = parts.split([KEYS, KEYS, VALUES], dim=-1)
        weights = (query @ key.transpose(2, 3) / KEYS**0.5).softmax(dim=-1)
        company = (weights @ value).transpose(1, 2).reshape(batch, 64, -1)
        mixed = F.relu(self.mix(torch.cat([squares, company], dim=-1)))
        return self.classify(mixed), self.alone(squares)


def pixels(boards: torch.Tensor) -> torch.Tensor:
    """What the network takes, from levelled boards of bytes."""
    return boards[:, None].float() / 127.5 - 1
