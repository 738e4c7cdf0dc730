import { z } from 'zod';

/** Body of `POST Accounts/login`. */
export const loginInput = z.object({
  Email: z
    .string({ error: 'Inserire Email.' })
    .trim()
    .min(1, { error: 'Inserire Email.' })
    .max(254, { error: 'Inserire Email valida.' }),
  Password: z
    .string({ error: 'Inserire password.' })
    .min(1, { error: 'Inserire password.' })
    .max(256, { error: 'Password troppo lunga.' }),
});
export type LoginInput = z.output<typeof loginInput>;
