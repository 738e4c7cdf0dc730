import type { AdminDossierDto } from '@pratiche/api';
import { DateText, Money } from '@pratiche/ui';
import { useCommands } from '@pratiche/ui/office';
import { Link, useNavigate } from 'react-router';
import { DefinitionItem } from '../../shared/DefinitionItem.js';
import { formatChargedFilings } from '../../shared/format-charged-filings.js';
import { STATUS_TEXTS } from './texts.js';
import { ADMIN_DOSSIER_TEXTS } from '../texts.js';

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

const LABEL = ADMIN_DOSSIER_TEXTS.movements;

/** The way to what the dossier was charged and refunded. */
function MovementsLink({ dossierId }: { dossierId: number }) {
  const navigate = useNavigate();
  const to = `/administration/payments?moduleId=${dossierId}`;
  useCommands(ADMIN_DOSSIER_TEXTS.commandGroup, [
    {
      id: 'movements',
      label: LABEL,
      words: ADMIN_DOSSIER_TEXTS.movementsWords,
      run: () => void navigate(to),
    },
  ]);
  return <Link to={to}>{LABEL}</Link>;
}
