import type { JsonValue } from './canonical-json.js';
import type { SignatureEvent } from './signature-record.js';

/** Facts of the `signed` event that say where the signature came from. */
export const COMPANY_ORIGIN_FACTS = {
  network: 'companyNetwork',
  device: 'companyDevice',
} as const;

/** What a signature shares with the company's own logins. */
export interface CompanyOrigin {
  /** A step came from the network of a login of the company. */
  network: boolean;
  /** The browser that signed had logged in as the company. */
  device: boolean;
}

/**
 * Whether steps of the customer came from where the company logs in.
 * @param addresses of the customer's steps, shortened as those of sessions are
 * @param sessions of the company
 */
export const compareWithCompany = (
  addresses: readonly string[],
  sessions: readonly string[],
  isKnownDevice: boolean,
): CompanyOrigin => ({
  network: addresses.some((address) => address !== '' && sessions.includes(address)),
  device: isKnownDevice,
});

export const toCompanyOriginFacts = ({
  network,
  device,
}: CompanyOrigin): Readonly<Record<string, JsonValue>> => ({
  [COMPANY_ORIGIN_FACTS.network]: network,
  [COMPANY_ORIGIN_FACTS.device]: device,
});

const WHERE = {
  both: 'dalla stessa rete e dallo stesso dispositivo da cui l’impresa entra nel portale',
  network: 'dalla stessa rete da cui l’impresa entra nel portale',
  device: 'da un dispositivo da cui l’impresa è entrata nel portale',
} as const;

/**
 * Says of a signature that the customer named the address for the code and that network or device
 * were the company's own; `null` where one of both is not so, or the record does not say it.
 */
export function describeCompanyOrigin(events: readonly SignatureEvent[]): string | null {
  const signed = events.find(({ type }) => type === 'signed');
  const sent = events.findLast(({ type, seq }) => type === 'code-sent' && seq < (signed?.seq ?? 0));
  if (signed === undefined || sent?.facts['source'] !== 'signer') return null;
  const network = signed.facts[COMPANY_ORIGIN_FACTS.network] === true;
  const device = signed.facts[COMPANY_ORIGIN_FACTS.device] === true;
  if (!network && !device) return null;
  const where = network && device ? WHERE.both : network ? WHERE.network : WHERE.device;
  return `L’indirizzo e-mail per il codice l’ha indicato chi firmava, e la firma è arrivata ${where}.`;
}
