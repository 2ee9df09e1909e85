"""Runs a command, and adds its wall-clock seconds and the maximum of its memory in MiB as the last line of its errors."""

import resource
import subprocess
import sys
import time

start = time.monotonic()
status = subprocess.run(sys.argv[1:]).returncode
memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / (1024 if sys.platform == "linux" else 1 << 20)
print(f"{time.monotonic() - start:.1f} {memory:.0f}", file=sys.stderr)
sys.exit(status)
