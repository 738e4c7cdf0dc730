import { createDossierRules, type DossierRules } from '@pratiche/domain/dossier-rules';
import type { RuleSettings } from '@pratiche/domain';
import { useRules } from '@pratiche/ui';

/** Bound once for each state of the settings, so that what depends on them changes only with them. */
const boundRules = new WeakMap<RuleSettings, DossierRules>();

function bindRules(settings: RuleSettings): DossierRules {
  const rules = boundRules.get(settings) ?? createDossierRules(settings);
  boundRules.set(settings, rules);
  return rules;
}

/** What a dossier is checked and filled in by, with the settings of the session. */
export const useDossierRules = (): DossierRules => bindRules(useRules().settings);
