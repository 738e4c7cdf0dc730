import type { DossierForm } from '../dossier/index.js';
import { carrierPatches, firstGeneratorPatches } from './heating.js';
import { hiddenFaultPatches } from './hidden.js';
import { applyPatches, onlyChanges, type Patch } from './patch.js';
import { shutterPatches, solarTransmissionPatches, windowPatches } from './products.js';
import {
  cadastralCategoryPatches,
  immovableTypePatches,
  municipalityCodePatches,
  particularUsePatches,
  residenceNationPatches,
} from './property.js';
import { servicePatches } from './service.js';

/** What goes from the screen is told from the form as the patches leave it: a limited service makes a company a person. */
const withoutHiddenFaults = (form: DossierForm, patches: Patch[]): Patch[] => [
  ...patches,
  ...hiddenFaultPatches(applyPatches(form, patches)),
];

const BY_FIELD: Readonly<Record<string, (form: DossierForm) => Patch[]>> = {
  serviceType: (form) => withoutHiddenFaults(form, servicePatches(form)),
  isCompany: hiddenFaultPatches,
  immovableCadastralCode: cadastralCategoryPatches,
  immovableParticularUse: particularUsePatches,
  interventionOnImmovableType: immovableTypePatches,
  immovableMunicipalityCode: municipalityCodePatches,
  impiantoClimatizzazioneEstiva: (form) => withoutHiddenFaults(form, firstGeneratorPatches(form)),
  beneficiaryResidentialNation: residenceNationPatches,
};

function patchesAfter(form: DossierForm, changed: string): Patch[] {
  const whole = Object.hasOwn(BY_FIELD, changed) ? BY_FIELD[changed] : undefined;
  if (whole) return whole(form);
  if (changed === 'generatori' || /^generatori\.0(\.tipoGeneratore)?$/.test(changed))
    return carrierPatches(form);
  if (/^manufatti(\.(serramenti|schermature|chiusure)(\.\d+)?)?$/.test(changed))
    return withoutHiddenFaults(form, firstGeneratorPatches(form));
  const row = /^manufatti\.(serramenti|schermature|chiusure)\.(\d+)\.(\w+)$/.exec(changed);
  if (!row) return [];
  const [list, index, field] = [
    row[1] as keyof DossierForm['manufatti'],
    Number(row[2]),
    row[3] as string,
  ];
  if (list === 'serramenti') return windowPatches(form, index, field);
  if (field === 'trasmissioneSolare') return solarTransmissionPatches(form, list, index);
  return list === 'chiusure' ? shutterPatches(form, index, field) : [];
}

/**
 * What to fill in after a field was changed by hand. Call it with the form that holds the change and the path of the changed
 * field; apply the answer with {@link applyPatches} and show its fields as "compilato automaticamente". What a
 * person typed in place of a table's value stays when the answer goes through {@link keepHandmade}.
 */
export const autofillAfter = (form: DossierForm, changed: string): Patch[] =>
  onlyChanges(form, patchesAfter(form, changed));

/** {@link autofillAfter} applied: the new form and the paths that were filled in. */
export function autofill(
  form: DossierForm,
  changed: string,
): { form: DossierForm; filled: string[] } {
  const patches = autofillAfter(form, changed);
  return { form: applyPatches(form, patches), filled: patches.map(({ field }) => field) };
}
