import { countHeadings, type HeadingLookup } from './csv-headings.util.js';

const DELIMITERS = [';', '\t', ',', '|'] as const;
/** Rows among which the headings are looked for. */
export const HEAD_ROWS_MAX = 20;
/** Longest row; longer ones mean that the quotes are wrong. */
export const LINE_MAX = 100_000;
const COLUMNS_MAX = 200;

/** Headings that a line names if its cells end with a delimiter. */
const countLineHeadings = <Key extends string>(
  line: string,
  delimiter: string,
  lookup: HeadingLookup<Key>,
): number =>
  countHeadings(
    line.split(delimiter, COLUMNS_MAX).map((cell) => cell.replace(/^[\s"]+|[\s"]+$/g, '')),
    lookup,
  );

/** The first lines of a text, among which the headings are. */
const listHeadLines = (text: string): string[] => text.slice(0, 20_000).split('\n', HEAD_ROWS_MAX);

/** The delimiter that makes most headings known; of equal ones the declared, then the most frequent. */
export function detectDelimiter<Key extends string>(
  text: string,
  lookup: HeadingLookup<Key>,
  declared: string | undefined,
): string {
  const lines = listHeadLines(text);
  const bare = (lines[0] ?? '').replace(/"[^"]*"/g, '');
  const scored = [...new Set([...(declared === undefined ? [] : [declared]), ...DELIMITERS])].map(
    (delimiter) => ({
      delimiter,
      known: Math.max(...lines.map((line) => countLineHeadings(line, delimiter, lookup))),
      pieces: delimiter === declared ? Infinity : bare.split(delimiter).length,
    }),
  );
  const [best] = scored.toSorted((a, b) => b.known - a.known || b.pieces - a.pieces);
  return best?.delimiter ?? ';';
}

/** A row that was saved in one quoted cell, with the empty cells that a spreadsheet puts behind. */
const WRAPPED_LINE = /^\s*"([^"]*(?:""[^"]*)*)"([;,\t]*)\s*$/;

/** A table without the quotes around each of its rows; the text as it is where headings have none. */
export function unwrapLines<Key extends string>(text: string, lookup: HeadingLookup<Key>): string {
  const [, , padding] =
    listHeadLines(text)
      .map((line) => WRAPPED_LINE.exec(line))
      .find(
        (match) =>
          match !== null &&
          DELIMITERS.some((delimiter) => countLineHeadings(match[1] ?? '', delimiter, lookup) > 1),
      ) ?? [];
  if (padding === undefined) return text;
  return text
    .split('\n')
    .map((line) => {
      const [, row] = line.length > LINE_MAX ? [] : (WRAPPED_LINE.exec(line) ?? []);
      if (row !== undefined) return row.replaceAll('""', '"');
      return padding !== '' && line.endsWith(padding) ? line.slice(0, -padding.length) : line;
    })
    .join('\n');
}
