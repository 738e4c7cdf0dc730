import { cleanZip } from '../formats/index.js';
import type { XmlElement } from '../xml/xml-element.js';
import type { InvoiceParty } from './e-invoice.js';
import { findElement, readCode, readText } from './read-invoice-values.js';

/** An Italian VAT number without its country, as it is written everywhere else; others with it. */
function readVatNumber(owner: XmlElement | undefined): string | null {
  const country = readCode(owner, 'IdFiscaleIVA/IdPaese') ?? 'IT';
  const code = readCode(owner, 'IdFiscaleIVA/IdCodice');
  if (code === null) return null;
  const bare = code.startsWith(country) ? code.slice(country.length) : code;
  return country === 'IT' ? bare : `${country}${bare}`;
}

/** A first or last name says that the party is a person; a point or a dash in its field is none. */
function readName(owner: XmlElement | undefined): Pick<InvoiceParty, 'name' | 'person'> {
  const [firstName, lastName] = [readText(owner, 'Nome'), readText(owner, 'Cognome')].map((text) =>
    text !== null && /\p{L}/u.test(text) ? text : '',
  ) as [string, string];
  const name = readText(owner, 'Denominazione') ?? [firstName, lastName].filter(Boolean).join(' ');
  return firstName === '' && lastName === '' ? { name } : { name, person: { firstName, lastName } };
}

function readSeat(seat: XmlElement | undefined) {
  const street = [readText(seat, 'Indirizzo'), readText(seat, 'NumeroCivico')].filter(Boolean);
  const zip = readText(seat, 'CAP');
  return {
    address: street.length === 0 ? null : street.join(' '),
    zip: zip === null ? null : cleanZip(zip),
    municipality: readText(seat, 'Comune'),
    province: readCode(seat, 'Provincia'),
  };
}

/** Supplier or customer of an ordinary invoice. */
export function readParty(party: XmlElement | undefined): InvoiceParty {
  const data = findElement(party, 'DatiAnagrafici');
  return {
    ...readName(findElement(data, 'Anagrafica')),
    vatNumber: readVatNumber(data),
    taxCode: readCode(data, 'CodiceFiscale'),
    ...readSeat(findElement(party, 'Sede')),
  };
}

/** The same of a simplified one, which may name a customer by a code alone. */
export function readSimplifiedParty(
  party: XmlElement | undefined,
  codes: XmlElement | undefined,
  names: XmlElement | undefined,
): InvoiceParty {
  return {
    ...readName(names),
    vatNumber: readVatNumber(codes),
    taxCode: readCode(codes, 'CodiceFiscale'),
    ...readSeat(findElement(party, 'Sede') ?? findElement(names, 'Sede')),
  };
}
