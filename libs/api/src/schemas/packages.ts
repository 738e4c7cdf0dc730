import { MOVEMENT_TYPES } from '@pratiche/domain';
import { z } from 'zod';

const day = z.iso
  .date({ error: 'Data non valida: usare il formato aaaa-mm-gg.' })
  .refine((value) => value >= '2000-01-01' && value <= '2100-12-31', {
    error: 'Data fuori dai limiti.',
  });

/** Filters of `GET PaymentLogs`. */
export const paymentFilters = {
  search: z.string().trim().max(254, { error: 'Testo troppo lungo.' }).optional(),
  type: z
    .enum(
      MOVEMENT_TYPES.map(({ value }) => value),
      { error: 'Tipo non previsto.' },
    )
    .optional(),
  from: day.optional(),
  to: day.optional(),
};
