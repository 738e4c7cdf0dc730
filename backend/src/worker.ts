import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { waitForShutdownSignal } from './platform/bootstrap/shutdown-signal.util.js';

// From now on: loading takes a while.
void waitForShutdownSignal();
// Beside the code and not in the shared temporary folder: what is run from there must be as safe as the code itself.
enableCompileCache(resolve(import.meta.dirname, '../../.cache/compiled'));
// While starting, the heap's young generation would grow to 128 MB over what is loaded once and stays.
setFlagsFromString('--semi-space-growth-factor=1');

/** Executes jobs: `worker-process.ts`, loaded once the compile cache is on. */
await (await import('./worker-process.js')).runWorkerProcess();
setFlagsFromString('--semi-space-growth-factor=2');
