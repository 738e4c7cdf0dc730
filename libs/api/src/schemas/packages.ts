import { z } from 'zod';

/** Body of `POST Accounts/recharge/{id}`: the package, and how many credits when it is sold by the credit. */
export const rechargeInput = z.object({
  id: z.int({ error: 'Pacchetto non valido.' }).min(1, { error: 'Pacchetto non valido.' }),
  numCredits: z.number({ error: 'Deve essere un numero.' })
    .positive({ error: 'Deve essere maggiore di zero.' })
    .max(1_000_000, { error: 'Troppi crediti.' })
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error: 'Al massimo due decimali.' })
    .optional(),
});
export type RechargeInput = z.output<typeof rechargeInput>;
