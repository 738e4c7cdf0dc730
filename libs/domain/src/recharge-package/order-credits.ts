/** Most credits of one order where they are sold singly: limits the damage of a typing error. */
export const ORDER_MAX_CREDITS = 1_000;

export const ORDER_CREDITS_MESSAGE =
  'Inserisci un numero maggiore di zero, al massimo con due decimali.';
export const ORDER_TOO_LARGE_MESSAGE =
  'Al massimo 1.000 crediti per ordine: per averne di più contatta l’assistenza.';

/** Returns why this number of credits cannot be ordered, or `null`. */
export function validateOrderCredits(credits: number): string | null {
  if (!(credits > 0) || Math.round(credits * 100) / 100 !== credits) return ORDER_CREDITS_MESSAGE;
  return credits > ORDER_MAX_CREDITS ? ORDER_TOO_LARGE_MESSAGE : null;
}
