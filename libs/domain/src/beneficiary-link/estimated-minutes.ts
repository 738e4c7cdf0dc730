import { FEW_MISSING_FIELDS } from './missing-data.js';

/** About how long the customer's steps take, as invitation and page say: to check them, or to fill them in. */
export const estimateCustomerMinutes = (missingCount: number): number =>
  missingCount <= FEW_MISSING_FIELDS ? 2 : 5;
