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
  /** Of the whole file; as many as fit unless given. */
  attributesMax?: number;
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
 * @throws what `createError` makes of a fault
 */
export function parseXmlTree(text: string, options: XmlTreeOptions): XmlElement {
  const { depthMax, elementsMax, attributesMax, namespaces = false, createError } = options;
  const parser = new SaxesParser({ xmlns: namespaces });
  const open: OpenElement[] = [];
  let root: XmlElement | null = null;
  let count = 0;
  parser.on('doctype', () => {
    throw createError({ kind: 'doctype' });
  });
  let attributesLeft = attributesMax ?? Infinity;
  parser.on('attribute', () => {
    attributesLeft -= 1;
    if (attributesLeft < 0) throw createError({ kind: 'elements' });
  });
  if (options.onInstruction) parser.on('processinginstruction', options.onInstruction);
  parser.on('opentag', ({ name, attributes, uri = '' }) => {
    count += 1;
    if (open.length >= depthMax) throw createError({ kind: 'depth' });
    if (count > elementsMax) throw createError({ kind: 'elements' });
    options.onElement?.({ depth: open.length, name, uri });
    open.push({ name, attributes: readAttributes(attributes), children: [], text: '' });
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
