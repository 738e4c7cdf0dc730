import { bindOnce, toRuleSettings, type RuleSettings } from '@pratiche/domain';
import { useSettings } from '@pratiche/ui';

const bindRuleSettings = bindOnce(toRuleSettings);

/**
 * The session's settings as the rules of this remote read them: those of the host may be of another
 * version.
 */
export const useRuleSettings = (): RuleSettings => bindRuleSettings(useSettings());
