import { DRAFT_STATUS } from '@pratiche/domain';
import { Link } from 'react-router';
import { DossierListSection } from './DossierListSection.js';
import { DossierName } from './DossierName.js';
import { useCorrections } from './dashboard-queries.js';

/** Dossiers that came back, with the reason in view. */
export function CorrectionsSection() {
  return (
    <DossierListSection title="Da correggere" query={useCorrections()}>
      {(dossier) => (
        <>
          <DossierName dossier={dossier} />
          <span className="sh-reason">
            <strong>
              {dossier.status.code === DRAFT_STATUS ? 'Correzione iniziata' : dossier.status.name}
            </strong>
            {dossier.rejectReason && `: ${dossier.rejectReason}`}
          </span>
          <Link to={`/modules/edit/${dossier.id}`} aria-label={`Correggi la pratica ${dossier.id}`}>
            Correggi
          </Link>
        </>
      )}
    </DossierListSection>
  );
}
