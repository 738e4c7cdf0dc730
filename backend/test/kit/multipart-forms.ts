import { pdf } from './file-fixtures.js';

export type BackOfficeFile = 'Ricevuta' | 'CodiceCpid';
/** With the calculation of an energy saving, which no step waits for. */
export type FilingFile = BackOfficeFile | 'Risparmio';

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

/** The CPID that forms of a dossier carry, so that no two dossiers have the same. */
export const testCpid = (id: number, filing = ''): string =>
  `T${id}-2026${filing.slice(0, 2).toUpperCase()}`;

/** With a CPID beside its file; `filing` names the declaration where the dossier has several. */
export function createAdminUploadForm(
  ownerId: number,
  id: number,
  name: FilingFile,
  bytes = pdf(name),
  fields: { filing?: string; cpid?: string | null } = {},
): FormData {
  const { filing, cpid = name === 'CodiceCpid' ? testCpid(id, filing) : null } = fields;
  const form = new FormData();
  form.set('dir', `${ownerId}/${id}`);
  form.set('id', name);
  form.set('moduleId', String(id));
  if (filing !== undefined) form.set('filing', filing);
  if (cpid !== null) form.set('cpid', cpid);
  form.set('file', new File([new Uint8Array(bytes)], `${name}.pdf`, { type: 'application/pdf' }));
  return form;
}

/** A correction at ENEA: the new receipt, and the document of the CPID where it is another file. */
export function createCorrectionForm(
  ownerId: number,
  id: number,
  {
    cpid = `${testCpid(id)}-R`,
    reason = 'Superficie di una finestra corretta',
    filing,
    receipt = pdf('Ricevuta rettificata'),
    document,
  }: {
    cpid?: string;
    reason?: string;
    filing?: string;
    receipt?: Buffer | null;
    document?: Buffer;
  } = {},
): FormData {
  const form = new FormData();
  form.set('dir', `${ownerId}/${id}`);
  form.set('cpid', cpid);
  form.set('reason', reason);
  if (filing !== undefined) form.set('filing', filing);
  const attach = (field: string, bytes: Buffer, name: string) =>
    form.set(field, new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }));
  if (receipt !== null) attach('file', receipt, 'Ricevuta.pdf');
  if (document !== undefined) attach('cpidFile', document, 'CodiceCpid.pdf');
  return form;
}

/** A print of ENEA that is compared and not kept. */
export function createPrintForm(bytes: Buffer, filing?: string): FormData {
  const form = new FormData();
  if (filing !== undefined) form.set('filing', filing);
  form.set('file', new File([new Uint8Array(bytes)], 'bozza.pdf', { type: 'application/pdf' }));
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
