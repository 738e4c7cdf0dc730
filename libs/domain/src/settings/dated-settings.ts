import { DEDUCTION_RATES } from '../deduction/index.js';
import { CONTROL_TERMS } from '../retention/index.js';
import {
  COST_CEILINGS,
  SOLAR_TRANSMISSION_LIMITS,
  U_VALUE_LIMITS,
  ECOBONUS_U_VALUE_LIMITS,
  type DatedTables,
} from '../reference-tables/index.js';
import type { DatedKind } from './setting-kinds.js';
import type { SettingKind, SettingValues } from './setting-values.js';

/** The built-in tables behind each dated kind. */
export const DATED_TABLES = {
  uLimits: U_VALUE_LIMITS,
  uLimitsEcobonus: ECOBONUS_U_VALUE_LIMITS,
  solarTransmission: SOLAR_TRANSMISSION_LIMITS,
  costCeilings: COST_CEILINGS,
  deductionRates: DEDUCTION_RATES,
  controlTerms: CONTROL_TERMS,
} as const satisfies {
  [Kind in DatedKind]: DatedTables<SettingValues[Kind & SettingKind]['values']>;
};
