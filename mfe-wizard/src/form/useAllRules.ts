import { createAllRules, type AllRules } from '@pratiche/domain';
import { useRuleSettings } from './useRuleSettings.js';

/** Every rule with the settings of the session. */
export const useAllRules = (): AllRules => createAllRules(useRuleSettings());
