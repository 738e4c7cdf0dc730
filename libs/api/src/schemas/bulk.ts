import { z } from 'zod';

/** How many dossiers one request may name. */
export const MAX_AT_ONCE = 200;

const number = z
  .int({ error: 'Numero pratica non valido.' })
  .min(1, { error: 'Numero pratica non valido.' })
  .max(2_147_483_647, { error: 'Numero pratica non valido.' });

/** Dossiers something is done with at once. */
export const dossierIds = (missing = 'Scegliere le pratiche.') =>
  z
    .array(number, { error: missing })
    .min(1, { error: 'Scegliere almeno una pratica.' })
    .max(MAX_AT_ONCE, { error: `Al massimo ${MAX_AT_ONCE} pratiche per volta.` });

/** Body of `POST module/accept`. */
export const acceptInput = z.object({ ids: dossierIds() });
export type AcceptInput = z.output<typeof acceptInput>;

/** Body of `POST module/assign`: `null` takes the operator away; `onlyFree` leaves alone what somebody else already has. */
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
