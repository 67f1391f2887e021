"""`python -m mankai` is the `mankai` command."""

from __future__ import annotations

import sys

from mankai.cli import main

if __name__ == "__main__":
    sys.exit(main())
