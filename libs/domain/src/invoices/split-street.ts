import { readAddress, type SplitStreet } from '../autofill/address-patches.js';
import { toStreetCase } from '../text/street-case.js';

export type { SplitStreet } from '../autofill/address-patches.js';

/**
 * Street, house number, Scala and Interno of an address as an invoice writes it, in the letters that
 * people write; the number stays `null` where there is none.
 */
export const splitStreet = (address: string): SplitStreet => readAddress(address, toStreetCase);
