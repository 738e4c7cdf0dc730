import { ACCOUNT_STATES, ROLES } from '@pratiche/domain';
import { z } from 'zod';

/** Filters of `GET Accounts/get-all-gird`. */
export const accountFilters = {
  search: z.string().trim().max(254, { error: 'Testo troppo lungo.' }).optional(),
  role: z.enum(ROLES, { error: 'Ruolo non previsto.' }).optional(),
  state: z
    .enum(
      ACCOUNT_STATES.map(({ value }) => value),
      { error: 'Stato non previsto.' },
    )
    .optional(),
};
