import {
  type DocumentSetItemDto,
  type DossierDoubtDto,
  downloadFile,
  type FormerDocumentDto,
  type LastStepDto,
} from '@pratiche/api';
import { isDocumentToMend, readDocumentField, type RecordedReturnPoint } from '@pratiche/domain';
import {
  LoadingState,
  PreviewDialog,
  useApi,
  useDelayedFlag,
  type PreviewFile,
} from '@pratiche/ui';
import { useContext, useEffect, useRef, useState } from 'react';
import { StorageWarning } from '../../../device-files/StorageWarning.js';
import { useDeviceFiles } from '../../../device-files/useDeviceFiles.js';
import { useDossierState } from '../../../form/dossier-session-context.js';
import { useIsReturnedWhole } from '../../../returns/useReturnPoints.js';
import { LostSignaturesNote } from '../../../signing/LostSignaturesNote.js';
import { DocumentList } from './DocumentList.js';
import { FileSorter } from '../sorter/FileSorter.js';
import { FormerDocuments } from './FormerDocuments.js';
import {
  type DocumentRowKind,
  getDocumentRowKind,
  summarizeDocuments,
} from './document-row-kind.js';
import { LAST_STEP_TEXTS as TEXTS } from '../texts.js';
import { useLastStepDoubts } from '../useLastStepDoubts.js';
import { useOwnerAccountId } from '../upload/useOwnerAccountId.js';
import { usePaperSigning } from './usePaperSigning.js';
import { ZipDownloadButtons } from './ZipDownloadButtons.js';
import { getDoubtLabel } from '../../../doubts/doubt-label.js';
import { FieldLinkItem } from '../../../form/FieldLinkItem.js';
import { WizardNavigationContext } from '../../../form/wizard-navigation-context.js';
import { toReturnedDocument } from '../../../state/wizard-steps.js';

const toPreviewFiles = (
  documents: readonly Pick<FormerDocumentDto, 'name' | 'files'>[],
): PreviewFile[] =>
  documents.flatMap(({ name, files }) =>
    files.map(({ id, fileName, contentType }) => ({ id, fileName, contentType, title: name })),
  );

/** How long the rows wait for what is said of signatures and files. */
const LONGEST_WAIT_MS = 4_000;

/** The documents of the dossier: one area for many files, and one row for each document. */
export function Documents({ lastStep, onChange }: { lastStep: LastStepDto; onChange: () => void }) {
  const api = useApi();
  const deviceFiles = useDeviceFiles(useOwnerAccountId(), lastStep.moduleId);
  useRefreshAfterSending(deviceFiles.length, onChange);
  const [previewed, setPreviewed] = useState<number | null>(null);
  const { documentsDocumentsSetResponse: asked, noLongerAsked } = lastStep.documentSet;
  const items: DocumentSetItemDto[] = [
    ...asked.filter(({ isMandatory }) => isMandatory),
    ...asked.filter(({ isMandatory }) => !isMandatory),
  ];
  const kinds = useDocumentKinds(items);
  const count = (kind: string) => items.filter(({ id }) => kinds.get(id) === kind).length;
  const isReturnedWhole = useIsReturnedWhole();
  const signing = usePaperSigning(lastStep.moduleId, onChange);
  const compared = useLastStepDoubts(lastStep);
  if (useIsWaiting(signing.isLoading, compared.isLoading))
    return <LoadingState label={TEXTS.loading} lines={8} />;
  const files = toPreviewFiles([...items.map(({ document }) => document), ...noLongerAsked]);
  // A file that is to be replaced goes to its own row, which then comes first.
  const hasToMend = count('mend') > 0;
  // Keyed, so that the area keeps its files when it moves.
  const sorter = (
    <FileSorter key="sorter" moduleId={lastStep.moduleId} items={items} onChange={onChange} />
  );
  const doubtful = <FileDoubtsNote key="doubtful" doubts={compared.doubts} />;
  const missing = <MissingNote key="missing" items={items} kinds={kinds} />;
  const list = (
    <DocumentList
      key="list"
      items={items}
      kinds={kinds}
      moduleId={lastStep.moduleId}
      deviceFiles={deviceFiles}
      onChange={onChange}
      onPreview={setPreviewed}
      findSigning={signing.findSigning}
    />
  );
  return (
    <section className="wz-section pr-card" aria-labelledby="titolo-documenti">
      <h3 id="titolo-documenti" tabIndex={-1}>
        {TEXTS.documents}
      </h3>
      <p role="status" className={hasToMend || isReturnedWhole ? 'wz-asked-again' : 'pr-muted'}>
        {summarizeDocuments(count('missing'), count('mend'), { isReturnedWhole })}
      </p>
      <LostSignaturesNote
        papers={items.flatMap(
          ({ document: { code, isUploaded } }) =>
            signing.findSigning(code, isUploaded)?.paper ?? [],
        )}
      />
      <StorageWarning fileCount={deviceFiles.length} />
      {hasToMend ? [missing, list, sorter, doubtful] : [doubtful, sorter, missing, list]}
      {signing.dialog}
      <FormerDocuments
        documents={noLongerAsked}
        moduleId={lastStep.moduleId}
        onChange={onChange}
        onPreview={setPreviewed}
      />
      <ZipDownloadButtons
        moduleId={lastStep.moduleId}
        hasFiles={files.length > 0}
        hasPapers={items.some(({ isPrefilled }) => isPrefilled)}
      />
      <PreviewDialog
        files={files}
        openId={previewed}
        load={({ id }) =>
          downloadFile(api, '/api/Upload/download/{fileId}', { path: { fileId: id } })
        }
        onOpen={setPreviewed}
        onClose={() => setPreviewed(null)}
      />
    </section>
  );
}

