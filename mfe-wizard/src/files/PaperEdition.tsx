import type { UploadedFileDto } from '@pratiche/api';
import { FILE_TEXTS } from './texts.js';

/** Tells which edition of its wording was offered for signing when a paper came. */
export function PaperEdition({ file: { edition } }: { file: Pick<UploadedFileDto, 'edition'> }) {
  return edition === undefined ? null : (
    <span className="pr-muted">{FILE_TEXTS.edition(edition)}</span>
  );
}
