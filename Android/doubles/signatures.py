"""Signatures of Android and AndroidX, read from the type stubs on PyPI that `chaquopy-stubgen` generates from the real libraries.

`Android/doubles/signatures.txt` pins them. They are kept in `.cache/android-signatures`; a second run downloads nothing.
"""

import hashlib
import re
import subprocess
import tempfile
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
REQUIREMENTS = HERE / "signatures.txt"
CACHE = ROOT / ".cache" / "android-signatures"
PIP_TIMEOUT_SECONDS = 600
CLASS = re.compile(r"class (\w+)(?:\[[^(]*\])?(?:\((.*)\))?:")
FUNCTION = re.compile(r"def (\w+)\((.*)\) -> (.*): \.\.\.")
FIELD = re.compile(r"(\w+): (typing\.ClassVar\[)?")
# A stub accepts `int | java.jint | java.lang.Integer` for a number.
NUMBERS = {"jint": "int", "jlong": "long", "jshort": "short", "jbyte": "byte", "jchar": "char", "jboolean": "boolean", "jfloat": "float", "jdouble": "double"}


def wheels():
    folder = CACHE / hashlib.sha256(REQUIREMENTS.read_bytes()).hexdigest()[:16]
    if not folder.is_dir():
        CACHE.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="fetching-", dir=CACHE) as temporary:
            command = [ROOT / "scripts/pip", "the signatures of Android", "download", "--no-deps", "--only-binary=:all:", "--require-hashes"]
            subprocess.run([*command, "--dest", f"{temporary}/wheels", "--requirement", REQUIREMENTS], timeout=PIP_TIMEOUT_SECONDS, check=True)
            Path(temporary, "wheels").rename(folder)
    return sorted(folder.glob("*.whl"))


class Signatures:
    """The classes of the stubs, with what they inherit."""

    def __init__(self):
        # The members of each class by name, and its parents.
        self.classes = {}
        for wheel in wheels():
            with zipfile.ZipFile(wheel) as files:
                for name in files.namelist():
                    if name.endswith("__init__.pyi"):
                        package = name.rpartition("/")[0].replace("-stubs", "", 1).replace("/", ".")
                        self.read(files.read(name).decode(), package)

    def read(self, text, package):
        stack = []
        is_static = False
        for line in text.splitlines():
            indent, code = len(line) - len(line.lstrip()), line.strip()
            while code and stack and stack[-1][0] >= indent:
                stack.pop()
            owner = f"{package}.{'.'.join(name for _, name in stack)}"
            if match := CLASS.match(code):
                stack.append((indent, match[1]))
                parents = [qualified(parent, package) for parent in split(match[2] or "")]
                self.classes[f"{package}.{'.'.join(name for _, name in stack)}"] = ({}, parents)
            elif stack and code == "@staticmethod":
                is_static = True
            elif stack and (match := FUNCTION.match(code)):
                # A stub ends a name of Java that Python reserves with an underscore.
                name = match[1] if match[1].startswith("_") else match[1].rstrip("_")
                parameters = [part for part in split(match[2]) if part not in ("self", "/") and not part.startswith("self:")]
                types = ["" if part.startswith("*") else java_type(part.partition(":")[2], package) for part in parameters]
                self.classes[owner][0].setdefault(name, []).append((is_static, types))
                is_static = False
            elif stack and (match := FIELD.match(code)):
                self.classes[owner][0].setdefault(match[1], []).append((match[2] is not None, None))

    def has(self, owner, is_static, name, types):
        """Whether a class has a member. The types of a field are `None`. An empty type is not compared."""
        return any(
            is_static == static and (types is None) == (declared is None) and (types is None or same(types, declared))
            for static, declared in self.members(owner, name)
        )

    def members(self, owner, name):
        members, parents = self.classes.get(owner, ({}, []))
        found = list(members.get(name, []))
        if name != "__init__":
            for parent in parents:
                found += self.members(parent, name)
        # Without a constructor in the stub, there is the one of Java.
        return found or ([(False, [])] if name == "__init__" and owner in self.classes else [])


def same(types, declared):
    return len(types) == len(declared) and all(mine in ("", other) or not other for mine, other in zip(types, declared))


def split(text):
    """Splits a list at the commas outside of brackets."""
    parts, depth, start = [], 0, 0
    for offset, character in enumerate(f"{text},"):
        depth += (character in "([") - (character in ")]")
        if character == "," and depth == 0:
            parts.append(text[start:offset].strip())
            start = offset + 1
    return [part for part in parts if part]


def java_type(text, package):
    """Returns a type without its arguments, or an empty text for a type variable or an array."""
    names = [name.strip() for name in re.sub(r"\[.*\]", "", text).split("|")]
    primitive = next((NUMBERS[name] for name in map(lambda name: name.removeprefix("java."), names) if name in NUMBERS), None)
    if primitive:
        return primitive
    if "chaquopy" in text or names[0].startswith("_"):
        return ""
    return {"str": "java.lang.String", "typing.Type": "java.lang.Class"}.get(names[0], qualified(names[0], package))


def qualified(name, package):
    name = re.sub(r"\[.*", "", name)
    return f"{package}.{name}" if re.match(r"[A-Z]", name) else name
