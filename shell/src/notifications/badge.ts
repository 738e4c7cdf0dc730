/** Above this the badge only says that there are more. */
export const SHOWN_UP_TO = 9;

/** What the bell is called, with what waits behind it. */
export function bellName(unread: number): string {
  if (unread === 0) return 'Notifiche';
  return `Notifiche, ${unread > SHOWN_UP_TO ? `più di ${SHOWN_UP_TO}` : unread} da leggere`;
}
