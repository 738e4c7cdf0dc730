import type { PublicSettings, SettingKind } from '@pratiche/domain';
import type { AuditEntry, SettingHistory, SettingSummary } from '../types/index.js';
import { json, page, type Page } from './answers.js';
import type { Send } from './request.js';

export interface SettingChange {
  validFrom: string;
  value: unknown;
  note: string | null;
  seen: number;
}

export const settingsClient = (send: Send) => ({
  /** What every front end works with; cached by the browser with an ETag. */
  current: () => json<PublicSettings>(send('Settings/current', { anonymous: true })),
  /** SuperAdmin only: every kind with its current and its future value. */
  list: () => json<SettingSummary[]>(send('Settings')),
  history: (kind: SettingKind) => json<SettingHistory>(send(`Settings/${kind}`)),
  change: (kind: SettingKind, change: SettingChange) =>
    json<SettingHistory>(send(`Settings/${kind}`, { method: 'POST', body: change })),
});

export const auditClient = (send: Send) => ({
  /** SuperAdmin: who did what, latest first. */
  page: (query: object): Promise<Page<AuditEntry>> => page<AuditEntry>(send('Audit', { query })),
});
