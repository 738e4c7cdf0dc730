import type { CostCeilingSettings } from './cost-ceilings.js';
import type { SolarTransmissionSettings } from './solar-transmission.js';
import type { UValueSettings } from './u-value-limits.js';

/** All limits of products that the back office may change. */
export interface LimitSettings
  extends UValueSettings, SolarTransmissionSettings, CostCeilingSettings {}
