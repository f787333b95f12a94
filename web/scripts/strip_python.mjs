// Take comments and docstrings out of the Python sources in zip archives: node scripts/strip_python.mjs ARCHIVE…
// The Python of the site does it, which knows its own syntax.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const PROGRAM = `
import ast, io, zipfile

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)

def strip(content):
    tree = ast.parse(content)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 or isinstance(node, ast.Module) else [ast.Pass()]
    return ast.unparse(tree).encode()

def strip_all(archive):
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive.to_py())) as given, zipfile.ZipFile(target, "w") as made:
        for info in given.infolist():
            content = given.read(info)
            entry = zipfile.ZipInfo(info.filename)
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, info.external_attr
            made.writestr(entry, strip(content) if info.filename.endswith(".py") else content, compresslevel=9)
    return target.getvalue()
strip_all`;

try {
  const python = await loadPyodide();
  const strip = python.runPython(PROGRAM);
  for (const path of process.argv.slice(2))
    writeFileSync(path, strip(new Uint8Array(readFileSync(path))).toJs());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
