"""The agenda while steps run: a buffer that grows and shrinks in place."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from mankai.kernel.table import (
    CARD,
    NO_DETAILS,
    NO_STEP_DETAILS,
    WITH_DETAILS,
    Numbers,
    PackedSteps,
    Step,
    Table,
    unpack_steps,
)


class AgendaBuffer:
    """The steps still to do, packed, the next one last.  Entries from `size` on are leftovers."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.codes: vec[i64] = vec[i64]()
        self.details: list[Numbers] = []  # valid only where the code has `WITH_DETAILS`

    def push(self, step: i64, seat: i64, card: i64, details: Numbers) -> None:
        code, at = (card + 1) << CARD | (seat + 1) << 8 | step, self.size
        if at == len(self.codes):
            self.codes = append(self.codes, code)
            self.details.append(NO_DETAILS)
        if details:
            code |= WITH_DETAILS
            self.details[at] = details
        self.codes[at] = code
        self.size = at + 1

    def details_of(self, at: i64) -> Numbers:
        if self.codes[at] & WITH_DETAILS:
            return self.details[at]
        return NO_DETAILS

    def reverse_from(self, first: i64) -> None:
        """Reverse the steps from `first` on, so that they run in the order in which they were pushed."""
        codes, details, low, high = self.codes, self.details, first, self.size - 1
        while low < high:
            code, other = codes[low], codes[high]
            codes[low] = other
            codes[high] = code
            if (code | other) & WITH_DETAILS:
                details[low], details[high] = details[high], details[low]
            low += 1
            high -= 1

    def load(self, table: Table) -> None:
        """Replace the content by the agenda of a table."""
        packed = table.steps
        size = packed.size
        while len(self.codes) < size:
            self.codes = append(self.codes, 0)
            self.details.append(NO_DETAILS)
        codes = self.codes
        for at in range(size):
            code = packed.codes[at]
            codes[at] = code
            if code & WITH_DETAILS:
                self.details[at] = packed.details[at]
        self.size = size

    def store(self, table: Table) -> None:
        """Make the content the agenda of a table."""
        codes, size = self.codes[: self.size], self.size
        every: i64 = 0
        for at in range(size):
            every |= codes[at]
        details = self.details[:size] if every & WITH_DETAILS else NO_STEP_DETAILS
        table.steps = PackedSteps(codes, details, size)

    def copy_from(self, other: AgendaBuffer) -> None:
        """Replace the content by that of another buffer."""
        size = other.size
        self.size, self.codes, self.details = size, other.codes[:size], other.details[:size]

    def steps(self) -> tuple[Step, ...]:
        """Return the content as an agenda."""
        return unpack_steps(self.codes, self.details, self.size)
