"""The learner: proximal policy optimisation in torch, on whatever device there is."""

from collections import deque
from typing import Any, TypeAlias

import numpy as np
import torch
import torch.nn.functional as functional
from numpy.typing import NDArray
from torch import Tensor

from koldun.bots.learned.net import UNLIKELY, Floats, Weights
from koldun.kernel.observe import NEVER
from koldun.learn.batch import UNTAUGHT, Batch
from koldun.learn.settings import Settings
from koldun.learn.weights import CRITIC

Places: TypeAlias = NDArray[np.int64]

_HALF_OF_VALUE = 0.5
_DECAY = 1e-4
_STEEPEST = 1.0
_BETAS = (0.9, 0.999)
_LEAST_LOG = -12.0  # an option the network leaves alone teaches nothing


class Loaded:
    """A batch on the device, and where each row's tokens and options begin."""

    def __init__(self, batch: Batch, device: str) -> None:
        def put(array: Any, kind: torch.dtype) -> Tensor:
            return torch.from_numpy(np.ascontiguousarray(array)).to(device).to(kind)

        self.size = len(batch)
        # also kept here: who knows how long a stretch is need not ask the device and wait
        self._tokens_here = batch.token_counts.astype(np.int64)
        self._options_here = batch.counts.astype(np.int64)
        self._quiet_here = batch.quiet_token_counts.astype(np.int64)
        self._device = device
        self.tokens = put(batch.tokens, torch.int32)
        self.token_counts = put(batch.token_counts, torch.int64)
        self.token_starts = self.token_counts.cumsum(0) - self.token_counts
        self.numbers = put(batch.numbers, torch.float32)
        self.option_tokens = put(batch.option_tokens, torch.int32)
        self.option_numbers = put(batch.option_numbers, torch.float32)
        self.tried = put(batch.tried, torch.float32)
        self.counts = put(batch.counts, torch.int64)
        self.starts = self.counts.cumsum(0) - self.counts
        self.pick = put(batch.pick, torch.int64)
        self.asked = put(batch.taught != UNTAUGHT, torch.float32)
        self.advice = put(batch.advice, torch.float32)
        self.insight = put(batch.insight, torch.float32)
        self.logp = put(batch.logp, torch.float32)
        self.won = put(batch.won, torch.float32)
        self.own = 1.0 - put(batch.copied, torch.float32)
        self.advantage = _levelled(put(batch.advantage, torch.float32), self.own)
        self.quiet = len(batch.quiet_won)
        self.quiet_tokens = put(batch.quiet_tokens, torch.int32)
        self.quiet_counts = put(batch.quiet_token_counts, torch.int64)
        self.quiet_starts = self.quiet_counts.cumsum(0) - self.quiet_counts
        self.quiet_numbers = put(batch.quiet_numbers, torch.float32)
        self.quiet_won = put(batch.quiet_won, torch.float32)

    def rows(self, at: Places) -> "Some":
        """Some of the rows."""
        return Some(self._put(at), _sum(self._tokens_here, at), _sum(self._options_here, at))

    def moments(self, at: Places) -> "Some":
        """Some of the quiet moments: they have no options."""
        return Some(self._put(at), _sum(self._quiet_here, at), 0)

    def _put(self, at: Places) -> Tensor:
        return torch.from_numpy(at).to(self._device, non_blocking=True)


class Some:
    """Rows to look at, and how many tokens and options they have together."""

    __slots__ = ("at", "options", "tokens")

    def __init__(self, at: Tensor, tokens: int, options: int) -> None:
        self.at = at
        self.tokens = tokens
        self.options = options

    def __len__(self) -> int:
        return len(self.at)


def _sum(counts: Places, at: Places) -> int:
    return int(counts[at].sum())


def _levelled(advantage: Tensor, own: Tensor) -> Tensor:
    """With mean 0 and spread 1 over the own decisions; 0 for what is only copied."""
    count = own.sum().clamp(min=1.0)
    apart = (advantage - (advantage * own).sum() / count) * own
    return apart / ((apart.square().sum() / count).sqrt() + 1e-6)


def spans(starts: Tensor, counts: Tensor, total: int) -> Tensor:
    """The places of several stretches, one after the other, `total` in all."""
    shift = starts - (counts.cumsum(0) - counts)
    repeated = torch.repeat_interleave(shift, counts, output_size=total)
    return repeated + torch.arange(total, device=starts.device)


