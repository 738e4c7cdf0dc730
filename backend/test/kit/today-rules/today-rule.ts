import { BUILT_IN_SETTINGS, createAllRules } from '@pratiche/domain';

/** A rule of the server that depends on what day it is in Italy. */
export interface TodayRule {
  name: string;
  /** Below `backend/src`. */
  file: string;
  /** Characters of the day that the rule depends on: 4 of a year, 7 of a month; all by default. */
  precision?: 4 | 7;
  /** Where the rule counts the days of a weekend as the next working day. */
  toExpected?: (today: string, days: readonly string[]) => string | undefined;
  /**
   * Runs the rule and derives from its outcome which day it took for today; several outcomes that
   * agree are one.
   * @param days those before and after the day in Italy, earliest first
   */
  revealToday: (
    days: readonly string[],
  ) => string | number | undefined | Promise<string | number | undefined>;
}

export const RULES = createAllRules(BUILT_IN_SETTINGS);

/** Joins the days of all outcomes, so that two that differ equal no day. */
export const joinDistinct = (days: readonly string[]): string => [...new Set(days)].join(' and ');

/** The same settings everywhere, with some rules instead. */
export const settingsWith = (rules: object, more: object = {}) => ({
  settingsService: { rules: { ...RULES, ...rules }, ...more },
});

const isFulfilled = async (work: () => unknown): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
};

/** Days with which a call succeeds. */
export async function listAccepted(
  days: readonly string[],
  call: (day: string) => unknown,
): Promise<string[]> {
  const accepted: string[] = [];
  for (const day of days) if (await isFulfilled(() => call(day))) accepted.push(day);
  return accepted;
}

export const findFirstAccepted = async (
  days: readonly string[],
  call: (day: string) => unknown,
): Promise<string | undefined> => (await listAccepted(days, call))[0];

export const findLastAccepted = async (
  days: readonly string[],
  call: (day: string) => unknown,
): Promise<string | undefined> => (await listAccepted(days, call)).at(-1);

const ROME = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });

/** The day in Italy by the time zones of `Intl`, which the rules do not use. */
export const formatRomeDay = (moment: Date): string => ROME.format(moment);

/** A repository that answers nothing and keeps what it was asked with. */
export function createRecorder(answer: unknown): {
  recorder: Record<string, (...args: unknown[]) => Promise<unknown>>;
  listArguments: () => unknown[];
} {
  const asked: unknown[] = [];
  const recorder = new Proxy<Record<string, (...args: unknown[]) => Promise<unknown>>>(
    {},
    {
      get:
        () =>
        (...args: unknown[]) => {
          asked.push(...args);
          return Promise.resolve(answer);
        },
    },
  );
  return { recorder, listArguments: () => asked };
}
