/** Something that a paper prints: a text, a value with its label, or a box that is ticked or not. */
export interface PrintedLine {
  /** Heading, column or label that it is printed under; blank for running text. */
  label: string;
  /** `null`: a line is left to fill in by hand. */
  text: string | null;
}

const HAND_LINE = /_{4,}/;

/** Whether a line, or a part of it, is left to fill in by hand. */
export const isIncomplete = ({ text }: PrintedLine): boolean =>
  text === null || text.trim() === '' || HAND_LINE.test(text);

/** Labels of what a paper leaves to fill in by hand: with one of them it cannot be signed online. */
export const findMissingPrints = (lines: readonly PrintedLine[]): string[] => [
  ...new Set(
    lines.filter(isIncomplete).map(({ label, text }) => label || excerptAround(text ?? '')),
  ),
];

/** The words before a line to write on say what belongs there. */
function excerptAround(text: string): string {
  const before = text.slice(0, text.search(HAND_LINE)).trim();
  const words = before.split(/\s+/).slice(-6).join(' ');
  return words === '' ? text.slice(0, 60) : `${words} …`;
}

/**
 * What a paper printed differently when it was signed, in words: each label with the value of then
 * and of now. Capitals and blanks are no change: the paper says the same with them.
 */
export function listPrintChanges(
  before: readonly PrintedLine[],
  after: readonly PrintedLine[],
): string[] {
  const rest = after.map(toKey);
  const gone = before.filter((line) => !takeOut(rest, toKey(line)));
  const added = rest.map((key) => after.find((line) => toKey(line) === key) as PrintedLine);
  const changes = gone.map((line) => {
    const index = added.findIndex(({ label }) => label === line.label);
    const [now] = index < 0 ? [] : added.splice(index, 1);
    return describeChange(line, now);
  });
  return [...new Set([...changes, ...added.map((line) => describeChange(undefined, line))])];
}

/** What comes before the first line to write on. */
export const getPrintedStart = (text: string | null): string =>
  text === null ? '' : foldPrint(text.split(HAND_LINE)[0] ?? '');

/** What a printed text says: capitals and blanks say nothing else ("mario  rossi", "Mario Rossi"). */
export const foldPrint = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

const toKey = ({ label, text }: PrintedLine): string =>
  JSON.stringify([label, text === null ? null : foldPrint(text)]);

function takeOut(keys: string[], key: string): boolean {
  const index = keys.indexOf(key);
  if (index >= 0) keys.splice(index, 1);
  return index >= 0;
}

/** Longer texts are quoted by what differs in them. */
const QUOTED_WHOLE = 80;
/** What differs is quoted whole up to this length. */
const QUOTED_MAX = 300;

const quote = (text: string): string => {
  if (text === '') return 'niente';
  if (text.length <= QUOTED_MAX) return `«${text}»`;
  const start = text.slice(0, QUOTED_MAX);
  return `«${start.slice(0, start.lastIndexOf(' ') > 0 ? start.lastIndexOf(' ') : undefined)} …»`;
};

/** Of two long texts the words that differ, with the word before them ("tel. 339 1234567"). */
function pickChangedWords(before: string, after: string): readonly [string, string] {
  if (Math.max(before.length, after.length) <= QUOTED_WHOLE) return [before, after];
  const [was, is] = [before.split(' '), after.split(' ')];
  const shorter = Math.min(was.length, is.length);
  const start = countWhile(shorter, (index) => was[index] === is[index]);
  const end = countWhile(shorter - start, (index) => was.at(-1 - index) === is.at(-1 - index));
  const cut = (words: string[]): string =>
    words.slice(Math.max(0, start - 1), words.length - end).join(' ');
  return [cut(was), cut(is)];
}

function countWhile(max: number, isSame: (index: number) => boolean): number {
  let count = 0;
  while (count < max && isSame(count)) count += 1;
  return count;
}

/** One of the values in "foglio 12, particella 345", with its name. */
const NAMED_PART = /^(\p{Ll}+) (\S+)$/u;

/** What became of a printed text: of a list such as "foglio 12, particella 345" what differs alone. */
function describeChange(before?: PrintedLine, after?: PrintedLine): string {
  const [was, is] = pickChangedParts(before?.text ?? '', after?.text ?? '');
  const named = was.map((part, index) => describeNamedPart(part, is[index] ?? ''));
  if (was.length === is.length && named.every((words) => words !== null)) {
    const words = named.join(', ');
    return words.charAt(0).toUpperCase() + words.slice(1);
  }
  const label = before?.label || after?.label || 'nel testo';
  const [gone, added] = pickChangedWords(was.join(LIST_COMMA), is.join(LIST_COMMA));
  return `${label}: ${quote(gone)} → ${quote(added)}`;
}

const LIST_COMMA = ', ';

function pickChangedParts(before: string, after: string): readonly [string[], string[]] {
  const [was, is] = [before.split(LIST_COMMA), after.split(LIST_COMMA)];
  const [gone, added] = [listOthers(was, is), listOthers(is, was)];
  // The same values in another order differ as a whole.
  return gone.length + added.length === 0 ? [was, is] : [gone, added];
}

function listOthers(parts: readonly string[], there: readonly string[]): string[] {
  const known = new Set(there.map(foldPrint));
  return parts.filter((part) => !known.has(foldPrint(part)));
}

function describeNamedPart(before: string, after: string): string | null {
  const [was, is] = [NAMED_PART.exec(before), NAMED_PART.exec(after)];
  return was === null || was[1] !== is?.[1] ? null : `${was[1]}: ${was[2]} → ${is?.[2]}`;
}