def hidden_of(w: dict[str, Tensor], tokens: Tensor, counts: Tensor, numbers: Tensor) -> Tensor:
    """Positions, their tokens one after the other, as the network sees them."""
    starts = (counts.cumsum(0) - counts).to(torch.int32)
    bags = functional.embedding_bag(tokens, w["tokens"], starts, mode="sum")
    h = (bags + numbers @ w["columns"] + w["bias"]).relu()
    h = h + (h @ w["w2"] + w["b2"]).relu()
    return h + (h @ w["w3"] + w["b3"]).relu()


def value_of(w: dict[str, Tensor], hidden: Tensor) -> Tensor:
    """What a seat may expect, before the sigmoid."""
    return ((hidden @ w["v1"] + w["vb1"]).relu() @ w["v2"] + w["vb2"])[:, 0]


def criticism(w: dict[str, Tensor], hidden: Tensor, insight: Tensor) -> Tensor:
    """The same by one who sees all hands (`weights.criticised`)."""
    z = (hidden @ w[CRITIC + "v1"] + w[CRITIC + "vb1"]).relu()
    head = (z @ w[CRITIC + "v2"] + w[CRITIC + "vb2"])[:, 0]
    return head + w[CRITIC + "insight"] * insight


class Opinion:
    """What the network says of some rows: log chances of all their options, values, the critic's too."""

    def __init__(self, w: dict[str, Tensor], data: Loaded, some: Some) -> None:
        rows = some.at
        counts = data.token_counts[rows]
        tokens = data.tokens[spans(data.token_starts[rows], counts, some.tokens)]
        h = hidden_of(w, tokens, counts, data.numbers[rows])
        self.value = value_of(w, h)
        self.critic = criticism(w, h, data.insight[rows])
        self.counts = data.counts[rows]
        self._asked = data.asked[rows]
        at = spans(data.starts[rows], self.counts, some.options)
        self._advice = data.advice[at]
        self.of = torch.repeat_interleave(
            torch.arange(len(rows), device=rows.device), self.counts, output_size=some.options
        )
        numbers = data.option_numbers[at]
        o = functional.embedding_bag(data.option_tokens[at], w["option_tokens"], mode="sum")
        # index_select: its gradient is added up at once, that of [...] is sorted first
        state = (h @ w["option_state"]).index_select(0, self.of)
        o = o + numbers @ w["option_columns"] + w["option_bias"] + state
        tried = data.tried[at] if "tried" in w else None
        if tried is not None:
            o = o + tried @ w["option_tried"]
        z = (o.relu() @ w["p1"] + w["pb1"]).relu()
        logits = (z @ w["p2"])[:, 0] + w["hint"] * numbers[:, 0]
        if tried is not None:
            logits = logits + w["tried"] * tried[:, 0]
        logits = logits.masked_fill(numbers[:, 0] <= NEVER, UNLIKELY)
        top = torch.full((len(rows),), -1e9, device=rows.device)
        top = top.scatter_reduce(0, self.of, logits.detach(), "amax")
        shifted = logits - top[self.of]
        whole = torch.zeros_like(self.value).index_add(0, self.of, shifted.exp())
        self.logp = shifted - whole.log().index_select(0, self.of)
        begins = self.counts.cumsum(0) - self.counts
        self.picked = self.logp.index_select(0, begins + data.pick[rows])

    def unlike(self) -> Tensor:
        """How unlikely it finds what the teacher advises, over the rows where one was asked."""
        likely = self.logp.clamp(min=_LEAST_LOG) * self._advice
        return -likely.sum() / self._asked.sum().clamp(min=1.0)

    def entropy(self) -> Tensor:
        """How open each decision still is, from 0 (decided) to 1 (all the same)."""
        part = -(self.logp.exp() * self.logp)
        whole = torch.zeros_like(self.value).index_add(0, self.of, part)
        return whole / self.counts.clamp(min=2).float().log()


