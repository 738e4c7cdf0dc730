import type { DossierForm, DossierRules } from '@pratiche/domain';

/** Keeps what rules answered about a form: both stay the same between two pauses in the typing. */
export function createRuleCache<Key, Answer>() {
  const answersByRules = new WeakMap<DossierRules, WeakMap<DossierForm, Map<Key, Answer>>>();
  return (rules: DossierRules, form: DossierForm, key: Key, compute: () => Answer): Answer => {
    const byForm = answersByRules.get(rules) ?? new WeakMap<DossierForm, Map<Key, Answer>>();
    answersByRules.set(rules, byForm);
    const byKey = byForm.get(form) ?? new Map<Key, Answer>();
    byForm.set(form, byKey);
    const known = byKey.get(key);
    if (known !== undefined) return known;
    const answer = compute();
    byKey.set(key, answer);
    return answer;
  };
}
