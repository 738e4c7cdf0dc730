import type { ClientLinkDto } from '@pratiche/api';
import { formatMoment, formatMomentDay } from '@pratiche/domain';

/** What became of the link, in words; what came before the customer's end is left out. */
export function LinkState({ link }: { link: ClientLinkDto }) {
  return (
    <dl className="wz-link-state">
      <div>
        <dt>Link al cliente</dt>
        <dd>{linkStateText(link)}</dd>
      </div>
      <div>
        <dt>Inviato</dt>
        <dd>
          {formatMoment(link.created)}
          {link.email ? ` a ${link.email}` : ' (condiviso senza e-mail)'}
        </dd>
      </div>
      {!link.finishedAt && (
        <div>
          <dt>Aperto</dt>
          <dd>{link.openedAt ? formatMoment(link.lastOpenedAt ?? link.openedAt) : 'Non ancora'}</dd>
        </div>
      )}
      {(!link.finishedAt || isSavedSince(link)) && (
        <div>
          <dt>Salvato</dt>
          <dd>{link.savedAt ? formatMoment(link.savedAt) : 'Non ancora'}</dd>
        </div>
      )}
      {link.finishedAt && (
        <div>
          <dt>Completato</dt>
          <dd>{formatMoment(link.finishedAt)}</dd>
        </div>
      )}
    </dl>
  );
}

function linkStateText({ state, expires, revokedAt }: ClientLinkDto): string {
  if (state === 'working') return `Attivo fino al ${formatMomentDay(expires)}`;
  return state === 'expired'
    ? `Scaduto il ${formatMomentDay(expires)}`
    : `Revocato il ${formatMoment(revokedAt ?? expires)}`;
}

/** The customer went on after having finished, as a returned dossier lets them. */
const isSavedSince = ({ savedAt, finishedAt }: ClientLinkDto): boolean =>
  Boolean(savedAt && finishedAt && savedAt > finishedAt);
