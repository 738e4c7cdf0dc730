import {
  validateAssignment,
  validateTransition,
  type StatusCode,
  type StatusNameSettings,
} from '../statuses/index.js';

/** What the back office does with several dossiers at once. */
export const BULK_ACTIONS = ['accept', 'return', 'take', 'assign'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Most dossiers in one request. */
export const MAX_BULK_DOSSIERS = 200;

export interface BulkRow {
  readonly id: number;
  readonly status: StatusCode;
  readonly operatorId: number | null;
  readonly operatorName: string | null;
}

/** Message for a dossier of a colleague. */
export const formatAlreadyAssigned = (operatorName: string | null): string =>
  `È già in carico a ${operatorName ?? 'un altro operatore'}.`;

/** Italian message why an action leaves a dossier as it is; `null` when it can be done. */
export function validateBulkAction(
  action: BulkAction,
  { status, operatorId, operatorName }: Omit<BulkRow, 'id'>,
  settings: StatusNameSettings,
): string | null {
  if (action === 'accept') return validateTransition(status, 'ACCEPTED', 'admin', settings);
  if (action === 'return') return validateTransition(status, 'WAITING', 'admin', settings);
  const refusal = validateAssignment(status, settings);
  if (refusal !== null || action === 'assign') return refusal;
  return operatorId === null ? null : formatAlreadyAssigned(operatorName);
}

/** The dossiers with which an action can be done. */
export const listBulkEligible = <Row extends BulkRow>(
  action: BulkAction,
  rows: readonly Row[],
  settings: StatusNameSettings,
): Row[] => rows.filter((row) => validateBulkAction(action, row, settings) === null);
