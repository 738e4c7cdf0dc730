import { z } from 'zod';

/** Filters of `GET Mail/failed`. */
export const failedJobFilters = {
  state: z.enum(['dead', 'retrying'], { error: 'state: deve essere dead o retrying.' }).optional(),
};
