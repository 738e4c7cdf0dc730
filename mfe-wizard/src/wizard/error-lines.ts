import { REQUIRED_MESSAGE, type FieldError } from '@pratiche/domain';
import { fieldPathLabel } from '../catalog/field-catalog.js';
import { WIZARD_TEXTS as TEXTS } from './texts.js';

export interface ErrorLine {
  /** Where the line leads to. */
  field: string;
  name: string;
  message: string;
}

/** Longer than this, the list would push the step it speaks of off the screen. */
const MAX_UNGROUPED_LINES = 10;

/** The row a field belongs to: `manufatti.serramenti.0`. */
const rowPathOf = (field: string): string | null => /^(.+\.\d+)\.[^.]+$/.exec(field)?.[1] ?? null;

/** Returns one line per field; in a long list, one line per row for all its empty fields. */
export function toErrorLines(errors: readonly FieldError[]): ErrorLine[] {
  const one = ({ field, message }: FieldError): ErrorLine => ({
    field,
    name: fieldPathLabel(field),
    message,
  });
  if (errors.length <= MAX_UNGROUPED_LINES) return errors.map(one);
  const missing = errors.filter(({ message }) => message === REQUIRED_MESSAGE);
  return errors.flatMap((error) => {
    const row = missing.includes(error) ? rowPathOf(error.field) : null;
    const ofRow = missing.filter(({ field }) => rowPathOf(field) === row);
    if (row === null || ofRow.length === 1) return [one(error)];
    return ofRow[0] === error
      ? [
          {
            field: error.field,
            name: fieldPathLabel(row),
            message: TEXTS.missingInRow(ofRow.length),
          },
        ]
      : [];
  });
}
