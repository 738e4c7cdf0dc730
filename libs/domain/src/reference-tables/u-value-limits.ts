import type { ClimateZone } from '../enumerations/index.js';
import { findTableByDate, type DatedTables } from './dated-table.js';

/** One value for each climate zone. */
export type ValuesByZone = Readonly<Record<ClimateZone, number>>;

/**
 * Limits of the new-window transmittance that block, W/m²K (spec wizard §5). D.M. 28/10/2025 takes
 * their place for works begun from 3/6/2026: its table has still to be checked and entered.
 */
export const U_VALUE_LIMITS: DatedTables<ValuesByZone> = [
  {
    validFrom: '2021-01-01',
    validTo: '2026-06-02',
    source: 'D.M. 26/6/2015 «requisiti minimi», Allegato 1, Appendice B, Tabella 4',
    values: { A: 3, B: 3, C: 2, D: 1.8, E: 1.4, F: 1.0 },
  },
];

/** Limits of the new-window transmittance for Ecobonus, W/m²K: above them an amber warning. */
export const ECOBONUS_U_VALUE_LIMITS: DatedTables<ValuesByZone> = [
  {
    validFrom: '2020-10-06',
    source: 'D.M. 6/8/2020, Allegato E',
    values: { A: 2.6, B: 2.6, C: 1.75, D: 1.67, E: 1.3, F: 1.0 },
  },
];

export interface UValueSettings {
  readonly uLimits: DatedTables<ValuesByZone>;
  readonly uLimitsEcobonus: DatedTables<ValuesByZone>;
}

/** The blocking limit in a zone, W/m²K. */
export const getUValueLimit = (
  zone: ClimateZone,
  day: string | null,
  { uLimits }: Pick<UValueSettings, 'uLimits'>,
): number => findTableByDate(uLimits, day).values[zone];

/** The Ecobonus limit in a zone, W/m²K. */
export const getEcobonusUValueLimit = (
  zone: ClimateZone,
  day: string | null,
  { uLimitsEcobonus }: Pick<UValueSettings, 'uLimitsEcobonus'>,
): number => findTableByDate(uLimitsEcobonus, day).values[zone];
