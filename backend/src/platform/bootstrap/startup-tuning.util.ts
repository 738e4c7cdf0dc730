import { enableCompileCache, flushCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';

/**
 * Beside the code, not in the data or a folder of everybody: whoever can write what is run from here can write the code
 * itself. Where it cannot be written, nothing is kept. `NODE_COMPILE_CACHE` names another place.
 */
const COMPILE_CACHE_FOLDER = resolve(import.meta.dirname, '../../../../.cache/compiled');

/**
 * Starts a process with what it will not need kept small: compiled code is kept for the next start, and the heap's young
 * generation does not grow over what is loaded once and stays (it would take up to 128 MB, and give them back late).
 */
export async function runWithStartupTuning(start: () => Promise<void>): Promise<void> {
  enableCompileCache(process.env['NODE_COMPILE_CACHE'] ?? COMPILE_CACHE_FOLDER);
  setFlagsFromString('--semi-space-growth-factor=1');
  await start();
  // The engine's own value: under load a larger young generation saves work.
  setFlagsFromString('--semi-space-growth-factor=2');
  // Now, not at the end only: a process may end without one.
  flushCompileCache();
}
