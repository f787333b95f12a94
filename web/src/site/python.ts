/** Python in WebAssembly with our packages, loaded from this site alone; how many bytes have come is told. */

import type { PyodideAPI } from 'pyodide';
import { compileLater, findCompiled } from './compiled';

const FOLDER = new URL('/python/', location.origin).href;
/** `unpackArchive` needs parts of the standard library that are left out. */
const UNPACK = `
import importlib, io, site, zipfile
def unpack(archive):
    zipfile.ZipFile(io.BytesIO(archive.to_py())).extractall(site.getsitepackages()[0])
    importlib.invalidate_caches()
unpack`;

/** `parts.json`, written by `make site`: the bytes of all files, and the archives among them. */
interface Parts {
  version: string;
  bytes: number;
  archives: string[];
}

export async function loadPython(
  tell: (done: number, of: number) => void = () => undefined,
  compile = false,
): Promise<PyodideAPI> {
  const plain = fetch;
  const parts = (await (await plain(`${FOLDER}parts.json`)).json()) as Parts;
  let done = 0;
  const counted: typeof fetch = async (...request) => {
    const answer = (await findCompiled(parts.version, String(request[0]))) ?? (await plain(...request));
    if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
    const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        done += chunk.length;
        tell(done, parts.bytes);
        controller.enqueue(chunk);
      },
    });
    const { status, headers } = answer;
    return new Response(answer.body?.pipeThrough(count) ?? null, { status, headers });
  };
  const archives = parts.archives.map(async (name) => (await counted(FOLDER + name)).arrayBuffer());
  for (const archive of archives) archive.catch(() => undefined);
  self.fetch = counted;
  try {
    const { loadPyodide } = (await import(
      /* @vite-ignore */ `${FOLDER}pyodide.mjs`
    )) as typeof import('pyodide');
    const python = await loadPyodide({ indexURL: FOLDER, env: { BIGBOARD_PURE: '1', HOME: '/home' } });
    const unpack = python.runPython(UNPACK) as (archive: Uint8Array) => void;
    for (const archive of await Promise.all(archives)) unpack(new Uint8Array(archive));
    if (compile) {
      const others = parts.archives.map((name) => FOLDER + name);
      void compileLater(python, parts.version, `${FOLDER}python_stdlib.zip`, others).catch(() => undefined);
    }
    return python;
  } finally {
    self.fetch = plain;
  }
}
