import { BELL_TEXTS } from './bell-texts.js';

/** Above this the badge only says that there are more. */
export const BADGE_MAX = 9;

/** What the bell is called, with what waits behind it. */
export function bellLabel(unread: number): string {
  if (unread === 0) return BELL_TEXTS.notifications;
  return BELL_TEXTS.unread(unread > BADGE_MAX ? BELL_TEXTS.moreThan(BADGE_MAX) : String(unread));
}
