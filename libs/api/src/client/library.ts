import type { AdminLibraryFile, LibraryFile, LibraryInput } from '../types/index.js';
import { download, json, nothing } from './answers.js';
import type { Send } from './request.js';

export const libraryClient = (send: Send) => ({
  /** Manual and guides. */
  guides: () => json<LibraryFile[]>(send('Library/guides', { anonymous: true })),
  /** One of them by its fixed name or its id. */
  guide: (key: string | number) =>
    download(send(`Library/guides/${encodeURIComponent(key)}`, { anonymous: true })),
  /** 403 with the code `first-package-needed` before the first package. */
  usefulDocuments: () => json<LibraryFile[]>(send('Library/useful-documents')),
  download: (id: number) => download(send(`Library/download/${id}`)),
  /** Back office: everything, published or not. */
  all: () => json<AdminLibraryFile[]>(send('Library')),
  add: (input: LibraryInput, file: File) =>
    json<AdminLibraryFile>(send('Library', { method: 'POST', form: formOf(input, file) })),
  /** Without a file the current file stays. */
  update: (id: number, input: LibraryInput, file: File | null) =>
    json<AdminLibraryFile>(send(`Library/${id}`, { method: 'PUT', form: formOf(input, file) })),
  remove: (id: number) => nothing(send(`Library/${id}`, { method: 'DELETE' })),
});

function formOf(input: LibraryInput, file: File | null): FormData {
  const form = new FormData();
  form.set('data', JSON.stringify(input));
  if (file !== null) form.set('file', file);
  return form;
}