/** Lines and buttons that come later would move the rows under the hand; what is shown stays. */
function useIsWaiting(isSigningLoading: boolean, areDoubtsLoading: boolean): boolean {
  const isWaitLong = useDelayedFlag(LONGEST_WAIT_MS);
  const [isShown, setShown] = useState(false);
  const isWaiting = isSigningLoading || (areDoubtsLoading && !isShown);
  if (!isShown && !isWaiting) setShown(true);
  return isWaiting && !isWaitLong;
}

interface MissingNoteProps {
  items: readonly DocumentSetItemDto[];
  kinds: ReturnType<typeof useDocumentKinds>;
}

/** Right above the first row that is missing, which has the focus; it stays once all are there. */
function MissingNote({ items, kinds }: MissingNoteProps) {
  const isRefused = useDossierState(({ refusedStep }) => refusedStep === 'documentazione');
  const missing = items.filter(({ id }) => kinds.get(id) === 'missing');
  return (
    isRefused && (
      <p role="alert" className="wz-asked-again">
        {TEXTS.missingToSend(missing.map(({ document }) => document.name))}
      </p>
    )
  );
}

const REFRESH_DELAY_MS = 400;

/** A file left this device for the server: the documents are read anew, once for several. */
function useRefreshAfterSending(count: number, refresh: () => void): void {
  const before = useRef(count);
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  }, [refresh]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (count < before.current) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(), REFRESH_DELAY_MS);
    }
    before.current = count;
  }, [count]);
  useEffect(() => () => clearTimeout(timer.current), []);
}

/** Above the documents: what is doubtful about their files; each line leads to its document. */
function FileDoubtsNote({ doubts }: { doubts: readonly DossierDoubtDto[] }) {
  const navigation = useContext(WizardNavigationContext);
  const ofFiles = doubts.filter(({ field }) => readDocumentField(field) !== null);
  if (ofFiles.length === 0) return null;
  return (
    <div className="wz-asked-again">
      <ul className="wz-jumps">
        {ofFiles.map(({ field, message }) => (
          <FieldLinkItem
            key={message}
            name={getDoubtLabel(field)}
            message={message}
            onJump={() => navigation?.openField(field)}
          />
        ))}
      </ul>
    </div>
  );
}

/** What each document waits for, by its number. */
function useDocumentKinds(
  items: readonly DocumentSetItemDto[],
): ReadonlyMap<number, DocumentRowKind> {
  const points = useDossierState((state) => state.record?.returnPoints);
  return new Map(
    items.map((item) => [
      item.id,
      getDocumentRowKind(
        item,
        isDocumentToMend(toReturnedDocument(item), (points ?? []) as RecordedReturnPoint[]),
      ),
    ]),
  );
}
