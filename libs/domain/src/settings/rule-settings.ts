import type { InterventionMatrix } from '../credits/index.js';
import type { EneaOpening } from '../deadlines/index.js';
import type { DeductionRates } from '../deduction/index.js';
import type { ChiusuraPost, Choice } from '../enumerations/index.js';
import type { CostCeilings, DatedTables, ValuesByZone } from '../reference-tables/index.js';
import type { StatusCode } from '../statuses/index.js';

/**
 * What rules read and the back office may change, in one state. It reaches every rule as an argument, because a process
 * serves several states: the one in force, that of a past day, that of a test.
 */
export interface RuleSettings {
  readonly interventionMatrix: InterventionMatrix;
  readonly eneaOpenings: readonly EneaOpening[];
  /** How the back office calls each status. */
  readonly statusNames: Readonly<Record<StatusCode, string>>;
  /** Shutters after the works, with the labels in force. */
  readonly closureChoices: readonly Choice<ChiusuraPost>[];
  readonly uLimits: DatedTables<ValuesByZone>;
  readonly uLimitsEcobonus: DatedTables<ValuesByZone>;
  readonly solarTransmission: DatedTables<{ readonly max: number }>;
  readonly costCeilings: DatedTables<CostCeilings>;
  readonly deductionRates: DatedTables<DeductionRates>;
}
