import type { DossierDto, LastStepDto, UploadedFileDto } from '@pratiche/api';
import type { DossierForm } from '@pratiche/domain';
import { ecobonusForm } from './dossier-fixtures.js';
import { pdf } from './file-fixtures.js';
import {
  createAdminUploadForm,
  createRejectForm,
  createUploadForm,
  type FilingFile,
} from './multipart-forms.js';
import { assertHttpResponse, type HttpClient, type HttpResponse } from './http-client.js';

/** A logged-in caller and whose account it is. */
export interface Member {
  http: HttpClient;
  id: number;
  email: string;
}

/** The body of an answer that must be a 200. */
export async function expectOk<T>(answer: HttpResponse | Promise<HttpResponse>): Promise<T> {
  const got = await answer;
  assertHttpResponse(got, 'expectOk');
  if (got.status !== 200)
    throw new Error(`${got.status} instead of 200: ${got.text.slice(0, 800)}`);
  return got.json<T>();
}

export const save = (
  http: HttpClient,
  dossier: Partial<DossierForm> & { id?: number; version?: number },
): Promise<DossierDto> => expectOk<DossierDto>(http.put('Module', { json: dossier }));

export const readDossier = <T extends DossierDto = DossierDto>(
  http: HttpClient,
  id: number,
): Promise<T> => expectOk<T>(http.get(`Module/${id}`));

export const lastStep = (
  http: HttpClient,
  { id, version }: { id: number; version: number },
): Promise<LastStepDto> =>
  expectOk<LastStepDto>(http.put('Module/lastStepDraft', { json: { id, version } }));

export const upload = (
  owner: Member,
  moduleId: number,
  itemId: number,
  bytes = pdf(),
  fileName = 'documento.pdf',
): Promise<UploadedFileDto> =>
  expectOk<UploadedFileDto>(
    owner.http.post('Upload/file', {
      form: createUploadForm(`${owner.id}/${moduleId}`, itemId, bytes, fileName),
    }),
  );

/** A saved dossier with every mandatory document uploaded: only sending is left. */
export async function createReadyDossier(
  owner: Member,
  change: Partial<DossierForm> = {},
): Promise<{ id: number; version: number }> {
  const { id, version } = await save(owner.http, ecobonusForm(change));
  const step = await lastStep(owner.http, { id, version });
  for (const item of step.documentSet.documentsDocumentsSetResponse) {
    if (item.isMandatory)
      await upload(owner, id, item.id, pdf(item.document.name), `${item.document.code}.pdf`);
  }
  return { id, version: step.version };
}

export const sendDossier = (owner: Member, id: number, key?: string): Promise<HttpResponse> =>
  owner.http.post(
    `Module/send/${id}`,
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  );

export async function createSentDossier(
  owner: Member,
  change: Partial<DossierForm> = {},
): Promise<number> {
  const { id } = await createReadyDossier(owner, change);
  await expectOk(sendDossier(owner, id));
  return id;
}

export const setStatus = (
  admin: Pick<Member, 'http'>,
  id: number,
  code: string,
): Promise<HttpResponse> =>
  admin.http.patch('module/updateModuleStatus', { json: { id, status: { code } } });

export const reject = (
  admin: Pick<Member, 'http'>,
  id: number,
  statusCode: string,
  reason: string,
  attachment?: File,
): Promise<HttpResponse> =>
  admin.http.post('module/rejectmodule', {
    form: createRejectForm(id, statusCode, reason, attachment),
  });

/** Upload of the receipt or the CPID of a declaration by the back office. */
export const adminUpload = (
  admin: Pick<Member, 'http'>,
  ownerId: number,
  id: number,
  name: FilingFile,
  fields: { filing?: string; cpid?: string | null } = {},
  bytes = pdf(`${name} ${fields.filing ?? ''}`),
): Promise<HttpResponse> =>
  admin.http.post('Upload/fileToAzureAdmin', {
    form: createAdminUploadForm(ownerId, id, name, bytes, fields),
  });

/** The saving of the declaration that ENEA asks it for. */
export const writeEnergySaving = (
  admin: Pick<Member, 'http'>,
  id: number,
  change: { filing?: string; kwh?: number | null; origin?: string | null } = {},
): Promise<HttpResponse> =>
  admin.http.put('Upload/energySaving', {
    json: { id, filing: 'schermature', kwh: 311, origin: 'shadoWindow', ...change },
  });
