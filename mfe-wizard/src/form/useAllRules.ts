import { createAllRules, type AllRules } from '@pratiche/domain';
import { useRules } from '@pratiche/ui';

/** Every rule with the settings of the session: for pages and steps that load later than the first one. */
export const useAllRules = (): AllRules => createAllRules(useRules().settings);
