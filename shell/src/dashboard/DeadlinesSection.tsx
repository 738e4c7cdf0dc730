import { DeadlineLight } from '@pratiche/ui';
import { Link } from 'react-router';
import { DossierListSection } from './DossierListSection.js';
import { DossierName } from './DossierName.js';
import { useNearDeadlines } from './dashboard-queries.js';

/** Drafts whose deadline for sending is near or past. */
export function DeadlinesSection() {
  const query = useNearDeadlines();
  return (
    <DossierListSection
      title="In scadenza"
      query={query}
      none="Nessuna bozza è vicina alla scadenza di invio."
    >
      {(dossier) => (
        <>
          <DossierName dossier={dossier} />
          <DeadlineLight deadline={dossier.deadlineDate} />
          <Link to={`/modules/edit/${dossier.id}`} aria-label={`Continua la pratica ${dossier.id}`}>
            Continua
          </Link>
        </>
      )}
    </DossierListSection>
  );
}
