"""Runs a command, and adds its wall-clock seconds and the maximum of its memory in MiB as the last line of its errors.

A last pair of arguments `< FILE` is the command's standard input. A command that needs more than a minute or 4 GiB is ended.
"""

import resource
import subprocess
import sys
import time

command, source = sys.argv[1:], None
if "<" in command:
    source = open(command[-1], "rb")
    command = command[:-2]
resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
start = time.monotonic()
try:
    status = subprocess.run(command, stdin=source, timeout=60).returncode
except subprocess.TimeoutExpired:
    status = 124
memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / (1024 if sys.platform == "linux" else 1 << 20)
print(f"{time.monotonic() - start:.1f} {memory:.0f}", file=sys.stderr)
sys.exit(status)
