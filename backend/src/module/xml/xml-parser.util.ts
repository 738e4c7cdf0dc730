import type { XmlElement } from '@pratiche/domain/xml';
import { badRequest } from '../../platform/http/problem.exception.js';
import { parseXmlTree, type XmlFault } from '../../platform/xml/xml-tree.util.js';

/** Far more than the format needs. */
const DEPTH_MAX = 20;
/** 500 products with all their parts are 13,500. */
const ELEMENTS_MAX = 30_000;
/** The format has one; programs may add some to each element. */
const ATTRIBUTES_MAX = 30_000;
/** The processing instruction of an exported dossier, which is imported without changes. */
export const EXACT_COPY_TARGET = 'pratiche-infissi';
export const EXACT_COPY_BODY = 'copia-esatta';

export interface ParsedXml {
  root: XmlElement;
  /** Exported from a dossier. */
  exact: boolean;
}

/**
 * Parses a data file.
 * @throws 400 with the fault and its position
 */
export function parseXml(text: string): ParsedXml {
  let exact = false;
  const root = parseXmlTree(text, {
    depthMax: DEPTH_MAX,
    elementsMax: ELEMENTS_MAX,
    attributesMax: ATTRIBUTES_MAX,
    createError: (fault) => badRequest(describeFault(fault), 'xml-unreadable'),
    onInstruction: ({ target, body }) => {
      exact ||= target === EXACT_COPY_TARGET && body.trim() === EXACT_COPY_BODY;
    },
  });
  return { root, exact };
}

function describeFault(fault: XmlFault): string {
  switch (fault.kind) {
    case 'doctype':
      return 'Il file contiene una dichiarazione DOCTYPE, che per sicurezza non è ammessa: toglila e riprova.';
    case 'depth':
      return `Il file ha elementi annidati oltre i ${DEPTH_MAX} livelli: non è una pratica ENEA.`;
    case 'elements':
      return 'Il file contiene troppi elementi: non è una pratica ENEA.';
    case 'empty':
      return 'Il file è vuoto: non contiene nessun dato.';
    case 'syntax':
      return `Il file non è un XML leggibile: c’è un errore alla riga ${fault.line}, colonna ${fault.column}. Aprilo o esportalo di nuovo e riprova.`;
  }
}
