import type { DossierForm, Generatore } from '../dossier/index.js';
import type { Viewer } from '../steps/step-id.js';
import {
  isBlank,
  REQUIRED_MESSAGE,
  requireFields,
  requirePositive,
  type FieldError,
} from './field-error.js';
import { isHeatingRequired } from './is-heating-required.js';

/** Message of a heating system without generators (spec wizard §5). */
export const NO_GENERATOR_MESSAGE = 'Inserire almeno un generatore';

const GENERATOR_FIELDS = [
  'tipoGeneratore',
  'numeroGeneratore',
  'rendimentoMaxPotenza',
  'potenzaUtileNominale',
] as const;

const checkGeneratore = (row: Generatore, index: number): FieldError[] => {
  const prefix = `generatori.${index}.`;
  return [
    ...requireFields(row, GENERATOR_FIELDS, prefix),
    ...requirePositive(
      row,
      ['numeroGeneratore', 'rendimentoMaxPotenza', 'potenzaUtileNominale'],
      prefix,
    ),
  ];
};

const isGeneratoreStarted = (row: Generatore): boolean =>
  GENERATOR_FIELDS.some((field) => !isBlank(row[field]));

/**
 * Without windows the step passes, except for partly described generators and for the EER, which
 * belongs to shading and summer cooling.
 */
export function checkImpianto(form: DossierForm, viewer: Viewer): FieldError[] {
  const errors: FieldError[] = [];
  if (isHeatingRequired(form, viewer)) {
    errors.push(...requireFields(form, ['tipoImpianto']));
    if (form.generatori.length === 0)
      errors.push({ field: 'generatori', message: NO_GENERATOR_MESSAGE });
    errors.push(...form.generatori.flatMap(checkGeneratore));
    errors.push(...requireFields(form, ['vettoreEnergetico']));
  } else {
    errors.push(
      ...form.generatori.flatMap((row, index) =>
        isGeneratoreStarted(row) ? checkGeneratore(row, index) : [],
      ),
    );
  }
  if (isEerRequired(form)) {
    if (form.valoreEer === null) errors.push({ field: 'valoreEer', message: REQUIRED_MESSAGE });
    errors.push(...requirePositive(form, ['valoreEer']));
  }
  return errors;
}

/** The EER is required when summer cooling and shading are present (spec wizard §5). */
export const isEerRequired = (form: DossierForm): boolean =>
  form.impiantoClimatizzazioneEstiva && form.manufatti.schermature.length > 0;
