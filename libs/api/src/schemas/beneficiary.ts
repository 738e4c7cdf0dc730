import { z } from 'zod';
import { dossierFields } from './dossier.js';

/**
 * Body of `PUT Module/updateByBeneficiary/{token}`. The dossier's service decides which of the
 * fields count (`mergeBeneficiaryValues` of the domain); the others are accepted, as the whole
 * dossier may be sent, and ignored.
 */
export const beneficiaryInput = dossierFields.partial().extend({
  id: z
    .int({ error: 'Numero pratica non valido.' })
    .min(1, { error: 'Numero pratica non valido.' }),
  version: z.int({ error: 'Versione non valida.' }).min(1, { error: 'Versione non valida.' }),
});
export type BeneficiaryInputBody = z.output<typeof beneficiaryInput>;

/** Query of `GET Module/sendToClient/{id}`. */
export const sendToClientQuery = z.object({
  email: z
    .string({ error: 'Email richiesta' })
    .trim()
    .min(1, { error: 'Email richiesta' })
    .max(255, { error: 'Inserire Email Valida' })
    .pipe(z.email({ error: 'Inserire Email Valida' })),
});
export type SendToClientQuery = z.output<typeof sendToClientQuery>;
