import type { DossierListItem } from '@pratiche/api';
import { isOpenStatus, isStatusCode, LIST_FILTERS, type StatusCode } from '@pratiche/domain';
import { DateText, StatusBar } from '@pratiche/ui';
import { Link } from 'react-router';
import { DossierLines } from './DossierLines.js';
import { DossierName } from './DossierName.js';
import { useLastActivity } from './useDashboard.js';

/** The dossiers touched last. */
export function LastActivity() {
  return (
    <DossierLines title="Ultima attività" query={useLastActivity()} none="Ancora nessuna attività.">
      {(dossier) => (
        <>
          <DossierName dossier={dossier} />
          <StatusBar status={dossier.status} />
          <span className="sh-line-end">
            <span className="pr-muted">
              Modificata <DateText value={dossier.updated} time />
            </span>{' '}
            <Open dossier={dossier} />
          </span>
        </>
      )}
    </DossierLines>
  );
}

/** A draft opens in the wizard, anything sent in its list. */
function Open({ dossier: { id, status } }: { dossier: DossierListItem }) {
  return isStatusCode(status.code) ? (
    <Link to={addressOf(id, status.code)} aria-label={`Apri la pratica ${id}`}>
      Apri
    </Link>
  ) : null;
}

const ELABORATED: readonly StatusCode[] = LIST_FILTERS.ELABORATED;

function addressOf(id: number, code: StatusCode): string {
  if (isOpenStatus(code)) return `/modules/edit/${id}`;
  return ELABORATED.includes(code) ? `/modules/elaborate?q=${id}` : `/modules/sent?q=${id}`;
}
