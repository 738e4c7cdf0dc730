/** What every remote is loaded by. */
const ENTRY_FILE = 'remoteEntry.js';

/** Only a machine's own addresses go without TLS. */
const ORIGIN =
  /^(?:https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]))(?::[1-9]\d{0,4})?$/;
const DEFAULT_PORT = /^(?:https:.*:443|http:.*:80)$/;
/** Plain names alone: nothing that a browser would read as another address. */
const ENTRY_PATH = new RegExp(`^/(?:[\\w-][\\w.-]*/)*${ENTRY_FILE.replace('.', '\\.')}$`);

/**
 * Whether a text is an origin as browsers write it, in small letters and without a path:
 * `https://lists.example:8443`, or http on the machine itself.
 */
export const isRemoteOverrideOrigin = (text: string): boolean =>
  ORIGIN.test(text) && !DEFAULT_PORT.test(text);

/** The origin of an address, or `null` where it has none that a remote may come from. */
export function findRemoteOrigin(address: string): string | null {
  const [origin = ''] = /^[a-z]+:\/\/[^/]*/.exec(address) ?? [];
  return isRemoteOverrideOrigin(origin) ? origin : null;
}

/** Why a remote may not be loaded from an address, or `null`. `origins` are those that are permitted. */
export function findRemoteAddressFault(address: string, origins: readonly string[]): string | null {
  const origin = findRemoteOrigin(address);
  if (origin === null)
    return 'L’indirizzo comincia con https://, tutto in minuscolo; con http:// solo su questo computer.';
  if (!ENTRY_PATH.test(address.slice(origin.length)))
    return `L’indirizzo finisce con /${ENTRY_FILE}, senza altro dopo.`;
  if (!origins.includes(origin))
    return origins.length === 0
      ? 'Questo portale non carica parti da altri indirizzi.'
      : `Da ${origin} questo portale non carica parti. Puoi usare: ${origins.join(', ')}.`;
  return null;
}
