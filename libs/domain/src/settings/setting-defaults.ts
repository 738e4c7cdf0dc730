import type { DatedTables } from '../reference-tables/index.js';
import { CURRENT_SETTING_DEFAULTS } from './current-settings.js';
import { DATED_TABLES, type SourcedTable } from './dated-settings.js';
import { PRIVATE_SETTING_DEFAULTS } from './private-settings.js';
import type { SettingValues } from './setting-values.js';

/**
 * Values in force until a setting is changed. For dated tables this is the latest built-in one,
 * which may begin on a future day: use `getSettingValue` for a given day.
 */
export const SETTING_DEFAULTS: SettingValues = {
  ...CURRENT_SETTING_DEFAULTS,
  ...PRIVATE_SETTING_DEFAULTS,
  uLimits: toSourcedTable(DATED_TABLES.uLimits),
  uLimitsEcobonus: toSourcedTable(DATED_TABLES.uLimitsEcobonus),
  solarTransmission: toSourcedTable(DATED_TABLES.solarTransmission),
  costCeilings: toSourcedTable(DATED_TABLES.costCeilings),
  deductionRates: toSourcedTable(DATED_TABLES.deductionRates),
  controlTerms: toSourcedTable(DATED_TABLES.controlTerms),
};

function toSourcedTable<T>(tables: DatedTables<T>): SourcedTable<T> {
  const { source, validTo = null, values } = tables.at(-1) ?? tables[0];
  return { source, validTo, values };
}
