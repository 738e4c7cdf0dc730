import { normalizeSearchKey } from '@pratiche/domain';

/** Headings each column may have, compared without case, accents and punctuation; the key itself is one of them. */
export type CsvColumns<Key extends string> = Readonly<Record<Key, readonly string[]>>;

/** The column of a heading; `null` for an unknown heading. */
export type HeadingLookup<Key extends string> = (heading: string) => Key | null;

const HEADING_MAX_LENGTH = 100;

/** @param fillers words that a heading may have beside the name of its column: "del cliente" */
export function createHeadingLookup<Key extends string>(
  columns: CsvColumns<Key>,
  fillers: readonly string[] = [],
): HeadingLookup<Key> {
  const known = new Map(
    (Object.keys(columns) as Key[]).flatMap((key) =>
      [key, ...columns[key]].map((heading) => [normalizeSearchKey(heading), key] as const),
    ),
  );
  const fillerKeys = new Set(fillers.map(normalizeSearchKey));
  return (heading) => {
    if (heading.length > HEADING_MAX_LENGTH) return null;
    const words = heading
      .split(/[^\p{L}\p{M}\p{N}.]+/u)
      .filter((word) => !fillerKeys.has(normalizeSearchKey(word)));
    return (
      known.get(normalizeSearchKey(heading)) ??
      known.get(normalizeSearchKey(words.join(' '))) ??
      null
    );
  };
}

/** Different columns that a row of headings names. */
export const countHeadings = <Key extends string>(
  cells: readonly string[],
  lookup: HeadingLookup<Key>,
): number => new Set(cells.map(lookup).filter((key) => key !== null)).size;
