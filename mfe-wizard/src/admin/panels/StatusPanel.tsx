import type { AdminDossierDto } from '@pratiche/api';
import {
  getReturnKind,
  isCompletedStatus,
  isOpenStatus,
  isStatusCode,
  type ReturnKind,
  type StatusCode,
} from '@pratiche/domain';
import { DateText, DeadlineLight, Money, StatusBar } from '@pratiche/ui';
import { formatChargedFilings } from '../../shared/format-charged-filings.js';
import { DefinitionItem } from '../../shared/DefinitionItem.js';
import { MovementsLink } from '../MovementsLink.js';
import { OperatorField } from '../operator/OperatorField.js';
import { PostponeButton } from './PostponeButton.js';
import { PostponementNote } from './PostponementNote.js';
import { StatusActions } from './StatusActions.js';
import { STATUS_TEXTS } from './texts.js';

const RETURN_REASON_LABELS: Readonly<Record<ReturnKind, string>> = {
  corrections: STATUS_TEXTS.correctionsAsked,
  rejection: STATUS_TEXTS.rejectReason,
};

interface StatusPanelProps {
  dossier: AdminDossierDto;
  openRequests: number;
  pending: StatusCode | null;
  busy: boolean;
  onRequest: (to: StatusCode) => void;
  isPostponing: boolean;
  /** `null` where the dossier cannot wait. */
  onPostpone: (() => void) | null;
  onResume: () => void;
}

/**
 * Shows the status of the dossier, the next actions and the deadline. The charged credits are shown
 * only while they are charged, because a rejection refunds them.
 */
export function StatusPanel(props: StatusPanelProps) {
  const { dossier, openRequests, pending, busy, onRequest, isPostponing } = props;
  const { code } = dossier.status;
  const status = isStatusCode(code) ? code : null;
  const isOpen = status !== null && isOpenStatus(status);
  return (
    <section className="pr-card admin-panel" aria-labelledby="status-title">
      <h2 id="status-title">{STATUS_TEXTS.status}</h2>
      <StatusBar status={dossier.status} />
      {dossier.rejectReason && (
        <div className="admin-callout">
          <strong>{RETURN_REASON_LABELS[getReturnKind(code) ?? 'rejection']}</strong>
          <p className="admin-reason">{dossier.rejectReason}</p>
        </div>
      )}
      {dossier.postponement && (
        <PostponementNote
          postponement={dossier.postponement}
          busy={isPostponing}
          onResume={props.onResume}
        />
      )}
      {status && (
        <StatusActions
          status={status}
          form={dossier}
          adminFiles={dossier.adminFiles}
          openRequests={openRequests}
          pending={pending}
          busy={busy}
          onRequest={onRequest}
        />
      )}
      <PostponeButton busy={busy || isPostponing} onPostpone={props.onPostpone} />
      <dl className="admin-facts">
        {!(status !== null && isCompletedStatus(status)) && (
          <DefinitionItem term={isOpen ? STATUS_TEXTS.sendBy : STATUS_TEXTS.deadline}>
            <DeadlineLight
              deadline={dossier.deadlineDate}
              status={dossier.status.code}
              hasLegalDay
            />
          </DefinitionItem>
        )}
        <DefinitionItem term={STATUS_TEXTS.operator}>
          <OperatorField dossier={dossier} status={status} />
        </DefinitionItem>
        <DefinitionItem term={isOpen ? STATUS_TEXTS.lastSubmission : STATUS_TEXTS.sentOn}>
          <DateText value={dossier.sentDate} />
        </DefinitionItem>
        {dossier.completedDate && (
          <DefinitionItem term={STATUS_TEXTS.completedOn}>
            <DateText value={dossier.completedDate} />
          </DefinitionItem>
        )}
        {!isOpen && dossier.moduleCredits && (
          <DefinitionItem term={STATUS_TEXTS.chargedFilings}>
            {formatChargedFilings(dossier.moduleCredits, dossier.serviceType)}
          </DefinitionItem>
        )}
        {!isOpen && dossier.totalCost !== null && (
          <DefinitionItem term={STATUS_TEXTS.cost}>
            <Money value={dossier.totalCost} />
          </DefinitionItem>
        )}
      </dl>
      <MovementsLink dossierId={dossier.id} />
    </section>
  );
}
