import {
  getTodayInRome,
  type FindMunicipalities,
  type StepId,
  type Warning,
  findStepByPath,
} from '@pratiche/domain';
import { useDoubtRules } from '../fields/doubt-rules.js';
import { useMunicipalityFinder } from '../fields/useMunicipalityFinder.js';
import { useDossierForm } from '../form/dossier-session-context.js';
import { createRuleCache } from '../form/rule-cache.js';
import { useDossierRules } from '../form/useDossierRules.js';

const getOrListWarnings = createRuleCache<
  FindMunicipalities | null,
  ReadonlyMap<StepId | null, readonly Warning[]>
>();
const NO_WARNINGS: ReadonlyMap<StepId | null, readonly Warning[]> = new Map();

/**
 * The warnings of each step, by the rules of the review before sending; none until these are there.
 * @param isTableFetched where not, the table of municipalities comes with the steps that ask for one
 */
export function useStepWarnings(
  isTableFetched = false,
): ReadonlyMap<StepId | null, readonly Warning[]> {
  const rules = useDossierRules();
  const form = useDossierForm();
  const doubtRules = useDoubtRules();
  const findMunicipalities = useMunicipalityFinder(isTableFetched);
  if (doubtRules === null) return NO_WARNINGS;
  return getOrListWarnings(rules, form, findMunicipalities, () => {
    const warnings = doubtRules.listDossierWarnings(
      form,
      getTodayInRome(),
      rules.settings,
      findMunicipalities,
    );
    const byStep = new Map<StepId | null, Warning[]>();
    for (const warning of warnings) {
      const step = findStepByPath(warning.field);
      byStep.set(step, [...(byStep.get(step) ?? []), warning]);
    }
    return byStep;
  });
}
