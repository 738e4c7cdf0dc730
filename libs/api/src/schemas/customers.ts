import { REQUIRED_MESSAGE } from '@pratiche/domain';
import { z } from 'zod';

/** Form fields beside the file of an import of customers. */
export const customerImportInput = z.strictObject({
  /** Of the preview that was looked at. */
  confirmation: z
    .string({ error: REQUIRED_MESSAGE })
    .regex(/^[\w-]{32}$/, { error: 'Valore non valido.' }),
  duplicates: z.enum(['skip', 'create'], { error: 'Valore non previsto.' }).default('skip'),
});
