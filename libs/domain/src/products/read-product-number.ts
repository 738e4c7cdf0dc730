import { readNumber, type NumberReading } from '../formats/read-number.js';
import type { NumberBound, NumberField } from './product-field.js';

/** Reads the text of a number within its bound and with its unit. */
export const readBoundedNumber = (
  text: string,
  { max, usualMax = max }: NumberBound,
  unit?: string,
): NumberReading | null => readNumber(text, { unit, usualMax });

/** Reads the text of a number of a product, wherever it comes from. */
export const readProductNumber = (
  { read, bound, unit }: NumberField,
  text: string,
): NumberReading | null => (read === undefined ? readBoundedNumber(text, bound, unit) : read(text));
