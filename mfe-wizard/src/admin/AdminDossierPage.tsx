import type { AdminDossierDto } from '@pratiche/api';
import {
  formatBeneficiaryName,
  isCompletedStatus,
  isReturnStatus,
  isStatusCode,
  listAnsweredPoints,
  type ReturnDoubt,
} from '@pratiche/domain';
import { PageHeader, QueryState, useAlerts } from '@pratiche/ui';
import {
  useStatusChange,
  OfficeProvider,
  announceStatusChange,
  PostponeDialog,
  ReturnDoubtsContext,
  hasResubmissionNote,
  ResubmissionNote,
  usePostponement,
} from '@pratiche/ui/office';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';
import { useParams } from 'react-router';
import { useDossierDoubts } from '../doubts/useDossierDoubts.js';
import { DocumentRequestDialog } from '../messages/DocumentRequestDialog.js';
import { useMessageThread } from '../messages/useMessageThread.js';
import { AdminDossierNotFound, isNotFound } from './AdminDossierNotFound.js';
import { DossierHead } from './DossierHead.js';
import { DossierSide } from './DossierSide.js';
import { countOpenDocuments, getDocumentRowId } from './documents/counted-documents.js';
import { useDocumentChecks } from './documents/useDocumentChecks.js';
import { useDocumentRequesting } from './documents/useDocumentRequesting.js';
import { useRequestKey } from './documents/useRequestKey.js';
import { useValueMarks } from './documents/useValueMarks.js';
import { DossierNavigation } from './queue/DossierNavigation.js';
import { KEPT_WITH_ADDRESS, ShowNextContext, useShownDossier } from './queue/useShownDossier.js';
import { useQueueWay } from './queue/useQueueWay.js';
import { OpenPointsStrip } from './open-points/OpenPointsStrip.js';
import { useOpenPoints, type OpenPointsState } from './open-points/useOpenPoints.js';
import { EneaSheetView } from './enea-sheet/EneaSheetView.js';
import { useStepQuestion } from './panels/useStepQuestion.js';
import { adminDossierKey, useAdminDossier } from './queries/useAdminDossier.js';
import { useDossierTab } from './tabs/useDossierTab.js';
import { useFilePreview } from './useFilePreview.js';
import { SheetChangesNote } from './enea-sheet/SheetChangesNote.js';
import { type SheetHistory, useSheetChanges } from './enea-sheet/useSheetChanges.js';
import './styles.js';
import { ADMIN_DOSSIER_TEXTS } from './texts.js';

/** A received dossier as an operator works on it: what to copy into ENEA's form, and what to do with it. */
export function AdminDossierPage() {
  const [id, showNext] = useShownDossier(Number(useParams()['id']));
  const { data, error, refetch } = useAdminDossier(id);
  if (data)
    return (
      <ShowNextContext value={showNext}>
        <OfficeProvider>
          <AdminDossierContent key={data.id} dossier={data} />
        </OfficeProvider>
      </ShowNextContext>
    );
  if (isNotFound(error) || !Number.isSafeInteger(id) || id < 1) return <AdminDossierNotFound />;
  return (
    <>
      <PageHeader title={ADMIN_DOSSIER_TEXTS.dossier(id)} />
      <QueryState for={{ data, error, refetch }} lines={10} />
    </>
  );
}

/** Steps that can be taken back say so; an acceptance asks before documents that no operator has verified, a filing before files that are doubtful. */
function useDossierStatusChange(
  dossier: AdminDossierDto,
  { settle }: OpenPointsState,
  goOn: () => void,
) {
  const queries = useQueryClient();
  const alerts = useAlerts();
  const ask = useStepQuestion(dossier, countOpenDocuments(dossier), settle);
  return useStatusChange(
    () => {
      void queries.invalidateQueries({ queryKey: adminDossierKey(dossier.id) });
      void queries.invalidateQueries({ queryKey: ['dossiers'] });
    },
    {
      announce: (text, sent, revision) => {
        // What follows the act must not take its message away.
        const announce = (line: string) => alerts.success(line, KEPT_WITH_ADDRESS);
        announceStatusChange(text, sent, announce, revision);
        goOn();
      },
      confirm: ({ to }) => ask(to),
    },
  );
}

