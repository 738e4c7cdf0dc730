import type { DocumentSetItemDto, UploadedFileDto } from '@pratiche/api';
import { ACCEPTED_FILE_EXTENSIONS, REQUIRED_MESSAGE, toDocumentField } from '@pratiche/domain';
import type { DeviceFile } from '@pratiche/federation/device-store';
import { Button, CloseOutlined } from '@pratiche/ui';
import { UploadProgress } from '@pratiche/ui/form';
import { useId, useMemo, useState } from 'react';
import { useDossierState } from '../../../form/dossier-session-context.js';
import { fieldElementId } from '../../../form/field-focus.js';
import { useDocumentReturnText } from '../../../returns/useReturnPoints.js';
import { DeviceFileList } from '../../../device-files/DeviceFileList.js';
import { DocumentPanel } from './DocumentPanel.js';
import { DocumentRowHead } from './DocumentRowHead.js';
import type { DocumentRowKind } from './document-row-kind.js';
import { documentStateText } from './document-state-text.js';
import { PrefilledDocumentButton } from '../../../prefilled-documents/PrefilledDocumentButton.js';
import { SIGNING_LINE_TEXTS } from '../../../signing/line-texts.js';
import { PaperSigningDetails } from '../../../signing/PaperSigningDetails.js';
import { PaperSigningLine, type PaperSigning } from '../../../signing/PaperSigningLine.js';
import { LAST_STEP_TEXTS as TEXTS } from '../texts.js';
import { useConfirmDeleteFile } from './useConfirmDeleteFile.js';
import { useDocumentUploads, type UploadFailure } from '../upload/useDocumentUploads.js';
import { ReplacedFileQuestion, useReplacedFile } from './useReplacedFile.js';

interface DocumentRowProps {
  item: DocumentSetItemDto;
  kind: DocumentRowKind;
  /** In a part of the list that is folded. */
  isHidden: boolean;
  moduleId: number;
  /** Files of the dossier that are still on this device. */
  deviceFiles: readonly DeviceFile[];
  onChange: () => void;
  onPreview: (fileId: number) => void;
  /** How the paper is signed online; `null` for other documents. */
  signing: PaperSigning | null;
}

/** One document on one line; the reason, the paper to sign and the files are behind it. */
export function DocumentRow({
  item,
  kind,
  isHidden,
  moduleId,
  deviceFiles,
  onChange,
  onPreview,
  signing,
}: DocumentRowProps) {
  const { document, isMandatory } = item;
  const { uploads, failures, uploadFiles, replaceFile, dismissFailure } = useDocumentUploads({
    moduleId,
    document: useMemo(() => ({ id: item.id, code: document.code }), [item.id, document.code]),
    onDone: onChange,
  });
  const remove = useConfirmDeleteFile(moduleId, document.name, onChange);
  const isRefused = useDossierState((state) => state.refusedStep === 'documentazione');
  const isMissing = isRefused && isMandatory && !document.isUploaded;
  const isAwaited = signing?.isAwaited === true && kind !== 'mend';
  const [isOpen, setOpen] = useState(false);
  const { asked, sendFiles, answer } = useReplacedFile({ item, kind, uploadFiles, replaceFile });
  const panelId = useId();
  const id = fieldElementId(toDocumentField(document.code));
  const titleId = `${id}-titolo`;
  const accept =
    document.code === 'FATTURA' ? `${ACCEPTED_FILE_EXTENSIONS},.xml` : ACCEPTED_FILE_EXTENSIONS;

  // The button that was pressed goes away with the file.
  const removeFile = async (file: UploadedFileDto) => {
    if (await remove(file)) window.document.getElementById(id)?.focus({ preventScroll: true });
  };

  return (
    <li
      className={`wz-document wz-document-${kind} ${failures.length > 0 || isMissing ? 'wz-document-failed' : ''}`}
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      hidden={isHidden}
    >
      <DocumentRowHead
        name={document.name}
        titleId={titleId}
        panelId={panelId}
        kind={kind}
        stateText={documentStateText(item, uploads.length, failures.length, kind, isAwaited)}
        onAskAgain={isAwaited ? signing.onAskAgain : null}
        accept={accept}
        hasFailed={failures.length > 0}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        onFiles={sendFiles}
      />
      {asked !== null && (
        <ReplacedFileQuestion added={asked} files={document.files} onAnswer={answer} />
      )}
      <DocumentNotes item={item} />
      {signing !== null && <SigningLine {...{ item, moduleId, signing }} />}
      {isMissing && <p className="pr-field-error">{REQUIRED_MESSAGE}</p>}
      <UploadProgress uploads={uploads} />
      <DeviceFileList files={deviceFiles.filter(({ itemId }) => itemId === item.id)} />
      <UploadFailures failures={failures} onClose={dismissFailure} />
      <div id={panelId} className="wz-document-panel" hidden={!isOpen}>
        {signing !== null && <PaperSigningDetails {...signing} />}
        <DocumentPanel
          item={item}
          moduleId={moduleId}
          accept={accept}
          onFiles={uploadFiles}
          onPreview={onPreview}
          onReplace={(file, by) => replaceFile(file, [by])}
          onRemove={(file) => void removeFile(file)}
        />
      </div>
    </li>
  );
}

interface SigningLineProps {
  item: DocumentSetItemDto;
  moduleId: number;
  signing: PaperSigning;
}

/** Where a paper is signed in ink, its sentence downloads it. */
const SigningLine = ({ item: { document, isPrefilled }, moduleId, signing }: SigningLineProps) => (
  <PaperSigningLine
    {...signing}
    {...(isPrefilled && {
      download: (
        <PrefilledDocumentButton
          moduleId={moduleId}
          code={document.code}
          name={document.name}
          linkText={SIGNING_LINE_TEXTS.downloadPrefilled}
        />
      ),
    })}
  />
);

interface UploadFailuresProps {
  failures: readonly UploadFailure[];
  onClose: (key: string) => void;
}

const UploadFailures = ({ failures, onClose }: UploadFailuresProps) =>
  failures.map((failure) => (
    <UploadFailureAlert key={failure.key} failure={failure} onClose={() => onClose(failure.key)} />
  ));

/** What the back office wants of the document. */
function DocumentNotes({ item }: { item: DocumentSetItemDto }) {
  const returned = useDocumentReturnText(item);
  const { isAskedAgain = false, toBeUploaded } = item;
  return (
    <>
      {returned !== null && <p className="wz-asked-again">{TEXTS.correctPoint(returned)}</p>}
      {isAskedAgain && (
        <p className="wz-asked-again">
          {toBeUploaded ? TEXTS.newFileReason : TEXTS.newFileUploaded}
        </p>
      )}
    </>
  );
}

/** A file that did not arrive: a red X, why, and another try where that can help. */
function UploadFailureAlert({
  failure: { name, message, retry },
  onClose,
}: {
  failure: UploadFailure;
  onClose: () => void;
}) {
  return (
    <div role="alert" className="wz-failure">
      <p className="pr-field-error">
        <CloseOutlined className="wz-failed" /> <strong>{name}</strong>: {message}
      </p>
      <div className="wz-failure-actions">
        {retry && (
          <Button onClick={retry} aria-label={TEXTS.retryNamed(name)}>
            {TEXTS.retry}
          </Button>
        )}
        <Button type="text" onClick={onClose} aria-label={TEXTS.closeAlert(name)}>
          {TEXTS.close}
        </Button>
      </div>
    </div>
  );
}
