import type { OfficeThreadDto } from '@pratiche/api';
import { expectOk } from './dossier-flow.js';
import type { HttpClient, HttpResponse } from './http-client.js';

export const readOfficeThread = (http: HttpClient, id: number): Promise<OfficeThreadDto> =>
  expectOk<OfficeThreadDto>(http.get(`Module/notes/${id}`));

export const writeNote = (
  http: HttpClient,
  id: number,
  text: string,
  key?: string,
): Promise<HttpResponse> =>
  http.post(`Module/notes/${id}`, {
    json: { text },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });

/** Writes a note. @returns its number */
export async function createNote(http: HttpClient, id: number, text = 'Nota'): Promise<number> {
  const thread = await expectOk<OfficeThreadDto>(writeNote(http, id, text));
  return thread.notes.at(-1)?.id ?? 0;
}
