import { randomInt } from 'node:crypto';

/** No letters that look like digits or each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

const RECOVERY_CODE_COUNT = 10;

/** Ten different codes of 50 bits, as they are shown: `ABCDE-FGHJK`. */
export function generateRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODE_COUNT)
    codes.add(Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''));
  return [...codes].map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
}

/** A code as it was typed, as it is compared. */
export const normaliseRecoveryCode = (typed: string): string =>
  typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
