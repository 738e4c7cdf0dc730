import type { EneaSheetBlock, EneaSheetRow, SheetContext } from './enea-sheet-types.js';

/** Builds one block of the questions that apply. */
export function buildBlock<T>(
  key: string,
  title: string,
  rows: readonly EneaSheetRow<T>[],
  source: T,
  settings: SheetContext,
): EneaSheetBlock {
  const asked = rows.filter(({ when }) => when === undefined || when(source, settings));
  return {
    key,
    title,
    fields: asked.map((row) => {
      const value = row.read(source, settings);
      const hint = typeof row.hint === 'function' ? row.hint(source, settings) : row.hint;
      return {
        key: `${key}.${row.key}`,
        label: row.nameIn?.(settings) ?? row.label,
        value,
        ...(value === null && hint ? { hint } : {}),
        ...(row.isUnsure?.(source, settings) ? { isUnsure: true as const } : {}),
        ...(row.notAsked ? { notAsked: true as const } : {}),
        ...(row.isChosen ? { isChosen: true as const } : {}),
      };
    }),
  };
}

/** Rows for the operator to know, which ENEA's form does not ask. */
export const asNotAsked = <T>(...rows: readonly EneaSheetRow<T>[]): EneaSheetRow<T>[] =>
  rows.map((row) => ({ ...row, notAsked: true }));

/** Builds one block per item of a list, numbered from 1. */
export const buildListBlocks = <T>(
  key: string,
  title: string,
  rows: readonly EneaSheetRow<T>[],
  sources: readonly T[],
  settings: SheetContext,
): EneaSheetBlock[] =>
  sources.map((source, index) =>
    buildBlock(`${key}.${index + 1}`, `${title} ${index + 1}`, rows, source, settings),
  );
