import { addDays } from '../deadlines/index.js';

/** Older transfers were credited or lost: the support looks for them. */
export const TRANSFER_MAX_AGE_DAYS = 90;

export const TRANSFER_IN_FUTURE_MESSAGE =
  'La data è nel futuro: segnala il bonifico quando lo hai fatto.';
export const TRANSFER_TOO_OLD_MESSAGE =
  'Il bonifico è di più di 90 giorni fa: scrivi all’assistenza, lo cerchiamo noi.';

/** Returns why a transfer of this day cannot be announced, or `null`. Days `yyyy-mm-dd`. */
export function validateTransferDay(day: string, today: string): string | null {
  if (day > today) return TRANSFER_IN_FUTURE_MESSAGE;
  return day < addDays(today, -TRANSFER_MAX_AGE_DAYS) ? TRANSFER_TOO_OLD_MESSAGE : null;
}
