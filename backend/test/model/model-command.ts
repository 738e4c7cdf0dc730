import type fc from 'fast-check';
import type { Model, ModelDossier, Real } from './model.types.js';
import { checkInvariants } from './invariants.js';

type Step = (model: Model, real: Real) => Promise<void>;
type DossierStep = (dossier: ModelDossier, model: Model, real: Real) => Promise<void>;

/** A command that may come at any time; after it, whatever must always hold is checked. */
export const createCommand = (name: string, step: Step): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  run: async (model, real) => {
    real.countStep();
    await step(model, real);
    await checkInvariants(model, real);
  },
  toString: () => name,
});

/** Of four commands three choose a dossier that they can move on, or few would ever come far. */
const ANY = 4;

/** A command on one of the dossiers, once there are any: the number is reduced to how many there are. */
export function createDossierCommand(
  name: string,
  pick: number,
  { moves, step }: { moves?: (dossier: ModelDossier) => boolean; step: DossierStep },
): fc.AsyncCommand<Model, Real> {
  const command = createCommand(`${name}(${pick})`, async (model, real) => {
    const movable = moves === undefined || pick % ANY === 0 ? [] : model.dossiers.filter(moves);
    const choice = movable.length > 0 ? movable : model.dossiers;
    const dossier = choice[pick % choice.length];
    if (dossier !== undefined) await step(dossier, model, real);
  });
  return { ...command, check: ({ dossiers }) => dossiers.length > 0 };
}
