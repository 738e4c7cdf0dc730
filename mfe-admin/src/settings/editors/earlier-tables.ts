import type { SettingHistoryDto } from '@pratiche/api';
import { formatDay, type SettingValues } from '@pratiche/domain';
import { DATED_TABLES, mergeDatedTables, type DatedTable } from '@pratiche/domain';
import type { DatedKind } from '@pratiche/domain/settings';
import { TABLE_EDITOR_TEXTS } from './texts.js';

type ValuesOf<Kind extends DatedKind> = SettingValues[Kind]['values'];

/** The tables of a dated kind that other days have, oldest first. */
export function listOtherTables<Kind extends DatedKind>(
  kind: Kind,
  { entries }: SettingHistoryDto,
  validFrom: string,
): DatedTable<ValuesOf<Kind>>[] {
  const added = entries.toReversed().map(({ validFrom: day, value }) => {
    const { source, values } = value as SettingValues[Kind];
    return { validFrom: day, source, values: values as ValuesOf<Kind> };
  });
  const builtIn = DATED_TABLES[kind] as unknown as Parameters<
    typeof mergeDatedTables<ValuesOf<Kind>>
  >[0];
  return mergeDatedTables<ValuesOf<Kind>>(builtIn, added).filter(
    (table) => table.validFrom !== validFrom,
  );
}

/** "Dal 01/01/2025". */
export const namePeriod = ({ validFrom }: { validFrom: string }): string =>
  TABLE_EDITOR_TEXTS.since(formatDay(validFrom));
