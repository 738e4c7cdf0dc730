import { askedToStop } from './platform/asked-to-stop.js';
import { leanStart } from './platform/lean-start.js';

// From now on: loading takes a while.
void askedToStop();

/** Executes jobs: `worker-process.ts`, loaded once what makes loading cheap is set up. */
await leanStart(async () => (await import('./worker-process.js')).work());
