import { getTodayInRome, type FindMunicipalities, type StepId } from '@pratiche/domain';
import { findStepByPath } from '@pratiche/domain/dossier-rules';
import { useDoubtRules } from '../fields/doubt-rules.js';
import { useMunicipalityFinder } from '../fields/useMunicipalityFinder.js';
import { useDossierForm } from '../form/dossier-session-context.js';
import { createRuleCache } from '../form/rule-cache.js';
import { useDossierRules } from '../form/useDossierRules.js';

const getOrCountWarnings = createRuleCache<
  FindMunicipalities | null,
  ReadonlyMap<StepId | null, number>
>();
const NO_WARNINGS: ReadonlyMap<StepId | null, number> = new Map();

/**
 * How many warnings each step has, by the rules of the review before sending; none until these are
 * there. The table of municipalities comes with the steps that ask for one.
 */
export function useStepWarnings(): ReadonlyMap<StepId | null, number> {
  const rules = useDossierRules();
  const form = useDossierForm();
  const doubtRules = useDoubtRules();
  const findMunicipalities = useMunicipalityFinder(false);
  if (doubtRules === null) return NO_WARNINGS;
  return getOrCountWarnings(rules, form, findMunicipalities, () => {
    const counts = new Map<StepId | null, number>();
    for (const { field } of doubtRules.listDossierWarnings(
      form,
      getTodayInRome(),
      rules.settings,
      findMunicipalities,
    )) {
      const step = findStepByPath(field);
      counts.set(step, (counts.get(step) ?? 0) + 1);
    }
    return counts;
  });
}
