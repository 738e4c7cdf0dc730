import { leanStart } from './platform/lean-start.js';

/** The server: `http-process.ts`, loaded once what makes loading cheap is set up. */
await leanStart(async () => (await import('./http-process.js')).serve());
