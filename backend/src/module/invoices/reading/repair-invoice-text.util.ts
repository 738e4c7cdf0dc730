import { InvoiceReadError, mendEncoding } from '@pratiche/domain';
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

/** Tells an invoice, though it may lack its beginning. */
export const namesInvoice = (text: string): boolean => INVOICE_ELEMENT.test(text);

export const isInvoiceRootName = (name: string): boolean => ROOT_START.test(`<${name}>`);

/** A repair of texts, and how it is told. */
interface TextRepair {
  repair: ReadRepair;
  /** With the flag `g`. */
  pattern: RegExp;
  replacement: string | ((match: string, name: string) => string);
}

/** Escapes that were escaped again: `&amp;amp;`, `&amp;#8364;`. */
const DOUBLE_ESCAPE = /&amp;(?=(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-f]{1,6});)/gi;
/** Letters as pages of the web write them; no entity of a file is looked up. */
const WEB_LETTERS: Readonly<Record<string, string>> = {
  agrave: 'à',
  aacute: 'á',
  egrave: 'è',
  eacute: 'é',
  igrave: 'ì',
  iacute: 'í',
  ograve: 'ò',
  oacute: 'ó',
  ugrave: 'ù',
  uacute: 'ú',
  Agrave: 'À',
  Egrave: 'È',
  Eacute: 'É',
  Igrave: 'Ì',
  Ograve: 'Ò',
  Ugrave: 'Ù',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  euro: '€',
  deg: '°',
  ordm: 'º',
  ordf: 'ª',
  sup2: '²',
  sup3: '³',
  times: '×',
  frac12: '½',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  nbsp: ' ',
};
const WEB_LETTER = new RegExp(`&(?:amp;)?(${Object.keys(WEB_LETTERS).join('|')});`, 'g');
const ESCAPE_REPAIRS: readonly TextRepair[] = [
  { repair: 'doubleEscape', pattern: DOUBLE_ESCAPE, replacement: '&' },
  {
    repair: 'webLetters',
    pattern: WEB_LETTER,
    replacement: (match, name) => WEB_LETTERS[name] ?? match,
  },
];
/** Programs that escape a text three times were seen. */
const ESCAPE_ROUNDS = 3;

/** Where each invoice of a file begins. */
const listBodyStarts = (text: string): number[] =>
  [...text.matchAll(BODY_START)].slice(0, BODIES_MAX).map(({ index }) => index);

/** Numbers of the bodies with a fault; `null` where the part before them has it. */
function findBodies(text: string, hasFault: (part: string) => boolean): number[] | null {
  const starts = listBodyStarts(text);
  const [first] = starts;
  if (first === undefined || hasFault(text.slice(0, first))) return null;
  return starts.flatMap((start, body) =>
    hasFault(text.slice(start, starts[body + 1])) ? body : [],
  );
}

const createTest = (pattern: RegExp): ((part: string) => boolean) => {
  const once = new RegExp(pattern, pattern.flags.replace('g', ''));
  return (part) => once.test(part);
};

function replaceTold(
  text: string,
  { repair, pattern, replacement }: TextRepair,
  repairs: ReadRepairs,
): string {
  const replaced =
    typeof replacement === 'string'
      ? text.replace(pattern, replacement)
      : text.replace(pattern, replacement);
  if (replaced !== text) repairs.addRepair(repair, findBodies(text, createTest(pattern)));
  return replaced;
}

/** Puts right letters that were encoded or escaped twice, which a parser reads without a fault. */
export function mendLetters(text: string, repairs: ReadRepairs): string {
  const encoded = mendEncoding(text);
  if (encoded !== text)
    repairs.addRepair(
      'doubleEncoding',
      findBodies(text, (part) => mendEncoding(part) !== part),
    );
  let mended = encoded;
  for (let round = 0; round < ESCAPE_ROUNDS; round += 1) {
    const next = ESCAPE_REPAIRS.reduce(
      (before, repair) => replaceTold(before, repair, repairs),
      mended,
    );
    if (next === mended) break;
    mended = next;
  }
  return mended;
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
