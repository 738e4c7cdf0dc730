import { getTodayInRome, type FieldError } from '@pratiche/domain';
import { get, useFormState } from 'react-hook-form';
import { useDossierSession, useDossierState } from './dossier-session-context.js';
import { useDossierRules } from './useDossierRules.js';

/** So many lines of the list and the first field are in view together. */
export const FEW_ERRORS = 3;

/**
 * What is still wrong of that for which "Avanti" was refused in the open step, and whatever else is
 * red since, once per field and in the words of the field.
 */
export function useRefusedErrors(): FieldError[] {
  const { checkStep } = useDossierRules();
  const session = useDossierSession();
  const { errors: marked } = useFormState({ control: session.form.control });
  const refused = useDossierState((state) => state.refusedStep);
  const fields = useDossierState((state) => state.refusedFields);
  const unread = useDossierState((state) => state.unreadFields);
  const form = useDossierState((state) => state.form);
  if (refused === null || refused !== session.step) return [];
  const errors = checkStep(form, refused, {
    viewer: session.viewer,
    today: getTodayInRome(),
  }).filter(({ field }) => fields.has(field) || get(marked, `${field}.message`) !== undefined);
  // An optional field with a text that it cannot read is empty to the checks, but red to the eye.
  for (const [field, message] of unread) errors.push({ field, message });
  return errors
    .filter(({ field }, index) => errors.findIndex((other) => other.field === field) === index)
    .map(({ field, message }) => ({ field, message: unread.get(field) ?? message }));
}
