import type { DocumentSetItem } from '@pratiche/api';
import { REQUIRED_MESSAGE } from '@pratiche/domain';
import { CheckCircleOutlined, CloseOutlined, FileDrop, FileTextOutlined } from '@pratiche/ui';
import { PrefilledButton } from '../../papers/PrefilledButton.js';
import { useDossierState } from '../../wizard/context.js';
import { fieldId } from '../../wizard/focus.js';
import { UploadedFileLine } from './UploadedFileLine.js';
import { useUploads } from './useUploads.js';

interface DocumentCardProps {
  item: DocumentSetItem;
  moduleId: number;
  onChange: () => void;
}

/** One document: why it is asked for, its files, room for more. */
export function DocumentCard({ item, moduleId, onChange }: DocumentCardProps) {
  const { document, isMandatory, why, isPrefilled } = item;
  const { uploads, failures, upload, dismiss } = useUploads({ moduleId, itemId: item.id, onDone: onChange });
  const isRefused = useDossierState((state) => state.refusedStep === 'documentazione');
  const isMissing = isMandatory && !document.isUploaded;
  return (
    <li className={`wz-document ${document.isUploaded ? 'wz-document-done' : ''}`} id={fieldId(`documenti.${document.code}`)} tabIndex={-1}>
      <div className="wz-section-head">
        <h4>{document.isUploaded ? <CheckCircleOutlined aria-hidden="true" className="wz-done" /> : <FileTextOutlined aria-hidden="true" />} {document.name}</h4>
        <span className={isMandatory ? 'wz-tag wz-tag-must' : 'wz-tag'}>{isMandatory ? 'Obbligatorio' : 'Facoltativo'}</span>
      </div>
      <p className="pr-muted">{why}</p>
      {isPrefilled && <div><PrefilledButton moduleId={moduleId} code={document.code} name={document.name} /></div>}
      {isMissing && isRefused && <p className="pr-field-error">{REQUIRED_MESSAGE}</p>}
      {document.files.length > 0 && (
        <ul className="wz-files">
          {document.files.map((file) => <UploadedFileLine key={file.id} file={file} moduleId={moduleId} onRemoved={onChange} />)}
        </ul>
      )}
      {failures.map(({ key, name, message }) => (
        <p key={key} className="pr-field-error" role="alert">
          <CloseOutlined aria-hidden="true" /> {name}: {message}{' '}
          <button type="button" className="pr-link-button" onClick={() => dismiss(key)}>Chiudi</button>
        </p>
      ))}
      <FileDrop label={document.name} onFiles={upload} uploads={uploads} />
    </li>
  );
}
