import type { NotificationKind } from '@pratiche/domain';

export interface Notification {
  id: number;
  kind: NotificationKind;
  title: string;
  text: string;
  created: string;
  read: boolean;
  /** Dossier it speaks of, if any. */
  moduleId: number | null;
  /** Page of the portal that shows it, if any. */
  path: string | null;
}

/** Whether a kind of notification also comes by e-mail. */
export interface NotificationPreference {
  kind: NotificationKind;
  email: boolean;
}

/** What the link at the foot of an e-mail ends. */
export interface Unsubscription {
  kind: NotificationKind;
  label: string;
  /** Whether e-mails of this kind still come. */
  email: boolean;
}
