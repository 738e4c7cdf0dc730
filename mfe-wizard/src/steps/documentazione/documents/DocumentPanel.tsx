import type { DocumentSetItemDto, UploadedFileDto } from '@pratiche/api';
import { FileDrop } from '@pratiche/ui/form';
import { PrefilledDocumentButton } from '../../../prefilled-documents/PrefilledDocumentButton.js';
import { UploadedFileItem } from './UploadedFileItem.js';
import { LAST_STEP_TEXTS as TEXTS } from '../texts.js';

interface DocumentPanelProps {
  item: DocumentSetItemDto;
  moduleId: number;
  accept: string;
  onFiles: (files: File[]) => void;
  onPreview: (fileId: number) => void;
  onReplace: (file: UploadedFileDto, by: File) => void;
  onRemove: (file: UploadedFileDto) => void;
}

/** Behind the row of a document: why it is needed, the paper to sign, its files, and room for more. */
export function DocumentPanel(props: DocumentPanelProps) {
  const { item, moduleId, accept, onFiles, onPreview, onReplace, onRemove } = props;
  const { document, isMandatory, isPrefilled, why } = item;
  return (
    <>
      <p className="wz-document-why pr-muted">
        <span className={isMandatory ? 'wz-tag wz-tag-must' : 'wz-tag'}>
          {isMandatory ? TEXTS.mandatory : TEXTS.optional}
        </span>{' '}
        {why}
      </p>
      {isPrefilled && (
        <div>
          <PrefilledDocumentButton moduleId={moduleId} code={document.code} name={document.name} />
        </div>
      )}
      {document.files.length > 0 && (
        <ul className="wz-files">
          {document.files.map((file) => (
            <UploadedFileItem
              key={file.id}
              file={file}
              onPreview={() => onPreview(file.id)}
              onReplace={(by) => onReplace(file, by)}
              onRemove={() => onRemove(file)}
            />
          ))}
        </ul>
      )}
      <FileDrop label={document.name} accept={accept} onFiles={onFiles} />
    </>
  );
}
