import { element, type XmlElement } from './element.js';

/** One element for every text that is there. */
export const parts = (texts: Readonly<Record<string, string | null>>): XmlElement[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    text === null || text === '' ? [] : [element(name, text)],
  );

export const part = (name: string, children: readonly XmlElement[]): XmlElement =>
  element(name, children);

/** A part that may be missing: nothing when it would be empty. */
export const optionalPart = (name: string, children: readonly XmlElement[]): XmlElement[] =>
  children.length === 0 ? [] : [element(name, children)];

/** A number with a decimal comma and no thousands dots, at least two decimals: `1,30`. */
export function plainNumber(value: number | null): string | null {
  if (value === null) return null;
  const decimals = String(value).split('.')[1]?.length ?? 0;
  return value.toFixed(Math.min(Math.max(2, decimals), 4)).replace('.', ',');
}
