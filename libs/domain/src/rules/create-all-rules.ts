import {
  estimateDeduction,
  estimateSharedDeductions,
  getDeductionAssumption,
  validateDeductionYear,
  type DeductionInput,
  type SharedDeductionInput,
} from '../deduction/index.js';
import type { Possession } from '../deduction/property-rights.js';
import { getTodayInRome } from '../deadlines/index.js';
import type { DossierForm } from '../dossier/index.js';
import type { FindMunicipalities } from '../doubts/index.js';
import {
  findEcobonusObstacle,
  isRightAsBonusCasa,
  listEcobonusDoubts,
} from '../ecobonus-windows/index.js';
import {
  buildEneaSheet,
  compareEneaSheets,
  splitFiledExpense,
  sumFiledExpenseCents,
} from '../enea-sheet/index.js';
import type { ServiceType } from '../enumerations/index.js';
import {
  type EneaFiling,
  validateFilingDocuments,
  validateTransitionSaving,
  type EnergySaving,
  type FilingDocument,
} from '../filings/index.js';
import {
  checkOfficeEdit,
  listMissingAcquiredFields,
  validateTransitionData,
  type OfficeEdit,
} from '../office-edit/index.js';
import {
  calculateCostCeiling,
  calculateEligibleExpense,
  listCeilingPrices,
  listRowChecks,
  sumEligibleExpenseCents,
  type CostProduct,
  type ProductList,
} from '../product-checks/index.js';
import type { RuleSettings } from '../settings/rule-settings.js';
import type { BackOfficeDocument, StatusCode, Transition } from '../statuses/index.js';
import { validatePostponable } from '../working-day/postponement.js';
import { listExpenseWarnings } from '../warnings/expense-warnings.js';
import { listDossierWarnings } from '../warnings/list-dossier-warnings.js';
import { listOfficeWarnings } from '../warnings/office-warnings.js';
import { applyXmlImport, type XmlPreview } from '../xml/apply-xml-import.js';
import { createDossierRules, type DossierRules } from './create-dossier-rules.js';

const createSheetRules = (settings: RuleSettings) => ({
  buildEneaSheet: (dossier: DossierForm, saving?: EnergySaving | null) =>
    buildEneaSheet(dossier, settings, saving),
  compareEneaSheets: (before: DossierForm, now: DossierForm) =>
    compareEneaSheets(before, now, settings),
  applyXmlImport: (current: DossierForm, preview: XmlPreview) =>
    applyXmlImport(current, preview, settings),
});

const createExpenseRules = (settings: RuleSettings) => ({
  calculateCostCeiling: (form: DossierForm, product: CostProduct) =>
    calculateCostCeiling(form, product, settings),
  listCeilingPrices: (form: DossierForm, product: CostProduct) =>
    listCeilingPrices(form, product, settings),
  calculateEligibleExpense: (form: DossierForm, product: CostProduct) =>
    calculateEligibleExpense(form, product, settings),
  sumEligibleExpenseCents: (form: DossierForm) => sumEligibleExpenseCents(form, settings),
  sumFiledExpenseCents: (dossier: DossierForm, filing: EneaFiling) =>
    sumFiledExpenseCents({ dossier, filing }, settings),
  splitFiledExpense: (dossier: DossierForm, filing: EneaFiling) =>
    splitFiledExpense({ dossier, filing }, settings),
  validateDeductionYear: (service: ServiceType, year: number) =>
    validateDeductionYear(service, year, settings),
  findEcobonusObstacle: (form: DossierForm) => findEcobonusObstacle(form, settings),
  getDeductionAssumption: (
    form: Possession & Pick<DossierForm, 'acquisizioneBeneficiario'>,
    year: number,
  ) => getDeductionAssumption(form, year, settings),
  estimateDeduction: (
    form: DeductionInput,
    service: ServiceType,
    expenseCents: number,
    year: number,
  ) => estimateDeduction(form, service, expenseCents, year, settings),
  estimateSharedDeductions: (input: SharedDeductionInput) =>
    estimateSharedDeductions(input, settings),
});

const createDoubtRules = (settings: RuleSettings) => ({
  listRowChecks: (form: DossierForm, list: ProductList, index: number) =>
    listRowChecks(form, list, index, settings),
  listDossierWarnings: (
    form: DossierForm,
    today: string = getTodayInRome(),
    findMunicipalities: FindMunicipalities | null = null,
  ) => listDossierWarnings(form, today, settings, findMunicipalities),
  listEcobonusDoubts: (form: DossierForm) => listEcobonusDoubts(form, settings),
  isRightAsBonusCasa: (form: DossierForm) => isRightAsBonusCasa(form, settings),
  listOfficeWarnings: (form: DossierForm) => listOfficeWarnings(form, settings),
  listExpenseWarnings: (form: DossierForm) => listExpenseWarnings(form, settings),
});

const createOfficeRules = (settings: RuleSettings) => ({
  validateFilingDocuments: (
    name: BackOfficeDocument,
    to: StatusCode,
    documents: readonly FilingDocument[],
  ) => validateFilingDocuments(name, to, documents, settings),
  validateTransitionSaving: (
    documents: readonly FilingDocument[],
    form: Pick<DossierForm, 'impiantoClimatizzazioneEstiva'>,
    transition: Pick<Transition, 'to' | 'effects'>,
  ) => validateTransitionSaving(documents, form, transition, settings),
  validatePostponable: (status: StatusCode) => validatePostponable(status, settings),
  checkOfficeEdit: (edit: OfficeEdit) => checkOfficeEdit(edit, settings),
  listMissingAcquiredFields: (form: DossierForm, today: string = getTodayInRome()) =>
    listMissingAcquiredFields(form, today, settings),
  validateTransitionData: (
    form: DossierForm,
    transition: Pick<Transition, 'to' | 'effects'>,
    today: string = getTodayInRome(),
  ) => validateTransitionData(form, transition, today, settings),
});

const createLateRules = (settings: RuleSettings) => ({
  ...createSheetRules(settings),
  ...createExpenseRules(settings),
  ...createDoubtRules(settings),
  ...createOfficeRules(settings),
});

/** Those of a dossier's form and the others, bound to the same settings. */
export type AllRules = DossierRules & ReturnType<typeof createLateRules>;

const rulesBySettings = new WeakMap<RuleSettings, AllRules>();

/** Every rule bound to one state of the settings; the same object for the same settings. */
export function createAllRules(settings: RuleSettings): AllRules {
  const rules = rulesBySettings.get(settings) ?? {
    ...createDossierRules(settings),
    ...createLateRules(settings),
  };
  rulesBySettings.set(settings, rules);
  return rules;
}
