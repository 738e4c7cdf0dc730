import type { AdminDossierDto } from '@pratiche/api';
import {
  isCompletedStatus,
  isStatusCode,
  listAllowedTransitions,
  type StatusCode,
  POSTPONABLE_STATUS_CODES,
} from '@pratiche/domain';
import { PreviewDialog } from '@pratiche/ui';
import { PreviewPanel, type useStatusChange } from '@pratiche/ui/office';
import type { usePostponement } from '@pratiche/ui/office';
import { useDeferredValue } from 'react';
import type { MessageThreadState } from '../messages/useMessageThread.js';
import { DocumentsPanel } from './documents/DocumentsPanel.js';
import type { DocumentChecks } from './documents/useDocumentChecks.js';
import type { DocumentRequesting } from './documents/useDocumentRequesting.js';
import { AdminFilesPanel } from './panels/AdminFilesPanel.js';
import { InvoicesPanel } from './panels/InvoicesPanel.js';
import { StatusPanel } from './panels/StatusPanel.js';
import { WarningsPanel } from './panels/WarningsPanel.js';
import { toStatusTarget } from './status-target.js';
import { DossierTabs } from './tabs/DossierTabs.js';
import type { DossierTab } from './tabs/useDossierTab.js';
import type { FilePreviewState } from './useFilePreview.js';
import { ADMIN_DOSSIER_TEXTS } from './texts.js';

interface DossierSideProps {
  dossier: AdminDossierDto;
  subject: string;
  thread: MessageThreadState;
  statusChange: ReturnType<typeof useStatusChange>;
  postponement: ReturnType<typeof usePostponement>;
  filePreview: FilePreviewState;
  checks: DocumentChecks;
  requesting: DocumentRequesting;
  tab: DossierTab;
  onTab: (tab: DossierTab) => void;
  /** The button that accepts and goes on is at the top of the page. */
  isAcceptanceAbove: boolean;
}

/** What is to be done with a dossier, beside its data: the next step stays in sight while a file is open. */
export function DossierSide(props: DossierSideProps) {
  const { dossier, subject, thread, statusChange, postponement, filePreview } = props;
  const { checks, requesting, tab, onTab } = props;
  const { preview, isBeside, openFile } = filePreview;
  // The next step and the sheet are drawn first; in one column all at once, because the sheet comes below.
  const isWhole = useDeferredValue(true, !isBeside);
  const openRequests = thread.thread?.requests.length ?? 0;
  const status = isStatusCode(dossier.status.code) ? dossier.status.code : null;
  const shown = { id: dossier.id, revision: dossier.revision, subject };
  const requestStatus = (to: StatusCode) =>
    status && statusChange.request(toStatusTarget(dossier, status, subject), to);
  const canPostpone =
    status !== null && POSTPONABLE_STATUS_CODES.includes(status) && !dossier.postponement;
  // CPID and receipt are below the status once the next step waits for them, and when all is done.
  const isFiling =
    status !== null &&
    (isCompletedStatus(status) ||
      listAllowedTransitions(status, 'admin').some(({ effects }) => effects.requiresDocument));
  // With its key among the same parts it moves as it is: a number being typed and an upload go on.
  const filing = (
    <div key="filing" hidden={!isFiling && tab !== 'documenti'}>
      <AdminFilesPanel
        dossier={dossier}
        openRequests={openRequests}
        busy={statusChange.busy}
        isNext={isFiling}
        onRequest={requestStatus}
      />
    </div>
  );
  const received = (
    <>
      <DocumentsPanel
        dossier={dossier}
        status={status}
        thread={thread}
        checks={checks}
        requesting={requesting}
        onPreview={openFile}
      />
      <InvoicesPanel dossier={dossier} />
    </>
  );
  const parts = [
    <WarningsPanel key="warnings" dossier={dossier} />,
    <DossierTabs
      key="tabs"
      active={tab}
      onChange={onTab}
      thread={thread}
      dossier={dossier}
      documents={received}
    />,
  ];
  return (
    <section
      className="admin-side"
      id="amministrazione"
      aria-label={ADMIN_DOSSIER_TEXTS.administration}
    >
      <StatusPanel
        dossier={dossier}
        openRequests={openRequests}
        pending={statusChange.pending?.to ?? null}
        isAcceptanceAbove={props.isAcceptanceAbove}
        busy={statusChange.busy}
        onRequest={requestStatus}
        isPostponing={postponement.busy}
        onPostpone={canPostpone ? () => postponement.request([shown]) : null}
        onResume={() => void postponement.resume(shown)}
      />
      {isWhole && (
        <>
          {isBeside ? <PreviewPanel {...preview} /> : <PreviewDialog {...preview} />}
          {isFiling ? [filing, ...parts] : [...parts, filing]}
        </>
      )}
    </section>
  );
}
