import type { DocumentSetItem } from '@pratiche/api';

/** What is still to do for a document, in words. */
export function documentState({ document, isMandatory }: DocumentSetItem, uploading: number, failed: number): string {
  const count = document.files.length;
  if (uploading > 0) return uploading === 1 ? 'Caricamento in corso' : `Caricamento di ${uploading} file in corso`;
  if (failed > 0) return failed === 1 ? 'Un file non è stato caricato' : `${failed} file non sono stati caricati`;
  if (count > 0) return count === 1 ? 'Caricato: 1 file' : `Caricato: ${count} file`;
  return isMandatory ? 'Da caricare' : 'Non caricato';
}
