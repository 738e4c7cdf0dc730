import type { AdminFileDto, UploadedFileDto } from '@pratiche/api';
import { findFilingFileDoubt } from '@pratiche/domain/all-rules';
import type { DossierForm } from '@pratiche/domain';
import { loadWhenOnline } from '@pratiche/ui';
import { useState } from 'react';
import { PANEL_TEXTS } from './texts.js';

/** The text of a PDF; empty of one that cannot be read. */
async function readPdfText(file: File): Promise<string> {
  try {
    const { openPdf } = await loadWhenOnline(() => import('../../signing/pdf-renderer.js'));
    return (await openPdf(await file.arrayBuffer())).map(({ text }) => text).join(' ');
  } catch {
    return '';
  }
}

/** Reads a PDF of a declaration as it is uploaded, and says what speaks against it. */
export function useFilingFileDoubt(
  file: AdminFileDto['file'],
  form: DossierForm,
  cpid: string | null,
): { doubt: string | null; readFile: (stored: UploadedFileDto, file: File) => void } {
  const [read, setRead] = useState<{ id: number; text: string } | null>(null);
  const kind =
    read !== null && read.id === file?.id ? findFilingFileDoubt(read.text, form, cpid) : null;
  return {
    doubt: kind === null ? null : PANEL_TEXTS.fileDoubts[kind],
    readFile: ({ id }, chosen) => {
      if (chosen.type === 'application/pdf')
        void readPdfText(chosen).then((text) => setRead({ id, text }));
    },
  };
}
