/** Above this the badge only says that there are more. */
export const BADGE_MAX = 9;

/** What the bell is called, with what waits behind it. */
export function bellLabel(unread: number): string {
  if (unread === 0) return 'Notifiche';
  return `Notifiche, ${unread > BADGE_MAX ? `più di ${BADGE_MAX}` : unread} da leggere`;
}
