import { waitForShutdownSignal } from './platform/bootstrap/shutdown-signal.util.js';
import { runWithStartupTuning } from './platform/bootstrap/startup-tuning.util.js';

// From now on: loading takes a while.
void waitForShutdownSignal();

/** Executes jobs: `worker-process.ts`, loaded once what makes loading cheap is set up. */
await runWithStartupTuning(async () => (await import('./worker-process.js')).runWorkerProcess());
