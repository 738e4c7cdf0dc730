import type {
  DossierDocumentListDto,
  MessageThreadDto,
  OpenDocumentRequestDto,
} from '@pratiche/api';
import { expectOk } from './dossier-flow.js';
import { createMessageForm } from './multipart-forms.js';
import type { HttpResponse, HttpClient } from './http-client.js';
import { sql } from './account-fixtures.js';

export const readThread = (http: HttpClient, id: number): Promise<MessageThreadDto> =>
  expectOk<MessageThreadDto>(http.get(`Module/messages/${id}`));

export const readDocuments = (http: HttpClient, id: number): Promise<DossierDocumentListDto> =>
  expectOk<DossierDocumentListDto>(http.get(`Module/documents/${id}`));

/** Document-set item of a code, as the dossier lists it. */
export async function findItemId(http: HttpClient, id: number, code = 'FATTURA'): Promise<number> {
  const { documents } = await readDocuments(http, id);
  return documents.find(({ document }) => document.code === code)?.id ?? 0;
}

export const write = (
  http: HttpClient,
  id: number,
  text: string,
  options: { attachment?: File; key?: string } = {},
): Promise<HttpResponse> =>
  http.post(`Module/messages/${id}`, {
    form: createMessageForm(text, options.attachment),
    ...(options.key === undefined ? {} : { headers: { 'idempotency-key': options.key } }),
  });

export async function requestDocumentAgain(
  admin: HttpClient,
  id: number,
  code = 'FATTURA',
  text = 'La fattura non si legge',
): Promise<OpenDocumentRequestDto> {
  const thread = await expectOk<MessageThreadDto>(
    admin.post(`Module/documentRequests/${id}`, {
      json: { itemId: await findItemId(admin, id, code), text },
    }),
  );
  const request = thread.requests.at(-1);
  if (request === undefined) throw new Error('No request');
  return request;
}

/** Makes the pending e-mails of a thread due now instead of in a few minutes. */
export async function makeMailDue(id: number): Promise<void> {
  const past = new Date(Date.now() - 1000).toISOString().replace('T', ' ').replace('Z', '');
  for (const side of ['fitter', 'office'])
    await sql().run(
      `UPDATE message_threads SET ${side}_mail_due = ? WHERE dossier_id = ? AND ${side}_mail_due IS NOT NULL`,
      past,
      id,
    );
  await sql().run(
    `UPDATE outbox_jobs SET run_at = ? WHERE kind = 'messages-mail' AND status = 'pending' AND payload LIKE ?`,
    past,
    `%"dossierId":${id},%`,
  );
}
