import { selectPlural } from '@pratiche/domain';
import type { DocumentSetItemDto } from '@pratiche/api';
import type { DocumentRowKind } from './document-row-kind.js';

/**
 * The state of a document in words: uploads in progress, otherwise the uploaded files and the
 * failed ones.
 */
export function documentStateText(
  { document, isMandatory }: DocumentSetItemDto,
  uploading: number,
  failed: number,
  kind: DocumentRowKind | null = null,
): string {
  const count = document.files.length;
  if (uploading > 0)
    return selectPlural(
      uploading,
      'Caricamento in corso',
      `Caricamento di ${uploading} file in corso`,
    );
  const there = selectPlural(count, 'Caricato: 1 file', `Caricati: ${count} file`);
  const missed = selectPlural(
    failed,
    'Un file non è stato caricato',
    `${failed} file non sono stati caricati`,
  );
  if (kind === 'mend' && failed === 0)
    return count === 0 ? 'Da correggere' : `Da correggere · ${count} file`;
  if (failed > 0) return count > 0 ? `${there}. ${missed}` : missed;
  if (count > 0) return there;
  return isMandatory ? 'Da caricare' : 'Non caricato';
}
