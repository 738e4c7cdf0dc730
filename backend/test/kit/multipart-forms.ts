import { pdf } from './file-fixtures.js';

export type BackOfficeFile = 'Ricevuta' | 'CodiceCpid';

export function createUploadForm(
  dir: string,
  id: string | number,
  bytes: Buffer,
  fileName: string,
  type = 'application/pdf',
): FormData {
  const form = new FormData();
  form.set('dir', dir);
  form.set('id', String(id));
  form.set('file', new File([new Uint8Array(bytes)], fileName, { type }));
  return form;
}

export function createAdminUploadForm(
  ownerId: number,
  id: number,
  name: BackOfficeFile,
  bytes = pdf(name),
): FormData {
  const form = new FormData();
  form.set('dir', `${ownerId}/${id}`);
  form.set('id', name);
  form.set('moduleId', String(id));
  form.set('file', new File([new Uint8Array(bytes)], `${name}.pdf`, { type: 'application/pdf' }));
  return form;
}

export function createRejectForm(
  moduleId: number,
  statusCode: string,
  rejectReason: string,
  attachment?: File,
): FormData {
  const form = new FormData();
  form.set('moduleId', String(moduleId));
  form.set('rejectReason', rejectReason);
  form.set('statusCode', statusCode);
  if (attachment) form.set('attachedFile', attachment);
  return form;
}

export function createMessageForm(text: string, attachment?: File): FormData {
  const form = new FormData();
  form.set('text', text);
  if (attachment) form.set('attachedFile', attachment);
  return form;
}
