import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { SandboxAnswer } from './platform/jobs/sandbox-messages.types.js';

const ALIVE_INTERVAL_MS = 1_000;

// A signal to the whole group of processes ends the parent in order, and that ends this process.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
setInterval(() => process.send?.({ type: 'alive' } satisfies SandboxAnswer), ALIVE_INTERVAL_MS);
// Stored beside the code and not in the shared temporary folder: compiled code must be as protected
// as the code itself.
enableCompileCache(resolve(import.meta.dirname, '../../.cache/compiled'));
// Otherwise the heap's young generation grows to 128 MB during the start, for objects that are
// loaded once and stay.
setFlagsFromString('--semi-space-growth-factor=1');

/** Executes abandoned jobs for its parent process: `sandbox-process.ts`, loaded once the compile cache is on. */
await (await import('./sandbox-process.js')).runSandboxProcess();
setFlagsFromString('--semi-space-growth-factor=2');
