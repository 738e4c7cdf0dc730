import { isGeneratorNameAsked, isPeaAsked } from '../completeness/check-impianto.js';
import { isRealRightAskedFor } from '../deduction/property-rights.js';
import type { DossierForm } from '../dossier/index.js';
import { listLowEmissiveRows, type LowEmissiveField } from '../products/index.js';
import type { StepId } from '../steps/step-id.js';

/**
 * Answers that ENEA's form asks, in the steps that the fitter declares: no filing and no expense
 * hangs on them. A star stands for the number of a row.
 */
export const OFFICE_ANSWERS: Readonly<Partial<Record<StepId, readonly string[]>>> = {
  beneficiario: ['otherBeneficiaries.*.beneficiaryRealRight'],
  immobile: ['immovableRealRight'],
  intervento: ['interventionOnImmovableType'],
  manufatti: [
    'manufatti.serramenti.*.vetroBassoEmissivoPre',
    'manufatti.serramenti.*.vetroBassoEmissivoPost',
  ],
  impianto: [
    'tipoImpianto',
    'tipoTerminaleErogazione',
    'tipoDistribuzione',
    'tipoRegolazione',
    'vettoreEnergetico',
    'generatori.*.pea',
    'generatori.*.nome',
  ],
};

/** All of them. */
export const ANSWER_PATHS = Object.values(OFFICE_ANSWERS).flat();

/** Whether a path of a form is that of such an answer. */
export const isAnswer = (path: string): boolean =>
  ANSWER_PATHS.includes(path.replace(/\.\d+(?=\.|$)/g, '.*'));

const isAsked = (form: DossierForm, path: string): boolean => {
  const [field, row = '', third = '', last] = path.split('.');
  switch (field) {
    case 'immovableRealRight':
      return isRealRightAskedFor(form.isCompany, form.immovablePossessionTitle);
    case 'otherBeneficiaries': {
      const other = form.otherBeneficiaries[Number(row)];
      return (
        other !== undefined &&
        isRealRightAskedFor(other.isCompany, other.beneficiaryPossessionTitle)
      );
    }
    case 'generatori': {
      const generator = form.generatori[Number(row)];
      if (generator === undefined) return false;
      return third === 'pea' ? isPeaAsked(generator) : isGeneratorNameAsked(generator);
    }
    case 'manufatti':
      return listLowEmissiveRows(form.manufatti.serramenti, last as LowEmissiveField).includes(
        Number(third),
      );
    default:
      return true;
  }
};

const countRows = (form: DossierForm, path: string): number => {
  if (path.startsWith('manufatti.')) return form.manufatti.serramenti.length;
  return path.startsWith('generatori.') ? form.generatori.length : form.otherBeneficiaries.length;
};

/** Paths of the answers of a step that apply to a form, row by row. */
export const listAskedAnswers = (form: DossierForm, step: StepId): string[] =>
  (OFFICE_ANSWERS[step] ?? [])
    .flatMap((path) =>
      path.includes('*')
        ? Array.from({ length: countRows(form, path) }, (_, row) => path.replace('*', String(row)))
        : [path],
    )
    .filter((path) => isAsked(form, path));
