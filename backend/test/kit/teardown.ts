import { runningPortals } from './setup.ts';

/** Enough for the stack of a process that died. */
const LOG_TAIL = 4_000;

/** Stops the portals of the run; one that ends badly fails the run, whose report is still written. */
export default async function stopPortals(): Promise<void> {
  for (const portal of runningPortals) {
    const log = await portal.log();
    const codes = await portal.stop();
    if (codes.every((code) => code === 0)) continue;
    process.stderr.write(
      `The portal ended with ${codes.join(', ')} instead of 0:\n${log.slice(-LOG_TAIL)}\n`,
    );
    process.exitCode = 1;
  }
}
