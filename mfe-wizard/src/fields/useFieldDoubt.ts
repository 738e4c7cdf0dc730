import {
  getTodayInRome,
  type DossierForm,
  type DossierRules,
  type Warning,
} from '@pratiche/domain';
import type { FieldRemedy } from '@pratiche/ui';
import { useState } from 'react';
import { focusField } from '../form/field-focus.js';
import { useDossierSession, useDossierState } from '../form/dossier-session-context.js';
import { createRuleCache } from '../form/rule-cache.js';
import { useViewerMessage } from '../form/useViewerMessage.js';
import { useDoubtRules, type DoubtRules } from './doubt-rules.js';
import { useDossierRules } from '../form/useDossierRules.js';

/** The doubts that a field shows by itself; rows of products have a light for the others. */
const createFieldDoubts = (
  doubtRules: DoubtRules,
): readonly [RegExp, (form: DossierForm, rules: DossierRules) => Warning[]][] => [
  [/Zip$/, doubtRules.listZipWarnings],
  [/^manufatti\.schermature\.\d+\.trasmissioneSolare$/, doubtRules.listShadingWarnings],
  [/^manufatti\.chiusure\.\d+\.trasmissioneSolare$/, doubtRules.listShutterWarnings],
  [/^vettoreEnergetico$/, doubtRules.listHeatingWarnings],
  [/ExpenseShare$/, doubtRules.listShareWarnings],
  [/(?:Name|Address)$/, doubtRules.listPrintWarnings],
  [/^spese\./, (form, { settings }) => doubtRules.listExpenseWarnings(form, settings)],
];

const getOrComputeDoubts = createRuleCache<'fields', ReadonlyMap<string, Warning>>();

/**
 * The first doubt of each field that one sees from the form alone; places are compared with the
 * table by their own fields, which load it. One list an edit, so that a doubt stays the same object.
 */
const listDoubtsByField = (
  doubtRules: DoubtRules,
  rules: DossierRules,
  form: DossierForm,
): ReadonlyMap<string, Warning> =>
  getOrComputeDoubts(rules, form, 'fields', () => {
    const own = createFieldDoubts(doubtRules).flatMap(([name, list]) =>
      list(form, rules).filter(({ field }) => name.test(field)),
    );
    const others = doubtRules
      .listDoubts(form, { today: getTodayInRome(), findMunicipalities: null })
      .filter(({ field }) => !field.startsWith('manufatti.'));
    return new Map([...own, ...others].reverse().map((doubt) => [doubt.field, doubt]));
  });

interface FieldDoubt {
  /** What deserves a second look, and blocks nothing; `null` while the field is being typed. */
  doubt: string | null;
  /** What settles it at one touch, if anything does. */
  remedy: FieldRemedy | null;
  /** For the field to say that its value is being typed, or has been. */
  setTyping: (isTyping: boolean) => void;
}

export function useFieldDoubt(path: string): FieldDoubt {
  const [isTyping, setTyping] = useState(false);
  const session = useDossierSession();
  const words = useViewerMessage();
  const rules = useDossierRules();
  const doubtRules = useDoubtRules();
  const warning = useDossierState(
    ({ form }) => (doubtRules && listDoubtsByField(doubtRules, rules, form).get(path)) ?? null,
  );
  if (warning === null || isTyping) return { doubt: null, remedy: null, setTyping };
  const { message, remedy } = warning;
  return {
    doubt: words(message),
    remedy:
      remedy === undefined
        ? null
        : {
            label: remedy.label,
            onApply: () => {
              session.editFields(remedy.patches);
              focusField(path);
            },
          },
    setTyping,
  };
}
