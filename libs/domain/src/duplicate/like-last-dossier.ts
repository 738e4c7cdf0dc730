import { createEmptyGeneratore } from '../autofill/empty-generator.js';
import { emptyFormerAnswers } from '../autofill/empty-former-answers.js';
import type { FormPatch } from '../autofill/form-patch.js';
import type { DossierForm, Serramento } from '../dossier/index.js';

/** A window like those of another dossier, without its size; `null` where that one has none. */
export function createWindowLike({ manufatti }: Pick<DossierForm, 'manufatti'>): Serramento | null {
  const [window] = manufatti.serramenti;
  return window === undefined ? null : { ...window, superficie: null };
}

/** What houses of one area have alike; the generator's own figures are on its plate. */
const HEATING_FIELDS = [
  'tipoImpianto',
  'tipoTerminaleErogazione',
  'vettoreEnergetico',
  'tipoDistribuzione',
  'tipoRegolazione',
] as const satisfies readonly (keyof DossierForm)[];

type Heating = Pick<DossierForm, (typeof HEATING_FIELDS)[number] | 'generatori'>;

/**
 * The kind and number of another dossier's first generator. A generator that is there gets the two
 * values alone, so that what is being typed beside them stays.
 */
function listGeneratorPatchesLike([last]: Heating['generatori'], form: DossierForm): FormPatch[] {
  if (last === undefined) return [];
  const { tipoGeneratore, numeroGeneratore } = last;
  if (form.generatori.length === 0)
    return [
      {
        field: 'generatori',
        value: [{ ...createEmptyGeneratore(), tipoGeneratore, numeroGeneratore }],
      },
    ];
  return [
    { field: 'generatori.0.tipoGeneratore', value: tipoGeneratore },
    { field: 'generatori.0.numeroGeneratore', value: numeroGeneratore },
  ];
}

/** The kind of heating of another dossier, to be confirmed; values already given stay. */
export function listHeatingPatchesLike(like: Heating, form: DossierForm): FormPatch[] {
  const last = emptyFormerAnswers(like);
  const isUnanswered = form.generatori.every(({ tipoGeneratore }) => tipoGeneratore === null);
  return [
    ...(isUnanswered ? listGeneratorPatchesLike(last.generatori, form) : []),
    // The carrier has a default: it counts as answered once a generator was chosen.
    ...HEATING_FIELDS.filter(
      (field) =>
        last[field] !== null &&
        (field === 'vettoreEnergetico' ? isUnanswered : form[field] === null),
    ).map((field) => ({ field, value: last[field] })),
  ];
}
