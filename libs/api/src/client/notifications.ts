import type { NotificationKind } from '@pratiche/domain';
import type {
  FailedJob,
  FailedJobState,
  Notification,
  NotificationPreference,
  Unsubscription,
} from '../types/index.js';
import { json, nothing, page, type Page } from './answers.js';
import type { Send } from './request.js';

export const notificationsClient = (send: Send) => ({
  /** The latest. */
  getAll: () => json<Notification[]>(send('Notifications')),
  /** All, by pages. */
  history: (query: object): Promise<Page<Notification>> =>
    page<Notification>(send('Notifications/history', { query })),
  markAsRead: (id: number) => nothing(send(`Notifications/${id}/read`, { method: 'POST' })),
  /** Marks all notifications up to the last seen as read. */
  markAllAsRead: (lastId: number) =>
    nothing(send('Notifications/read', { method: 'POST', body: { lastId } })),
  preferences: () => json<NotificationPreference[]>(send('Notifications/preferences')),
  setPreference: (kind: NotificationKind, email: boolean) =>
    json<NotificationPreference[]>(
      send('Notifications/preferences', { method: 'PUT', body: { kind, email } }),
    ),
  /** What the link of an e-mail would end; needs no login. */
  unsubscription: (token: string) =>
    json<Unsubscription>(
      send(`Notifications/unsubscribe/${encodeURIComponent(token)}`, { anonymous: true }),
    ),
  unsubscribe: (token: string) =>
    json<Unsubscription>(
      send(`Notifications/unsubscribe/${encodeURIComponent(token)}`, {
        method: 'POST',
        anonymous: true,
      }),
    ),
});

export const failedJobsClient = (send: Send) => ({
  /** SuperAdmin: e-mails and other jobs that failed, latest first. */
  page: (state: FailedJobState, query: object): Promise<Page<FailedJob>> =>
    page<FailedJob>(send('Mail/failed', { query: { ...query, state } })),
  retry: (id: string) => nothing(send(`Mail/failed/${id}/retry`, { method: 'POST' })),
  discard: (id: string) => nothing(send(`Mail/failed/${id}`, { method: 'DELETE' })),
});
