import { REQUIRED_MESSAGE } from '@pratiche/domain';
import { z } from 'zod';

/** Form fields beside the file of an import of customers. */
export const customerImportInput = z.strictObject({
  /** Confirmation code of the preview that the user has read. */
  confirmation: z
    .string({ error: REQUIRED_MESSAGE })
    .regex(/^[\w-]{32}$/, { error: 'Valore non valido.' }),
  duplicates: z.enum(['skip', 'create'], { error: 'Valore non previsto.' }).default('skip'),
});
