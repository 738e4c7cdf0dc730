import { MOVEMENT_TYPES, validateOrderCredits, REQUIRED_MESSAGE } from '@pratiche/domain';
import { z } from 'zod';

/** Body of `POST Accounts/recharge/{id}`: the package, and how many credits when it is sold by the credit. */
export const rechargeInput = z.object({
  id: z.int({ error: 'Pacchetto non valido.' }).min(1, { error: 'Pacchetto non valido.' }),
  numCredits: z
    .number({ error: 'Deve essere un numero.' })
    .refine((value) => validateOrderCredits(value) === null, {
      error: ({ input }) => validateOrderCredits(Number(input)) ?? '',
    })
    .optional(),
});
export type RechargeInput = z.output<typeof rechargeInput>;

const credits = z
  .number({ error: 'Deve essere un numero.' })
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
    error: 'Al massimo due decimali.',
  });

/** Query of `GET RechargePackage/{id}` and `GET Payments/{id}`. */
export const creditsQuery = z.object({
  numCredits: z
    .string()
    .regex(/^\d{1,7}(?:\.\d{1,2})?$/, { error: 'Numero di crediti non valido.' })
    .transform(Number)
    .refine((value) => validateOrderCredits(value) === null, {
      error: ({ input }) => validateOrderCredits(Number(input)) ?? '',
    })
    .optional(),
});
export type CreditsQuery = z.output<typeof creditsQuery>;

/** Body of `POST Accounts/adjust-credit/{id}`. */
export const adjustmentInput = z.object({
  activePackageId: z
    .int({ error: 'Pacchetto non valido.' })
    .min(1, { error: 'Pacchetto non valido.' }),
  credits: credits
    .min(-1_000_000, { error: 'Troppi crediti.' })
    .max(1_000_000, { error: 'Troppi crediti.' })
    .refine((value) => value !== 0, { error: 'Indicare quanti crediti aggiungere o togliere.' }),
  reason: z
    .string({ error: REQUIRED_MESSAGE })
    .trim()
    .min(1, { error: REQUIRED_MESSAGE })
    .max(200, { error: 'Al massimo 200 caratteri.' })
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: 'Contiene caratteri non ammessi.' }),
});
export type AdjustmentInput = z.output<typeof adjustmentInput>;

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
