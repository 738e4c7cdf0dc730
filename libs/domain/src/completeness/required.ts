import type { DossierForm } from '../dossier/index.js';
import type { StepId } from '../steps/stepId.js';
import { checkStep } from './checkStep.js';
import { REQUIRED_MESSAGE } from './fieldError.js';

/** Values that decide what else is asked for: they stay. */
const DECIDING = new Set(['serviceType', 'immovableParticularUse']);

/** Paths of the fields a step asks for, whatever stands in them now: what the rules miss when all that can be empty is. */
export function requiredFields(form: DossierForm, step: StepId): ReadonlySet<string> {
  const empty = emptied(form);
  // What decides is asked for too.
  return new Set([
    ...missing(empty, step),
    ...missing({ ...empty, immovableParticularUse: null }, step),
  ]);
}

const missing = (form: DossierForm, step: StepId): string[] =>
  checkStep(form, step)
    .filter(({ message }) => message === REQUIRED_MESSAGE)
    .map(({ field }) => field);

function emptied<T>(value: T): T {
  if (Array.isArray(value)) return value.map((row: unknown) => emptied(row)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      const isPlain = typeof inner === 'string' || typeof inner === 'number';
      return [key, isPlain ? (DECIDING.has(key) ? inner : null) : emptied(inner)];
    }),
  ) as T;
}
