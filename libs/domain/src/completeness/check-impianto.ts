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

/** Message of a generator "altro" without its name: ENEA's site does not save the row. */
export const GENERATOR_NAME_MESSAGE =
  'Scrivi che generatore è: per «Altro» il sito ENEA chiede un nome';

/** ENEA asks for the P.E.A. of heat pumps. */
export const isPeaAsked = ({ tipoGeneratore }: Pick<Generatore, 'tipoGeneratore'>): boolean =>
  tipoGeneratore === 'pompaCalore';

/** ENEA asks for the name of a generator "altro". */
export const isGeneratorNameAsked = ({
  tipoGeneratore,
}: Pick<Generatore, 'tipoGeneratore'>): boolean => tipoGeneratore === 'altro';

/** A heat pump has a P.E.A. in its place; an efficiency that was stored before stays in view. */
export const isEfficiencyShown = (
  row: Pick<Generatore, 'tipoGeneratore' | 'rendimentoMaxPotenza'>,
): boolean => !isPeaAsked(row) || row.rendimentoMaxPotenza !== null;

const checkGeneratore = (row: Generatore, index: number): FieldError[] => {
  const prefix = `generatori.${index}.`;
  const performance = isEfficiencyShown(row) ? 'rendimentoMaxPotenza' : 'pea';
  return [
    ...requireFields(
      row,
      ['tipoGeneratore', 'numeroGeneratore', performance, 'potenzaUtileNominale'],
      prefix,
    ),
    ...(isGeneratorNameAsked(row) && row.nome !== undefined && isBlank(row.nome)
      ? [{ field: `${prefix}nome`, message: GENERATOR_NAME_MESSAGE }]
      : []),
    ...requirePositive(
      row,
      [
        'numeroGeneratore',
        'rendimentoMaxPotenza',
        ...(isPeaAsked(row) ? (['pea'] as const) : []),
        'potenzaUtileNominale',
      ],
      prefix,
    ),
  ];
};

const isGeneratoreStarted = (row: Generatore): boolean =>
  Object.values(row).some((value) => !isBlank(value));

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
