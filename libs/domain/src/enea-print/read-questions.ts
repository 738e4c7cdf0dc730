import type { PrintItem, PrintLine } from './print-layout.js';
import { groupLines } from './print-layout.js';
import {
  isPrintBlock,
  PRINT_BLOCKS,
  readAnswer,
  type PrintBlock,
  type PrintEntry,
} from './print-questions.js';
import { condenseText, cutCondensed } from './print-text.js';

const NUMBERING = /^\s*\d{1,2}\s*\.?\s*$/;
const BEFORE_LABEL = /^\s*\d{1,2}\s*\.\s*/;

const printedOf = (entry: PrintEntry): string =>
  isPrintBlock(entry) ? PRINT_BLOCKS[entry.block] : entry.printed;
const stemOf = (entry: PrintEntry): string =>
  condenseText(isPrintBlock(entry) ? PRINT_BLOCKS[entry.block] : entry.stem);

/** A question with what was printed behind it, before it is decided which pieces are its answer. */
interface Asked {
  readonly entry: PrintEntry;
  /** Part of its label that was read, without blanks. */
  readonly label: string;
  taken: number;
  /** Position of its first piece. */
  readonly left: number;
  /** The piece of the label that was found last. */
  last: PrintItem | null;
  top: number;
  bottom: number;
  readonly items: PrintItem[];
}

/**
 * Tells a piece that stands where its label goes on: below its beginning, or behind the piece before. An answer
 * beside it may begin like the rest of the label ("Sì", "Si fa riferimento").
 */
function isInLabel({ left, last }: Asked, item: PrintItem): boolean {
  if (last === null || item.x - left < item.height) return true;
  return item.y - last.y < item.height / 2 && item.x - last.x - last.width < item.height;
}

/** Takes the letters of the label that a piece begins with; what is left of the piece is an answer. */
function takeLabel(asked: Asked, item: PrintItem): PrintItem | null {
  const piece = condenseText(item.text);
  const rest = asked.label.slice(asked.taken);
  if (piece === '') return rest === '' ? item : null;
  let same = 0;
  while (same < rest.length && same < piece.length && rest[same] === piece[same]) same++;
  const isWhole = same === piece.length && isInLabel(asked, item);
  const isLabel = isWhole || (same === rest.length && same > 0) || same > 8;
  if (!isLabel) return item;
  asked.taken += same;
  asked.last = item;
  asked.bottom = item.y;
  return same === piece.length ? null : { ...item, text: cutCondensed(item.text, same) };
}

/** The pieces of a line behind the number of its question. */
function dropNumbering(items: readonly PrintItem[]): PrintItem[] {
  const [first, ...rest] = items;
  if (first === undefined) return [];
  if (NUMBERING.test(first.text)) return rest;
  return [{ ...first, text: first.text.replace(BEFORE_LABEL, '') }, ...rest];
}

/** The questions of a section that are printed, each with the pieces behind it. */
function listAsked(lines: readonly PrintLine[], entries: readonly PrintEntry[]): Asked[] {
  const asked: Asked[] = [];
  // The first answer may be centred beside its question and longer.
  const early: PrintItem[] = [];
  let next = 0;
  for (const line of lines) {
    const start = line.condensed.replace(/^\d{1,2}(?=[a-z])/, '');
    const at = entries.findIndex(
      (entry, index) => index >= next && start.startsWith(stemOf(entry)),
    );
    const entry = entries[at];
    if (entry !== undefined) {
      next = at + 1;
      const label = condenseText(printedOf(entry));
      const items = asked.length === 0 ? early : [];
      const [first] = dropNumbering(line.items);
      asked.push({
        entry,
        label,
        taken: 0,
        left: first?.x ?? 0,
        last: null,
        top: line.y,
        bottom: line.y,
        items,
      });
    }
    const current = asked.at(-1);
    if (current === undefined) {
      early.push(...line.items);
      continue;
    }
    for (const item of entry === undefined ? line.items : dropNumbering(line.items)) {
      const rest = takeLabel(current, item);
      if (rest !== null) current.items.push(rest);
    }
  }
  return asked;
}

/** Answers that are centred beside a longer label, or a label beside a longer answer. */
function moveToNearest(asked: readonly Asked[]): PrintItem[][] {
  const moved: PrintItem[][] = asked.map(() => []);
  const middles = asked.map(({ top, bottom }) => (top + bottom) / 2);
  asked.forEach((one, own) => {
    const { entry, items } = one;
    const kept = listOwnItems(one);
    for (const item of items) {
      const distances = middles.map((middle, at) => {
        const other = asked[at]?.entry;
        const isForm = other !== undefined && isPrintBlock(other) && at !== own;
        return isForm ? Infinity : Math.abs(middle - item.y);
      });
      const at = isForm(entry) || kept.has(item) ? own : distances.indexOf(Math.min(...distances));
      moved[at]?.push(item);
    }
  });
  return moved;
}

/** Forms fill the width of the page below their title. */
const isForm = (entry: PrintEntry): boolean =>
  isPrintBlock(entry) && ['property', 'owner', 'generators'].includes(entry.block);

/** Wider than what a form is set in by, narrower than a column of questions. */
const FORM_INDENT = 5;

/**
 * Pieces below a title of other beneficiaries that name them: their lines begin below the title; the first lines of a
 * longer answer to the next question, which stand there too, begin beside it.
 */
function listOwnItems({ entry, items, left }: Asked): ReadonlySet<PrintItem> {
  if (!isPrintBlock(entry)) return new Set();
  return new Set(
    groupLines(items).flatMap((line) => {
      const [first] = line.items;
      return first !== undefined && first.x - left < FORM_INDENT * first.height ? line.items : [];
    }),
  );
}

const readText = (items: readonly PrintItem[]): string =>
  groupLines(items)
    .map(({ text }) => text)
    .join(' ');

export interface SectionReading {
  /** Answers by the key of their question; empty where nothing is printed behind it. */
  readonly answers: ReadonlyMap<string, string>;
  /** Lines of the forms. */
  readonly blocks: ReadonlyMap<PrintBlock, readonly PrintLine[]>;
}

const countReadable = (asked: readonly Asked[], items: readonly PrintItem[][]): number =>
  asked.filter(
    ({ entry }, at) =>
      !isPrintBlock(entry) && readAnswer(entry.field, readText(items[at] ?? [])) !== null,
  ).length;

/** Reads the answers of a section, whether they stand behind or below their question or beside it. */
export function readSection(
  lines: readonly PrintLine[],
  entries: readonly PrintEntry[],
): SectionReading {
  const asked = listAsked(lines, entries);
  const below = asked.map(({ items }) => items);
  const beside = moveToNearest(asked);
  const items = countReadable(asked, beside) > countReadable(asked, below) ? beside : below;
  const answers = new Map<string, string>();
  const blocks = new Map<PrintBlock, readonly PrintLine[]>();
  asked.forEach(({ entry }, at) => {
    const own = items[at] ?? [];
    if (isPrintBlock(entry)) blocks.set(entry.block, groupLines(own));
    else answers.set(entry.key, readText(own));
  });
  return { answers, blocks };
}
