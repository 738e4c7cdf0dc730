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
  listFormerChoices,
  type Choice,
  type ClimateZone,
} from '../enumerations/index.js';
import {
  describeWindowLimit,
  findPaperObstacle,
  findWindowLimitTable,
  type PaperCode,
} from '../papers/index.js';
import { listEneaFilings } from '../filings/index.js';
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
import type { StepId, Viewer } from '../steps/step-id.js';
import { listYearWarnings } from '../warnings/date-warnings.js';
import { checkForSending, type SendingSituation } from '../wizard/check-for-sending.js';
import { createRules } from './create-rules.js';
import { buildStepStates, type StepStateOptions } from '../wizard/step-states.js';

/** Only for choices of the same copy of this library: a list is recognised by its identity. */
const createChoiceRules = (settings: RuleSettings) => ({
  /** Choices with the labels in force. */
  listChoices: (choices: readonly Choice[]) => listChoices(choices, settings),
  /** Label in force of a value; the empty string for `null` and unknown values. */
  getChoiceLabel: (choices: readonly Choice[], value: string | number | null | undefined) =>
    getChoiceLabel(listChoices(choices, settings), value) ||
    getChoiceLabel(listFormerChoices(choices), value),
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
  describeWindowLimit: (form: Parameters<typeof describeWindowLimit>[0]) =>
    describeWindowLimit(form, settings),
  findWindowLimitTable: (form: Parameters<typeof findWindowLimitTable>[0]) =>
    findWindowLimitTable(form, settings),
});

const createRetentionRules = (settings: RuleSettings) => ({
  getLastControlDay: (expenseYear: number) => getLastControlDay(expenseYear, settings),
  findControlsOver: (today: string) => findControlsOver(today, settings),
  formatLastControlDay: (expenseYear: number) => formatLastControlDay(expenseYear, settings),
  describeControlTerm: (expenseYear: number) => describeControlTerm(expenseYear, settings),
});

const createFormRules = (settings: RuleSettings) => ({
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
  listRequiredFields: (form: DossierForm, step: StepId, viewer: Viewer = 'fitter') =>
    listRequiredFields(form, step, viewer, settings),
  buildStepStates: (form: DossierForm, viewer: Viewer, options: StepStateOptions = {}) =>
    buildStepStates(form, viewer, options, settings),
  checkForSending: (form: DossierForm, situation: SendingSituation) =>
    checkForSending(form, situation, settings),
  listYearWarnings: (dates: DeadlineDates) => listYearWarnings(dates, settings),
});

/** Rules of statuses and lists, and what a dossier is checked and filled in by, bound to one state of the settings. */
export const createDossierRules = (settings: RuleSettings) => ({
  ...createRules(settings),
  ...createChoiceRules(settings),
  ...createLimitRules(settings),
  ...createRowRules(settings),
  ...createRetentionRules(settings),
  ...createPaperRules(settings),
  ...createFormRules(settings),
});

export type DossierRules = ReturnType<typeof createDossierRules>;
