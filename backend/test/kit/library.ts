import type { AdminLibraryFile, LibraryInput } from '@pratiche/api';
import { pdf } from './files.js';
import { ok } from './flow.js';
import type { Http } from './http.js';

const FILE = {
  title: 'Documento di prova',
  description: 'Descrizione',
  kind: 'document',
  position: 900,
  isPublished: true,
} as const satisfies LibraryInput;

/** What the back office sends of a file of the library; without bytes the present file stays. */
export function libraryForm(
  change: Partial<LibraryInput> = {},
  bytes: Buffer | null = pdf(),
  fileName = 'prova.pdf',
): FormData {
  const form = new FormData();
  form.set('data', JSON.stringify({ ...FILE, ...change }));
  if (bytes !== null) form.set('file', new File([new Uint8Array(bytes)], fileName));
  return form;
}

/** A file only the back office sees, so that other tests do not find it in their lists. */
export const newLibraryFile = (
  admin: Http,
  change: Partial<LibraryInput> = {},
): Promise<AdminLibraryFile> =>
  ok<AdminLibraryFile>(admin.post('Library', { form: libraryForm({ kind: 'guide', ...change }) }));
