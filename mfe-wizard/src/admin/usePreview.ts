import type { AdminDossier } from '@pratiche/api';
import { useApi, useMediaQuery, type PreviewFile, type PreviewProps } from '@pratiche/ui';
import { useState } from 'react';

/** Two columns, so that a document stands beside the data; below that it opens over the page. */
const BESIDE = '(min-width: 68.75em)';

/** Which file of a dossier is open for a look, and all one can walk through from there. */
export function usePreview({ documents, adminFiles }: Pick<AdminDossier, 'documents' | 'adminFiles'>) {
  const api = useApi();
  const isBeside = useMediaQuery(BESIDE);
  const [openId, setOpenId] = useState<number | null>(null);
  const files: PreviewFile[] = [
    ...documents.flatMap(({ document }) => document.files.map((file) => ({ ...file, title: document.name }))),
    ...adminFiles.flatMap(({ name, file }) => (file ? [{ ...file, title: name === 'Ricevuta' ? 'Ricevuta ENEA' : 'Codice CPID' }] : [])),
  ];
  const preview: PreviewProps = { files, openId, load: ({ id }) => api.upload.download(id), onOpen: setOpenId, onClose: () => setOpenId(null) };
  return { preview, isBeside, isOpen: files.some(({ id }) => id === openId), open: (file: PreviewFile) => setOpenId(file.id) };
}
