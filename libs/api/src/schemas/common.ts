import { z } from 'zod';

/** Longest text a single-line field takes. */
export const TEXT_MAX = 255;

/** Single-line text: trimmed, no control characters, no half of a surrogate pair (databases refuse it); blank means absent. */
export const text = (max = TEXT_MAX) =>
  z.string({ error: 'Deve essere un testo.' })
    .max(max, { error: `Al massimo ${max} caratteri.` })
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: 'Contiene caratteri non ammessi.' })
    .transform((value) => { const trimmed = value.trim(); return trimmed === '' ? null : trimmed; })
    .nullable();

/** `yyyy-mm-dd`, a day that exists, between 1850 and 2100. */
export const day = z.iso.date({ error: 'Data non valida: usare il formato aaaa-mm-gg.' })
  .refine((value) => value >= '1850-01-01' && value <= '2100-12-31', { error: 'Data fuori dai limiti.' })
  .nullable();

/** A non-negative number with a bound, at most four decimals. */
export const amount = (max: number) =>
  z.number({ error: 'Deve essere un numero.' })
    .min(0, { error: 'Non può essere negativo.' })
    .max(max, { error: `Non può superare ${max}.` })
    .refine((value) => Math.abs(value * 1e4 - Math.round(value * 1e4)) < 1e-6, { error: 'Troppi decimali.' })
    .nullable();

/** Euro with at most two decimals. */
export const euro = z.number({ error: 'Deve essere un importo.' })
  .min(0, { error: 'Non può essere negativo.' })
  .max(99_999_999.99, { error: 'Importo troppo alto.' })
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error: 'Al massimo due decimali.' })
  .nullable();

export const whole = (min: number, max: number) =>
  z.int({ error: 'Deve essere un numero intero.' })
    .min(min, { error: `Non può essere minore di ${min}.` })
    .max(max, { error: `Non può superare ${max}.` })
    .nullable();

/** One of the values of a list of choices. */
export function oneOf<const V extends string | number>(choices: readonly { readonly value: V }[]) {
  const values = choices.map((choice) => choice.value);
  return z.custom<V>((value) => values.includes(value as V), { error: 'Valore non previsto.' }).nullable();
}

export const flag = z.boolean({ error: 'Deve essere vero o falso.' });
