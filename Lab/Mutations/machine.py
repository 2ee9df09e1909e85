"""Breaks a state machine in one place at a time, and shows that a program with its laws notices every time.

A state machine has: the folder of its sources, the files of the program with all that it needs, the modules that these files import,
which are empty because all files are one module here, the arguments of the program, and its mutations, each with a name, a file,
the code and the code that replaces it. Mutations change no declaration, so that only the file that they change is compiled.
"""
import concurrent.futures, pathlib, shutil, subprocess, sys, time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


class Machine:
    def __init__(self, name, sources, files, modules, arguments, mutations):
        self.build = ROOT / ".build" / f"{name}-mutations"
        self.sources, self.files, self.modules, self.arguments, self.mutations = sources, files, modules, arguments, mutations
        self.flags = [
            "-swift-version", "6", "-suppress-warnings", "-package-name", "tabwire", "-module-name", "Machine", "-I", self.build,
        ]

    def compile(self, arguments, directory):
        """Compiles, and says what went wrong if something did."""
        result = subprocess.run(["swiftc", *arguments, *self.flags], cwd=directory, capture_output=True, text=True)
        if result.returncode:
            raise RuntimeError(result.stderr.strip().splitlines()[0])

    def link(self, folder):
        """Links the objects in the folder with the others of the base."""
        # Each mutation has all objects in its own folder, because swiftc writes a file beside them, which two links must not share.
        for base in self.build.glob("*.o"):
            if not (folder / base.name).exists():
                (folder / base.name).hardlink_to(base)
        self.compile([*sorted(file.name for file in folder.glob("*.o")), "-o", "walk"], folder)

    def walk(self, folder):
        """Returns what the program found, or None."""
        try:
            result = subprocess.run([folder / "walk", *self.arguments], capture_output=True, text=True, timeout=600)
        except subprocess.TimeoutExpired:
            return "it does not end"
        return None if result.returncode == 0 else (result.stdout.split(" after [")[0].strip().split("\n")[0] or "it crashes")

    def attempt(self, index):
        name, file, old, new = self.mutations[index]
        text = (self.sources / file).read_text()
        if text.count(old) != 1:
            return name, None, f"the code to replace occurs {text.count(old)} times: {old}"
        folder = self.build / str(index)
        folder.mkdir()
        changed = folder / file
        changed.write_text(text.replace(old, new))
        try:
            others = [other for other in self.files if other.name != file]
            self.compile(["-frontend", "-c", "-primary-file", changed, *others, "-o", f"{changed.stem}.o"], folder)
            self.link(folder)
            return name, self.walk(folder), None
        except RuntimeError as error:
            return name, None, f"it does not compile: {error}"
        finally:
            shutil.rmtree(folder)

    def run(self, words):
        """Tries the mutations whose names contain all words. Returns 1 if one is missed, and 2 if one does not fit the sources."""
        subprocess.run([ROOT / "scripts/toolchain"], check=True)
        start = time.time()
        wanted = [index for index, mutation in enumerate(self.mutations) if all(word in mutation[0] for word in words)]
        if not wanted:
            print(f"no mutation has a name with {' and '.join(words)}")
            return 2
        shutil.rmtree(self.build, ignore_errors=True)
        self.build.mkdir(parents=True)
        (self.build / "empty.swift").write_text("")
        for module in self.modules:
            command = ["swiftc", "-emit-module", "-parse-as-library", "-module-name", module, "empty.swift"]
            subprocess.run(command, cwd=self.build, check=True)
        # Some mutations are found after many steps only. Optimizing the changed file, too, would take longer than it saves.
        self.compile(["-c", "-O", *self.files], self.build)
        original = self.build / "original"
        original.mkdir()
        self.link(original)
        if found := self.walk(original):
            print(f"the walk fails without a mutation: {found}")
            return 2
        caught, missed, unfit = 0, 0, 0
        with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
            for name, found, problem in pool.map(self.attempt, wanted):
                caught, missed, unfit = caught + bool(found), missed + (not found and not problem), unfit + bool(problem)
                print(f"unfit   {name}: {problem}" if problem else f"caught  {name}  ({found})" if found else f"MISSED  {name}")
                sys.stdout.flush()
        print(f"mutations: {caught} of {len(wanted)} caught ({time.time() - start:.0f} s)")
        return 2 if unfit else 1 if missed else 0


def main(machine, documentation):
    if "--help" in sys.argv:
        print(documentation.strip())
        return 0
    return machine.run(sys.argv[1:])
