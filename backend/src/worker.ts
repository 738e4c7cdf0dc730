import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { waitForShutdownSignal } from './platform/bootstrap/shutdown-signal.util.js';
import { startWithSmallHeap } from './platform/bootstrap/small-heap.util.js';

// From now on: loading takes a while.
void waitForShutdownSignal();
// Stored beside the code and not in the shared temporary folder: compiled code must be as protected
// as the code itself.
enableCompileCache(resolve(import.meta.dirname, '../../.cache/compiled'));

/** Executes jobs: `worker-process.ts`, loaded once the compile cache is on. */
await startWithSmallHeap(async () => (await import('./worker-process.js')).runWorkerProcess());
