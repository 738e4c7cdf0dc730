import type { AdminLibraryFileDto, LibraryRequestDto } from '@pratiche/api';
import { pdf } from './file-fixtures.js';
import { expectOk } from './dossier-flow.js';
import type { HttpClient } from './http-client.js';

const FILE = {
  title: 'Documento di prova',
  description: 'Descrizione',
  kind: 'document',
  position: 900,
  isPublished: true,
} as const satisfies LibraryRequestDto;

/** What the back office sends of a file of the library; without bytes the present file stays. */
export function createLibraryForm(
  change: Partial<LibraryRequestDto> = {},
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
  admin: HttpClient,
  change: Partial<LibraryRequestDto> = {},
): Promise<AdminLibraryFileDto> =>
  expectOk<AdminLibraryFileDto>(
    admin.post('Library', { form: createLibraryForm({ kind: 'guide', ...change }) }),
  );
