import type { Model, ModelDossier } from './model.types.js';

/** Two declarations to ENEA come with an energy calculation. */
const CHARGES = { 1: 1, 2: 3 } as const;

/** Which package pays each charge of a dossier: the oldest that still has a credit; `null` when they do not suffice. */
export function planPayment({ packages }: Model, { filings }: ModelDossier) {
  const left = new Map(packages.map(({ id, credits }) => [id, credits]));
  const paid = new Map<number, number>();
  for (let charge = 0; charge < CHARGES[filings]; charge += 1) {
    const payer = packages.find(({ id }) => (left.get(id) ?? 0) >= 1);
    if (payer === undefined) return null;
    left.set(payer.id, (left.get(payer.id) ?? 0) - 1);
    paid.set(payer.id, (paid.get(payer.id) ?? 0) + 1);
  }
  return paid;
}

export function debit(model: Model, dossier: ModelDossier): void {
  dossier.debits = planPayment(model, dossier) ?? new Map();
  addCredits(model, dossier.debits, -1);
}

export function refund(model: Model, dossier: ModelDossier): void {
  addCredits(model, dossier.debits, 1);
  dossier.debits = new Map();
}

function addCredits(model: Model, amounts: ReadonlyMap<number, number>, sign: 1 | -1): void {
  for (const owned of model.packages) owned.credits += sign * (amounts.get(owned.id) ?? 0);
}
