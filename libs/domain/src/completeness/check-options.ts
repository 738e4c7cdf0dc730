import type { Viewer } from '../steps/step-id.js';
import type { DocumentState } from './check-documentazione.js';

/** For whom and by what day a step is checked. */
export interface CheckOptions {
  /**
   * For the fitter, the steps filled in by the provider have no errors; every other viewer sees the
   * missing fields. Of the beneficiary the identity document is asked too.
   */
  viewer?: Viewer;
  /** Today in Italy, `yyyy-mm-dd`; without it days are not compared with today. */
  today?: string | null;
  /** State of the required documents; without it the documents step has no errors. */
  documents?: readonly DocumentState[];
}
