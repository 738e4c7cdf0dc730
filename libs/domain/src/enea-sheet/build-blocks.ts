import type { EneaSheetBlock, EneaSheetRow, SheetSettings } from './enea-sheet-types.js';

/** Builds one block of the questions that apply. */
export function buildBlock<T>(
  key: string,
  title: string,
  rows: readonly EneaSheetRow<T>[],
  source: T,
  settings: SheetSettings,
): EneaSheetBlock {
  const asked = rows.filter(({ when }) => when === undefined || when(source, settings));
  return {
    key,
    title,
    fields: asked.map((row) => {
      const value = row.read(source, settings);
      return {
        key: `${key}.${row.key}`,
        label: row.label,
        value,
        ...(value === null && row.hint !== undefined ? { hint: row.hint } : {}),
      };
    }),
  };
}

/** Builds one block per item of a list, numbered from 1. */
export const buildListBlocks = <T>(
  key: string,
  title: string,
  rows: readonly EneaSheetRow<T>[],
  sources: readonly T[],
  settings: SheetSettings,
): EneaSheetBlock[] =>
  sources.map((source, index) =>
    buildBlock(`${key}.${index + 1}`, `${title} ${index + 1}`, rows, source, settings),
  );
