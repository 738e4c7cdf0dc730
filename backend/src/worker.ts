import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { waitForShutdownSignal } from './platform/bootstrap/shutdown-signal.util.js';

// From now on: loading takes a while.
void waitForShutdownSignal();
// Stored beside the code and not in the shared temporary folder: compiled code must be as protected
// as the code itself.
enableCompileCache(resolve(import.meta.dirname, '../../.cache/compiled'));
// Otherwise the heap's young generation grows to 128 MB during the start, for objects that are
// loaded once and stay.
setFlagsFromString('--semi-space-growth-factor=1');

/** Executes jobs: `worker-process.ts`, loaded once the compile cache is on. */
await (await import('./worker-process.js')).runWorkerProcess();
setFlagsFromString('--semi-space-growth-factor=2');
