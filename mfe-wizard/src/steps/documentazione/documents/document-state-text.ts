import type { DocumentSetItemDto } from '@pratiche/api';
import type { DocumentRowKind } from './document-row-kind.js';
import { LAST_STEP_TEXTS as TEXTS } from '../texts.js';

/**
 * The state of a document in words: uploads in progress, otherwise the uploaded files and the
 * failed ones.
 */
export function documentStateText(
  { document, isMandatory }: DocumentSetItemDto,
  uploading: number,
  failed: number,
  kind: DocumentRowKind | null = null,
  isAwaited = false,
): string {
  const count = document.files.length;
  if (uploading > 0) return TEXTS.uploading(uploading);
  const there = TEXTS.files(count);
  const missed = TEXTS.failed(failed);
  if (kind === 'mend' && failed === 0)
    return count === 0 ? TEXTS.correct : TEXTS.correctFiles(count);
  if (failed > 0) return count > 0 ? `${there}. ${missed}` : missed;
  if (count > 0) return there;
  if (isAwaited) return TEXTS.awaitsSignature;
  return isMandatory ? TEXTS.toUpload : TEXTS.notUploaded;
}
