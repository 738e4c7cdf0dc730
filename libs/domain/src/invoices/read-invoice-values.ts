import { formatDay, parseDay, parseEuro } from '../formats/index.js';
import { limitCombiningMarks } from '../text/index.js';
import { normalizeElementName, type XmlElement } from '../xml/xml-element.js';
import type { InvoiceRemarks } from './invoice-remarks.js';

/** Longest text of one line that is kept. */
const TEXT_MAX = 255;
const FIRST_YEAR = 1990;
const LAST_YEAR = 2099;
/** Eleven digits before the point are the most of the format. */
const AMOUNT_MAX = 99_999_999_999;
const AMOUNT = /^[+-]?\d{1,12}(?:\.\d{1,12})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const isElementNamed = (element: XmlElement, name: string): boolean =>
  normalizeElementName(element.name) === name.toLowerCase();

/** All children of this name. */
export const listChildren = (parent: XmlElement | undefined, name: string): XmlElement[] =>
  parent === undefined ? [] : parent.children.filter((child) => isElementNamed(child, name));

/** The first element down a path such as `DatiAnagrafici/Anagrafica`. */
export function findElement(parent: XmlElement | undefined, path: string): XmlElement | undefined {
  return path
    .split('/')
    .reduce<XmlElement | undefined>(
      (element, name) => element?.children.find((child) => isElementNamed(child, name)),
      parent,
    );
}

/** Text of one line without the blanks around it; `null` when there is none. */
export function readText(
  parent: XmlElement | undefined,
  path: string,
  max: number = TEXT_MAX,
): string | null {
  const element = findElement(parent, path);
  return element === undefined ? null : cleanText(element.text, max);
}

export function cleanText(text: string, max: number = TEXT_MAX): string | null {
  // A little more than is kept, because blanks go first.
  const clean = limitCombiningMarks(text.slice(0, max * 4))
    .replace(/[\s\p{Cc}\u00ad\u200b-\u200f\ufeff]+/gu, ' ')
    .trim()
    .slice(0, max)
    // Half a character of two units is none.
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
  return clean === '' ? null : clean;
}

/** A code in capitals without blanks, such as a tax code or an IBAN. */
export const readCode = (parent: XmlElement | undefined, path: string): string | null =>
  readText(parent, path)?.replace(/\s/g, '').toUpperCase() ?? null;

/** Half a cent away from zero, as invoices round. */
export function roundCents(value: number): number {
  const cents = Math.round(Math.abs(value) * 100 * (1 + Number.EPSILON));
  return cents === 0 ? 0 : (Math.sign(value) * cents) / 100;
}

/** A number with a decimal point as the format wants it; others are understood and told. */
export function readAmount(
  parent: XmlElement | undefined,
  path: string,
  remarks: InvoiceRemarks,
): number | null {
  const text = readText(parent, path);
  if (text === null) return null;
  if (AMOUNT.test(text)) {
    const value = Number(text);
    if (Math.abs(value) <= AMOUNT_MAX) return value;
  }
  const understood = parseEuro(text);
  if (understood === null || Math.abs(understood) > AMOUNT_MAX) {
    remarks.addRemark(`${path}: «${text.slice(0, 40)}» non è un numero, quindi non è stato letto.`);
    return null;
  }
  remarks.addRemark(
    `${path}: «${text}» non è scritto come vuole il formato; letto come ${understood.toString().replace('.', ',')}.`,
  );
  return understood;
}

/** A day; time zones and days that do not exist are dropped and told. */
export function readDay(
  parent: XmlElement | undefined,
  path: string,
  remarks: InvoiceRemarks,
): string | null {
  const text = readText(parent, path);
  if (text === null) return null;
  const zoned = /^(\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2})$/.exec(text)?.[1];
  const day = parseDay(zoned ?? text);
  const year = Number(day?.slice(0, 4));
  if (day === null || year < FIRST_YEAR || year > LAST_YEAR) {
    remarks.addRemark(
      `${path}: la data «${text.slice(0, 40)}» non è possibile, quindi è stata tolta.`,
    );
    return null;
  }
  if (!DAY.test(text))
    remarks.addRemark(`${path}: «${text.slice(0, 40)}» è stata letta come ${formatDay(day)}.`);
  return day;
}
