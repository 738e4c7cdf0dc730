import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DossierDto } from '@pratiche/api';
import { ecobonusForm } from '../kit/dossier-fixtures.js';
import { save } from '../kit/dossier-flow.js';
import { COMMANDS } from './command-arbitraries.js';
import { checkHistory } from './history-checks.js';
import { MODEL_OPTIONS } from './model-options.js';
import { startModelPortal, type ModelPortal } from './model-portal.js';
import type { Real } from './model.types.js';
import { RACING_ACTS, tellAct, type Told } from './racing-acts.js';
import { addDocuments } from './ready-documents.js';

const { seed, steps } = MODEL_OPTIONS;
/** A race costs as much as a sequence; a few show what one after the other cannot. */
const RUNS = Math.max(6, Math.round(MODEL_OPTIONS.sequences / 4));
const SCHEDULED_RUNS = Math.max(3, Math.round(RUNS / 2));
const CLIENTS = 4;
const DOSSIERS = 3;
const LIMIT_MS = 600_000 + RUNS * 10_000;

let portal: ModelPortal;
beforeAll(async () => {
  portal = await startModelPortal();
});
afterAll(() => portal.close());

/** Requests begin in the order that the scheduler draws, which shrinks and repeats with the seed. */
const startIn = (scheduler: fc.Scheduler): Real['start'] => {
  return async (call) => {
    await scheduler.schedule(Promise.resolve());
    return call();
  };
};

const acts = fc.array(
  fc.record({
    client: fc.nat({ max: CLIENTS - 1 }),
    act: fc.constantFrom(...RACING_ACTS),
    pick: fc.nat({ max: DOSSIERS - 1 }),
  }),
  { minLength: CLIENTS, maxLength: steps, size: 'max' },
);

it(
  `${CLIENTS} clients at once leave whole money and dossiers, ${RUNS} times, seed ${seed}`,
  async () => {
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), acts, async (scheduler, drawn) => {
        const { real } = await portal.begin(startIn(scheduler));
        const made: DossierDto[] = [];
        for (let index = 0; index < DOSSIERS; index += 1) {
          const dossier = await save(real.owner.http, ecobonusForm());
          await addDocuments(real, dossier.id);
          made.push(dossier);
        }
        const told: Told[] = [];
        const runClient = async (client: number): Promise<void> => {
          const seen = new Map(made.map(({ id, version }) => [id, version]));
          for (const { act, pick } of drawn.filter((one) => one.client === client)) {
            const dossier = made[pick]?.id ?? 0;
            const one = await tellAct(real, { client, act, dossier }, seen.get(dossier) ?? 0);
            if (one.version !== null) seen.set(dossier, one.version);
            told.push(one);
          }
        };
        await scheduler.waitFor(
          Promise.all(Array.from({ length: CLIENTS }, (_, client) => runClient(client))),
        );
        await checkHistory(told, real);
        refused += told.filter(({ status }) => status === 409).length;
      }),
      { seed, numRuns: RUNS, endOnFailure: process.env['MODEL_SHRINK'] === 'no' },
    );
    // Without a conflict nothing was at once.
    expect(refused).toBeGreaterThan(0);
  },
  LIMIT_MS,
);

it(
  `behaves as the model whichever of two equal requests begins first, ${SCHEDULED_RUNS} times`,
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.commands(COMMANDS, { maxCommands: steps, size: 'max' }),
        async (scheduler, commands) => {
          const { model, real } = await portal.begin(startIn(scheduler));
          // Not `scheduledModelRun`, which holds a command until its own requests were released.
          await scheduler.waitFor(fc.asyncModelRun(() => ({ model, real }), commands));
        },
      ),
      { seed, numRuns: SCHEDULED_RUNS, endOnFailure: process.env['MODEL_SHRINK'] === 'no' },
    ),
  LIMIT_MS,
);
