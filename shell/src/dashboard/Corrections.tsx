import { Link } from 'react-router';
import { DossierLines } from './DossierLines.js';
import { DossierName } from './DossierName.js';
import { useCorrections } from './useDashboard.js';

/** Dossiers that came back, with the reason in view. */
export function Corrections() {
  return (
    <DossierLines title="Da correggere" query={useCorrections()}>
      {(dossier) => (
        <>
          <DossierName dossier={dossier} />
          <span className="sh-reason">
            <strong>
              {dossier.status.code === 'DRAFT' ? 'Correzione iniziata' : dossier.status.name}
            </strong>
            {dossier.rejectReason && `: ${dossier.rejectReason}`}
          </span>
          <Link to={`/modules/edit/${dossier.id}`} aria-label={`Correggi la pratica ${dossier.id}`}>
            Correggi
          </Link>
        </>
      )}
    </DossierLines>
  );
}
