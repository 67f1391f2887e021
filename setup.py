"""Compiles the rules and the players with mypyc; if that is impossible, Mankai installs as plain Python.

`MANKAI_COMPILE=0` asks for plain Python. `MANKAI_PROFILE=1` asks for a profile-guided build, like the released wheels for
Linux: a first build counts what runs while `tools/train_build.py` plays, and a second uses these counts. It takes twice as
long. Everything else about the package is in pyproject.toml. The compiler flags are written to `mankai/built.json`, for
benchmarks.
"""

from __future__ import annotations

import copy
import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import SetupError

COMPILED = ("kernel", "games", "players")  # packages of mankai; the rest is not worth compiling
PLAIN = ("pack.py", "setup_form.py", "decks.py", "notebook.py", "pictures.py", "terminal")  # nor are these modules of a game,
SHAPES = ("schemas.py", "setup_types.py")  # and compiled types have no annotations to read
WORKERS = os.cpu_count() or 1
# Calls stay inside the library, and the linker sees all of it at once: 4 to 8 % (docs/performance.md).  The first that works.
HIDDEN = "-fvisibility=hidden"
FLAGS = ([HIDDEN, "-flto=auto"], [HIDDEN, "-flto"], [HIDDEN])
# For a profile-guided build. Without the last flag gcc optimises untrained code for size.
COUNTING = [HIDDEN, "-fprofile-update=single"]
TRAINED = ["-Wno-missing-profile", "-fprofile-partial-training"]
TRAINING = Path("tools", "train_build.py")
GCC_ONLY = "#if !defined(__GNUC__) || defined(__clang__)\n#error other compilers have other profiles\n#endif\n"
RULINGS = Path("tests", "rulings")  # which the server shows beside the cards they concern
PAGE = Path("src", "mankai", "server", "web", "index.html")


def say(message: str) -> None:
    print(f"Mankai: {message}", flush=True)


def stay_plain(reason: str) -> None:
    say(f"{reason}; installing the pure Python version (same results, several times slower)")


def obstacle() -> str:
    """The reason why nothing can be compiled here; empty if there is none."""
    if os.environ.get("MANKAI_COMPILE") == "0":
        return "MANKAI_COMPILE=0"
    if os.name == "posix":
        compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
        if shutil.which(compiler[0]) is None:
            return "no C compiler found"
        if not Path(sysconfig.get_path("include"), "Python.h").exists():
            return "a C compiler, but no Python headers found"
    if importlib.util.find_spec("librt") is None:
        return "no librt, the run-time library of compiled code, found"
    return ""


def modules() -> list[str]:
    """The files to compile. An `__init__` only collects names, and stays as it is."""
    roots = [Path("src", "mankai", package) for package in COMPILED]
    found = [path for root in roots for path in sorted(root.rglob("*.py"))]
    worth_it = [path for path in found if not {*path.parts[-2:]} & {"__init__.py", "__main__.py", *PLAIN, *SHAPES}]
    return [path.as_posix() for path in worth_it]


def extensions() -> list[Extension]:
    """All modules in one group, so that calls between them are direct; none if they cannot be compiled."""
    reason = obstacle()
    if reason:
        stay_plain(reason)
        return []
    os.environ["MYPYPATH"] = "src"
    try:
        from mypyc.build import mypycify

        # Tests check strictly; here only errors that prevent compiling count.
        checks = ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports"]
        # -O3 and one big C file compile more slowly and run no faster (measured in instructions).
        found = mypycify([*checks, *modules()], group_name="mankai", multi_file=True, opt_level="2", debug_level="0")
        if os.name == "posix":
            for extension in found:
                # New warnings of a newer compiler are no failure.
                extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-error"]
        return found
    except (Exception, SystemExit) as problem:  # mypyc exits on a type error
        print(repr(problem))
        stay_plain("compiling failed")
        return []


