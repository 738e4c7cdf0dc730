import type { DocumentSetItemDto, UploadedFileDto } from '@pratiche/api';
import { ACCEPTED_FILE_EXTENSIONS, REQUIRED_MESSAGE } from '@pratiche/domain';
import { FileDrop } from '@pratiche/ui';
import { useMemo } from 'react';
import { PrefilledDocumentButton } from '../../prefilled-documents/PrefilledDocumentButton.js';
import { useDossierState } from '../../form/dossier-session-context.js';
import { fieldElementId } from '../../form/field-focus.js';
import { useDocumentReturnText } from '../../returns/useReturnPoints.js';
import { DocumentCardHead } from './DocumentCardHead.js';
import { documentStateText } from './document-state-text.js';
import { UploadFailureAlert } from './UploadFailureAlert.js';
import { UploadedFileItem } from './UploadedFileItem.js';
import { useConfirmDeleteFile } from './useConfirmDeleteFile.js';
import { useDocumentUploads } from './useDocumentUploads.js';

interface DocumentCardProps {
  item: DocumentSetItemDto;
  moduleId: number;
  onChange: () => void;
  onPreview: (fileId: number) => void;
}

/** One document: the reason it is required, its files, and the upload. */
export function DocumentCard({ item, moduleId, onChange, onPreview }: DocumentCardProps) {
  const { document, isMandatory, why, isPrefilled, isAskedAgain = false, toBeUploaded } = item;
  const { uploads, failures, uploadFiles, replaceFile, dismissFailure } = useDocumentUploads({
    moduleId,
    document: useMemo(() => ({ id: item.id, code: document.code }), [item.id, document.code]),
    onDone: onChange,
  });
  const remove = useConfirmDeleteFile(moduleId, document.name, onChange);
  const isRefused = useDossierState((state) => state.refusedStep === 'documentazione');
  const isMissing = isMandatory && !document.isUploaded;
  // The existing file is not the requested one.
  const isWantedAgain = isAskedAgain && toBeUploaded;
  const id = fieldElementId(`documenti.${document.code}`);
  const titleId = `${id}-titolo`;

  // The button that was pressed goes away with the file.
  const removeFile = async (file: UploadedFileDto) => {
    if (await remove(file)) window.document.getElementById(id)?.focus({ preventScroll: true });
  };

  return (
    <li
      className={`wz-document ${isWantedAgain ? 'wz-document-again' : document.isUploaded ? 'wz-document-done' : ''} ${failures.length > 0 ? 'wz-document-failed' : ''}`}
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <DocumentCardHead
        item={item}
        titleId={titleId}
        isWantedAgain={isWantedAgain}
        hasFailed={failures.length > 0}
      />
      <DocumentNotes item={item} isWantedAgain={isWantedAgain} />
      <p className="pr-muted">{why}</p>
      <p role="status" className="wz-document-state">
        {documentStateText(item, uploads.length, failures.length)}
      </p>
      {isPrefilled && (
        <div>
          <PrefilledDocumentButton moduleId={moduleId} code={document.code} name={document.name} />
        </div>
      )}
      {isMissing && isRefused && <p className="pr-field-error">{REQUIRED_MESSAGE}</p>}
      {document.files.length > 0 && (
        <ul className="wz-files">
          {document.files.map((file) => (
            <UploadedFileItem
              key={file.id}
              file={file}
              onPreview={() => onPreview(file.id)}
              onReplace={(by) => replaceFile(file, by)}
              onRemove={() => void removeFile(file)}
            />
          ))}
        </ul>
      )}
      {failures.map((failure) => (
        <UploadFailureAlert
          key={failure.key}
          failure={failure}
          onClose={() => dismissFailure(failure.key)}
        />
      ))}
      <FileDrop
        label={document.name}
        {...(document.code === 'FATTURA' ? { accept: `${ACCEPTED_FILE_EXTENSIONS},.xml` } : {})}
        onFiles={uploadFiles}
        uploads={uploads}
      />
    </li>
  );
}

/** What the back office wants of the document. */
function DocumentNotes({
  item,
  isWantedAgain,
}: Pick<DocumentCardProps, 'item'> & { isWantedAgain: boolean }) {
  const returned = useDocumentReturnText(item);
  return (
    <>
      {item.isAskedAgain && (
        <p className="wz-asked-again">
          {isWantedAgain
            ? 'È stato chiesto un nuovo file: il motivo è nei messaggi della pratica.'
            : 'Il nuovo file è caricato: la richiesta si chiude con l’invio della pratica.'}
        </p>
      )}
      {returned !== null && <p className="wz-asked-again">Da correggere: {returned}</p>}
    </>
  );
}
