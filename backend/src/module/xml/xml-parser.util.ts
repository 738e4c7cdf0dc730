import type { XmlElement } from '@pratiche/domain/xml';
import { SaxesParser } from 'saxes';
import { badRequest, type Problem } from '../../platform/http/index.js';

/** Far more than the format needs. */
const DEPTH_MAX = 20;
/** 500 products with all their parts are 13,500. */
const ELEMENTS_MAX = 30_000;
/** The processing instruction of an exported dossier, which is imported without changes. */
export const EXACT_COPY_TARGET = 'pratiche-infissi';
export const EXACT_COPY_BODY = 'copia-esatta';

export interface ParsedXml {
  root: XmlElement;
  /** Exported from a dossier. */
  exact: boolean;
}

interface OpenElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const unreadableXmlProblem = (message: string): Problem => badRequest(message, 'xml-unreadable');

/**
 * Parses XML strictly: no DOCTYPE, so only the five predefined entities; limited depth and size.
 * @throws 400 with the fault and its position
 */
export function parseXml(text: string): ParsedXml {
  const parser = new SaxesParser({ xmlns: false });
  const open: OpenElement[] = [];
  let root: XmlElement | null = null;
  let exact = false;
  let count = 0;
  parser.on('doctype', () => {
    throw unreadableXmlProblem(
      'Il file contiene una dichiarazione DOCTYPE, che per sicurezza non è ammessa: toglierla e riprovare.',
    );
  });
  parser.on('processinginstruction', ({ target, body }) => {
    exact ||= target === EXACT_COPY_TARGET && body.trim() === EXACT_COPY_BODY;
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (open.length >= DEPTH_MAX)
      throw unreadableXmlProblem(
        `Il file ha elementi annidati oltre i ${DEPTH_MAX} livelli: non è una pratica ENEA.`,
      );
    if (count > ELEMENTS_MAX)
      throw unreadableXmlProblem('Il file contiene troppi elementi: non è una pratica ENEA.');
    open.push({ name, attributes: { ...attributes }, children: [], text: '' });
  });
  const addText = (more: string): void => {
    const last = open.at(-1);
    if (last !== undefined) last.text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const closed = open.pop();
    const parent = open.at(-1);
    if (closed !== undefined && parent !== undefined) parent.children.push(closed);
    else root = closed ?? null;
  });
  parser.on('error', () => {
    throw unreadableXmlProblem(describeParseError(text, parser));
  });
  parser.write(text).close();
  if (root === null) throw unreadableXmlProblem('Il file è vuoto: non contiene nessun dato.');
  return { root, exact };
}

function describeParseError(
  text: string,
  { line, column }: { line: number; column: number },
): string {
  if (text.trim() === '') return 'Il file è vuoto: non contiene nessun dato.';
  return `Il file non è un XML leggibile: c’è un errore alla riga ${line}, colonna ${column}. Aprirlo o esportarlo di nuovo e riprovare.`;
}
