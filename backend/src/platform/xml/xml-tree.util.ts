import { limitCombiningMarks } from '@pratiche/domain';
import type { XmlElement } from '@pratiche/domain/xml';
import { SaxesParser } from 'saxes';

/** Why a text is not read, with the position for a fault of its syntax. */
export type XmlFault =
  | { kind: 'doctype' | 'depth' | 'elements' | 'empty' }
  | { kind: 'syntax'; line: number; column: number };

/** An element as it opens. */
export interface OpenedXmlElement {
  /** 0 for the root. */
  depth: number;
  name: string;
  /** Of its namespace; always empty without `namespaces`. */
  uri: string;
}

export interface XmlTreeOptions {
  depthMax: number;
  elementsMax: number;
  /** Attributes of the whole file. */
  attributesMax: number;
  /** Refuses prefixes that are not declared. */
  namespaces?: boolean;
  createError: (fault: XmlFault) => Error;
  onElement?: (element: OpenedXmlElement) => void;
  onInstruction?: (instruction: { target: string; body: string }) => void;
}

interface OpenElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

/** A text before each tag, and a comment for every second element. */
const PARTS_PER_ELEMENT = 2.5;

/** Attributes by name; with namespaces the parser gives an object for each. */
function readAttributes(
  attributes: Readonly<Record<string, string | { value: string }>>,
): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of Object.keys(attributes)) {
    const value = attributes[name] ?? '';
    values[name] = typeof value === 'string' ? value : value.value;
  }
  return values;
}

/**
 * Parses XML strictly: no DOCTYPE, so only the five predefined entities; limited depth and size.
 * Texts, CDATA, comments and instructions count as parts, of which a file has a few per element.
 * @throws what `createError` makes of a fault
 */
export function parseXmlTree(text: string, options: XmlTreeOptions): XmlElement {
  const { depthMax, elementsMax, attributesMax, namespaces = false, createError } = options;
  const createLimit = (max: number): (() => void) => {
    let left = max;
    return () => {
      left -= 1;
      if (left < 0) throw createError({ kind: 'elements' });
    };
  };
  const countElement = createLimit(elementsMax);
  const countAttribute = createLimit(attributesMax);
  const countPart = createLimit(elementsMax * PARTS_PER_ELEMENT);
  const parser = new SaxesParser({ xmlns: namespaces });
  const open: OpenElement[] = [];
  let root: XmlElement | null = null;
  parser.on('doctype', () => {
    throw createError({ kind: 'doctype' });
  });
  parser.on('attribute', countAttribute);
  parser.on('comment', countPart);
  parser.on('processinginstruction', (instruction) => {
    countPart();
    options.onInstruction?.(instruction);
  });
  parser.on('opentag', ({ name, attributes, uri = '' }) => {
    countElement();
    if (open.length >= depthMax) throw createError({ kind: 'depth' });
    options.onElement?.({ depth: open.length, name, uri });
    open.push({ name, attributes: readAttributes(attributes), children: [], text: '' });
  });
  const addText = (more: string): void => {
    countPart();
    const last = open.at(-1);
    if (last !== undefined) last.text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed !== undefined) closed.text = limitCombiningMarks(closed.text);
    const parent = open.at(-1);
    if (closed !== undefined && parent !== undefined) parent.children.push(closed);
    else root = closed ?? null;
  });
  parser.on('error', () => {
    throw createError(
      text.trim() === ''
        ? { kind: 'empty' }
        : { kind: 'syntax', line: parser.line, column: parser.column },
    );
  });
  parser.write(text).close();
  if (root === null) throw createError({ kind: 'empty' });
  return root;
}
