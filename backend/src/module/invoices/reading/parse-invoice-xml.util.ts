import { BROKEN_XML_MESSAGE, InvoiceReadError } from '@pratiche/domain';
import type { XmlElement } from '@pratiche/domain/xml';
import {
  parseXmlTree,
  type OpenedXmlElement,
  type XmlFault,
} from '../../../platform/xml/xml-tree.util.js';
import { NoInvoiceError, refuseExchangeMessage } from './no-invoice.util.js';
import type { ReadRepairs } from './read-repairs.util.js';
import {
  cutSignature,
  DOCTYPE_MESSAGE,
  isInvoiceRootName,
  namesInvoice,
  readRootName,
  repairText,
} from './repair-invoice-text.util.js';

const DEPTH_MAX = 40;
/** 9,999 lines with all their parts are 120,000. */
const ELEMENTS_MAX = 150_000;
/** The format has them on the root alone, signatures on a few more. */
const ATTRIBUTES_MAX = 20_000;
const DECLARATION_WITHIN = 1_000;

const FATTURA_NAMESPACES =
  /^http:\/\/(?:ivaservizi\.agenziaentrate\.gov\.it\/docs\/xsd\/fatture|www\.fatturapa\.gov\.it\/sdi\/fatturapa)\/v1\.[0-9]$/;
const SIGNATURE_NAMESPACE = 'http://www.w3.org/2000/09/xmldsig#';

/** A fault of the syntax, which a repair may mend. */
class InvoiceSyntaxError extends InvoiceReadError {}

interface Namespaces {
  root: string;
  hasChildren: boolean;
}

/** Watches the namespaces outside of signatures, which have their own. */
function watchNamespaces(seen: Namespaces): (element: OpenedXmlElement) => void {
  let signatureDepth: number | null = null;
  return ({ depth, uri }) => {
    if (signatureDepth !== null && depth <= signatureDepth) signatureDepth = null;
    if (depth === 0) seen.root = uri;
    else if (uri.startsWith(SIGNATURE_NAMESPACE)) signatureDepth ??= depth;
    else if (signatureDepth === null && uri !== '') seen.hasChildren = true;
  };
}

function parse(text: string, namespaces: Namespaces | null): XmlElement {
  return parseXmlTree(text, {
    depthMax: DEPTH_MAX,
    elementsMax: ELEMENTS_MAX,
    attributesMax: ATTRIBUTES_MAX,
    namespaces: namespaces !== null,
    createError: (fault) =>
      fault.kind === 'syntax'
        ? new InvoiceSyntaxError(describeFault(fault))
        : new InvoiceReadError(describeFault(fault)),
    ...(namespaces !== null && { onElement: watchNamespaces(namespaces) }),
  });
}

/** @returns the fault of the syntax instead of throwing it */
function tryParse(text: string, namespaces: Namespaces | null): XmlElement | InvoiceSyntaxError {
  try {
    return parse(text, namespaces);
  } catch (error) {
    if (error instanceof InvoiceSyntaxError) return error;
    throw error;
  }
}

function tellNamespaces({ root, hasChildren }: Namespaces, repairs: ReadRepairs): void {
  if (!FATTURA_NAMESPACES.test(root)) repairs.addRepair('rootNamespace');
  if (hasChildren) repairs.addRepair('childNamespaces');
}

/** Text with its namespaces, as the format wants it. */
function tryNamespaces(text: string, repairs: ReadRepairs): XmlElement | InvoiceSyntaxError {
  const namespaces: Namespaces = { root: '', hasChildren: false };
  const root = tryParse(text, namespaces);
  if (!(root instanceof Error)) tellNamespaces(namespaces, repairs);
  return root;
}

/**
 * The tree of an XML file. One that is no invoice is told from an invoice with a fault, whatever
 * makes it unreadable.
 * @throws InvoiceReadError, NoInvoiceError
 */
export function parseInvoiceXml(text: string, repairs: ReadRepairs): XmlElement {
  try {
    return parseMended(text, repairs);
  } catch (error) {
    if (!(error instanceof InvoiceReadError) || error instanceof NoInvoiceError) throw error;
    throw namesInvoice(text) ? error : new NoInvoiceError(error.message);
  }
}

/**
 * The tree of an invoice. The text is parsed strictly; only what that refuses is repaired and tried
 * again, each repair once.
 * @throws InvoiceReadError with the first fault, if no repair helps
 */
function parseMended(text: string, repairs: ReadRepairs): XmlElement {
  if (!text.slice(0, DECLARATION_WITHIN).includes('<?xml')) repairs.addRepair('noDeclaration');
  const strict = tryNamespaces(text, repairs);
  if (!(strict instanceof Error)) return strict;
  // Each repair reads the file once more, which nothing but an invoice is worth.
  const rootName = readRootName(text) ?? '';
  refuseExchangeMessage(rootName);
  if (!isInvoiceRootName(rootName)) throw strict;
  const mended = repairText(text, repairs);
  const afterText = mended === text ? strict : tryNamespaces(mended, repairs);
  if (!(afterText instanceof Error)) return afterText;
  const withoutPrefixes = tryParse(mended, null);
  if (!(withoutPrefixes instanceof Error)) {
    repairs.addRepair('undeclaredPrefix');
    return withoutPrefixes;
  }
  const unsigned = cutSignature(mended);
  const last = unsigned === mended ? withoutPrefixes : tryParse(unsigned, null);
  if (last instanceof Error) throw strict;
  repairs.addRepair('brokenSignature');
  return last;
}

function describeFault(fault: XmlFault): string {
  switch (fault.kind) {
    case 'doctype':
      return DOCTYPE_MESSAGE;
    case 'depth':
    case 'elements':
      return 'Il file ha troppi elementi: non è una fattura elettronica. Scegli il file XML o P7M della fattura.';
    case 'empty':
      return 'Il file è vuoto: scegline un altro.';
    case 'syntax':
      return `${BROKEN_XML_MESSAGE} L’errore è alla riga ${fault.line}, colonna ${fault.column}.`;
  }
}
