import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { waitForShutdownSignal } from './platform/bootstrap/shutdown-signal.util.js';

// From now on: loading takes a while.
void waitForShutdownSignal();
// Caches beside the code and not in the shared temporary folder, because cached code is executed
// and must be as protected as the code itself.
enableCompileCache(resolve(import.meta.dirname, '../../.cache/compiled'));
// Limits the heap's young generation, which would grow to 128 MB at startup for modules that are
// loaded once and stay.
setFlagsFromString('--semi-space-growth-factor=1');

/** The server: `http-process.ts`, loaded once the compile cache is on. */
await (await import('./http-process.js')).runHttpProcess();
setFlagsFromString('--semi-space-growth-factor=2');
