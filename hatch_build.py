"""Puts the built page into a wheel. An editable install leaves it to ``make``."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # its configuration is of no concern here
    """Builds the page before a wheel is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless the wheel only points at the sources.

        Args:
            version: ``standard`` or ``editable``.
            build_data: what goes into the wheel.
        """
        if version != "editable":
            build = Path(self.root) / "web" / "build.py"
            subprocess.run([sys.executable, build], check=True)  # noqa: S603  # our own program
