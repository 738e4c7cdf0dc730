import { normalizeSearchText } from '../text/index.js';

/** An element of a parsed XML file, independent of the parser. */
export interface XmlElement {
  /** As in the file, with the namespace prefix if there is one. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlElement[];
  /** Own text, entities resolved. */
  text: string;
}

/** Something of the file that did not find its way into the dossier. */
export interface XmlRemark {
  /** Path in the file: `Prodotti/Prodotto 2/Telaio`. */
  path: string;
  /** What the file says; empty where a whole part is meant. */
  value: string;
  message: string;
}

/** A file that cannot be imported at all; the message is for people. */
export class XmlImportError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'XmlRefusal';
  }
}

/** Name for comparing: no namespace prefix, no case. */
export const normalizeElementName = (name: string): string =>
  name.slice(name.lastIndexOf(':') + 1).toLowerCase();

/** Text for comparing labels: no case, accents, spaces or punctuation. */
export const normalizeLabel = (text: string): string =>
  normalizeSearchText(text).replace(/[^a-z0-9]/g, '');

/** An element with text or children. */
export const createXmlElement = (
  name: string,
  content: string | readonly XmlElement[],
  attributes: Record<string, string> = {},
): XmlElement =>
  typeof content === 'string'
    ? { name, attributes, children: [], text: content }
    : { name, attributes, children: content, text: '' };
