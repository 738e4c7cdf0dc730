/**
 * Calls a minute that one account (without a login: one network) may make to all routes of a class
 * together, unless `RATE_LIMITS` overrides them.
 */
const DEFAULT_RATE_LIMITS = {
  /** Each public form, counted by itself; they have hourly limits as well. */
  form: 30,
  /** Login and session refresh: an office shares one address among many users. */
  login: 120,
  /** Lists requested whole, without a page. */
  list: 60,
  /** Work that takes the processor: papers, zips, sheets, previews. */
  heavy: 60,
  /** Everything else. */
  other: 1_200,
} as const;

export type RateClass = keyof typeof DEFAULT_RATE_LIMITS;
export type RateLimits = Readonly<Record<RateClass, number>>;

const RATE_CLASSES = Object.keys(DEFAULT_RATE_LIMITS) as RateClass[];

/** Example: `heavy=30,list=10`; `all` means every class. */
export const RATE_LIMITS_FORMAT = new RegExp(
  `^(?:all|${RATE_CLASSES.join('|')})=[1-9]\\d{0,6}(?:,(?:all|${RATE_CLASSES.join('|')})=[1-9]\\d{0,6})*$`,
);

/** @param text of the format above; later parts prevail */
export function parseRateLimits(text: string | undefined): RateLimits {
  const limits: Record<RateClass, number> = { ...DEFAULT_RATE_LIMITS };
  for (const part of text?.split(',') ?? []) {
    const [name, value] = part.split('=');
    for (const one of RATE_CLASSES) if (name === one || name === 'all') limits[one] = Number(value);
  }
  return limits;
}
