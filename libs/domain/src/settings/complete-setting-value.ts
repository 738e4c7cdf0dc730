import { getSettingValue } from './setting-history.js';
import type { SettingKind, SettingValues } from './setting-values.js';

/**
 * A stored value with the parts that its kind has gained since, and without those it has lost,
 * because entries are never rewritten: the parts of the built-in value of its day.
 */
export function completeSettingValue(
  kind: SettingKind,
  validFrom: string,
  stored: SettingValues[SettingKind],
): SettingValues[SettingKind] {
  if (kind === 'deductionRates') {
    const table = stored as SettingValues['deductionRates'];
    const builtIn = getSettingValue([], kind, validFrom).values;
    return { ...table, values: { ...builtIn, ...table.values } };
  }
  if (kind === 'eneaOpenings')
    return (stored as SettingValues['eneaOpenings']).map((row) => ({
      ...row,
      // Absent in the rows of before.
      expenseYear: (row as Partial<typeof row>).expenseYear ?? null,
    }));
  if (kind === 'retention') {
    // Completed dossiers had a number of days; now the table of the controls says how long.
    const { completedDossiers: _, ...periods } = stored as SettingValues['retention'] & {
      completedDossiers?: number;
    };
    return periods;
  }
  return stored;
}
