import type { AdminDossierDto } from '@pratiche/api';
import {
  getReturnKind,
  isCompletedStatus,
  isOpenStatus,
  isStatusCode,
  type ReturnKind,
  type StatusCode,
  formatUntil,
} from '@pratiche/domain';
import { Button, DateText, DeadlineLight, StatusBar } from '@pratiche/ui';
import { DefinitionItem } from '../../shared/DefinitionItem.js';
import { OperatorField } from '../operator/OperatorField.js';
import { StatusActions } from './StatusActions.js';
import { SubmissionFacts } from './SubmissionFacts.js';
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
  isAcceptanceAbove: boolean;
  /** `null` where the dossier cannot wait. */
  onPostpone: (() => void) | null;
  onResume: () => void;
}

/** Shows the status of the dossier, the next actions, the deadline and who looks after it. */
export function StatusPanel(props: StatusPanelProps) {
  const { dossier, openRequests, pending, busy, onRequest, isPostponing } = props;
  const { code } = dossier.status;
  const status = isStatusCode(code) ? code : null;
  const isOpen = status !== null && isOpenStatus(status);
  const kind = getReturnKind(code) ?? 'rejection';
  return (
    <section className="pr-card admin-panel" aria-labelledby="status-title">
      <div className="admin-status-head">
        <h2 id="status-title" tabIndex={-1}>
          {STATUS_TEXTS.status}
        </h2>
        <StatusBar status={dossier.status} />
      </div>
      {dossier.rejectReason && (
        <div className={`admin-callout admin-callout-${kind}`}>
          <strong>{RETURN_REASON_LABELS[kind]}</strong>
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
      <div className="admin-acts">
        {status && (
          <StatusActions
            status={status}
            form={dossier}
            adminFiles={dossier.adminFiles}
            openRequests={openRequests}
            pending={pending}
            busy={busy}
            isAcceptanceAbove={props.isAcceptanceAbove}
            onRequest={onRequest}
          />
        )}
        <PostponeButton busy={busy || isPostponing} onPostpone={props.onPostpone} />
      </div>
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
      </dl>
      <SubmissionFacts dossier={dossier} isOpen={isOpen} />
    </section>
  );
}

interface PostponeButtonProps {
  busy: boolean;
  /** `null` where the dossier cannot wait. */
  onPostpone: (() => void) | null;
}

/** Puts the dossier off; until when is asked then. */
function PostponeButton({ busy, onPostpone }: PostponeButtonProps) {
  if (onPostpone === null) return null;
  return (
    <Button
      size="small"
      className="admin-postpone"
      aria-keyshortcuts="Shift+H"
      disabled={busy}
      onClick={onPostpone}
    >
      {STATUS_TEXTS.postpone}
    </Button>
  );
}

interface PostponementNoteProps {
  postponement: NonNullable<AdminDossierDto['postponement']>;
  busy: boolean;
  onResume: () => void;
}

/** Until when a dossier waits, who put it off and why, and the way to take it up again. */
function PostponementNote({ postponement, busy, onResume }: PostponementNoteProps) {
  const { until, who, at, note } = postponement;
  return (
    <div className="admin-callout admin-callout-postponed">
      <strong>{STATUS_TEXTS.postponed(formatUntil(until))}</strong>
      <p className="pr-muted">
        {who} · <DateText value={at} time />
      </p>
      {note && <p className="admin-reason">{note}</p>}
      <Button size="small" loading={busy} onClick={onResume}>
        {STATUS_TEXTS.resume}
      </Button>
    </div>
  );
}
