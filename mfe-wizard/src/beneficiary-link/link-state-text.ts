import type { ClientLinkDto } from '@pratiche/api';
import { formatMoment, formatMomentDay } from '@pratiche/domain';
import { LINK_STATE_TEXTS as TEXTS } from './state-texts.js';

export function linkStateText({ state, expires, revokedAt }: ClientLinkDto): string {
  if (state === 'working') return TEXTS.activeUntil(formatMomentDay(expires));
  return state === 'expired'
    ? TEXTS.expiredOn(formatMomentDay(expires))
    : TEXTS.revokedOn(formatMoment(revokedAt ?? expires));
}

/** How far the customer is, in one line. */
export function linkProgressText(link: ClientLinkDto): string {
  const { state, created, email, openedAt, savedAt, finishedAt } = link;
  if (finishedAt) return TEXTS.completedOn(formatMoment(finishedAt));
  if (state !== 'working') return `${TEXTS.link}: ${linkStateText(link)}`;
  const [word, moment] = savedAt ? [TEXTS.saved, savedAt] : [TEXTS.opened, openedAt];
  const done = moment ? formatMoment(moment) : TEXTS.notYet.toLowerCase();
  return `${TEXTS.sentOn(TEXTS.sentTo(formatMoment(created), email))}\u00a0· ${word}: ${done}`;
}
