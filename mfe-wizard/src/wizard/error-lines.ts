import { REQUIRED_MESSAGE, type FieldError } from '@pratiche/domain';
import { nameOfPath } from '../fields/catalog/index.js';

export interface ErrorLine {
  /** Where the line leads to. */
  field: string;
  name: string;
  message: string;
}

/** Longer than this, the list would push the step it speaks of off the screen. */
const LONG = 10;

/** The row a field belongs to: `manufatti.serramenti.0`. */
const rowOf = (field: string): string | null => /^(.+\.\d+)\.[^.]+$/.exec(field)?.[1] ?? null;

/** One line per field; of a long list, one line per row for all that is not filled in there. */
export function errorLines(errors: readonly FieldError[]): ErrorLine[] {
  const one = ({ field, message }: FieldError): ErrorLine => ({
    field,
    name: nameOfPath(field),
    message,
  });
  if (errors.length <= LONG) return errors.map(one);
  const missing = errors.filter(({ message }) => message === REQUIRED_MESSAGE);
  return errors.flatMap((error) => {
    const row = missing.includes(error) ? rowOf(error.field) : null;
    const ofRow = missing.filter(({ field }) => rowOf(field) === row);
    if (row === null || ofRow.length === 1) return [one(error)];
    return ofRow[0] === error
      ? [
          {
            field: error.field,
            name: nameOfPath(row),
            message: `${ofRow.length} campi obbligatori da compilare`,
          },
        ]
      : [];
  });
}
