import { z } from 'zod';

/** Most dossiers in one request. */
export const MAX_AT_ONCE = 200;

const number = z
  .int({ error: 'Numero pratica non valido.' })
  .min(1, { error: 'Numero pratica non valido.' })
  .max(2_147_483_647, { error: 'Numero pratica non valido.' });

/** Ids of the dossiers of a bulk action. */
export const dossierIds = (missing = 'Scegliere le pratiche.') =>
  z
    .array(number, { error: missing })
    .min(1, { error: 'Scegliere almeno una pratica.' })
    .max(MAX_AT_ONCE, { error: `Al massimo ${MAX_AT_ONCE} pratiche per volta.` });

/** Body of `POST module/accept`. */
export const acceptInput = z.object({ ids: dossierIds() });
export type AcceptInput = z.output<typeof acceptInput>;

/**
 * Body of `POST module/assign`: `null` removes the operator; `onlyFree` skips dossiers that are
 * already assigned to another operator.
 */
export const assignInput = z.object({
  ids: dossierIds(),
  operatorId: z
    .int({ error: 'Scegliere un operatore.' })
    .min(1, { error: 'Scegliere un operatore.' })
    .max(2_147_483_647, { error: 'Scegliere un operatore.' })
    .nullable(),
  onlyFree: z.boolean({ error: 'Deve essere vero o falso.' }).default(false),
});
export type AssignInput = z.output<typeof assignInput>;
