"""Writes the weights for Rust. Usage: python training/export.py DATA PACKAGES FOLDER TARGET.

FOLDER is where training wrote; TARGET is src/picture/network.
"""

import argparse
import copy
from pathlib import Path

import numpy as np
import torch
from torch import nn

import report
from camera import SIDE, level
from network import STRIDE, Conv, Network
from samples import HELD_OUT, held_out

# Weights are whole numbers up to this, times a scale: six bits lose nothing, and in bytes they
# compress by a third.
LARGEST = 31


def layers(network: Network) -> list[tuple[nn.Module, torch.Tensor, torch.Tensor]]:
    """Every layer in the order of Rust: where it is, its weights and its biases.

    Normalisation is folded in. Weights are output x input x row x column.
    """
    found = []
    for conv in [*network.trunk, network.square]:
        scale = conv.norm.weight / (conv.norm.running_var + conv.norm.eps).sqrt()
        weight = conv.conv.weight * scale[:, None, None, None]
        found.append((conv, weight, conv.norm.bias - conv.norm.running_mean * scale))
    # The first layer sees pixels sorted into channels: for Rust it becomes a wider one.
    first, weight, bias = found[0]
    weight = weight.unflatten(1, (STRIDE, STRIDE)).permute(0, 3, 1, 4, 2).flatten(3, 4)
    found[0] = (first, weight.flatten(1, 2).unsqueeze(1), bias)
    for linear in (network.attend, network.mix, network.classify):
        found.append((linear, linear.weight[:, :, None, None], linear.bias))
    return found


def quantised(weight: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Weights as whole numbers and the scale of each output channel: the one of least error."""
    peak = weight.abs().amax(dim=(1, 2, 3), keepdim=True).clamp(min=1e-8)
    best_scale, best_error = peak / LARGEST, torch.full_like(peak, torch.inf)
    for share in np.linspace(0.5, 1, 21):
        scale = peak * float(share) / LARGEST
        wrong = (weight / scale).round().clamp(-LARGEST, LARGEST) * scale - weight
        error = wrong.square().sum(dim=(1, 2, 3), keepdim=True)
        best_scale = torch.where(error < best_error, scale, best_scale)
        best_error = torch.minimum(error, best_error)
    return (weight / best_scale).round().clamp(-LARGEST, LARGEST), best_scale


def temperature(logits: torch.Tensor, truth: torch.Tensor) -> float:
    """What to divide the logits by for the probabilities to be the likeliest."""
    choices = np.linspace(0.5, 3, 101)
    losses = [
        nn.functional.cross_entropy(logits.flatten(0, 1) / t, truth.flatten()) for t in choices
    ]
    return float(choices[int(np.argmin(losses))])


def pattern(index: int) -> np.ndarray:
    """A picture made of waves and noise, the same as in the test in Rust."""
    state, picture = index + 1, np.zeros((SIDE, SIDE), np.uint8)
    for y in range(SIDE):
        for x in range(SIDE):
            state = (state * 1103515245 + 12345) % (1 << 31)
            checks = (x // 32 + y // 32 + index) % 2 * 90
            rings = (x * x + y * y) // (97 + 40 * index) % 80
            picture[y, x] = 40 + checks + rings + (state >> 16) % 30
    return picture


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path)
    parser.add_argument("packages", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("target", type=Path)
    args = parser.parse_args()
    torch.set_num_threads(1)
    network = Network()
    network.load_state_dict(torch.load(args.out / "network.pt"))
    network.eval()

    tests = [held_out(args.data, args.packages, args.out, part, 100) for part in HELD_OUT]
    boards, truth = (torch.cat(parts) for parts in zip(*tests, strict=True))
    logits = report.predict(network, boards)
    heat = temperature(logits, truth)
    print(f"float: {report.summary(logits, truth)}; temperature {heat:.3f}")
    with torch.no_grad():
        network.classify.weight /= heat
        network.classify.bias /= heat

    coded = bytearray()
    plain = copy.deepcopy(network)
    for (layer, weight, bias), (twin, _, _) in zip(layers(network), layers(plain), strict=True):
        codes, scale = quantised(weight.detach())
        coded += scale.flatten().numpy().astype("<f4").tobytes()
        coded += bias.detach().numpy().astype("<f4").tobytes()
        coded += codes.permute(2, 3, 1, 0).contiguous().numpy().astype("i1").tobytes()
        if isinstance(layer, Conv):
            values = codes * scale
            if layer is network.trunk[0]:
                values = torch.nn.functional.pixel_unshuffle(values, STRIDE)
            twin.conv.weight.data = values
            twin.norm = nn.Identity()
            twin.conv.bias = nn.Parameter(bias.detach())
        else:
            twin.weight.data = (codes * scale)[:, :, 0, 0]
    rounded = report.predict(plain, boards)
    print(f"whole numbers: {report.summary(rounded, truth)}; {len(coded)} bytes")
    (args.target / "weights.bin").write_bytes(coded)
    torch.save(plain, args.out / "quantised.pt")

    patterns = torch.from_numpy(np.stack([level(pattern(index)) for index in range(2)]))
    expected = report.predict(plain, patterns).softmax(dim=2)
    (args.target / "expected.bin").write_bytes(expected.numpy().astype("<f4").tobytes())


if __name__ == "__main__":
    main()
