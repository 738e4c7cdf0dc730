import { groupLines, joinItems, type PrintItem, type PrintLine } from './print-layout.js';

/** A column of a table: what its cells may say. */
export interface PrintColumn {
  readonly isOptional?: boolean;
  readonly isReadable: (cell: string) => boolean;
}

/** Narrower gaps are inside a cell. */
const COLUMN_GAP = 1.5;
/** Lines above its number that a row may have, where cells are centred in it. */
const MOST_LINES_ABOVE = 6;
/** More pieces side by side than this are no cell. */
const WIDEST_CELL = 6;

/** Strips of the page from left to right, and the one that a piece stands in. */
interface Strips {
  readonly count: number;
  readonly indexOf: (item: PrintItem) => number;
}

/** Strips that hold text, with gaps between them: however their cells are aligned. */
function findFilledStrips(items: readonly PrintItem[]): Strips {
  const ends: number[] = [];
  for (const { x, width } of items.toSorted((a, b) => a.x - b.x)) {
    const last = ends.at(-1);
    if (last === undefined || x - last >= COLUMN_GAP) ends.push(x + width);
    else ends[ends.length - 1] = Math.max(last, x + width);
  }
  return { count: ends.length, indexOf: ({ x }) => ends.findIndex((end) => x < end) };
}

/** Strips that text begins in: however far a cell reaches into the next. */
function findStartingStrips(items: readonly PrintItem[]): Strips {
  const starts: number[] = [];
  for (const x of items.map((item) => item.x).toSorted((a, b) => a - b))
    if (x - (starts.at(-1) ?? -Infinity) >= COLUMN_GAP) starts.push(x);
  return {
    count: starts.length,
    indexOf: ({ x }) => starts.findLastIndex((start) => x >= start),
  };
}

/** Pieces by the row they belong to. */
type RowItems = readonly (readonly PrintItem[])[];

const groupRows = (
  items: readonly PrintItem[],
  anchors: readonly number[],
  findRow: (y: number) => number,
): RowItems => anchors.map((_, row) => items.filter(({ y }) => findRow(y) === row));

const isBelow = (y: number, anchor: number): boolean => y > anchor - 1;

/** The rows as they are where cells begin at the line of the number. */
const assignFromTop = (items: readonly PrintItem[], anchors: readonly number[]): RowItems =>
  groupRows(items, anchors, (y) => anchors.findLastIndex((anchor) => isBelow(y, anchor)));

/** The rows as they are where cells are centred. */
const assignNearest = (items: readonly PrintItem[], anchors: readonly number[]): RowItems =>
  groupRows(items, anchors, (y) => {
    const distances = anchors.map((anchor) => Math.abs(anchor - y));
    return distances.indexOf(Math.min(...distances));
  });

/** The lines of the rows, without the head that is repeated on each page. */
function dropRepeatedHead(lines: readonly PrintLine[], head: readonly PrintLine[]): PrintLine[] {
  let matched = 0;
  return lines.filter(({ condensed }) => {
    matched = condensed === head[matched]?.condensed ? matched + 1 : 0;
    return matched === 0;
  });
}

const readCell = (items: readonly PrintItem[]): string =>
  items.length === 0
    ? ''
    : groupLines(items)
        .map((line) => joinItems(line.items))
        .join(' ');

interface Placing {
  readonly score: number;
  /** Cells of the last column, by row. */
  readonly cells: readonly string[];
  /** Placing of the columns before it. */
  readonly before: Placing | null;
}

const scoreCell = ({ isOptional = false, isReadable }: PrintColumn, cell: string): number => {
  if (cell === '') return isOptional ? 0.9 : 0;
  return isReadable(cell) ? 1 : 0;
};

/** Reads the cells between two strips once, however many columns they are tried for. */
function createCellReader(
  rows: RowItems,
  { indexOf }: Strips,
): (from: number, to: number) => string[] {
  const placed = rows.map((items) => items.map((item) => ({ item, at: indexOf(item) })));
  const read = new Map<string, string[]>();
  return (from, to) => {
    const key = `${from}-${to}`;
    const cells =
      read.get(key) ??
      placed.map((row) =>
        readCell(row.filter(({ at }) => at >= from && at < to).map(({ item }) => item)),
      );
    read.set(key, cells);
    return cells;
  };
}

/** Gives strips to columns in their order, so that as many cells as possible can be read. */
function placeColumns(rows: RowItems, strips: Strips, columns: readonly PrintColumn[]): Placing {
  const read = createCellReader(rows, strips);
  const empty: Placing = { score: 0, cells: [], before: null };
  // The best placing of the columns so far, by the number of strips that they take.
  let best: (Placing | null)[] = [empty, ...Array<null>(strips.count).fill(null)];
  for (const column of columns) {
    const next: (Placing | null)[] = best.map(() => null);
    best.forEach((before, used) => {
      if (before === null) return;
      for (let to = used; to <= used + WIDEST_CELL && to < best.length; to++) {
        const cells = read(used, to);
        const score = cells.reduce((sum, cell) => sum + scoreCell(column, cell), before.score);
        if (score > (next[to]?.score ?? -1)) next[to] = { score, cells, before };
      }
    });
    best = next;
  }
  return best.at(-1) ?? empty;
}

/**
 * Puts the pieces of a table into rows and columns. Cells wrap below their number or around it, and a
 * column may be empty: the placing counts by which most cells say what their column may say.
 * @param anchors base lines of the rows
 * @returns a text for each column of each row
 */
export function readTable(
  lines: readonly PrintLine[],
  anchors: readonly number[],
  columns: readonly PrintColumn[],
): string[][] {
  const [first = 0] = anchors;
  const above = lines.filter(({ y }) => !isBelow(y, first));
  const below = lines.filter(({ y }) => isBelow(y, first));
  const placeBelow = (linesAbove: number, assign: typeof assignNearest): Placing[] => {
    const start = above.length - linesAbove;
    const body = [...above.slice(start), ...dropRepeatedHead(below, above.slice(0, start))];
    const items = body.flatMap((line) => line.items);
    const rows = assign(items, anchors);
    return [findFilledStrips(items), findStartingStrips(items)].map((strips) =>
      placeColumns(rows, strips, columns),
    );
  };
  const most = Math.min(MOST_LINES_ABOVE, above.length);
  let best = pickBest(placeBelow(0, assignFromTop));
  for (let linesAbove = 0; linesAbove <= most && !isFull(best, columns); linesAbove++)
    best = pickBest([best, ...placeBelow(linesAbove, assignNearest)]);
  return listRows(best, anchors.length);
}

const pickBest = (placings: readonly Placing[]): Placing =>
  placings.reduce((best, one) => (one.score > best.score ? one : best));

/** Tells rows whose cells all say what they may say. */
const isFull = (placing: Placing, columns: readonly PrintColumn[]): boolean =>
  columns.toReversed().reduce<{ one: Placing | null; isFull: boolean }>(
    ({ one, isFull: soFar }, column) => ({
      one: one?.before ?? null,
      isFull: soFar && (one?.cells ?? ['']).every((cell) => scoreCell(column, cell) > 0),
    }),
    { one: placing, isFull: true },
  ).isFull;

function listRows(placing: Placing, count: number): string[][] {
  const rows: string[][] = Array.from({ length: count }, () => []);
  for (let column: Placing | null = placing; column?.before; column = column.before) {
    const { cells } = column;
    rows.forEach((row, at) => row.unshift(cells[at] ?? ''));
  }
  return rows;
}
