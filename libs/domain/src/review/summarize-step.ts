import { formatBeneficiaryName } from '../dossier/beneficiary-name.js';
import type { DossierForm } from '../dossier/index.js';
import { sumExpenseCents } from '../dossier/sum-expenses.js';
import type { EneaSheetBlock } from '../enea-sheet/enea-sheet-types.js';
import { listInterventionKinds } from '../filings/index.js';
import { getBuiltInLabel, type Choice } from '../enumerations/choice.js';
import { TIPI_IMPIANTO, VETTORI_ENERGETICI } from '../enumerations/heating.js';
import {
  formatCadastralCategory,
  POSSESSION_TITLES,
  POSSESSION_TYPES,
} from '../enumerations/property.js';
import { SERVICE_TYPES } from '../enumerations/service.js';
import { formatDay } from '../formats/dates.js';
import { formatCents, formatNumber } from '../formats/numbers.js';
import { formatCount } from '../formats/plurals.js';
import { joinFacts } from '../formats/sentences.js';
import type { StepId } from '../steps/step-id.js';
import { summarizeProducts } from '../dossier/summarize-products.js';

type Summary = (form: DossierForm) => readonly (string | null | undefined | false)[];

const SUMMARIES: Partial<Record<StepId, Summary>> = {
  servizio: ({ serviceType, acquisizioneBeneficiario }) => [
    getBuiltInLabel(SERVICE_TYPES, serviceType),
    acquisizioneBeneficiario && 'dati da ricavare dalla visura',
  ],
  beneficiario: (form) => [
    formatBeneficiaryName(form),
    form.beneficiarySsn,
    form.otherBeneficiaries.length > 0 &&
      `con ${formatCount(form.otherBeneficiaries.length, 'altro beneficiario', 'altri beneficiari')}`,
  ],
  residenza: (form) => [
    formatStreet(form.beneficiaryResidentialAddress, form.beneficiaryResidentialAddressNumber),
    formatTown(
      form.beneficiaryResidentialZip,
      form.beneficiaryResidentialMunicipality,
      form.beneficiaryResidentialProvince,
    ),
  ],
  ubicazione: (form) => [
    formatStreet(form.immovableAddress, form.immovableAddressNumber),
    formatTown(form.immovableZip, form.immovableMunicipality, form.immovableProvince),
    prefix('zona', form.immovableClimateZone),
  ],
  catasto: (form) => [
    form.immovableCadastralCode && formatCadastralCategory(form.immovableCadastralCode),
    prefix('foglio', form.cadastralSheet),
    prefix('particella', form.cadastralParcel),
    prefix('subalterno', form.cadastralSubordinate),
  ],
  immobile: (form) => [
    withoutExamples(POSSESSION_TITLES, form.immovablePossessionTitle),
    describeUse(form.immovablePossessionType),
    describeYear(form.immovableEstimatedYearOfConstruction),
    form.immovableSurfaceArea !== null && `${formatNumber(form.immovableSurfaceArea)} m²`,
  ],
  intervento: (form) => [
    joinWords(
      prefix('dal', formatDay(form.interventionStartDate)),
      prefix('al', formatDay(form.interventionEndDate)),
    ),
  ],
  manufatti: ({ manufatti }) => summarizeProducts(manufatti),
  impianto: (form) => [
    getBuiltInLabel(TIPI_IMPIANTO, form.tipoImpianto),
    getBuiltInLabel(VETTORI_ENERGETICI, form.vettoreEnergetico),
    form.generatori.length > 0 && formatCount(form.generatori.length, 'generatore', 'generatori'),
    form.impiantoClimatizzazioneEstiva && 'climatizzazione estiva',
  ],
  spese: (form) => [sumExpenseCents(form) > 0 && formatCents(sumExpenseCents(form))],
};

/** The values of a step that one looks at before sending, in one line; empty where there are none. */
export const summarizeStep = (step: StepId, form: DossierForm): string =>
  joinFacts(SUMMARIES[step]?.(form) ?? []);

/** The blocks of ENEA's sheet that hold what a step asks for. */
const BLOCK_STEPS: Readonly<Record<string, StepId>> = {
  general: 'servizio',
  beneficiary: 'beneficiario',
  residence: 'residenza',
  location: 'ubicazione',
  cadastre: 'catasto',
  building: 'immobile',
  intervention: 'intervento',
  heating: 'impianto',
};

/** One line for a closed block of ENEA's sheet: that of its step, or what the block is about. */
export function summarizeSheetBlock({ key, fields }: EneaSheetBlock, form: DossierForm): string {
  const step = BLOCK_STEPS[key];
  if (step !== undefined) return summarizeStep(step, form);
  // With several declarations each block has a part of the sum.
  if (key === 'expenses' && listInterventionKinds(form).length < 2)
    return summarizeStep('spese', form);
  return key.startsWith('expenses') ? '' : (fields[0]?.value?.shown ?? '');
}

const joinWords = (...words: (string | null)[]): string => words.filter(Boolean).join(' ');

/** A house number may be left out, which is seen where the line says so. */
const formatStreet = (street: string | null, number: string | null): string =>
  street && number === null ? `${street}, senza numero civico` : joinWords(street, number);

const prefix = (word: string, value: string | null): string | null => value && `${word} ${value}`;

const formatTown = (zip: string | null, town: string | null, province: string | null): string =>
  joinWords(zip, town, province && `(${province})`);

/** ENEA's labels list examples in brackets, which one line has no room for. */
const withoutExamples = (choices: readonly Choice[], value: unknown): string =>
  getBuiltInLabel(choices, value).replace(/ \(.*$/, '');

/** Decides the rate of the deduction, and has a default that may be wrong. */
function describeUse(type: DossierForm['immovablePossessionType']): string | null {
  const mainHome = getBuiltInLabel(POSSESSION_TYPES, 0).toLowerCase();
  return type === null ? null : type === 0 ? mainHome : `non ${mainHome}`;
}

/** "del 1970"; what people write of a decade or century stands as it is. */
function describeYear(year: string | null): string | null {
  return year !== null && /^\d/.test(year) ? `del ${year}` : year;
}
