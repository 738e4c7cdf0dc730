import type { Download, UploadedFile } from '@pratiche/api';

/** A file that can be looked at; `title` is what it is for people ("Fatture (acconto e saldo)"). */
export interface PreviewFile extends Pick<UploadedFile, 'id' | 'fileName' | 'contentType'> {
  title?: string;
}

export type LoadFile = (file: PreviewFile) => Promise<Download>;

export interface PreviewProps {
  /** The files one can walk through. */
  files: readonly PreviewFile[];
  /** Which one is open; `null` for none. */
  openId: number | null;
  load: LoadFile;
  onOpen: (id: number) => void;
  onClose: () => void;
}
