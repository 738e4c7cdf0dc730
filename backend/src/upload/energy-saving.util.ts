import type { EnergySaving, EnergySavingOrigin } from '@pratiche/domain';
import { badRequest } from '../platform/http/index.js';

/** Windows, and what is filed as Bonus Casa. */
export const NO_SAVING_MESSAGE =
  'Per questa dichiarazione il sito di ENEA calcola da solo il risparmio.';

export const createSavingFault = (field: string, message: string) =>
  badRequest(message, 'invalid-data', { errors: [{ field, message }] });

/** The saving that a body names; `null` takes it away. @throws 400 for a number without its origin */
export function toEnergySaving(
  kwh: number | null,
  origin: EnergySavingOrigin | null,
): EnergySaving | null {
  if (kwh === null) return null;
  if (origin === null) throw createSavingFault('origin', 'Indica da dove viene il numero.');
  return { kwh, origin };
}
