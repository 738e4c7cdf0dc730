import { InvoiceReadError } from '@pratiche/domain';
import type { ReadRepair, ReadRepairs } from './read-repairs.util.js';

export const DOCTYPE_MESSAGE =
  'Il file contiene una dichiarazione DOCTYPE, che per sicurezza non è ammessa: chiedi al fornitore il file inviato allo SdI.';

/** Characters that XML 1.0 does not admit. */
const CONTROL_CHARACTERS = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** References to characters that XML does not admit: `&#0;`, `&#x1F;`. */
const CONTROL_REFERENCES =
  /&#(?:0{0,8}(?:[0-8]|1[124-9]|2\d|3[01])|x0{0,8}(?:[0-8bcef]|1[0-9a-f]));/gi;
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-f]{1,6});)/gi;
const CONTROL_REPAIRS: readonly TextRepair[] = [CONTROL_CHARACTERS, CONTROL_REFERENCES].map(
  (pattern) => ({ repair: 'controlCharacters', pattern, replacement: '' }),
);
const BODY_START = /<(?:[\w.-]{1,40}:)?FatturaElettronicaBody[\s>/]/g;
/** More bodies than this are refused when they are read. */
const BODIES_MAX = 500;
const AMPERSANDS_MAX = 100_000;
const ROOT_START = /<(?:[\w.-]{1,40}:)?FatturaElettronica(?:Semplificata)?[\s>/]/;
const INVOICE_ELEMENT =
  /<\/?(?:[\w.-]{1,40}:)?FatturaElettronica(?:Semplificata|Header|Body)?[\s>/]/;
const START_TAG = /^<([\w.:-]+)[\s>/]/;
/** Of the longest name with its prefix. */
const START_TAG_LENGTH = 100;
const DECLARATION = /^<\?xml[^<>]{0,200}\?>/;
const FORBIDDEN_DECLARATION = /<!(?:DOCTYPE|ENTITY)/i;
const SIGNATURE_START = /<((?:[\w.-]{1,40}:)?Signature)[\s>]/;

/** What may stand before the root, with its end. */
const BEFORE_ROOT = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

/** The name of the first element, whatever stands before it; `null` where none is found. */
export function readRootName(text: string): string | null {
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const passed = BEFORE_ROOT.find(([start]) => text.startsWith(start, at));
    if (passed === undefined)
      return START_TAG.exec(text.slice(at, at + START_TAG_LENGTH))?.[1] ?? null;
    const end = text.indexOf(passed[1], at + passed[0].length);
    if (end === -1) return null;
    at = end;
  }
  return null;
}

/** Whether a text is an invoice, though it may lack its beginning. */
export const namesInvoice = (text: string): boolean => INVOICE_ELEMENT.test(text);

export const isInvoiceRootName = (name: string): boolean => ROOT_START.test(`<${name}>`);

/** A repair of texts, and how it is told. */
interface TextRepair {
  repair: ReadRepair;
  /** With the flag `g`. */
  pattern: RegExp;
  replacement: string;
}

/** Where each invoice of a file begins. */
const listBodyStarts = (text: string): number[] =>
  [...text.matchAll(BODY_START)].slice(0, BODIES_MAX).map(({ index }) => index);

/** Numbers of the bodies that a pattern is in; `null` where it is also before them. */
function findBodies(text: string, pattern: RegExp): number[] | null {
  const starts = listBodyStarts(text);
  const once = new RegExp(pattern, pattern.flags.replace('g', ''));
  const [first] = starts;
  if (first === undefined || once.test(text.slice(0, first))) return null;
  return starts.flatMap((start, body) =>
    once.test(text.slice(start, starts[body + 1])) ? body : [],
  );
}

function replaceTold(
  text: string,
  { repair, pattern, replacement }: TextRepair,
  repairs: ReadRepairs,
): string {
  const replaced = text.replace(pattern, replacement);
  if (replaced !== text) repairs.addRepair(repair, findBodies(text, pattern));
  return replaced;
}

/** From the declaration, or the root, to the last end tag of the root. */
function cutSurroundings(text: string, repairs: ReadRepairs): string {
  const root = ROOT_START.exec(text);
  if (root === null) return text;
  const prolog = text.slice(0, root.index);
  if (FORBIDDEN_DECLARATION.test(prolog)) throw new InvoiceReadError(DOCTYPE_MESSAGE);
  const endTag = `</${root[0].slice(1, -1)}`;
  const end = text.lastIndexOf(endTag);
  const close = end === -1 ? -1 : text.indexOf('>', end);
  const stop = close === -1 ? text.length : close + 1;
  const head = keepProlog(prolog);
  if (head.trim() !== prolog.trim() || text.slice(stop).trim() !== '')
    repairs.addRepair('surroundings');
  return head + text.slice(root.index, stop);
}

/** The declaration alone where anything but blanks, comments and instructions follows it. */
function keepProlog(prolog: string): string {
  const declaration = DECLARATION.exec(prolog)?.[0] ?? '';
  const between = prolog.slice(declaration.length);
  return declaration !== '' && (between.includes('<') || between.trim() === '')
    ? prolog
    : declaration;
}

/** Puts right what surely is no part of the content. Entities stay unknown: they become text. */
export function repairText(text: string, repairs: ReadRepairs): string {
  const inner = cutSurroundings(text, repairs);
  const printable = CONTROL_REPAIRS.reduce(
    (before, repair) => replaceTold(before, repair, repairs),
    inner,
  );
  // Inside of CDATA an ampersand is right, and would be doubled; a hundred thousand are no names.
  if (printable.includes('<![CDATA[') || hasManyAmpersands(printable)) return printable;
  return replaceTold(
    printable,
    { repair: 'bareAmpersand', pattern: BARE_AMPERSAND, replacement: '&amp;' },
    repairs,
  );
}

function hasManyAmpersands(text: string): boolean {
  let count = 0;
  for (let at = text.indexOf('&'); at !== -1 && count <= AMPERSANDS_MAX; count += 1)
    at = text.indexOf('&', at + 1);
  return count > AMPERSANDS_MAX;
}

/** The text without the first XAdES signature and all that follows inside of it. */
export function cutSignature(text: string): string {
  const start = SIGNATURE_START.exec(text);
  if (start === null) return text;
  const endTag = `</${start[1]}>`;
  const end = text.lastIndexOf(endTag);
  return end < start.index ? text : text.slice(0, start.index) + text.slice(end + endTag.length);
}
