import { bindOnce, createDossierRules, type DossierRules } from '@pratiche/domain';
import { useRuleSettings } from './useRuleSettings.js';

const bindDossierRules = bindOnce(createDossierRules);

/** What a dossier is checked and filled in by, with the settings of the session. */
export const useDossierRules = (): DossierRules => bindDossierRules(useRuleSettings());
