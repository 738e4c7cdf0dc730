import { toSepaText, TRANSFER_REASON_MAX } from './transfer-reason.js';

export interface SepaTransfer {
  holder: string;
  iban: string;
  /** May be empty within the EEA. */
  bic: string;
  amountCents: number;
  reason: string;
}

const HOLDER_MAX = 70;
const AMOUNT_MAX_CENTS = 99_999_999_999;

/**
 * Content of the QR code a bank's app turns into a filled-in credit transfer: EPC069-12, version 002, UTF-8.
 * @throws RangeError for an amount outside 0,01–999.999.999,99 € or without holder or IBAN
 */
export function buildEpcPayload({ holder, iban, bic, amountCents, reason }: SepaTransfer): string {
  if (!Number.isSafeInteger(amountCents) || amountCents < 1 || amountCents > AMOUNT_MAX_CENTS)
    throw new RangeError(`${amountCents} cents cannot be transferred`);
  const name = toSepaText(holder).slice(0, HOLDER_MAX).trim();
  const account = iban.replace(/\s/g, '').toUpperCase();
  if (name === '' || account === '') throw new RangeError('A transfer needs holder and IBAN');
  const amount = `EUR${Math.floor(amountCents / 100)}.${String(amountCents % 100).padStart(2, '0')}`;
  const text = toSepaText(reason).slice(0, TRANSFER_REASON_MAX).trim();
  // Service tag, version, character set, identification, BIC, name, IBAN, amount, purpose, structured reference, text.
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    bic.replace(/\s/g, '').toUpperCase(),
    name,
    account,
    amount,
    '',
    '',
    text,
  ].join('\n');
}
