import { normalizeElementName, type XmlElement } from '../xml/xml-element.js';
import type { EInvoice } from './e-invoice.js';
import { InvoiceReadError } from './invoice-read-error.js';
import { InvoiceRemarks } from './invoice-remarks.js';
import { readInvoiceBody, type InvoiceParties } from './read-invoice-body.js';
import { readParty } from './read-invoice-party.js';
import { readSimplifiedBody, readSimplifiedParties } from './read-simplified-invoice.js';
import { findElement, listChildren } from './read-invoice-values.js';

const ORDINARY = 'fatturaelettronica';
const SIMPLIFIED = 'fatturaelettronicasemplificata';
/** A file holds the invoices of one delivery; more than these are no delivery of a fitter. */
const BODIES_MAX = 500;

export interface EInvoicesReading {
  invoices: EInvoice[];
  /** One Italian line each. */
  remarks: string[];
  /** The same for each of `invoices`: those of all, and its own. */
  remarksByInvoice: string[][];
}

/** Whether a root element is that of an invoice. */
export const isInvoiceRoot = ({ name }: XmlElement): boolean =>
  [ORDINARY, SIMPLIFIED].includes(normalizeElementName(name));

/**
 * The invoices of a file, one per body.
 * @throws InvoiceReadError
 */
export function readEInvoices(root: XmlElement): EInvoicesReading {
  if (!isInvoiceRoot(root))
    throw new InvoiceReadError(
      'Il file non è una fattura elettronica: scegli il file XML o P7M della fattura inviata allo SdI.',
    );
  const bodies = listChildren(root, 'FatturaElettronicaBody');
  if (bodies.length === 0)
    throw new InvoiceReadError(
      'Il file non contiene nessuna fattura: manca il corpo. Chiedi al fornitore il file inviato allo SdI.',
    );
  if (bodies.length > BODIES_MAX)
    throw new InvoiceReadError(
      `Il file contiene più di ${BODIES_MAX} fatture: caricale in più file.`,
    );
  const readBody =
    normalizeElementName(root.name) === SIMPLIFIED ? readSimplifiedBody : readInvoiceBody;
  const parties = readParties(root);
  const general = new InvoiceRemarks();
  checkParties(parties, general);
  const own: string[][] = [];
  const invoices = bodies.map((body, index) => {
    const remarks = new InvoiceRemarks(
      bodies.length === 1 ? '' : `Fattura ${index + 1} del file: `,
    );
    const invoice = readBody(body, parties, remarks);
    own.push(remarks.listRemarks());
    return invoice;
  });
  const shared = general.listRemarks();
  return {
    invoices,
    remarks: [...shared, ...own.flat()],
    remarksByInvoice: own.map((lines) => [...shared, ...lines]),
  };
}

function readParties(root: XmlElement): InvoiceParties {
  const header = findElement(root, 'FatturaElettronicaHeader');
  if (normalizeElementName(root.name) === SIMPLIFIED) return readSimplifiedParties(header);
  return {
    supplier: readParty(findElement(header, 'CedentePrestatore')),
    customer: readParty(findElement(header, 'CessionarioCommittente')),
  };
}

function checkParties({ supplier, customer }: InvoiceParties, remarks: InvoiceRemarks): void {
  if (supplier.name === '' && supplier.vatNumber === null)
    remarks.addRemark('Nel file manca il fornitore.');
  if (customer.name === '' && customer.vatNumber === null && customer.taxCode === null)
    remarks.addRemark('Nel file manca il cliente.');
}
