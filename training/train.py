"""Trains the network. Usage: python training/train.py DATA PACKAGES [--steps N] [--out FOLDER]."""

import argparse
import copy
from pathlib import Path

import cv2
import numpy as np
import torch
import torch.nn.functional as F
from torch.utils.data import DataLoader, IterableDataset, get_worker_info

import report
from network import Network, pixels
from samples import HELD_OUT, Source, held_out


class Boards(IterableDataset):
    """An endless row of samples; each worker has its own."""

    def __init__(self, source: Source, seed: int):
        self.source = source
        self.seed = seed

    def __iter__(self):
        rng = np.random.default_rng([self.seed, get_worker_info().id])
        yield from self.source.endless(rng)


def loss_of(network: Network, boards: torch.Tensor, classes: torch.Tensor) -> torch.Tensor:
    """Cross entropy, empty squares counting less: there are many, and they are easy."""
    weights = torch.ones(13)
    weights[0] = 0.4
    with torch.autocast("cpu", torch.bfloat16):
        logits, alone = network(pixels(boards).contiguous(memory_format=torch.channels_last))
    target = classes.flatten()
    together, single = (
        F.cross_entropy(x.float().flatten(0, 1), target, weights, label_smoothing=0.01)
        for x in (logits, alone)
    )
    return together + 0.3 * single


@torch.no_grad()
def follow(average: Network, network: Network, share: float) -> None:
    """Moves a running average of the weights a little towards the weights."""
    for old, new in zip(average.state_dict().values(), network.state_dict().values(), strict=True):
        if old.is_floating_point():
            old.lerp_(new, share)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path, help="folder with piece_sets, board_themes, ...")
    parser.add_argument("packages", type=Path, help="folder that training/fetch filled")
    parser.add_argument("--out", type=Path, default=Path("trained"), help="where to write")
    parser.add_argument("--resume", type=Path, help="weights to go on from")
    parser.add_argument("--steps", type=int, default=12000)
    parser.add_argument("--decay", type=float, default=0.4, help="share of steps to slow down in")
    parser.add_argument("--batch", type=int, default=12, help="boards a step")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=7)
    args = parser.parse_args()
    # A pool of threads would not survive the start of the workers.
    cv2.setNumThreads(0)
    torch.manual_seed(args.seed)
    torch.set_num_threads(1)
    args.out.mkdir(parents=True, exist_ok=True)

    network = Network().to(memory_format=torch.channels_last)
    print(sum(p.numel() for p in network.parameters()), "parameters", flush=True)
    if args.resume:
        network.load_state_dict(torch.load(args.resume))
    average = copy.deepcopy(network)
    optimizer = torch.optim.AdamW(network.parameters(), weight_decay=0.02)
    samples = Boards(Source(args.data, args.packages, args.out, "train"), args.seed)
    loader = DataLoader(samples, args.batch, num_workers=args.workers, prefetch_factor=8)
    tests = {part: held_out(args.data, args.packages, args.out, part, 60) for part in HELD_OUT}

    for step, (boards, classes) in enumerate(loader, start=1):
        falling = (args.steps - step) / (args.decay * args.steps)
        rate = args.rate * min(1, step / 200, falling)
        for group in optimizer.param_groups:
            group["lr"] = rate
        loss = loss_of(network, boards, classes.long())
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 2.0)
        optimizer.step()
        if step % 4 == 0:
            follow(average, network, 1 - min(0.992, 1 - 8 / (step + 8)))
        if step % 100 == 0:
            print(f"step {step} loss {loss.item():.4f}", flush=True)
            torch.save(average.state_dict(), args.out / "network.pt")
        if step % 500 == 0 or step == args.steps:
            for part, (inputs, truth) in tests.items():
                summary = report.summary(report.predict(average, inputs), truth)
                print(f"  {part}: {summary}", flush=True)
        if step == args.steps:
            break


if __name__ == "__main__":
    main()