class Learner:
    """Weights being trained, with the optimiser's memory."""

    def __init__(self, weights: Weights, settings: Settings, device: str = "") -> None:
        self.device = device or ("cuda" if torch.cuda.is_available() else "cpu")
        self._settings = settings
        self._w = {
            name: torch.tensor(array, device=self.device, requires_grad=True)
            for name, array in weights.items()
        }
        self._optimiser = torch.optim.AdamW(
            list(self._w.values()),
            lr=settings.rate,
            weight_decay=_DECAY,
            eps=1e-5,
            betas=_BETAS,
            fused=self.device == "cuda",
        )
        self._rng = np.random.default_rng(0)
        self._lessons: deque[Loaded] = deque(maxlen=settings.lessons)

    def tensors(self) -> dict[str, Tensor]:
        return self._w

    def weights(self) -> Weights:
        return {name: w.detach().float().cpu().numpy().copy() for name, w in self._w.items()}

    def memory(self) -> dict[str, Floats]:
        """The optimiser's memory, as a checkpoint keeps it."""
        kept: dict[str, Floats] = {}
        for name, w in self._w.items():
            state = self._optimiser.state.get(w)
            if state:
                kept[f"mean {name}"] = state["exp_avg"].cpu().numpy()
                kept[f"square {name}"] = state["exp_avg_sq"].cpu().numpy()
                kept["step"] = np.array([float(state["step"])], np.float32)
        return kept

    def remember(self, kept: dict[str, Floats]) -> None:
        """Take up a memory where every part of it fits."""
        for name, w in self._w.items():
            mean, square = kept.get(f"mean {name}"), kept.get(f"square {name}")
            if mean is None or square is None or mean.shape != tuple(w.shape):
                continue
            self._optimiser.state[w] = {
                "step": torch.tensor(float(kept["step"][0]), device=self.device),
                "exp_avg": torch.tensor(mean, device=self.device),
                "exp_avg_sq": torch.tensor(square, device=self.device),
            }

    def update(
        self, batch: Batch, rate: float, entropy: float, lesson: float = 0.5
    ) -> dict[str, float]:
        """A few passes over a batch; returns means of what was seen on the way."""
        settings = self._settings
        data = Loaded(batch, self.device)
        if settings.lessons and len(taught := batch.lessons()):
            self._lessons.append(Loaded(taught, self.device))
        for group in self._optimiser.param_groups:
            group["lr"] = rate
        sums = torch.zeros(8, device=self.device)
        steps = 0
        size = min(settings.minibatch, data.size)
        for _ in range(settings.epochs):
            order = self._rng.permutation(data.size)
            quiet = self._rng.permutation(data.quiet)
            for at in range(0, data.size - size // 2, size):
                share = slice(at * data.quiet // data.size, (at + size) * data.quiet // data.size)
                rows, calm = data.rows(order[at : at + size]), data.moments(quiet[share])
                sums += self._step(data, rows, calm, entropy, lesson)
                steps += 1
            if float(sums[3]) / steps > settings.furthest:
                break
        names = (
            "gain",
            "entropy",
            "value_loss",
            "kl",
            "clip",
            "quiet_loss",
            "unlike",
            "critic_loss",
        )
        return dict(zip(names, (sums / steps).tolist(), strict=True))

    def _step(self, data: Loaded, some: Some, quiet: Some, entropy: float, lesson: float) -> Tensor:
        settings = self._settings
        seen = Opinion(self._w, data, some)
        rows = some.at
        moved = (seen.picked - data.logp[rows]).clamp(-10, 10)
        ratio = moved.exp()
        advantage = data.advantage[rows]
        near = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        own = data.own[rows]
        count = own.sum().clamp(min=1.0)
        gain = torch.minimum(ratio * advantage, near * advantage).sum() / count
        openness = seen.entropy().mean()
        value = functional.binary_cross_entropy_with_logits(seen.value, data.won[rows])
        critic = functional.binary_cross_entropy_with_logits(seen.critic, data.won[rows])
        calm = self._quiet(data, quiet)
        unlike = self._again(len(rows)) if self._lessons else seen.unlike()
        loss = -gain - entropy * openness + _HALF_OF_VALUE * (value + critic + calm)
        loss = loss + lesson * unlike
        self._optimiser.zero_grad(set_to_none=True)
        torch.autograd.backward(loss)
        torch.nn.utils.clip_grad_norm_(list(self._w.values()), _STEEPEST)
        self._optimiser.step()
        with torch.no_grad():
            clipped = ((ratio - 1).abs().gt(settings.clip) * own).sum() / count
            moved_by = ((ratio - 1 - moved) * own).sum() / count
            return torch.stack([gain, openness, value, moved_by, clipped, calm, unlike, critic])

    def _again(self, size: int) -> Tensor:
        """How unlikely it finds lessons of this batch or an earlier one."""
        kept = self._lessons[int(self._rng.integers(len(self._lessons)))]
        some = kept.rows(self._rng.integers(kept.size, size=min(size, kept.size)))
        return Opinion(self._w, kept, some).unlike()

    def _quiet(self, data: Loaded, some: Some) -> Tensor:
        """How wrong values are at quiet moments: that is where a look ahead asks for them."""
        if not len(some):
            return torch.zeros((), device=self.device)
        rows = some.at
        counts = data.quiet_counts[rows]
        tokens = data.quiet_tokens[spans(data.quiet_starts[rows], counts, some.tokens)]
        value = value_of(self._w, hidden_of(self._w, tokens, counts, data.quiet_numbers[rows]))
        return functional.binary_cross_entropy_with_logits(value, data.quiet_won[rows])
