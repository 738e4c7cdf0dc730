/** Calls a minute one account (without a login: one network) may make to all routes of a class together, unless `RATE_LIMITS` says otherwise. */
const DEFAULT_RATE_LIMITS = {
  /** Forms anybody may fill in. They have limits by the hour as well. */
  form: 30,
  /** Logging in and going on with a session: an office has one address and many people. */
  login: 120,
  /** Lists asked for whole, without a page. */
  list: 60,
  /** Work that takes the processor: papers, zips, sheets, previews. */
  heavy: 60,
  /** Everything else. */
  other: 1_200,
} as const;

export type RateClass = keyof typeof DEFAULT_RATE_LIMITS;
export type RateLimits = Readonly<Record<RateClass, number>>;

const RATE_CLASSES = Object.keys(DEFAULT_RATE_LIMITS) as RateClass[];

/** `heavy=30,list=10`; `all` stands for every class. */
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
