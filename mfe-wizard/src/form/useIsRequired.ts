import type { StepId } from '@pratiche/domain';
import { useDossierSession, useDossierState } from './dossier-session-context.js';
import { createRuleCache } from './rule-cache.js';
import { useDossierRules } from './useDossierRules.js';

const getOrListRequiredFields = createRuleCache<StepId, ReadonlySet<string>>();

/** Whether the current step asks for the field, whatever is in it now. */
export function useIsRequired(path: string): boolean {
  const { step, viewer } = useDossierSession();
  const rules = useDossierRules();
  return useDossierState(({ form }) =>
    getOrListRequiredFields(rules, form, step, () =>
      rules.listRequiredFields(form, step, viewer),
    ).has(path),
  );
}
