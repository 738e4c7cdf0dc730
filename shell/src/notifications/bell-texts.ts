/** What the bell says, which is on every page. */
export const BELL_TEXTS = {
  notifications: 'Notifiche',
  close: 'Chiudi le notifiche',
  unread: (count: string) => `Notifiche, ${count} da leggere`,
  moreThan: (count: number) => `più di ${count}`,
} as const;
