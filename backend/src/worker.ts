import { leanStart } from './platform/lean-start.js';

/** Executes jobs: `worker-process.ts`, loaded once what makes loading cheap is set up. */
await leanStart(async () => (await import('./worker-process.js')).work());
