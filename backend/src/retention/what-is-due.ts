import type { SettingValues } from '@pratiche/domain';
import { momentText } from '../platform/database/index.js';

export type DossierGroup = 'drafts' | 'deletedDossiers' | 'completedDossiers';
export type RowGroup =
  | 'snapshots'
  | 'notifications'
  | 'beneficiaryLinks'
  | 'accountTokens'
  | 'documentAccesses'
  | 'audit';

/** Rows whose time is over, as a condition both databases read. */
export interface Due<Name extends string> {
  name: Name;
  table: string;
  where: string;
  values: string[];
}

const DAY_MS = 86_400_000;
/** Tokens of links in e-mails hold for days; a month later nobody asks why one was refused. */
const TOKEN_DAYS = 30;

type Periods = SettingValues['retention'];

/** Dossiers of which only the number and the credits stay. Messages, files, links and history go with them. */
export function dueDossiers(periods: Periods, now: Date): Due<DossierGroup>[] {
  const table = 'dossiers';
  return [
    {
      name: 'drafts',
      table,
      where: `erased IS NULL AND deleted IS NULL AND sent IS NULL AND status = 'DRAFT' AND updated < ?`,
      values: [before(now, periods.drafts)],
    },
    {
      name: 'deletedDossiers',
      table,
      where: 'erased IS NULL AND deleted < ?',
      values: [before(now, periods.deletedDossiers)],
    },
    {
      name: 'completedDossiers',
      table,
      where: `erased IS NULL AND status = 'SELLED' AND completed < ?`,
      values: [before(now, periods.completedDossiers)],
    },
  ];
}

/** Rows that go whole. */
export function dueRows(periods: Periods, now: Date): Due<RowGroup>[] {
  return [
    {
      name: 'snapshots',
      table: 'dossier_snapshots',
      values: [before(now, periods.snapshots)],
      where: `dossier_id IN (SELECT id FROM dossiers WHERE status = 'SELLED' AND completed < ?)`,
    },
    {
      name: 'notifications',
      table: 'notifications',
      where: 'created < ?',
      values: [before(now, periods.notifications)],
    },
    {
      name: 'beneficiaryLinks',
      table: 'beneficiary_links',
      where: '(expires < ? OR revoked < ?)',
      values: [before(now, periods.beneficiaryLinks), before(now, periods.beneficiaryLinks)],
    },
    {
      name: 'accountTokens',
      table: 'account_tokens',
      where: 'expires < ?',
      values: [before(now, TOKEN_DAYS)],
    },
    {
      name: 'documentAccesses',
      table: 'document_accesses',
      where: 'at < ?',
      values: [before(now, periods.audit)],
    },
    {
      name: 'audit',
      table: 'audit_entries',
      where: 'at < ?',
      values: [before(now, periods.audit)],
    },
  ];
}

export const daysBefore = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * DAY_MS);

const before = (now: Date, days: number): string => momentText(daysBefore(now, days));
