import type { StepId } from '@pratiche/domain';
import { useRules } from '@pratiche/ui';
import { useDossierSession, useDossierState } from './dossier-session-context.js';
import { createRuleCache } from './rule-cache.js';

const getOrListRequiredFields = createRuleCache<StepId, ReadonlySet<string>>();

/** Whether the current step asks for the field, whatever is in it now. */
export function useIsRequired(path: string): boolean {
  const { step } = useDossierSession();
  const rules = useRules();
  return useDossierState(({ form }) =>
    getOrListRequiredFields(rules, form, step, () => rules.listRequiredFields(form, step)).has(
      path,
    ),
  );
}
