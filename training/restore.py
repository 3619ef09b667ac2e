"""Makes weights to go on from out of those that Rust reads.

Usage: python training/restore.py DATA PACKAGES SOURCE FOLDER, where SOURCE is src/picture/network.
FOLDER/network.pt reads boards as they do, and `train.py --resume` goes on from it. What Rust does
not need is made anew: the normalisation is measured on drawn boards, and the output for each
square alone begins with chance.
"""

import argparse
from pathlib import Path

import numpy as np
import torch
from torch import nn

import report
from export import layers
from network import STRIDE, Conv, Network
from samples import HELD_OUT, Source, held_out


class Reader:
    """Takes layers off the file that `export.py` wrote."""

    def __init__(self, path: Path):
        self.coded, self.at = path.read_bytes(), 0

    def take(self, count: int, kind: str) -> torch.Tensor:
        values = np.frombuffer(self.coded, kind, count, self.at)
        self.at += values.nbytes
        return torch.from_numpy(values.astype(np.float32))

    def layer(self, shape: torch.Size) -> tuple[torch.Tensor, torch.Tensor]:
        """Weights, output x input x row x column, and biases."""
        outputs, inputs, rows, columns = shape
        scale, bias = self.take(outputs, "<f4"), self.take(outputs, "<f4")
        codes = self.take(shape.numel(), "i1").view(rows, columns, inputs, outputs)
        return codes.permute(3, 2, 0, 1) * scale[:, None, None, None], bias


@torch.no_grad()
def load(network: Network, path: Path) -> None:
    """Puts the weights of a file in place; normalisation only adds the bias."""
    reader = Reader(path)
    for layer, weight, _ in layers(network):
        values, bias = reader.layer(weight.shape)
        if isinstance(layer, Conv):
            if layer is network.trunk[0]:
                values = nn.functional.pixel_unshuffle(values, STRIDE)
            layer.conv.weight.copy_(values)
            layer.norm.weight.fill_((1 + layer.norm.eps) ** 0.5)
            layer.norm.bias.copy_(bias)
        else:
            layer.weight.copy_(values[:, :, 0, 0])
            layer.bias.copy_(bias)
    assert reader.at == len(reader.coded)


@torch.no_grad()
def measure(network: Network, boards: torch.Tensor) -> None:
    """Gives normalisation the mean and variance that it meets, without any change of its output."""
    for layer in [*network.trunk, network.square]:
        met = []
        hook = layer.conv.register_forward_hook(lambda _, __, out, met=met: met.append(out))
        report.predict(network, boards)
        hook.remove()
        values = torch.cat(met).transpose(0, 1).flatten(1)
        mean, variance = values.mean(dim=1), values.var(dim=1)
        layer.norm.running_mean.copy_(mean)
        layer.norm.running_var.copy_(variance)
        layer.norm.weight.copy_((variance + layer.norm.eps).sqrt())
        layer.norm.bias += mean


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path)
    parser.add_argument("packages", type=Path)
    parser.add_argument("source", type=Path)
    parser.add_argument("out", type=Path)
    args = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)
    network = Network()
    load(network, args.source / "weights.bin")
    source = Source(args.data, args.packages, args.out, "train")
    samples = source.endless(np.random.default_rng(1))
    drawn = torch.from_numpy(np.stack([next(samples)[0] for _ in range(192)]))
    measure(network, drawn)
    for part in HELD_OUT:
        boards, truth = held_out(args.data, args.packages, args.out, part, 100)
        print(f"{part}: {report.summary(report.predict(network, boards), truth)}")
    torch.save(network.state_dict(), args.out / "network.pt")


if __name__ == "__main__":
    main()
