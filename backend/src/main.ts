import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { waitForShutdownSignal } from './platform/bootstrap/shutdown-signal.util.js';
import { startWithSmallHeap } from './platform/bootstrap/small-heap.util.js';

// From now on: loading takes a while.
void waitForShutdownSignal();
// Caches beside the code and not in the shared temporary folder, because cached code is executed
// and must be as protected as the code itself.
enableCompileCache(resolve(import.meta.dirname, '../../.cache/compiled'));

/** The server: `http-process.ts`, loaded once the compile cache is on. */
await startWithSmallHeap(async () => (await import('./http-process.js')).runHttpProcess());
