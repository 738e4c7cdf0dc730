import type { DatedTables } from '../reference-tables/index.js';

/** How long the tax office may check a deduction. */
export interface ControlTerms {
  /** Years after that of the last return with a part of the deduction. */
  readonly yearsAfterLastReturn: number;
}

/** By year of the expense. */
export const CONTROL_TERMS: DatedTables<ControlTerms> = [
  {
    validFrom: '2016-01-01',
    source: 'D.P.R. 600/1973, art. 43',
    values: { yearsAfterLastReturn: 5 },
  },
];

export interface ControlTermSettings {
  readonly controlTerms: DatedTables<ControlTerms>;
}
