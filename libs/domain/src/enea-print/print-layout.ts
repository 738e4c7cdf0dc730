import { condenseText } from './print-text.js';

/** A piece of text with its place on the page, in points from its upper left corner. */
export interface PrintItem {
  readonly text: string;
  readonly x: number;
  /** Base line. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PrintPage {
  readonly height: number;
  readonly items: readonly PrintItem[];
}

/** Pieces on one base line, from left to right; pages follow one another downwards. */
export interface PrintLine {
  readonly y: number;
  readonly items: readonly PrintItem[];
  readonly text: string;
  readonly condensed: string;
}

/** Base lines that differ by less are one; cells that are centred in a row lie half a line apart. */
const SAME_LINE = 0.3;
/** Pieces that are nearer belong to one word. */
const SAME_WORD = 0.12;

/** Puts pieces together; a gap is a blank. */
export const joinItems = (items: readonly PrintItem[]): string =>
  items
    .map(({ text, x }, at) => {
      const before = items[at - 1];
      const isApart =
        before !== undefined && x - before.x - before.width > SAME_WORD * before.height;
      return isApart ? ` ${text}` : text;
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

const toLine = (items: readonly PrintItem[]): PrintLine => {
  const sorted = items.toSorted((a, b) => a.x - b.x);
  const text = joinItems(sorted);
  return { y: sorted[0]?.y ?? 0, items: sorted, text, condensed: condenseText(text) };
};

/** Groups pieces by base line. */
export function groupLines(items: readonly PrintItem[]): PrintLine[] {
  const groups: PrintItem[][] = [];
  let top = -Infinity;
  for (const item of items.toSorted((a, b) => a.y - b.y)) {
    const last = groups.at(-1);
    if (last !== undefined && item.y - top <= SAME_LINE * item.height) last.push(item);
    else {
      groups.push([item]);
      top = item.y;
    }
  }
  return groups.map(toLine);
}

/** Head and foot of each page: number of the page, name of the form with its CPID. */
const MARGIN = /^(?:ecobonus\d{4}(?:cpid.*|bozza)?|(?:pag|pagina)?\d+(?:di|su)?\d*)$/;

/** The lines of each page. */
export function listPageLines(pages: readonly PrintPage[]): PrintLine[][] {
  let offset = 0;
  return pages.map(({ height, items }) => {
    const shift = offset;
    offset += height;
    return groupLines(
      items
        .filter(({ text }) => text.trim() !== '')
        .map((item) => ({ ...item, y: item.y + shift })),
    );
  });
}

/** The lines of all pages, without what stands at the head and foot of each. */
export const dropMargins = (pages: readonly (readonly PrintLine[])[]): PrintLine[] =>
  pages.flatMap((lines, page) =>
    lines.filter(({ condensed }, at) => {
      const isMargin = at >= lines.length - 2 || (page > 0 && at < 2);
      return !(isMargin && MARGIN.test(condensed));
    }),
  );
