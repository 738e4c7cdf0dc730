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

/** The kind of heating of another dossier, to be confirmed; values already given stay. */
export function listHeatingPatchesLike(
  last: Pick<DossierForm, (typeof HEATING_FIELDS)[number] | 'generatori'>,
  form: DossierForm,
): FormPatch[] {
  const [generator] = last.generatori;
  const isUnanswered = form.generatori.every(({ tipoGeneratore }) => tipoGeneratore === null);
  return [
    ...(generator !== undefined && isUnanswered
      ? [
          {
            field: 'generatori',
            value: [
              {
                rendimentoMaxPotenza: null,
                potenzaUtileNominale: null,
                ...form.generatori[0],
                tipoGeneratore: generator.tipoGeneratore,
                numeroGeneratore: generator.numeroGeneratore,
              },
            ],
          },
        ]
      : []),
    // The carrier has a default: it counts as answered once a generator was chosen.
    ...HEATING_FIELDS.filter(
      (field) =>
        last[field] !== null &&
        (field === 'vettoreEnergetico' ? isUnanswered : form[field] === null),
    ).map((field) => ({ field, value: last[field] })),
  ];
}
