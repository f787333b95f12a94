"""So much of the processor for a process and no more, as if it had a small machine of its own.

Linux control groups, of either version, and the rights of root. A group's processes together may use the share of one
core in every fiftieth of a second; then they stand still until the next one.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

PERIOD_US = 20_000  # short, so that standing still hardly shows in latencies
GROUPS = Path("/sys/fs/cgroup")


@contextlib.contextmanager
def limit(pids: list[int], share: float) -> Iterator[None]:
    """Each of the processes has this share of a core while it lasts."""
    made: list[Path] = []
    try:
        made.extend(group_for(pid, share) for pid in pids)
        yield
    finally:
        for group in made:
            for pid in (group / "cgroup.procs").read_text().split():
                with contextlib.suppress(OSError):  # it has ended
                    (group.parent / "cgroup.procs").write_text(pid)
            group.rmdir()


def group_for(pid: int, share: float) -> Path:
    quota = max(1000, round(share * PERIOD_US))
    newer = (GROUPS / "cgroup.controllers").exists()
    group = (GROUPS if newer else GROUPS / "cpu") / f"bigboard-load-{os.getpid()}-{pid}"
    try:
        if newer:
            (GROUPS / "cgroup.subtree_control").write_text("+cpu")
        group.mkdir()
        if newer:
            (group / "cpu.max").write_text(f"{quota} {PERIOD_US}")
        else:
            (group / "cpu.cfs_period_us").write_text(str(PERIOD_US))
            (group / "cpu.cfs_quota_us").write_text(str(quota))
        (group / "cgroup.procs").write_text(str(pid))
    except OSError as error:
        raise SystemExit(f"A share of the processor needs control groups and root: {error}.") from None
    return group