function AdminDossierContent({ dossier }: { dossier: AdminDossierDto }) {
  const thread = useMessageThread(dossier.id);
  const checks = useDocumentChecks(dossier);
  const requesting = useDocumentRequesting(dossier, thread);
  const marks = useValueMarks(dossier);
  const filePreview = useFilePreview(dossier, checks, requesting, marks);
  useRequestKey(dossier.documents, filePreview.preview.openId, requesting);
  const [tab, setTab] = useDossierTab();
  const open = useOpenPoints(dossier, thread);
  const way = useQueueWay(dossier.id);
  const statusChange = useDossierStatusChange(dossier, open, way.goOn);
  const subject = [ADMIN_DOSSIER_TEXTS.dossier(dossier.id), formatBeneficiaryName(dossier)]
    .filter(Boolean)
    .join(' · ');
  const postponement = usePostponement(way.goOn);
  const { code } = dossier.status;
  // Nothing is left to compare of a completed dossier.
  const isCompleted = isStatusCode(code) && isCompletedStatus(code);
  const history = {
    form: dossier,
    previous: isCompleted ? null : dossier.previousSubmission,
    edited: isCompleted ? null : dossier.editedSubmission,
    saving: dossier.adminFiles.find(({ energySaving }) => energySaving)?.energySaving ?? null,
  };
  const hasPreview = filePreview.isOpen && filePreview.isBeside;
  const frame = useSideHeight();
  return (
    <>
      <DossierHead
        dossier={dossier}
        subject={subject}
        navigation={
          <DossierNavigation
            dossier={dossier}
            subject={subject}
            statusChange={statusChange}
            settleChecks={checks.settle}
            settleOpenPoints={open.settle}
            way={way}
            onPostpone={() =>
              postponement.request([{ id: dossier.id, revision: dossier.revision, subject }])
            }
          />
        }
        openPoints={
          <OpenPointsStrip
            dossier={dossier}
            open={open}
            onRequests={() => {
              setTab('documenti');
              showRequested(dossier);
            }}
            onMessages={() => {
              setTab('messaggi');
              document.getElementById('amministrazione')?.scrollIntoView({ block: 'start' });
            }}
          />
        }
      />
      <ResubmissionNote dossier={dossier} listPoints={(asked) => listPoints(asked, dossier)}>
        <ResubmissionChanges {...history} />
      </ResubmissionNote>
      <div className="admin-frame" ref={frame}>
        <div className={`admin-columns ${hasPreview ? 'admin-columns-preview' : ''}`}>
          <EneaSheetView
            dossierId={dossier.id}
            {...history}
            areChangesListed={hasResubmissionNote(dossier)}
          />
          <DossierSide
            dossier={dossier}
            subject={subject}
            thread={thread}
            statusChange={statusChange}
            postponement={postponement}
            filePreview={filePreview}
            checks={checks}
            requesting={requesting}
            tab={tab}
            onTab={setTab}
            isAcceptanceAbove={way.origin !== null && way.isThenNext && !!way.queue.next}
          />
        </div>
      </div>
      <ReturnDialog dossier={dossier} statusChange={statusChange} differing={marks.doubts} />
      <DocumentRequestDialog
        document={requesting.asked}
        thread={thread}
        onClose={requesting.close}
      />
      <PostponeDialog {...postponement.dialog} />
    </>
  );
}

/** Brings the first document that was asked for again into view, once its tab is there. */
function showRequested({ documents }: AdminDossierDto): void {
  const item = documents.find(({ isAskedAgain }) => isAskedAgain);
  if (item === undefined) return;
  requestAnimationFrame(() => {
    const row = document.getElementById(getDocumentRowId(item.id));
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector('button')?.focus({ preventScroll: true });
  });
}

/** Tells the style sheet how high the side is, so that its end can stay on screen. */
function useSideHeight(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const side = frame.current?.querySelector('.admin-side');
    if (!side || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      frame.current?.style.setProperty('--admin-side-height', `${side.scrollHeight}px`),
    );
    observer.observe(side);
    return () => observer.disconnect();
  }, []);
  return frame;
}

/** Asks why the dossier is returned, with its doubts at hand. */
function ReturnDialog({
  dossier,
  statusChange: { pending, dialog },
  differing,
}: {
  dossier: AdminDossierDto;
  statusChange: ReturnType<typeof useStatusChange>;
  /** What the operator found to differ in the documents: offered first. */
  differing: readonly ReturnDoubt[];
}) {
  const { doubts } = useDossierDoubts(dossier, pending ? isReturnStatus(pending.to) : false);
  return <ReturnDoubtsContext value={[...differing, ...doubts]}>{dialog}</ReturnDoubtsContext>;
}

/** The points of the corrections that were asked, with what became of each. */
const listPoints = (asked: string, dossier: AdminDossierDto) =>
  dossier.previousSubmission === null
    ? []
    : listAnsweredPoints(asked, {
        form: dossier,
        previous: dossier.previousSubmission,
        documents: dossier.documents,
      });

/** What changed since the submission before, within the note that says what was asked. */
function ResubmissionChanges(history: SheetHistory) {
  const { blocks, changes } = useSheetChanges(history);
  return (
    history.previous &&
    changes && <SheetChangesNote changes={changes} at={history.previous.at} sheet={blocks} />
  );
}
