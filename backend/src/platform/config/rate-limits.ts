/** Calls a minute one account (without a login: one network) may make to all routes of a class together, unless `RATE_LIMITS` says otherwise. */
const DEFAULTS = {
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

export type RateClass = keyof typeof DEFAULTS;
export type RateLimits = Readonly<Record<RateClass, number>>;

const CLASSES = Object.keys(DEFAULTS) as RateClass[];

/** `heavy=30,list=10`; `all` stands for every class. */
export const RATE_LIMITS_FORMAT = new RegExp(
  `^(?:all|${CLASSES.join('|')})=[1-9]\\d{0,6}(?:,(?:all|${CLASSES.join('|')})=[1-9]\\d{0,6})*$`,
);

/** @param text of the format above; later parts prevail */
export function rateLimits(text: string | undefined): RateLimits {
  const limits: Record<RateClass, number> = { ...DEFAULTS };
  for (const part of text?.split(',') ?? []) {
    const [name, value] = part.split('=');
    for (const one of CLASSES) if (name === one || name === 'all') limits[one] = Number(value);
  }
  return limits;
}
