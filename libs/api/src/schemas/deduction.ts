import { z } from 'zod';

/** First year with known rates, and last year with a meaningful estimate. */
const [FIRST_YEAR, LAST_YEAR] = [2025, 2035];

/** Query of the deduction estimate; omitted values are taken from the dossier. */
export const deductionQuery = z.strictObject({
  year: z
    .string()
    .regex(/^\d{4}$/, { error: 'Anno non valido.' })
    .transform(Number)
    .refine((year) => year >= FIRST_YEAR && year <= LAST_YEAR, {
      error: `L’anno della spesa deve essere tra ${FIRST_YEAR} e ${LAST_YEAR}.`,
    })
    .optional(),
  /** Euro with a decimal point. */
  expense: z
    .string()
    .regex(/^\d{1,8}(\.\d{1,2})?$/, { error: 'Importo non valido.' })
    .transform(Number)
    .optional(),
});
export type DeductionQuery = z.output<typeof deductionQuery>;
