import { createXmlElement, type XmlElement } from './xml-element.js';

/** Creates one element for every text that is not `null`. */
export const createTextElements = (texts: Readonly<Record<string, string | null>>): XmlElement[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    text === null || text === '' ? [] : [createXmlElement(name, text)],
  );

export const createParentElement = (name: string, children: readonly XmlElement[]): XmlElement =>
  createXmlElement(name, children);

/** A part that may be missing: nothing when it would be empty. */
export const createOptionalElement = (
  name: string,
  children: readonly XmlElement[],
): XmlElement[] => (children.length === 0 ? [] : [createXmlElement(name, children)]);

/** A number with a decimal comma and no thousands dots, at least two decimals: `1,30`. */
export function formatPlainNumber(value: number | null): string | null {
  if (value === null) return null;
  const decimals = String(value).split('.')[1]?.length ?? 0;
  return value.toFixed(Math.min(Math.max(2, decimals), 4)).replace('.', ',');
}
