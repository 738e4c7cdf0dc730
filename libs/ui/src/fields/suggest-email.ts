import { distance } from 'fastest-levenshtein';

/** The mail providers that people in Italy use most. */
const PROVIDERS: readonly string[] = [
  'gmail.com',
  'libero.it',
  'hotmail.it',
  'hotmail.com',
  'outlook.it',
  'outlook.com',
  'yahoo.it',
  'yahoo.com',
  'icloud.com',
  'virgilio.it',
  'tiscali.it',
  'alice.it',
  'live.it',
  'fastwebnet.it',
];

/** Names that are used with one ending alone: "gmail.it" receives nothing. */
const SINGLE_ENDINGS: readonly string[] = ['gmail.com', 'libero.it', 'icloud.com', 'virgilio.it'];

/** Providers of their own, close to another one's name. */
const OTHERS: readonly string[] = ['mail.com', 'email.com', 'email.it', 'ymail.com', 'live.com'];

/**
 * An address whose provider is probably misspelt, as it was probably meant: `null` where there is
 * nothing to say. A hint alone: no address is refused for it.
 */
export function suggestEmail(address: string | null): string | null {
  const [, name, typed] = /^([^\s@]+)@([^\s@]+\.[^\s@]+)$/.exec(address?.trim() ?? '') ?? [];
  const domain = typed?.toLowerCase();
  if (name === undefined || domain === undefined) return null;
  if (PROVIDERS.includes(domain) || OTHERS.includes(domain)) return null;
  const meant =
    SINGLE_ENDINGS.find((one) => getProviderName(one) === getProviderName(domain)) ??
    PROVIDERS.find((one) => isMisspelt(domain, one));
  return meant === undefined ? null : `${name}@${meant}`;
}

const getProviderName = (domain: string): string => domain.slice(0, domain.lastIndexOf('.'));

/** One letter more, less or other; or as many letters, of which two are swapped or wrong. */
const isMisspelt = (domain: string, provider: string): boolean =>
  distance(domain, provider) <= (domain.length === provider.length ? 2 : 1);
