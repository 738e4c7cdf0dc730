import type { ReactNode } from 'react';
import type { Download, UploadedFileDto } from '@pratiche/api';

/** A file that can be previewed; `title` is its label for users ("Fatture (acconto e saldo)"). */
export interface PreviewFile extends Pick<UploadedFileDto, 'id' | 'fileName' | 'contentType'> {
  title?: string;
}

export type LoadFile = (file: PreviewFile) => Promise<Download>;

export interface PreviewProps {
  /** The files the user can page through. */
  files: readonly PreviewFile[];
  /** The open file; `null` for none. */
  openId: number | null;
  load: LoadFile;
  onOpen: (id: number) => void;
  onClose: () => void;
  /** What else may be done with the open file. */
  tools?: ((file: PreviewFile) => ReactNode) | undefined;
  /** What is read together with the open file. */
  beside?: ((file: PreviewFile) => ReactNode) | undefined;
}
