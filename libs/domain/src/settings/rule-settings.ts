import type { InterventionMatrixSettings } from '../credits/index.js';
import type { EneaOpeningSettings } from '../deadlines/index.js';
import type { DeductionRateSettings } from '../deduction/index.js';
import type { EneaSiteSettings } from '../enea-site/index.js';
import type { EditableChoiceSettings } from '../enumerations/index.js';
import type { LimitSettings } from '../reference-tables/index.js';
import type { ControlTermSettings } from '../retention/index.js';
import type { StatusNameSettings } from '../statuses/index.js';

/**
 * What rules read and the back office may change, in one state. Each rule folder declares the part
 * it reads and takes it as an argument, because a process serves several states: the one in force,
 * that of a past day, that of a test.
 */
export interface RuleSettings
  extends
    InterventionMatrixSettings,
    EneaOpeningSettings,
    EneaSiteSettings,
    StatusNameSettings,
    EditableChoiceSettings,
    LimitSettings,
    DeductionRateSettings,
    ControlTermSettings {}
