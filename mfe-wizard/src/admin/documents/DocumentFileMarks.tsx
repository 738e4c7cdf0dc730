import type { UploadedFileDto } from '@pratiche/api';
import { PendingScanBadge } from '../../files/PendingScanBadge.js';
import { OnlineSignatureMark } from '../../signing/OnlineSignatureMark.js';
import { ADMIN_DOCUMENT_TEXTS } from './texts.js';
import { FILE_TEXTS } from '../../files/texts.js';

interface DocumentFileMarksProps {
  file: UploadedFileDto;
  dossierId: number;
  isNew: boolean;
}

/** What is out of the ordinary with one file of a document; most have nothing to tell. */
export function DocumentFileMarks({ file, dossierId, isNew }: DocumentFileMarksProps) {
  return (
    <span className="admin-document-file">
      {isNew && (
        <span className="pr-mark" title={file.fileName}>
          {ADMIN_DOCUMENT_TEXTS.new}
        </span>
      )}
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
