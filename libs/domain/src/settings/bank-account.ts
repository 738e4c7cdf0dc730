const IBAN_MESSAGE = 'IBAN non valido: controlla le cifre.';
const BIC_MESSAGE = 'BIC non valido: 8 o 11 caratteri.';

/** Countries whose accounts the portal is likely to have; those of others have 15 to 34 characters. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = { IT: 27, SM: 27, DE: 22, FR: 27, ES: 24 };

const toDigits = (text: string): string =>
  [...text].map((character) => parseInt(character, 36)).join('');

/** What is wrong with an IBAN: form, length and check digits. */
export function findIbanFault(text: string): string | null {
  const iban = text.replace(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return IBAN_MESSAGE;
  const length = IBAN_LENGTHS[iban.slice(0, 2)] ?? iban.length;
  const isRight =
    iban.length === length && BigInt(toDigits(iban.slice(4) + iban.slice(0, 4))) % 97n === 1n;
  return isRight ? null : IBAN_MESSAGE;
}

/** What is wrong with a BIC, which may be blank. */
export const findBicFault = (text: string): string | null =>
  /^(?:[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)?$/.test(text.replace(/\s/g, '').toUpperCase())
    ? null
    : BIC_MESSAGE;
