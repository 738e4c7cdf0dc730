import type { DossierForm, Manufatti } from '../dossier/index.js';
import type { FieldError } from './field-error.js';

/** Most window rows, and most shading and shutter rows together (spec wizard §5). */
export const ROWS_MAX = 10;

export const TOO_MANY_WINDOWS_MESSAGE =
  'Il numero massimo di serramenti che è possibile aggiungere è 10';
export const TOO_MANY_SHADINGS_MESSAGE =
  'Il numero massimo tra schermature e chiusure oscuranti che è possibile aggiungere è 10';
export const TOO_MANY_ROWS_MESSAGE = 'Il numero massimo per ogni tipologia di manufatto è 10';

/** Every product row of the dossier. */
export const countProductRows = ({ serramenti, schermature, chiusure }: Manufatti): number =>
  serramenti.length + schermature.length + chiusure.length;

export function checkRowLimits({ manufatti }: Pick<DossierForm, 'manufatti'>): FieldError[] {
  const errors: FieldError[] = [];
  const { serramenti, schermature, chiusure } = manufatti;
  if (serramenti.length > ROWS_MAX)
    errors.push({ field: 'manufatti.serramenti', message: TOO_MANY_WINDOWS_MESSAGE });
  if (schermature.length + chiusure.length > ROWS_MAX) {
    const field =
      schermature.length > chiusure.length ? 'manufatti.schermature' : 'manufatti.chiusure';
    errors.push({ field, message: TOO_MANY_SHADINGS_MESSAGE });
  }
  return errors;
}

/** Message that refuses `count` more rows of a list; `null` when they fit. */
export function validateAddedRows(
  manufatti: Manufatti,
  list: keyof Manufatti,
  count: number,
): string | null {
  if (!Number.isInteger(count) || count < 0 || count > ROWS_MAX) return TOO_MANY_ROWS_MESSAGE;
  if (list === 'serramenti')
    return manufatti.serramenti.length + count > ROWS_MAX ? TOO_MANY_WINDOWS_MESSAGE : null;
  return manufatti.schermature.length + manufatti.chiusure.length + count > ROWS_MAX
    ? TOO_MANY_SHADINGS_MESSAGE
    : null;
}