def has(compiler: Any, flags: list[str], condition: str = "") -> bool:
    """Whether this compiler makes a library with these flags, and meets a condition of the preprocessor."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "tiny.c")
        source.write_text(condition + "int tiny(int number);\nint tiny(int number) { return number + 1; }\n")
        try:
            objects = compiler.compile([str(source)], output_dir=folder, extra_postargs=flags)
            compiler.link_shared_object(objects, str(Path(folder, "tiny.so")), extra_postargs=flags)
        except Exception:  # which error that is depends on the version of setuptools, and newer ones have it twice
            return False
    return True


def flags_of(compiler: Any) -> list[str]:
    """The flags for compiling and linking that this compiler has; prints the ones it lacks."""
    if os.name != "posix":
        return []
    found = next((flags for flags in FLAGS if has(compiler, flags)), [])
    if found not in FLAGS[:2]:
        say(f"this compiler has no {FLAGS[1][1] if found else ' '.join(FLAGS[1])}; building without (a few percent slower)")
    return found


def name_of(compiler: Any) -> str:
    """The compiler and its version: objects of one version may not link with another."""
    command = getattr(compiler, "compiler_so", None) or ["cc"]
    try:
        told = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return str(command[0])
    return told.partition("\n")[0].strip()


class NoProfile(Exception):
    """The reason why there is no profile."""


class BuildPython(build_py):
    """Begins with an empty folder, so that no module deleted since an earlier build is installed; copies the rulings too."""

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        if RULINGS.is_dir():
            shutil.copytree(RULINGS, Path(self.build_lib, "mankai", "ruling_files"))


class BuildExtensions(build_ext):
    """Compiles changed files on all cores, and leaves plain Python behind if it fails."""

    flags: tuple[str, ...] = ()  # once the compiler's flags are known
    kept = Path()  # the folder of compiled code for the next build with the same compiler and flags

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or WORKERS
        self.force = True  # the result of a build with other flags is never up to date; objects are kept below

    def run(self) -> None:
        if not self.extensions:
            return
        count = len(self.extensions) - 1  # the library with all of them is one more
        try:
            super().run()
        except Exception as problem:
            print(repr(problem))
            for library in Path(self.build_lib).rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
                library.unlink()
            self.extensions = self.distribution.ext_modules = []
            stay_plain("compiling failed")
        else:
            say(f"compiled {count} modules")
            flags = [flag.partition("=")[0] if flag.startswith("-fprofile-use=") else flag for flag in self.flags]  # no path
            options = ["-O2", *flags] if os.name == "posix" else []
            built = {"compiler": name_of(self.compiler), "flags": options}
            Path(self.build_lib, "mankai", "built.json").write_text(json.dumps(built), encoding="utf-8")

    def build_extensions(self) -> None:
        flags = flags_of(self.compiler)
        if os.environ.get("MANKAI_PROFILE") == "1":
            try:
                self.build_with([*flags, *TRAINED, f"-fprofile-use={self.profile(flags)}"])
                return
            except NoProfile as problem:
                reason = str(problem)
            except Exception as problem:
                print(repr(problem))
                reason = "compiling by the profile failed"
            say(f"{reason}; building without a profile (a few percent slower)")
        self.build_with(flags)

    def build_with(self, flags: list[str]) -> None:
        """Build everything with these flags; objects made by another compiler or with other flags are deleted."""
        self.flags = tuple(flags)
        made_by = repr((getattr(self.compiler, "compiler_so", None), name_of(self.compiler), flags))
        folder = Path(self.build_temp, "kept")
        self.kept = folder / hashlib.sha256(made_by.encode()).hexdigest()[:12]
        for other in folder.glob("*"):
            if other != self.kept:
                shutil.rmtree(other, ignore_errors=True)
        super().build_extensions()

    def profile(self, flags: list[str]) -> Path:
        """The folder with the counts of a training run of this source: those of an earlier build, or new ones."""
        if os.name != "posix" or not has(self.compiler, [*COUNTING, *TRAINED, "-fprofile-generate"], GCC_ONLY):
            raise NoProfile("this compiler has no profiles as gcc has them")
        counts = Path(self.build_temp, "profile", self.fingerprint(flags)).absolute()
        done = counts / "trained"
        if done.exists():
            return counts
        if counts.parent.exists():
            say("the profile is of another source or compiler, or incomplete; training again")
            shutil.rmtree(counts.parent)
        counts.mkdir(parents=True)
        self.train(counts)
        done.touch()
        return counts

    def train(self, counts: Path) -> None:
        """Make a separate build that counts, and let it play."""
        counting = copy.copy(self)
        counting.build_lib = str(Path(self.build_temp, "counting").absolute())
        shutil.rmtree(counting.build_lib, ignore_errors=True)
        shutil.copytree(self.build_lib, counting.build_lib)
        try:
            counting.build_with([*COUNTING, f"-fprofile-generate={counts}"])
        except Exception as problem:
            print(repr(problem))
            raise NoProfile("compiling for training failed") from problem
        path = os.pathsep.join([counting.build_lib, *[folder for folder in sys.path if folder]])  # librt comes with the builder
        environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}
        run = subprocess.run([sys.executable, str(TRAINING)], env=environment, capture_output=True, text=True, check=False)
        if run.returncode:
            print(run.stderr)
            raise NoProfile(f"the training run failed ({(run.stderr.strip() or str(run.returncode)).splitlines()[-1]})")
        found = len(list(counts.rglob("*.gcda")))
        if not found:
            raise NoProfile("the training run has counted nothing")
        say(f"trained {found} files")

    def fingerprint(self, flags: list[str]) -> str:
        """A hash of everything that the counts depend on."""
        found = hashlib.sha256(repr((getattr(self.compiler, "compiler_so", None), name_of(self.compiler), flags)).encode())
        files = {path for extension in self.extensions for path in [*extension.sources, *extension.depends]}
        for path in [*sorted(files), "setup.py", str(TRAINING)]:
            found.update(Path(path).read_bytes())
        return found.hexdigest()[:12]

    def build_extension(self, ext: Extension) -> None:
        ext = copy.copy(ext)  # the user's file stays, to be built with other flags too
        ext.extra_compile_args = [*ext.extra_compile_args, *self.flags]
        ext.extra_link_args = [*ext.extra_link_args, *self.flags]
        with ThreadPoolExecutor(WORKERS) as pool:
            ext.extra_objects = list(pool.map(lambda source: self.compiled(ext, source), ext.sources))
        ext.sources = []
        super().build_extension(ext)

    def compiled(self, ext: Extension, source: str) -> str:
        """The compiled `source`: that of an earlier build if nothing it depends on has changed."""
        ours = Path(source).name.startswith("__native")  # the rest is mypyc's runtime, which knows none of our headers
        headers = ext.depends if ours else []
        newest = max([os.stat(path).st_mtime_ns for path in [source, *headers, "setup.py", "pyproject.toml"]])
        kept = Path(self.kept, source).with_suffix(".o")
        if not kept.exists() or kept.stat().st_mtime_ns != newest:
            [made] = self.compiler.compile(
                [source],
                output_dir=str(Path(self.build_temp, "made")),
                include_dirs=ext.include_dirs,
                debug=self.debug,
                extra_postargs=ext.extra_compile_args,
            )
            os.utime(made, ns=(newest, newest))
            kept.parent.mkdir(parents=True, exist_ok=True)
            os.replace(made, kept)
        return str(kept)


class SourceDistribution(sdist):
    """Contains the built page, so that installing from it needs no Node; without a page no sdist is made."""

    def run(self) -> None:
        if not PAGE.is_file():
            raise SetupError(f"{PAGE} is not there: build the page first (cd web && npm ci && npm run build), or say make dist")
        super().run()


builds = not {"bdist_wheel", "build", "build_ext", "install"}.isdisjoint(sys.argv)  # and not only prints metadata
setup(
    ext_modules=extensions() if builds else [],
    cmdclass={"build_py": BuildPython, "build_ext": BuildExtensions, "sdist": SourceDistribution},
)
