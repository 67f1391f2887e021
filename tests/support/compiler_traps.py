"""Finds constructs that mypyc compiles wrongly, slowly, or not at all (docs/traps.md has the list)."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import NamedTuple

SMALL = {"seat"}  # a number of players: no shift of it loses a bit


class Trap(NamedTuple):
    """A trap: its kind, its place, and the code there."""

    trap: str
    line: int
    words: str


class Knowledge:
    """The attributes and calls that are `i64`, and the arrays of it, by the annotations of all sources."""

    def __init__(self, sources: list[str]) -> None:
        self.attributes: set[str] = set()
        self.arrays: set[str] = set()
        self.calls: set[str] = set()
        other_calls: set[str] = set()
        for source in sources:
            for node in ast.walk(ast.parse(source)):
                if isinstance(node, ast.FunctionDef):
                    (self.calls if says(node.returns, "i64") else other_calls).add(node.name)
                elif isinstance(node, ast.AnnAssign):
                    name = node.target.attr if isinstance(node.target, ast.Attribute) else ""
                    if node.value is not None and is_array(node.value):
                        self.arrays.add(name or ast.unparse(node.target))
                    elif name and says(node.annotation, "i64"):
                        self.attributes.add(name)
                    elif name and says(node.annotation, "vec[i64]"):
                        self.arrays.add(name)
                elif isinstance(node, ast.Assign) and is_array(node.value):
                    for target in node.targets:
                        self.arrays.add(target.attr if isinstance(target, ast.Attribute) else ast.unparse(target))
        self.calls -= other_calls  # a name with both meanings is uncertain


def says(annotation: ast.expr | None, words: str) -> bool:
    return annotation is not None and ast.unparse(annotation) == words


def is_array(value: ast.expr) -> bool:
    return isinstance(value, ast.Call) and ast.unparse(value.func) == "vec[i64]"


class Function(ast.NodeVisitor):
    """One function, read from top to bottom: its `i64` names so far, and the traps in it."""

    def __init__(self, known: Knowledge, is_hot: bool) -> None:
        self.known = known
        self.is_hot = is_hot
        self.native: set[str] = set()
        self.arrays: set[str] = set()
        self.found: list[Trap] = []

    def read(self, function: ast.FunctionDef) -> list[Trap]:
        for argument in function.args.posonlyargs + function.args.args + function.args.kwonlyargs:
            self.note(argument.arg, says(argument.annotation, "i64"), says(argument.annotation, "vec[i64]"))
        for statement in function.body:
            self.visit(statement)
        return self.found

    def note(self, name: str, is_native: bool, is_array: bool) -> None:
        (self.native.add if is_native else self.native.discard)(name)
        (self.arrays.add if is_array else self.arrays.discard)(name)

    def is_native(self, node: ast.expr) -> bool:
        """Whether an expression is an `i64`, as far as is known without a type checker."""
        if isinstance(node, ast.Name):
            return node.id in self.native
        if isinstance(node, ast.Attribute):
            return node.attr in self.known.attributes
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
            return name == "i64" or name in self.known.calls or (name in ("min", "max") and any(map(self.is_native, node.args)))
        if isinstance(node, ast.Subscript):
            return not isinstance(node.slice, ast.Slice) and self.is_array(node.value)
        if isinstance(node, ast.BinOp):
            return not isinstance(node.op, ast.Div) and (self.is_native(node.left) or self.is_native(node.right))
        if isinstance(node, ast.UnaryOp):
            return not isinstance(node.op, ast.Not) and self.is_native(node.operand)
        return isinstance(node, ast.IfExp) and self.is_native(node.body) and self.is_native(node.orelse)

    def is_array(self, node: ast.expr) -> bool:
        if isinstance(node, ast.Subscript):
            return isinstance(node.slice, ast.Slice) and self.is_array(node.value)
        if isinstance(node, ast.Attribute):
            return node.attr in self.known.arrays
        return isinstance(node, ast.Name) and (node.id in self.arrays or (node.id.isupper() and node.id in self.known.arrays))

    def add(self, trap: str, node: ast.expr) -> None:
        self.found.append(Trap(trap, node.lineno, ast.unparse(node)))

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.generic_visit(node)
        if isinstance(node.target, ast.Name):
            self.note(node.target.id, says(node.annotation, "i64"), says(node.annotation, "vec[i64]"))

    def visit_Assign(self, node: ast.Assign) -> None:
        self.generic_visit(node)
        for target in node.targets:
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                for one, value in zip(target.elts, node.value.elts, strict=False):
                    self.assign(one, value)
            else:
                self.assign(target, node.value)

    def assign(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Name):
            first = target.id not in self.native and target.id not in self.arrays
            if first or self.is_array(value):  # the type of a name is that of its first value
                self.note(target.id, self.is_native(value), self.is_array(value) or is_array(value))

    def visit_For(self, node: ast.For) -> None:
        self.loop(node.target, node.iter)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        self.loop(node.target, node.iter)
        self.generic_visit(node)

    def loop(self, target: ast.expr, over: ast.expr) -> None:
        if isinstance(target, ast.Name):
            self.note(target.id, self.is_array(over), False)
        if self.is_hot and isinstance(over, ast.Tuple) and not all(is_text(one) for one in over.elts):
            self.add("a loop over a tuple", over)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        self.generic_visit(node)
        is_small = isinstance(node.right, ast.Name) and node.right.id in SMALL
        if isinstance(node.op, ast.LShift) and is_number(node.left) and self.is_native(node.right) and not is_small:
            self.add("a literal shifted by an i64", node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.generic_visit(node)
        for one, other in ((node.body, node.orelse), (node.orelse, node.body)):
            if is_number(one) and self.is_native(other):
                self.add("an i64 or a literal", node)

    def visit_Compare(self, node: ast.Compare) -> None:
        self.generic_visit(node)
        for operator, right in zip(node.ops, node.comparators, strict=True):
            parts = right.elts if isinstance(right, ast.List | ast.Tuple | ast.Set) else []
            if isinstance(operator, ast.In | ast.NotIn) and any(isinstance(part, ast.Starred) for part in parts):
                self.add("a search in a list of lists", node)


def is_number(node: ast.expr) -> bool:
    if isinstance(node, ast.UnaryOp):
        return is_number(node.operand)
    return isinstance(node, ast.Constant) and isinstance(node.value, int) and not isinstance(node.value, bool)


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def traps_in(source: str, known: Knowledge, is_hot: bool) -> list[Trap]:
    """The traps in all functions of a module; code that runs once, at import, may be slow."""
    found: list[Trap] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            found += Function(known, is_hot).read(node)
    return sorted(set(found), key=lambda one: one.line)


def names_in_setup(setup: str, name: str) -> list[str]:
    """A list in setup.py by name: the compiled packages (`COMPILED`), or the exceptions among their modules (`PLAIN`)."""
    said = [node for node in ast.parse(setup).body if isinstance(node, ast.Assign)]
    [found] = [node.value for node in said if ast.unparse(node.targets[0]) == name]
    return list(ast.literal_eval(found))


def compiled_sources(root: Path, setup: str) -> dict[str, str]:
    """The source of all modules that are compiled, by their path from `root`."""
    plain = {*names_in_setup(setup, "PLAIN")}
    paths = sorted(path for package in names_in_setup(setup, "COMPILED") for path in (root / package).rglob("*.py"))
    kept = [path for path in paths if not plain & {*path.parts[-2:]}]
    return {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8") for path in kept}
