import { z } from 'zod';

/** Form fields beside the file of an import of municipalities; texts, as forms carry them. */
export const municipalityImportInput = z.strictObject({
  /** Confirmation code of the report that the user has read; without it nothing is changed. */
  confirmation: z
    .string()
    .min(1, { error: 'Valore non valido.' })
    .max(100, { error: 'Valore non valido.' })
    .optional(),
  allowsRemovals: z
    .enum(['true', 'false'], { error: 'Deve essere vero o falso.' })
    .default('false')
    .transform((value) => value === 'true'),
});
