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
import {
  countFilings,
  listMatrixRows,
  type FilingCounts,
  type MatrixInput,
} from '../credits/index.js';
import { calculateDeadline, validateDeadline, type DeadlineDates } from '../deadlines/index.js';
import { getDeductionRates, getDeductionTable } from '../deduction/index.js';
import type { Chiusura, DossierForm, Schermatura, Serramento } from '../dossier/index.js';
import {
  getChoiceLabel,
  listChoices,
  type Choice,
  type ClimateZone,
} from '../enumerations/index.js';
import { findPaperObstacle, findWindowLimitTable, type PaperCode } from '../papers/index.js';
import { listEneaFilings } from '../filings/index.js';
import {
  listBulkEligible,
  listStatusChoices,
  validateBulkAction,
  type BulkAction,
  type BulkRow,
  type RowSituation,
} from '../office-list/index.js';
import {
  getEcobonusUValueLimit,
  getSolarTransmissionLimit,
  getUValueLimit,
} from '../reference-tables/index.js';
import {
  describeControlTerm,
  findControlsOver,
  formatLastControlDay,
  getLastControlDay,
} from '../retention/index.js';
import type { RuleSettings } from '../settings/rule-settings.js';
import {
  getStatus,
  listStatuses,
  validateAssignment,
  validateTransition,
  type Actor,
  type StatusCode,
} from '../statuses/index.js';
import type { StepId, Viewer } from '../steps/step-id.js';
import { listYearWarnings } from '../warnings/date-warnings.js';
import { checkForSending, type SendingSituation } from '../wizard/check-for-sending.js';
import { buildStepStates, type StepStateOptions } from '../wizard/step-states.js';

const createLabelRules = (settings: RuleSettings) => ({
  listStatuses: () => listStatuses(settings),
  getStatus: (code: StatusCode) => getStatus(code, settings),
  /** Choices with the labels in force. */
  listChoices: (choices: readonly Choice[]) => listChoices(choices, settings),
  /** Label in force of a value; the empty string for `null` and unknown values. */
  getChoiceLabel: (choices: readonly Choice[], value: string | number | null | undefined) =>
    getChoiceLabel(listChoices(choices, settings), value),
});

const createStatusRules = (settings: RuleSettings) => ({
  validateTransition: (from: StatusCode, to: string, actor: Actor) =>
    validateTransition(from, to, actor, settings),
  validateAssignment: (status: StatusCode) => validateAssignment(status, settings),
  listStatusChoices: (situation: RowSituation) => listStatusChoices(situation, settings),
  validateBulkAction: (action: BulkAction, row: Omit<BulkRow, 'id'>) =>
    validateBulkAction(action, row, settings),
  listBulkEligible: <Row extends BulkRow>(action: BulkAction, rows: readonly Row[]) =>
    listBulkEligible(action, rows, settings),
});

const createLimitRules = (settings: RuleSettings) => ({
  getUValueLimit: (zone: ClimateZone, day: string | null = null) =>
    getUValueLimit(zone, day, settings),
  getEcobonusUValueLimit: (zone: ClimateZone, day: string | null = null) =>
    getEcobonusUValueLimit(zone, day, settings),
  getSolarTransmissionLimit: (day: string | null) => getSolarTransmissionLimit(day, settings),
  getDeductionRates: (year: number) => getDeductionRates(year, settings),
  getDeductionTable: (year: number) => getDeductionTable(year, settings),
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
});

const createPaperRules = (settings: RuleSettings) => ({
  findPaperObstacle: (code: PaperCode, form: DossierForm) =>
    findPaperObstacle(code, form, settings),
  findWindowLimitTable: (form: Parameters<typeof findWindowLimitTable>[0]) =>
    findWindowLimitTable(form, settings),
});

const createRetentionRules = (settings: RuleSettings) => ({
  getLastControlDay: (expenseYear: number) => getLastControlDay(expenseYear, settings),
  findControlsOver: (today: string) => findControlsOver(today, settings),
  formatLastControlDay: (expenseYear: number) => formatLastControlDay(expenseYear, settings),
  describeControlTerm: (expenseYear: number) => describeControlTerm(expenseYear, settings),
});

const createDossierRules = (settings: RuleSettings) => ({
  countFilings: (dossier: MatrixInput) => countFilings(dossier, settings.interventionMatrix),
  listEneaFilings: (dossier: MatrixInput, frozen: Pick<FilingCounts, 'numEcobonus'> | null) =>
    listEneaFilings(dossier, frozen, settings),
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
  listYearWarnings: (dates: DeadlineDates) => listYearWarnings(dates, settings),
});

/**
 * The rules of the first pages, bound to one state of the settings; `createAllRules` has the others
 * too, which come later (`all-rules.ts`).
 */
export const createRules = (settings: RuleSettings) => ({
  settings,
  ...createLabelRules(settings),
  ...createStatusRules(settings),
  ...createLimitRules(settings),
  ...createRowRules(settings),
  ...createRetentionRules(settings),
  ...createPaperRules(settings),
  ...createDossierRules(settings),
});

export type Rules = ReturnType<typeof createRules>;
