import type { AdminDossierDto } from '@pratiche/api';
import { DateText, Money } from '@pratiche/ui';
import { DefinitionItem } from '../../shared/DefinitionItem.js';
import { formatChargedFilings } from '../../shared/format-charged-filings.js';
import { MovementsLink } from '../MovementsLink.js';
import { STATUS_TEXTS } from './texts.js';

interface SubmissionFactsProps {
  dossier: AdminDossierDto;
  isOpen: boolean;
}

/**
 * When the dossier was sent, in one line; what it cost is behind it, so that the documents are in the
 * first screen. The charged credits are shown only while they are charged, because a rejection
 * refunds them.
 */
export function SubmissionFacts({ dossier, isOpen }: SubmissionFactsProps) {
  const { id, sentDate, completedDate, moduleCredits, serviceType, totalCost } = dossier;
  return (
    <details className="admin-quiet admin-submission">
      <summary>
        {isOpen ? STATUS_TEXTS.lastSubmission : STATUS_TEXTS.sentOn} <DateText value={sentDate} />
        {' · '}
        {STATUS_TEXTS.costAndMovements}
      </summary>
      <dl className="admin-facts">
        {completedDate && (
          <DefinitionItem term={STATUS_TEXTS.completedOn}>
            <DateText value={completedDate} />
          </DefinitionItem>
        )}
        {!isOpen && moduleCredits && (
          <DefinitionItem term={STATUS_TEXTS.chargedFilings}>
            {formatChargedFilings(moduleCredits, serviceType)}
          </DefinitionItem>
        )}
        {!isOpen && totalCost !== null && (
          <DefinitionItem term={STATUS_TEXTS.cost}>
            <Money value={totalCost} />
          </DefinitionItem>
        )}
      </dl>
      <MovementsLink dossierId={id} />
    </details>
  );
}
