import { bindOnce, createDossierRules, type DossierRules } from '@pratiche/domain';
import { useRules } from '@pratiche/ui';

const bindDossierRules = bindOnce(createDossierRules);

/** What a dossier is checked and filled in by, with the settings of the session. */
export const useDossierRules = (): DossierRules => bindDossierRules(useRules().settings);
