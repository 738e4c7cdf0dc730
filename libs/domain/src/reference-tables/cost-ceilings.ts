import type { ClimateZone } from '../enumerations/index.js';
import type { DatedTables } from './dated-table.js';

/** €/m², net of VAT, fitting and professional fees. */
export interface CostCeilings {
  readonly window: Readonly<Record<ClimateZone, number>>;
  readonly windowWithShutter: Readonly<Record<ClimateZone, number>>;
  /** Shading or shutter alone. */
  readonly shading: number;
}

/** Highest eligible costs; above them an amber warning. */
export const COST_CEILINGS: DatedTables<CostCeilings> = [
  {
    validFrom: '2022-04-15',
    source: 'D.M. 14/2/2022, Allegato A',
    values: {
      window: { A: 660, B: 660, C: 660, D: 780, E: 780, F: 780 },
      windowWithShutter: { A: 780, B: 780, C: 780, D: 900, E: 900, F: 900 },
      shading: 276,
    },
  },
];

export interface CostCeilingSettings {
  readonly costCeilings: DatedTables<CostCeilings>;
}
