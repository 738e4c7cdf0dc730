const NESTING_MAX = 20;
const ENTRIES_MAX = 200;
const ESCAPES: Readonly<Record<string, number>> = {
  n: 0x0a,
  r: 0x0d,
  t: 0x09,
  b: 0x08,
  f: 0x0c,
};

/** Entries of a dictionary of a PDF by the kind of their value; inner dictionaries are passed over. */
export interface PdfDictionary {
  strings: Map<string, Buffer>;
  numbers: Map<string, number>;
  names: Map<string, string>;
  flags: Map<string, boolean>;
}

interface Cursor {
  bytes: Buffer;
  at: number;
}

const isBlank = (byte: number | undefined): boolean =>
  byte === 0 || byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 32;

function peek({ bytes, at }: Cursor, text: string): boolean {
  return bytes.toString('latin1', at, at + text.length) === text;
}

function skipBlanks(cursor: Cursor): void {
  while (isBlank(cursor.bytes[cursor.at])) cursor.at += 1;
}

/** A word up to the next blank or delimiter. */
function readWord(cursor: Cursor): string {
  const start = cursor.at;
  while (cursor.at < cursor.bytes.length) {
    const char = String.fromCharCode(cursor.bytes[cursor.at] ?? 0);
    if (isBlank(cursor.bytes[cursor.at]) || '/<>()[]%'.includes(char)) break;
    cursor.at += 1;
  }
  return cursor.bytes.toString('latin1', start, cursor.at);
}

function readName(cursor: Cursor): string {
  cursor.at += 1;
  return readWord(cursor);
}

function readHexString(cursor: Cursor): Buffer {
  const end = cursor.bytes.indexOf(0x3e, cursor.at);
  const stop = end === -1 ? cursor.bytes.length : end;
  const digits = cursor.bytes.toString('latin1', cursor.at + 1, stop).replace(/[^\da-f]/gi, '');
  cursor.at = stop + 1;
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
}

/** Characters behind a backslash; an end of line there is none of the string. */
function readEscape(cursor: Cursor): number | null {
  const octal = /^[0-7]{1,3}/.exec(cursor.bytes.toString('latin1', cursor.at, cursor.at + 3))?.[0];
  if (octal !== undefined) {
    cursor.at += octal.length;
    return parseInt(octal, 8) & 0xff;
  }
  const byte = cursor.bytes[cursor.at] ?? 0;
  cursor.at += byte === 0x0d && cursor.bytes[cursor.at + 1] === 0x0a ? 2 : 1;
  if (byte === 0x0a || byte === 0x0d) return null;
  return ESCAPES[String.fromCharCode(byte)] ?? byte;
}

function readLiteralString(cursor: Cursor): Buffer {
  const content: number[] = [];
  cursor.at += 1;
  for (let depth = 1; cursor.at < cursor.bytes.length;) {
    const byte = cursor.bytes[cursor.at] ?? 0;
    cursor.at += 1;
    if (byte === 0x5c) {
      const escaped = readEscape(cursor);
      if (escaped !== null) content.push(escaped);
      continue;
    }
    if (byte === 0x28) depth += 1;
    if (byte === 0x29) depth -= 1;
    if (depth === 0) break;
    content.push(byte);
  }
  return Buffer.from(content);
}

/** Passes over a list or an inner dictionary. */
function skipNested(cursor: Cursor, depth: number): void {
  const isDictionary = peek(cursor, '<<');
  cursor.at += isDictionary ? 2 : 1;
  const end = isDictionary ? '>>' : ']';
  for (let left = ENTRIES_MAX; left > 0 && cursor.at < cursor.bytes.length; left -= 1) {
    skipBlanks(cursor);
    if (peek(cursor, end)) {
      cursor.at += end.length;
      return;
    }
    readValue(cursor, depth + 1);
  }
}

function readValue(cursor: Cursor, depth: number): Buffer | string | null {
  if (depth > NESTING_MAX) {
    cursor.at = cursor.bytes.length;
    return null;
  }
  if (peek(cursor, '<<') || peek(cursor, '[')) {
    skipNested(cursor, depth);
    return null;
  }
  if (peek(cursor, '<')) return readHexString(cursor);
  if (peek(cursor, '(')) return readLiteralString(cursor);
  if (peek(cursor, '/')) return `/${readName(cursor)}`;
  const word = readWord(cursor);
  if (word === '') cursor.at += 1;
  return word;
}

function setEntry(dictionary: PdfDictionary, key: string, value: Buffer | string | null): void {
  if (value === null) return;
  if (typeof value !== 'string') dictionary.strings.set(key, value);
  else if (value.startsWith('/')) dictionary.names.set(key, value.slice(1));
  else if (value === 'true' || value === 'false') dictionary.flags.set(key, value === 'true');
  else if (/^[+-]?\d{1,12}(?:\.\d{0,12})?$/.test(value)) dictionary.numbers.set(key, Number(value));
}

/** A string at the start of bytes, in either way of writing. */
export function readPdfString(bytes: Buffer): Buffer {
  const cursor = { bytes, at: 0 };
  return peek(cursor, '(') ? readLiteralString(cursor) : readHexString(cursor);
}

/** A dictionary at the start of bytes. */
export function readPdfDictionary(bytes: Buffer): PdfDictionary {
  const dictionary: PdfDictionary = {
    strings: new Map(),
    numbers: new Map(),
    names: new Map(),
    flags: new Map(),
  };
  const cursor: Cursor = { bytes, at: 2 };
  for (let left = ENTRIES_MAX; left > 0 && cursor.at < bytes.length; left -= 1) {
    skipBlanks(cursor);
    if (peek(cursor, '>>')) break;
    if (!peek(cursor, '/')) {
      // The rest of a reference.
      readValue(cursor, 0);
      continue;
    }
    const key = readName(cursor);
    skipBlanks(cursor);
    setEntry(dictionary, key, readValue(cursor, 0));
  }
  return dictionary;
}
