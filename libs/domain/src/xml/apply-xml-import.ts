import { selectPlural } from '../formats/index.js';
import {
  applyPatches,
  applyAutofill,
  listTaxCodePatches,
  type TaxCodeData,
} from '../autofill/index.js';
import {
  checkDraft,
  checkSolarTransmission,
  isLimitedService,
  PERSON_ONLY_MESSAGE,
  WINDOWS_ONLY_MESSAGE,
} from '../completeness/index.js';
import type { DossierForm } from '../dossier/index.js';
import type { LimitSettings } from '../reference-tables/index.js';
import { keepExpenseParts } from './keep-expense-parts.js';
import type { XmlRemark } from './xml-element.js';

/** The result of reading a data file. */
export interface XmlReading {
  /** Fields the file speaks of; the others of the dossier stay as they are. */
  values: Partial<DossierForm>;
  /** Exported from a dossier: taken over as it is. */
  exact: boolean;
  notUnderstood: XmlRemark[];
  warnings: string[];
  /** Windows in the file, piece by piece, and the rows they became after merging. */
  windows: { inFile: number; rows: number };
}

/** A reading with what the tax codes in it say, as far as they are recognised. */
export interface XmlPreview extends XmlReading {
  people: { beneficiary: TaxCodeData | null; beneficiaryAttorney: TaxCodeData | null };
}

export interface XmlImport {
  /** The dossier as it would be. */
  form: DossierForm;
  /** Warnings that depend on the data already in the dossier. */
  warnings: string[];
}

type XmlPerson = keyof XmlPreview['people'];

/**
 * Returns the dossier with the values of a data file, and the values that the form would fill in
 * after such a change.
 */
export function applyXmlImport(
  current: DossierForm,
  preview: XmlPreview,
  settings: LimitSettings,
): XmlImport {
  const { values, exact } = preview;
  let form: DossierForm = { ...current, ...values };
  form = keepClimateZone(current, form, 'beneficiaryResidential', exact);
  form = keepClimateZone(current, form, 'immovable', exact);
  form = keepOverhangs(current, form);
  form = keepExpenseParts(current, form);
  if (isSameText(current.beneficiarySsn, form.beneficiarySsn) && !exact)
    form = { ...form, beneficiaryPhone: form.beneficiaryPhone ?? current.beneficiaryPhone };
  form = updatePerson(current, form, preview, 'beneficiary');
  form = updatePerson(current, form, preview, 'beneficiaryAttorney');
  if (
    form.immovableCadastralCode !== current.immovableCadastralCode &&
    values.immovableParticularUse === undefined
  )
    form = applyAutofill(form, 'immovableCadastralCode').form;
  if (form.isCompany && !current.isCompany && values.immovablePossessionType === undefined)
    form = { ...form, immovablePossessionType: 1 };
  if (!exact) form = applyAutofill(form, 'manufatti.serramenti').form;
  const warnings = listServiceLimitWarnings(form);
  const isToLimit = isLimitedService(form.serviceType) && (!exact || checkDraft(form).length > 0);
  if (isToLimit) form = applyAutofill(form, 'serviceType').form;
  return { form, warnings: [...warnings, ...listSolarTransmissionWarnings(form, settings)] };
}

const isSameText = (a: string | null, b: string | null): boolean =>
  (a?.trim().toUpperCase() ?? '') === (b?.trim().toUpperCase() ?? '');

/** The file has no climate zone: an unchanged municipality keeps the zone of the dossier. */
function keepClimateZone(
  current: DossierForm,
  form: DossierForm,
  place: 'beneficiaryResidential' | 'immovable',
  exact: boolean,
): DossierForm {
  const stays = (['Municipality', 'Zip', 'Province'] as const).every((part) =>
    isSameText(current[`${place}${part}`], form[`${place}${part}`]),
  );
  const zone = current[`${place}ClimateZone`];
  return stays && (exact || zone !== null) ? { ...form, [`${place}ClimateZone`]: zone } : form;
}

/** The file has no overhangs and obstructions: a shading that stays the same keeps its own. */
function keepOverhangs(current: DossierForm, form: DossierForm): DossierForm {
  const schermature = form.manufatti.schermature.map((row, index) => {
    const before = current.manufatti.schermature[index];
    const stays =
      before !== undefined &&
      Object.entries(row).every(
        ([key, value]) =>
          key === 'aggettiOstruzioni' || before[key as keyof typeof before] === value,
      );
    return stays ? before : row;
  });
  return { ...form, manufatti: { ...form.manufatti, schermature } };
}

/**
 * Birth and identity document belong to a person: a changed tax code clears them and fills in the
 * data it contains.
 */
function updatePerson(
  current: DossierForm,
  form: DossierForm,
  { people, exact }: XmlPreview,
  who: XmlPerson,
): DossierForm {
  const isPerson = who === 'beneficiary' ? !form.isCompany : form.isCompany;
  const data = people[who];
  const patches = data === null ? [] : listTaxCodePatches(who, data);
  if (isSameText(current[`${who}Ssn`], form[`${who}Ssn`])) {
    const isEmpty =
      current[`${who}BirthDate`] === null &&
      current[`${who}BirthMunicipality`] === null &&
      current[`${who}Gender`] === null;
    return isPerson && isEmpty && !exact ? applyPatches(form, patches) : form;
  }
  const cleared: DossierForm = {
    ...form,
    [`${who}Gender`]: null,
    [`${who}BirthDate`]: null,
    [`${who}BirthMunicipality`]: null,
    [`${who}BirthProvince`]: null,
    [`${who}BirthNation`]: null,
    ...(who === 'beneficiary'
      ? { beneficiaryIdentificationDocNumber: null, beneficiaryIdentificationDocDate: null }
      : {}),
  };
  return isPerson ? applyPatches(cleared, patches) : cleared;
}

/** What Bonus Casa and Bonus Sicurezza leave out. */
function listServiceLimitWarnings(form: DossierForm): string[] {
  if (!isLimitedService(form.serviceType)) return [];
  const rows = form.manufatti.schermature.length + form.manufatti.chiusure.length;
  return [
    ...(form.isCompany
      ? [`${PERSON_ONLY_MESSAGE}: i dati della persona giuridica non si applicano.`]
      : []),
    ...(form.otherBeneficiaries.some(({ isCompany }) => isCompany)
      ? [
          'Per questo servizio gli altri beneficiari devono essere persone fisiche: indica di nuovo nome, cognome e codice fiscale.',
        ]
      : []),
    ...(rows > 0
      ? [
          `${WINDOWS_ONLY_MESSAGE}: ${selectPlural(rows, 'una schermatura o chiusura non viene importata', `${rows} schermature e chiusure non vengono importate`)}.`,
        ]
      : []),
  ];
}

/** Shadings and shutters above the limit are taken over all the same, and said. */
const listSolarTransmissionWarnings = (form: DossierForm, settings: LimitSettings): string[] => [
  ...form.manufatti.schermature.flatMap((row, index) =>
    checkSolarTransmission(row, form, '', settings).map(
      ({ message }) => `Schermatura ${index + 1}: ${message}.`,
    ),
  ),
  ...form.manufatti.chiusure.flatMap((row, index) =>
    checkSolarTransmission(row, form, '', settings).map(
      ({ message }) => `Chiusura ${index + 1}: ${message}.`,
    ),
  ),
];
