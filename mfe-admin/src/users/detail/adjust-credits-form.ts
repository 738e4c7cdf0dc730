import { REQUIRED_MESSAGE, type FieldError } from '@pratiche/domain';
import { ADJUST_CREDITS_TEXTS as TEXTS } from './texts.js';

export const CREDIT_DIRECTIONS = [
  { value: 'add', label: TEXTS.add },
  { value: 'take', label: TEXTS.take },
] as const;

export interface AdjustCreditsValues {
  way: (typeof CREDIT_DIRECTIONS)[number]['value'];
  credits: number | null;
  reason: string | null;
}

export const EMPTY_ADJUSTMENT: AdjustCreditsValues = { way: 'add', credits: null, reason: null };

const isValidAmount = (credits: number | null): credits is number =>
  credits !== null && credits > 0 && Math.abs(credits * 100 - Math.round(credits * 100)) < 1e-6;

/** The credits to add, negative where they are taken; `null` without a valid amount. */
export const toSignedCredits = ({ way, credits }: AdjustCreditsValues): number | null =>
  isValidAmount(credits) ? (way === 'add' ? credits : -credits) : null;

/** The credits that would be left, `null` without a valid amount. */
export function getCreditsAfter(before: number, values: AdjustCreditsValues): number | null {
  const amount = toSignedCredits(values);
  return amount === null ? null : Math.round((before + amount) * 100) / 100;
}

function findAmountError(before: number, values: AdjustCreditsValues): string | null {
  const after = getCreditsAfter(before, values);
  if (after === null) return TEXTS.invalidAmount;
  return after < 0 ? TEXTS.tooMany(before) : null;
}

/** An amount that the package can bear, and a reason always. */
export const adjustCreditsRules =
  (before: number) =>
  (values: AdjustCreditsValues): FieldError[] => {
    const wrongAmount = findAmountError(before, values);
    return [
      ...(wrongAmount === null ? [] : [{ field: 'credits', message: wrongAmount }]),
      ...(values.reason?.trim() ? [] : [{ field: 'reason', message: REQUIRED_MESSAGE }]),
    ];
  };
