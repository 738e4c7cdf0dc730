import { DEDUCTION_RATES, type DeductionRates } from '../deduction/index.js';
import type { ClimateZone } from '../enumerations/index.js';
import { CONTROL_TERMS, type ControlTerms } from '../retention/index.js';
import {
  COST_CEILINGS,
  ECOBONUS_U_VALUE_LIMITS,
  SOLAR_TRANSMISSION_LIMITS,
  U_VALUE_LIMITS,
  type CostCeilings,
  type DatedTables,
} from '../reference-tables/index.js';

/** A table with the decree it comes from; the day it holds from is the setting's own. */
export interface SourcedTable<T> {
  source: string;
  /** Last day for which it was checked; `null` while it holds until the next table. */
  validTo?: string | null;
  values: T;
}

type ByZone = Record<ClimateZone, number>;

/**
 * Settings that are tables in the law's time: each entry adds to the table from its day on, chosen
 * by the day of the works. Every front end gets them.
 */
export interface DatedSettingValues {
  uLimits: SourcedTable<ByZone>;
  uLimitsEcobonus: SourcedTable<ByZone>;
  solarTransmission: SourcedTable<{ max: number }>;
  costCeilings: SourcedTable<CostCeilings>;
  deductionRates: SourcedTable<DeductionRates>;
  controlTerms: SourcedTable<ControlTerms>;
}
export type DatedKind = keyof DatedSettingValues;

/** The built-in tables behind each dated kind. */
export const DATED_TABLES = {
  uLimits: U_VALUE_LIMITS,
  uLimitsEcobonus: ECOBONUS_U_VALUE_LIMITS,
  solarTransmission: SOLAR_TRANSMISSION_LIMITS,
  costCeilings: COST_CEILINGS,
  deductionRates: DEDUCTION_RATES,
  controlTerms: CONTROL_TERMS,
} as const satisfies {
  [Kind in DatedKind]: DatedTables<DatedSettingValues[Kind]['values']>;
};

export const isDatedKind = (kind: string): kind is DatedKind => Object.hasOwn(DATED_TABLES, kind);
