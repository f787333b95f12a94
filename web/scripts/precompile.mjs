// Replace the Python sources in zip archives by their bytecode, without docstrings: smaller, and imported sooner.
// Python's own compiler does it, in the version that the site ships: node scripts/precompile.mjs ARCHIVE…
import { readFileSync, writeFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const PROGRAM = `
import ast, importlib.util, io, marshal, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

def strip(tree):
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(node, False) is not None:
            node.body[0] = ast.copy_location(ast.Pass(), node.body[0])
    return tree

def precompile(archive):
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive.to_py())) as given, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for info in given.infolist():
            content, name = given.read(info), info.filename
            if name.endswith(".py"):
                code = compile(strip(ast.parse(content)), name, "exec", dont_inherit=True)
                content, name = _code_to_hash_pyc(code, importlib.util.source_hash(content), False), name + "c"
            entry = zipfile.ZipInfo(name)
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            made.writestr(entry, content)
    return target.getvalue()
precompile`;

const python = await loadPyodide();
const precompile = python.runPython(PROGRAM);
for (const path of process.argv.slice(2)) {
  const made = precompile(new Uint8Array(readFileSync(path)));
  writeFileSync(path, made.toJs());
  made.destroy();
}
process.exit(0);
