import {
  COMPLETED_STATUS_CODES,
  DRAFT_STATUS,
  getTodayInRome,
  type SettingValues,
  type AllRules,
} from '@pratiche/domain';
import { toSqlDateTime } from '../platform/database/index.js';

export type DossierGroup = 'drafts' | 'deletedDossiers' | 'completedDossiers';
export type RowGroup =
  | 'snapshots'
  | 'notifications'
  | 'beneficiaryLinks'
  | 'accountTokens'
  | 'documentAccesses'
  | 'audit';

/** Rows whose time is over, as a condition both databases read. */
export interface RetentionPolicy<Name extends string> {
  name: Name;
  table: string;
  where: string;
  values: (string | number)[];
}

const COMPLETED_STATUSES_SQL = COMPLETED_STATUS_CODES.map((code) => `'${code}'`).join(', ');

const DAY_MS = 86_400_000;
/**
 * Tokens of links in e-mails are valid for days; a month later a refused link needs no explanation
 * any more.
 */
const TOKEN_DAYS = 30;

type RetentionPeriods = SettingValues['retention'];

/** Dossiers of which only the number and the credits stay. Messages, files, links and history go with them. */
export function listDossierPolicies(
  periods: RetentionPeriods,
  { findControlsOver }: AllRules,
  now: Date,
): RetentionPolicy<DossierGroup>[] {
  const table = 'dossiers';
  const { lastExpenseYear, completedBefore } = findControlsOver(getTodayInRome(now));
  return [
    {
      name: 'drafts',
      table,
      where: `erased IS NULL AND deleted IS NULL AND sent IS NULL AND status = '${DRAFT_STATUS}' AND updated < ?`,
      values: [formatCutoff(now, periods.drafts)],
    },
    {
      name: 'deletedDossiers',
      table,
      where: 'erased IS NULL AND deleted < ?',
      values: [formatCutoff(now, periods.deletedDossiers)],
    },
    {
      name: 'completedDossiers',
      table,
      // Dossiers of early versions may have no year: that of their completion counts.
      where: `erased IS NULL AND status IN (${COMPLETED_STATUSES_SQL}) AND completed < ? AND (expense_year <= ? OR (expense_year IS NULL AND completed < ?))`,
      values: [completedBefore, lastExpenseYear, `${lastExpenseYear + 1}-01-01`],
    },
  ];
}

/**
 * Transfers of which receipt and reasons go. Those that were credited are told as long as the log of
 * what the back office did; the others bought nothing.
 */
export const getOrderPolicy = (
  periods: RetentionPeriods,
  now: Date,
): RetentionPolicy<'orders'> => ({
  name: 'orders',
  table: 'package_orders',
  where: `(storage_key IS NOT NULL OR reason <> '' OR decision_reason IS NOT NULL) AND ((status = 'confirmed' AND decided < ?) OR (status IN ('rejected', 'withdrawn') AND decided < ?))`,
  values: [formatCutoff(now, periods.audit), formatCutoff(now, periods.notifications)],
});

/** Rows that go whole. */
export function listRowPolicies(periods: RetentionPeriods, now: Date): RetentionPolicy<RowGroup>[] {
  return [
    {
      name: 'snapshots',
      table: 'dossier_snapshots',
      values: [formatCutoff(now, periods.snapshots)],
      where: `dossier_id IN (SELECT id FROM dossiers WHERE status IN (${COMPLETED_STATUSES_SQL}) AND completed < ?)`,
    },
    {
      name: 'notifications',
      table: 'notifications',
      where: 'created < ?',
      values: [formatCutoff(now, periods.notifications)],
    },
    {
      name: 'beneficiaryLinks',
      table: 'beneficiary_links',
      where: '(expires < ? OR revoked < ?)',
      values: [
        formatCutoff(now, periods.beneficiaryLinks),
        formatCutoff(now, periods.beneficiaryLinks),
      ],
    },
    {
      name: 'accountTokens',
      table: 'account_tokens',
      where: 'expires < ?',
      values: [formatCutoff(now, TOKEN_DAYS)],
    },
    {
      name: 'documentAccesses',
      table: 'document_accesses',
      where: 'at < ?',
      values: [formatCutoff(now, periods.audit)],
    },
    {
      name: 'audit',
      table: 'audit_entries',
      where: 'at < ?',
      values: [formatCutoff(now, periods.audit)],
    },
  ];
}

export const subtractDays = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * DAY_MS);

const formatCutoff = (now: Date, days: number): string => toSqlDateTime(subtractDays(now, days));
