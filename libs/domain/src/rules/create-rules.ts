import { formatAuditDetail } from '../audit/audit-details.js';
import { checkManufatti } from '../completeness/check-manufatti.js';
import {
  checkChiusura,
  checkSchermatura,
  checkSerramento,
  checkSolarTransmission,
  type LimitContext,
  type ShadingContext,
  type WindowContext,
} from '../completeness/check-product-rows.js';
import { checkStep, type CheckOptions } from '../completeness/check-step.js';
import { listRequiredFields } from '../completeness/required-fields.js';
import { countFilings, listMatrixRows, type MatrixInput } from '../credits/index.js';
import {
  calculateDeadline,
  getTodayInRome,
  validateDeadline,
  type DeadlineDates,
} from '../deadlines/index.js';
import {
  estimateDeduction,
  getDeductionAssumption,
  getDeductionRates,
  getDeductionTable,
  validateDeductionYear,
  type DeductionInput,
  type Possession,
} from '../deduction/index.js';
import type { Chiusura, DossierForm, Schermatura, Serramento } from '../dossier/index.js';
import { buildEneaSheet, compareEneaSheets } from '../enea-sheet/index.js';
import {
  getChoiceLabel,
  listChoices,
  type Choice,
  type ClimateZone,
  type ServiceType,
} from '../enumerations/index.js';
import {
  calculateCostCeiling,
  listRowChecks,
  type CostProduct,
  type ProductList,
} from '../product-checks/index.js';
import {
  getEcobonusUValueLimit,
  getSolarTransmissionLimit,
  getUValueLimit,
} from '../reference-tables/index.js';
import type { RuleSettings } from '../settings/rule-settings.js';
import {
  formatMissingDocumentMessage,
  getStatus,
  listStatuses,
  validateAssignment,
  validateTransition,
  type Actor,
  type BackOfficeDocument,
  type StatusCode,
} from '../statuses/index.js';
import type { StepId, Viewer } from '../steps/step-id.js';
import { listDossierWarnings } from '../warnings/list-dossier-warnings.js';
import { checkForSending, type SendingSituation } from '../wizard/check-for-sending.js';
import { buildStepStates, type StepStateOptions } from '../wizard/step-states.js';
import { applyXmlImport, type XmlPreview } from '../xml/apply-xml-import.js';

const createLabelRules = (settings: RuleSettings) => ({
  listStatuses: () => listStatuses(settings),
  getStatus: (code: StatusCode) => getStatus(code, settings),
  /** Choices with the labels in force. */
  listChoices: (choices: readonly Choice[]) => listChoices(choices, settings),
  /** Label in force of a value; the empty string for `null` and unknown values. */
  getChoiceLabel: (choices: readonly Choice[], value: string | number | null | undefined) =>
    getChoiceLabel(listChoices(choices, settings), value),
  formatAuditDetail: (name: string, value: string | number | boolean | null) =>
    formatAuditDetail(name, value, settings),
  buildEneaSheet: (dossier: DossierForm) => buildEneaSheet(dossier, settings),
  compareEneaSheets: (before: DossierForm, now: DossierForm) =>
    compareEneaSheets(before, now, settings),
});

const createStatusRules = (settings: RuleSettings) => ({
  validateTransition: (from: StatusCode, to: string, actor: Actor) =>
    validateTransition(from, to, actor, settings),
  validateAssignment: (status: StatusCode) => validateAssignment(status, settings),
  formatMissingDocumentMessage: (document: BackOfficeDocument, to: StatusCode) =>
    formatMissingDocumentMessage(document, to, settings),
});

const createLimitRules = (settings: RuleSettings) => ({
  getUValueLimit: (zone: ClimateZone, day: string | null = null) =>
    getUValueLimit(zone, day, settings),
  getEcobonusUValueLimit: (zone: ClimateZone, day: string | null = null) =>
    getEcobonusUValueLimit(zone, day, settings),
  getSolarTransmissionLimit: (day: string | null) => getSolarTransmissionLimit(day, settings),
  calculateCostCeiling: (form: DossierForm, product: CostProduct) =>
    calculateCostCeiling(form, product, settings),
  getDeductionRates: (year: number) => getDeductionRates(year, settings),
  getDeductionTable: (year: number) => getDeductionTable(year, settings),
  validateDeductionYear: (service: ServiceType, year: number) =>
    validateDeductionYear(service, year, settings),
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
});

const createRowRules = (settings: RuleSettings) => ({
  checkSerramento: (row: Serramento, form: WindowContext, prefix = '') =>
    checkSerramento(row, form, prefix, settings),
  checkSchermatura: (row: Schermatura, form: ShadingContext, prefix = '') =>
    checkSchermatura(row, form, prefix, settings),
  checkChiusura: (row: Chiusura, form: ShadingContext, prefix = '') =>
    checkChiusura(row, form, prefix, settings),
  checkSolarTransmission: (
    row: Pick<Schermatura, 'trasmissioneSolare'>,
    form: LimitContext,
    prefix = '',
  ) => checkSolarTransmission(row, form, prefix, settings),
  listRowChecks: (form: DossierForm, list: ProductList, index: number) =>
    listRowChecks(form, list, index, settings),
});

const createDossierRules = (settings: RuleSettings) => ({
  countFilings: (dossier: MatrixInput) => countFilings(dossier, settings.interventionMatrix),
  listMatrixRows: () => listMatrixRows(settings.interventionMatrix),
  calculateDeadline: (dates: DeadlineDates) => calculateDeadline(dates, settings.eneaOpenings),
  validateDeadline: (dates: DeadlineDates, today: string, isSentBack: boolean) =>
    validateDeadline(dates, today, isSentBack, settings.eneaOpenings),
  checkManufatti: (form: DossierForm) => checkManufatti(form, settings),
  checkStep: (form: DossierForm, step: StepId, options: CheckOptions = {}) =>
    checkStep(form, step, options, settings),
  listRequiredFields: (form: DossierForm, step: StepId) => listRequiredFields(form, step, settings),
  buildStepStates: (form: DossierForm, viewer: Viewer, options: StepStateOptions = {}) =>
    buildStepStates(form, viewer, options, settings),
  checkForSending: (form: DossierForm, situation: SendingSituation) =>
    checkForSending(form, situation, settings),
  listDossierWarnings: (form: DossierForm, today: string = getTodayInRome()) =>
    listDossierWarnings(form, today, settings),
  applyXmlImport: (current: DossierForm, preview: XmlPreview) =>
    applyXmlImport(current, preview, settings),
});

/** The rules bound to one state of the settings: what a service, a screen or a test asks. */
export const createRules = (settings: RuleSettings) => ({
  settings,
  ...createLabelRules(settings),
  ...createStatusRules(settings),
  ...createLimitRules(settings),
  ...createRowRules(settings),
  ...createDossierRules(settings),
});

export type Rules = ReturnType<typeof createRules>;
