/** Python's archives with bytecode instead of sources: made once on this device, so that the next start is faster. */

import type { PyodideAPI } from 'pyodide';
import type { PyGenerator } from 'pyodide/ffi';

const PREFIX = 'compiled-';
/** One file a step, so that jobs of the bots come in between. Bytecode is larger than sources, so it is not downloaded. */
const COMPILE = `
import importlib.util, io, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
def compile_archive(archive, imported_from_zip):
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive.to_py())) as given, zipfile.ZipFile(target, "w") as made:
        for info in given.infolist():
            yield
            content, name = given.read(info), info.filename
            if name.endswith(".py"):
                code = compile(content, name, "exec", dont_inherit=True)
                bytecode = _code_to_hash_pyc(code, importlib.util.source_hash(content), False)
                made.writestr(name + "c" if imported_from_zip else importlib.util.cache_from_source(name), bytecode)
                if imported_from_zip:
                    continue
            made.writestr(name, content)
    return target.getvalue()
compile_archive`;

const supported = () => 'caches' in self;

export async function findCompiled(version: string, url: string): Promise<Response | undefined> {
  return supported() ? caches.match(url, { cacheName: PREFIX + version }) : undefined;
}

/** Forget bytecode that could not be loaded, so that the next start takes the sources. */
export async function dropCompiled(): Promise<void> {
  if (!supported()) return;
  for (const name of await caches.keys()) if (name.startsWith(PREFIX)) await caches.delete(name);
}

/** Compile the archives that are not compiled yet, in the background. */
export async function compileLater(
  python: PyodideAPI,
  version: string,
  library: string,
  others: string[],
): Promise<void> {
  if (!supported()) return;
  const cache = await caches.open(PREFIX + version);
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== PREFIX + version) await caches.delete(name);
  const compile = python.runPython(COMPILE) as (archive: Uint8Array, imported: boolean) => PyGenerator;
  for (const url of [library, ...others]) {
    if (await cache.match(url)) continue;
    const steps = compile(new Uint8Array(await (await fetch(url)).arrayBuffer()), url === library);
    let step = steps.next();
    while (!step.done) {
      await new Promise((done) => setTimeout(done));
      step = steps.next();
    }
    const made = step.value as { toJs(): Uint8Array<ArrayBuffer>; destroy(): void };
    await cache.put(url, new Response(made.toJs()));
    made.destroy();
    steps.destroy();
  }
}
