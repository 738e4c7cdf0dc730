import type { ClientLinkDto } from '@pratiche/api';
import { formatMoment, formatMomentDay } from '@pratiche/domain';
import { LINK_STATE_TEXTS as TEXTS } from './texts.js';

/** What became of the link, in words; what came before the customer's end is left out. */
export function LinkState({ link }: { link: ClientLinkDto }) {
  return (
    <dl className="wz-link-state">
      <div>
        <dt>{TEXTS.link}</dt>
        <dd>{linkStateText(link)}</dd>
      </div>
      <div>
        <dt>{TEXTS.sent}</dt>
        <dd>{TEXTS.sentTo(formatMoment(link.created), link.email)}</dd>
      </div>
      {!link.finishedAt && (
        <div>
          <dt>{TEXTS.opened}</dt>
          <dd>{link.openedAt ? formatMoment(link.lastOpenedAt ?? link.openedAt) : TEXTS.notYet}</dd>
        </div>
      )}
      {(!link.finishedAt || isSavedSince(link)) && (
        <div>
          <dt>{TEXTS.saved}</dt>
          <dd>{link.savedAt ? formatMoment(link.savedAt) : TEXTS.notYet}</dd>
        </div>
      )}
      {link.finishedAt && (
        <div>
          <dt>{TEXTS.completed}</dt>
          <dd>{formatMoment(link.finishedAt)}</dd>
        </div>
      )}
    </dl>
  );
}

function linkStateText({ state, expires, revokedAt }: ClientLinkDto): string {
  if (state === 'working') return TEXTS.activeUntil(formatMomentDay(expires));
  return state === 'expired'
    ? TEXTS.expiredOn(formatMomentDay(expires))
    : TEXTS.revokedOn(formatMoment(revokedAt ?? expires));
}

/** The customer went on after having finished, as a returned dossier lets them. */
const isSavedSince = ({ savedAt, finishedAt }: ClientLinkDto): boolean =>
  Boolean(savedAt && finishedAt && savedAt > finishedAt);
