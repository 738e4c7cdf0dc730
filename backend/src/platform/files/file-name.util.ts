import { limitCombiningMarks, mendEncoding, normalizeSearchText } from '@pratiche/domain';
import type { AcceptedFileType } from './file-type.util.js';

const MAX_STEM_LENGTH = 120;
/**
 * Half of an emoji after a cut. A database stores it as another character, and the name would not be
 * found again.
 */
const HALF_EMOJI_AT_END = /[\p{Cs}\u200d]+$/u;
/** Control, format and private characters, but for the joiner within an emoji of several. */
const INVISIBLE =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;
/**
 * The only letter that grows longer in lower case, which breaks the case-insensitive matching of
 * routes.
 */
const LONGER_IN_LOWER_CASE = 'İ';
const FALLBACK_STEM = 'documento';

/** A name that a mail program encoded (RFC 2047): `=?UTF-8?Q?perch=C3=A9.pdf?=`. */
const ENCODED_WORD = /=\?([\w-]{3,20})\?([bq])\?([^?\s]{1,2000})\?=/gi;
/** Blanks between two such words belong to neither. */
const BETWEEN_WORDS = /\?=\s{1,9}=\?/g;
const ENCODED_RUN = new RegExp(`(?:${ENCODED_WORD.source})+`, 'gi');
/** Charset in front of a name that was copied from a header (RFC 6266). */
const HEADER_CHARSET = /^utf-8'[a-z-]{0,8}'/i;
/** Codes that browsers put for a quote and for the end of a line (HTML, multipart/form-data). */
const BROWSER_ESCAPES = /%(?:22|0a|0d)/gi;
const NAME_MAX = 5_000;

function readWordBytes(kind: string, text: string): Buffer {
  if (kind.toLowerCase() === 'b') return Buffer.from(text, 'base64');
  const bytes = text
    .replaceAll('_', ' ')
    .replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

/** Decodes words in a row together: some programs cut a letter between two of them. */
function decodeWords(run: string): string {
  const words = [...run.matchAll(ENCODED_WORD)];
  const bytes = words.map(([, , kind = '', text = '']) => readWordBytes(kind, text));
  try {
    return new TextDecoder(words[0]?.[1]).decode(Buffer.concat(bytes));
  } catch {
    return run;
  }
}

/** Decodes a name that was copied from an address: those have no blank. */
function decodeAddress(name: string): string {
  if (!name.includes('%') || /\s/.test(name)) return name;
  try {
    // A slash of the name itself leads to no folder.
    return decodeURIComponent(name.replace(/%(?:2f|5c)/gi, '-'));
  } catch {
    return name;
  }
}

/** "a" "b" in quotes that a name of Windows may have. */
function turnQuotes(name: string): string {
  let isOpen = false;
  return name.replaceAll('"', () => ((isOpen = !isOpen) ? '“' : '”'));
}

/** The name as the sender sees it, whatever the program that sent it made of its letters. */
export function readSentFileName(sent: string): string {
  const name = sent
    .slice(0, NAME_MAX)
    .replace(BETWEEN_WORDS, '?==?')
    .replace(ENCODED_RUN, decodeWords)
    .replace(HEADER_CHARSET, '')
    .replace(BROWSER_ESCAPES, (escape) => (escape === '%22' ? '"' : ''));
  return turnQuotes(mendEncoding(decodeAddress(name)));
}

/**
 * The given name without path, control and direction characters, with an extension that matches the
 * content (a PDF named
 * `fattura.pdf.exe` becomes `fattura.pdf`).
 */
export function sanitizeFileName(given: string | undefined, type: AcceptedFileType): string {
  const base =
    limitCombiningMarks(readSentFileName(given ?? ''))
      .normalize('NFC')
      .replaceAll(LONGER_IN_LOWER_CASE, 'I')
      .split(/[\\/]/)
      .at(-1) ?? '';
  const clean = base
    .replace(INVISIBLE, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .trim();
  const extensions: readonly string[] = type.extensions;
  const last = /\.([A-Za-z0-9]{1,8})$/.exec(clean)?.[1]?.toLowerCase();
  const extension = last !== undefined && extensions.includes(last) ? last : type.extensions[0];
  const stem = stripExtensions(clean, extensions)
    .replace(/^\.+|[. ]+$/g, '')
    .slice(0, MAX_STEM_LENGTH)
    .replace(HALF_EMOJI_AT_END, '')
    .trim();
  return `${stem === '' ? FALLBACK_STEM : stem}.${extension}`;
}

/** Removes the last extension of any kind, and then the extensions of the type itself. */
function stripExtensions(name: string, own: readonly string[]): string {
  let stem = name.replace(/\.[A-Za-z0-9]{1,8}$/, '');
  for (
    let end = /\.([A-Za-z0-9]{1,8})$/.exec(stem);
    end !== null && own.includes((end[1] ?? '').toLowerCase());
    end = /\.([A-Za-z0-9]{1,8})$/.exec(stem)
  ) {
    stem = stem.slice(0, end.index);
  }
  return stem;
}

/** The name itself, or with ` (2)`, ` (3)` … before the extension when it is taken. */
export function findFreeFileName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.');
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${name.slice(0, dot)} (${count})${name.slice(dot)}`;
    if (!taken.has(normalizeSearchText(candidate))) return candidate;
  }
}
