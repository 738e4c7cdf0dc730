import { getChoiceLabel, listChoices, type Choice } from '../enumerations/index.js';
import {
  listBulkEligible,
  listStatusChoices,
  validateBulkAction,
  type BulkAction,
  type BulkRow,
  type RowSituation,
} from '../office-list/index.js';
import type { RuleSettings } from '../settings/rule-settings.js';
import {
  getStatus,
  listStatuses,
  validateAssignment,
  validateTransition,
  type Actor,
  type StatusCode,
} from '../statuses/index.js';

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

/**
 * The rules of the first pages, bound to one state of the settings; `createDossierRules` and
 * `createAllRules` have the others too, which come later.
 */
export const createRules = (settings: RuleSettings) => ({
  settings,
  ...createLabelRules(settings),
  ...createStatusRules(settings),
});

export type Rules = ReturnType<typeof createRules>;
