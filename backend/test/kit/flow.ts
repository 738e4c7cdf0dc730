import type { Dossier, LastStep, UploadedFile } from '@pratiche/api';
import type { DossierForm } from '@pratiche/domain';
import { ecobonus } from './dossier.js';
import { pdf } from './files.js';
import { adminUploadForm, rejectForm, uploadForm, type BackOfficeFile } from './forms.js';
import type { Answer, Http } from './http.js';

/** A logged-in caller and whose account it is. */
export interface Member {
  http: Http;
  id: number;
  email: string;
}

/** The body of an answer that must be a 200. */
export async function ok<T>(answer: Promise<Answer>): Promise<T> {
  const got = await answer;
  if (got.status !== 200)
    throw new Error(`${got.status} instead of 200: ${got.text.slice(0, 800)}`);
  return got.json<T>();
}

export const save = (
  http: Http,
  dossier: Partial<DossierForm> & { id?: number; version?: number },
): Promise<Dossier> => ok<Dossier>(http.put('Module', { json: dossier }));

export const read = <T extends Dossier = Dossier>(http: Http, id: number): Promise<T> =>
  ok<T>(http.get(`Module/${id}`));

export const lastStep = (
  http: Http,
  { id, version }: { id: number; version: number },
): Promise<LastStep> => ok<LastStep>(http.put('Module/lastStepDraft', { json: { id, version } }));

export const upload = (
  owner: Member,
  moduleId: number,
  itemId: number,
  bytes = pdf(),
  fileName = 'documento.pdf',
): Promise<UploadedFile> =>
  ok<UploadedFile>(
    owner.http.post('Upload/file', {
      form: uploadForm(`${owner.id}/${moduleId}`, itemId, bytes, fileName),
    }),
  );

/** A saved dossier with every mandatory document uploaded: only sending is left. */
export async function readyDossier(
  owner: Member,
  change: Partial<DossierForm> = {},
): Promise<{ id: number; version: number }> {
  const { id, version } = await save(owner.http, ecobonus(change));
  const step = await lastStep(owner.http, { id, version });
  for (const item of step.documentSet.documentsDocumentsSetResponse) {
    if (item.isMandatory)
      await upload(owner, id, item.id, pdf(item.document.name), `${item.document.code}.pdf`);
  }
  return { id, version: step.version };
}

export const send = (owner: Member, id: number, key?: string): Promise<Answer> =>
  owner.http.post(
    `Module/send/${id}`,
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  );

export async function sentDossier(
  owner: Member,
  change: Partial<DossierForm> = {},
): Promise<number> {
  const { id } = await readyDossier(owner, change);
  await ok(send(owner, id));
  return id;
}

export const setStatus = (admin: Member, id: number, code: string): Promise<Answer> =>
  admin.http.patch('module/updateModuleStatus', { json: { id, status: { code } } });

export const reject = (
  admin: Member,
  id: number,
  statusCode: string,
  reason: string,
  attachment?: File,
): Promise<Answer> =>
  admin.http.post('module/rejectmodule', { form: rejectForm(id, statusCode, reason, attachment) });

/** Upload of the receipt or the CPID code by the back office. */
export const adminUpload = (
  admin: Member,
  ownerId: number,
  id: number,
  name: BackOfficeFile,
): Promise<Answer> =>
  admin.http.post('Upload/fileToAzureAdmin', { form: adminUploadForm(ownerId, id, name) });
