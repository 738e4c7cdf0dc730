import type { FieldError } from '../completeness/field-error.js';

/** Up to so many are named one by one to the customer. */
export const FEW_MISSING_FIELDS = 3;

/** The fields that the customer has still to fill in or to correct, each once. */
export const listMissingFields = (
  steps: readonly { errors: readonly FieldError[] }[],
): string[] => [...new Set(steps.flatMap(({ errors }) => errors.map(({ field }) => field)))];

/** About how long the customer's steps take, as invitation and page say: to check them, or to fill them in. */
export const estimateCustomerMinutes = (missingCount: number): number =>
  missingCount <= FEW_MISSING_FIELDS ? 2 : 5;
