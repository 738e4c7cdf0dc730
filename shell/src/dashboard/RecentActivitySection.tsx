import type { DossierListItemDto } from '@pratiche/api';
import { STATUSES, isOpenStatus, isStatusCode, type StatusCode } from '@pratiche/domain';
import { DateText, StatusBar } from '@pratiche/ui';
import { Link } from 'react-router';
import { DossierListSection } from './DossierListSection.js';
import { DossierName } from './DossierName.js';
import { useRecentActivity } from './dashboard-queries.js';

/** The dossiers touched last. */
export function RecentActivitySection() {
  return (
    <DossierListSection
      title="Ultima attività"
      query={useRecentActivity()}
      none="Ancora nessuna attività."
    >
      {(dossier) => (
        <>
          <DossierName dossier={dossier} />
          <StatusBar status={dossier.status} />
          <span className="sh-line-end">
            <span className="pr-muted">
              Modificata <DateText value={dossier.updated} time />
            </span>{' '}
            <OpenDossierLink dossier={dossier} />
          </span>
        </>
      )}
    </DossierListSection>
  );
}

/** A draft opens in the wizard, anything sent in its list. */
function OpenDossierLink({ dossier: { id, status } }: { dossier: DossierListItemDto }) {
  return isStatusCode(status.code) ? (
    <Link to={dossierPath(id, status.code)} aria-label={`Apri la pratica ${id}`}>
      Apri
    </Link>
  ) : null;
}

function dossierPath(id: number, code: StatusCode): string {
  if (isOpenStatus(code)) return `/modules/edit/${id}`;
  const list = STATUSES[code].ownerList === 'ELABORATED' ? 'elaborate' : 'sent';
  return `/modules/${list}?q=${id}`;
}
