import type { UploadedFileDto } from '@pratiche/api';
import { Button, type PreviewFile } from '@pratiche/ui';
import { PendingScanBadge } from '../../files/PendingScanBadge.js';
import { OnlineSignatureMark } from '../../signing/OnlineSignatureMark.js';
import { ADMIN_DOCUMENT_TEXTS } from './texts.js';
import { FILE_TEXTS } from '../../files/texts.js';

interface DocumentFileItemProps {
  file: UploadedFileDto;
  dossierId: number;
  documentName: string;
  isNew: boolean;
  onPreview: (file: PreviewFile) => void;
}

/** One file of a document, which opens in the preview. */
export function DocumentFileItem(props: DocumentFileItemProps) {
  const { file, dossierId, documentName, isNew, onPreview } = props;
  return (
    <span className="admin-document-file">
      <Button
        type="link"
        size="small"
        className="admin-file"
        aria-label={ADMIN_DOCUMENT_TEXTS.previewOf(documentName, file.fileName)}
        onClick={() => onPreview({ ...file, title: documentName })}
      >
        {file.fileName}
      </Button>
      {isNew && <span className="pr-mark">{ADMIN_DOCUMENT_TEXTS.new}</span>}
      <PaperEdition file={file} />
      <OnlineSignatureMark dossierId={dossierId} signatureId={file.signatureId} tellsOrigin />
      <PendingScanBadge file={file} />
    </span>
  );
}

/** Tells which edition of its wording was offered for signing when a paper came. */
function PaperEdition({ file: { edition } }: { file: Pick<UploadedFileDto, 'edition'> }) {
  return edition === undefined ? null : (
    <span className="pr-muted">{FILE_TEXTS.edition(edition)}</span>
  );
}
