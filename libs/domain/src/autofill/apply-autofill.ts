import type { DossierForm } from '../dossier/index.js';
import { listExpensePatches } from './expense-patches.js';
import { listEnergyCarrierPatches, listFirstGeneratorPatches } from './heating-patches.js';
import { listHiddenFieldPatches } from './hidden-field-patches.js';
import { applyPatches, filterEffectivePatches, type FormPatch } from './form-patch.js';
import {
  listShutterPatches,
  listSolarTransmissionPatches,
  listWindowPatches,
} from './product-patches.js';
import {
  listCadastralCategoryPatches,
  listGeneralUsePatches,
  listImmovableTypePatches,
  listMunicipalityCodePatches,
  listParticularUsePatches,
  listPossessionTypePatches,
  listResidenceNationPatches,
  listUnitNumberPatches,
} from './property-patches.js';
import { listServicePatches } from './service-patches.js';

/**
 * Hidden fields are determined from the patched form, because a limited service turns a company
 * into a person.
 */
const withHiddenFieldPatches = (form: DossierForm, patches: FormPatch[]): FormPatch[] => [
  ...patches,
  ...listHiddenFieldPatches(applyPatches(form, patches)),
];

const PATCHES_BY_FIELD: Readonly<Record<string, (form: DossierForm) => FormPatch[]>> = {
  serviceType: (form) => withHiddenFieldPatches(form, listServicePatches(form)),
  isCompany: (form) => [...listHiddenFieldPatches(form), ...listPossessionTypePatches(form)],
  immovableCadastralCode: (form) => [
    ...listCadastralCategoryPatches(form),
    ...listGeneralUsePatches(form),
  ],
  immovableUnitNumber: listUnitNumberPatches,
  immovableParticularUse: listParticularUsePatches,
  interventionOnImmovableType: listImmovableTypePatches,
  immovableMunicipalityCode: listMunicipalityCodePatches,
  impiantoClimatizzazioneEstiva: (form) =>
    withHiddenFieldPatches(form, listFirstGeneratorPatches(form)),
  beneficiaryResidentialNation: listResidenceNationPatches,
};

function listPatchesForField(form: DossierForm, changed: string): FormPatch[] {
  const whole = Object.hasOwn(PATCHES_BY_FIELD, changed) ? PATCHES_BY_FIELD[changed] : undefined;
  if (whole) return whole(form);
  if (changed === 'generatori' || /^generatori\.0(\.tipoGeneratore)?$/.test(changed))
    return withHiddenFieldPatches(form, listEnergyCarrierPatches(form));
  if (/^generatori\.\d+\.tipoGeneratore$/.test(changed)) return listHiddenFieldPatches(form);
  if (/^manufatti(\.(serramenti|schermature|chiusure)(\.\d+)?)?$/.test(changed))
    return withHiddenFieldPatches(form, listFirstGeneratorPatches(form));
  if (changed.startsWith('spese.')) return listExpensePatches(form, changed.slice(6));
  const row = /^manufatti\.(serramenti|schermature|chiusure)\.(\d+)\.(\w+)$/.exec(changed);
  if (!row) return [];
  const [list, index, field] = [
    row[1] as keyof DossierForm['manufatti'],
    Number(row[2]),
    row[3] as string,
  ];
  if (list === 'serramenti') return listWindowPatches(form, index, field);
  if (field === 'trasmissioneSolare') return listSolarTransmissionPatches(form, list, index);
  return list === 'chiusure' ? listShutterPatches(form, index, field) : [];
}

/**
 * Lists the values to fill in after a manual change of the field at `changed`, given the changed
 * form. {@link applyPatches} applies them; {@link keepManualValues} spares values typed in place of
 * a table's value.
 */
export const listAutofillPatches = (form: DossierForm, changed: string): FormPatch[] =>
  filterEffectivePatches(form, listPatchesForField(form, changed));

/** {@link listAutofillPatches} applied: the new form and the paths that were filled in. */
export function applyAutofill(
  form: DossierForm,
  changed: string,
): { form: DossierForm; filled: string[] } {
  const patches = listAutofillPatches(form, changed);
  return { form: applyPatches(form, patches), filled: patches.map(({ field }) => field) };
}
