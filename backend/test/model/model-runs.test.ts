import fc from 'fast-check';
import { expect, it } from '@jest/globals';
import { COMMANDS } from './command-arbitraries.js';
import { MODEL_OPTIONS } from './model-options.js';
import { startModelPortal } from './model-portal.js';
import { compareReads } from './full-scan.js';

const { sequences, steps, seed, path, perPortal } = MODEL_OPTIONS;
/** Generous: a long run has thousands of sequences. */
const LIMIT_MS = 600_000 + sequences * 5_000;

it(
  `money and dossiers behave as the model in ${sequences} sequences of ${steps}, seed ${seed}`,
  async () => {
    const tally = new Map<string, number>();
    let done = 0;
    let taken = 0;
    for (let first = 0; first < sequences; first += perPortal) {
      const portal = await startModelPortal();
      try {
        await fc.assert(
          fc.asyncProperty(
            // Lengths are drawn evenly from none to twice as many.
            fc.commands(COMMANDS, { maxCommands: 2 * steps, size: 'max' }),
            async (commands) => {
              const { model, real } = await portal.begin();
              await fc.asyncModelRun(() => ({ model, real }), commands);
              await compareReads(model, real);
              done += 1;
              taken += real.taken();
            },
          ),
          {
            seed: seed + first,
            numRuns: Math.min(perPortal, sequences - first),
            ...(path === undefined ? {} : { path }),
            endOnFailure: process.env['MODEL_SHRINK'] === 'no',
          },
        );
        for (const [status, count] of await portal.countReached())
          tally.set(status, (tally.get(status) ?? 0) + count);
      } finally {
        await portal.close();
      }
    }
    // A run in which no dossier comes to its end would say little.
    expect([...tally.keys()].sort()).toEqual(
      expect.arrayContaining(['ACCEPTED', 'SELLED', 'SENT', 'SENTTOENEA', 'WAITING']),
    );
    process.stdout.write(
      `${done} sequences, ${taken} steps; statuses reached: ${JSON.stringify(Object.fromEntries(tally))}\n`,
    );
  },
  LIMIT_MS,
);
