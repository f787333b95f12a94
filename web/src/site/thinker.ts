/** The worker that thinks: bots that search, the coach, reviews. It answers one job at a time. */

import type { PyProxy } from 'pyodide/ffi';
import type { Job, JobDone } from './messages';
import { loadPython } from './python';

interface Main extends PyProxy {
  think(name: string, text: string): string;
  ready(): void;
}

const main = loadPython(undefined, true).then((python) => {
  const found = python.pyimport('bigboard.browser.main') as Main;
  found.ready();
  return found;
});
main.catch((error: unknown) => postMessage(String(error)));

onmessage = ({ data: port }: MessageEvent<MessagePort>) => {
  port.onmessage = async ({ data: job }: MessageEvent<Job>) => {
    let answer: JobDone;
    try {
      answer = { id: job.id, text: (await main).think(job.name, job.text) };
    } catch (error) {
      answer = { id: job.id, why: String(error) };
    }
    port.postMessage(answer);
  };
};
