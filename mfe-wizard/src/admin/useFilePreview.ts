import { downloadFile, type AdminDossierDto } from '@pratiche/api';
import { useApi, type PreviewFile, type PreviewProps } from '@pratiche/ui';
import { useState } from 'react';
import { adminFileLabel } from '../files/admin-file-label.js';
import { useHasTwoColumns } from '../shared/layout-breakpoints.js';

export interface FilePreviewState {
  preview: PreviewProps;
  /** Whether the preview stands beside the data instead of over the page. */
  isBeside: boolean;
  isOpen: boolean;
  openFile: (file: PreviewFile) => void;
}

/** The file of a dossier that is open in the preview, and the files the preview can step through. */
export function useFilePreview({
  documents,
  adminFiles,
}: Pick<AdminDossierDto, 'documents' | 'adminFiles'>): FilePreviewState {
  const api = useApi();
  // Beside the data where there are two columns; else it opens over the page.
  const isBeside = useHasTwoColumns();
  const [openId, setOpenId] = useState<number | null>(null);
  const files: PreviewFile[] = [
    ...documents.flatMap(({ document }) =>
      document.files.map((file) => ({ ...file, title: document.name })),
    ),
    ...adminFiles.flatMap(({ name, file }) =>
      file ? [{ ...file, title: adminFileLabel({ name }) }] : [],
    ),
  ];
  const preview: PreviewProps = {
    files,
    openId,
    load: ({ id }) => downloadFile(api, '/api/Upload/download/{fileId}', { path: { fileId: id } }),
    onOpen: setOpenId,
    onClose: () => setOpenId(null),
  };
  return {
    preview,
    isBeside,
    isOpen: files.some(({ id }) => id === openId),
    openFile: (file) => setOpenId(file.id),
  };
}
