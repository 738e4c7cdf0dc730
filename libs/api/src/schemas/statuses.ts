import { REQUIRED_MESSAGE, RETURN_STATUS_CODES } from '@pratiche/domain';
import { z } from 'zod';

/** Body of `PATCH module/updateModuleStatus`: the dossier with its new status. */
export const statusInput = z.object({
  id: z
    .int({ error: 'Numero pratica non valido.' })
    .min(1, { error: 'Numero pratica non valido.' }),
  status: z.object({ code: z.string({ error: 'Stato non valido.' }).min(1).max(20) }),
});
export type StatusInput = z.output<typeof statusInput>;

/** Fields of `POST module/rejectmodule` (multipart, hence numbers as text). */
export const rejectionInput = z.object({
  moduleId: z.coerce.number({ error: 'Numero pratica non valido.' }).int().min(1),
  rejectReason: z
    .string({ error: REQUIRED_MESSAGE })
    .trim()
    .min(1, { error: REQUIRED_MESSAGE })
    .max(4000, { error: 'Al massimo 4000 caratteri.' }),
  statusCode: z.enum(RETURN_STATUS_CODES, { error: 'Stato non valido.' }),
});
export type RejectionInput = z.output<typeof rejectionInput>;
