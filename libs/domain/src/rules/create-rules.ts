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

const createStatusNameRules = (settings: RuleSettings) => ({
  listStatuses: () => listStatuses(settings),
  getStatus: (code: StatusCode) => getStatus(code, settings),
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
 * Rules of statuses and lists, bound to one state of the settings; `createDossierRules` and
 * `createAllRules` have the others too.
 */
export const createRules = (settings: RuleSettings) => ({
  settings,
  ...createStatusNameRules(settings),
  ...createStatusRules(settings),
});

export type Rules = ReturnType<typeof createRules>;
