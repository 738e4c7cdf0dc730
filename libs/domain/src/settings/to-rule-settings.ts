import { BUILT_IN_MATRIX } from '../credits/index.js';
import { ENEA_OPENINGS } from '../deadlines/index.js';
import {
  CHIUSURE_POST,
  TIPI_DISTRIBUZIONE,
  TIPI_REGOLAZIONE,
  type Choice,
} from '../enumerations/index.js';
import type { DatedTable, DatedTables } from '../reference-tables/index.js';
import type { RuleSettings } from './rule-settings.js';
import {
  CURRENT_SETTING_DEFAULTS,
  type CurrentKind,
  type CurrentSettingValues,
} from './current-settings.js';
import { DATED_TABLES, type DatedKind, type DatedSettingValues } from './dated-settings.js';

/** What front ends are told: single values that hold now, and whole tables of dated ones. */
export interface PublicSettings {
  /** Grows with every change. */
  version: number;
  current: Pick<CurrentSettingValues, CurrentKind>;
  /** Entries beside the built-in ones, oldest first. */
  dated: { [Kind in DatedKind]?: DatedTable<DatedSettingValues[Kind]['values']>[] };
}

/** The state of the product before the back office changes anything. */
export const BUILT_IN_SETTINGS: RuleSettings = {
  interventionMatrix: BUILT_IN_MATRIX,
  eneaOpenings: ENEA_OPENINGS,
  eneaSite: CURRENT_SETTING_DEFAULTS.eneaSite,
  statusNames: CURRENT_SETTING_DEFAULTS.statusNames,
  closureChoices: CHIUSURE_POST,
  distributionChoices: TIPI_DISTRIBUZIONE,
  regulationChoices: TIPI_REGOLAZIONE,
  ...DATED_TABLES,
};

/** What the settings of the portal mean for the rules. */
export const toRuleSettings = ({
  current,
  dated,
}: Pick<PublicSettings, 'current' | 'dated'>): RuleSettings => ({
  interventionMatrix: current.interventionMatrix,
  eneaOpenings: current.eneaOpenings,
  // A server of the release before has no changes of it.
  eneaSite: (current as Partial<typeof current>).eneaSite ?? CURRENT_SETTING_DEFAULTS.eneaSite,
  statusNames: { ...CURRENT_SETTING_DEFAULTS.statusNames, ...current.statusNames },
  closureChoices: relabelChoices(CHIUSURE_POST, current.closureLabels),
  distributionChoices: relabelChoices(TIPI_DISTRIBUZIONE, current.heatingLabels),
  regulationChoices: relabelChoices(TIPI_REGOLAZIONE, current.heatingLabels),
  uLimits: mergeDatedTables(DATED_TABLES.uLimits, dated.uLimits),
  uLimitsEcobonus: mergeDatedTables(DATED_TABLES.uLimitsEcobonus, dated.uLimitsEcobonus),
  solarTransmission: mergeDatedTables(DATED_TABLES.solarTransmission, dated.solarTransmission),
  costCeilings: mergeDatedTables(DATED_TABLES.costCeilings, dated.costCeilings),
  deductionRates: mergeDatedTables(DATED_TABLES.deductionRates, dated.deductionRates),
  controlTerms: mergeDatedTables(DATED_TABLES.controlTerms, dated.controlTerms),
});

/** Choices with other labels; a value without one keeps its own. */
const relabelChoices = <V extends string | number>(
  choices: readonly Choice<V>[],
  labels: Readonly<Partial<Record<V, string>>>,
): Choice<V>[] => choices.map(({ value, label }) => ({ value, label: labels[value] ?? label }));

/** Built-in and added tables in the order of their days; of two for one day the added, and later added, one holds. */
export function mergeDatedTables<T>(
  builtIn: DatedTables<T>,
  added: readonly DatedTable<T>[] = [],
): DatedTables<T> {
  const byDay = new Map([...builtIn, ...added].map((table) => [table.validFrom, table]));
  const [first = builtIn[0], ...later] = [...byDay.values()].sort((a, b) =>
    a.validFrom < b.validFrom ? -1 : 1,
  );
  return [first, ...later];
}
