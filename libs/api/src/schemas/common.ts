import {
  DAY_BOUNDS,
  DAY_MESSAGE,
  LINE_CHARACTERS_MESSAGE,
  validateNumberBound,
  TEXT_MAX,
  type NumberBound,
} from '@pratiche/domain';
import { z } from 'zod';

/**
 * Single-line text: trimmed, no control characters, no half of a surrogate pair (databases refuse
 * it); blank means absent.
 */
export const text = (max = TEXT_MAX) =>
  z
    .string({ error: 'Deve essere un testo.' })
    .max(max, { error: `Al massimo ${max} caratteri.` })
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: LINE_CHARACTERS_MESSAGE })
    .transform((value) => {
      const trimmed = value.trim();
      return trimmed === '' ? null : trimmed;
    })
    .nullable();

/** `yyyy-mm-dd`, a day that exists, within the bounds the form checks too. */
export const day = z.iso
  .date({ error: 'Data non valida: usare il formato aaaa-mm-gg.' })
  .refine((value) => value >= DAY_BOUNDS.min && value <= DAY_BOUNDS.max, { error: DAY_MESSAGE })
  .nullable();

/** A number within the bounds the form checks too. */
export const bounded = (bound: NumberBound) =>
  z
    .number({ error: 'Deve essere un numero.' })
    .superRefine((value, context) => {
      const message = validateNumberBound(value, bound);
      if (message !== null) context.addIssue({ code: 'custom', message });
    })
    .nullable();

/** One of the values of a list of choices. */
export function oneOf<const V extends string | number>(choices: readonly { readonly value: V }[]) {
  const values = choices.map((choice) => choice.value);
  return z
    .custom<V>((value) => values.includes(value as V), { error: 'Valore non previsto.' })
    .nullable();
}

export const flag = z.boolean({ error: 'Deve essere vero o falso.' });
