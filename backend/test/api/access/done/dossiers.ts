import type { CustomerPreviewDto } from '@pratiche/api';
import { addDays, getTodayInRome } from '@pratiche/domain';
import { randomUUID } from 'node:crypto';
import {
  createDraft,
  type AccessFixtures,
  type AccessRequest,
} from '../../../kit/access-fixtures.js';
import { createAccount, createMember } from '../../../kit/account-fixtures.js';
import { createLink } from '../../../kit/beneficiary-link-fixtures.js';
import { createCsvForm } from '../../../kit/csv-fixtures.js';
import {
  createReadyDossier,
  createSentDossier,
  expectOk,
  lastStep,
} from '../../../kit/dossier-flow.js';
import { createNote } from '../../../kit/note-fixtures.js';
import { createMessageForm } from '../../../kit/multipart-forms.js';
import { createSavedView, savedViewInput } from '../../../kit/saved-view-fixtures.js';
import { createKey } from './own-account.js';

const CHANGE = { beneficiaryPhone: '3471112223' };

export async function saveDraft(cast: AccessFixtures): Promise<AccessRequest> {
  const { id, version } = await createDraft(cast);
  return { path: 'Module', ask: { json: { id, version, ...CHANGE } } };
}

export async function saveByLink(cast: AccessFixtures): Promise<AccessRequest> {
  const { id, version } = await createDraft(cast);
  const { token } = await createLink(cast.owner, id);
  return {
    path: `Module/updateByBeneficiary/${token}`,
    ask: { json: { id, version, ...CHANGE } },
  };
}

export const send = async ({ owner }: AccessFixtures): Promise<AccessRequest> => ({
  path: `Module/send/${(await createReadyDossier(owner)).id}`,
  ask: { headers: createKey() },
});

export const duplicate = async ({ owner }: AccessFixtures): Promise<AccessRequest> => ({
  path: `Module/duplicate/${await createSentDossier(owner)}`,
  ask: { headers: createKey() },
});

export const writeMessage = async ({ owner }: AccessFixtures): Promise<AccessRequest> => ({
  path: `Module/messages/${await createSentDossier(owner)}`,
  ask: { form: createMessageForm('Buongiorno'), headers: createKey() },
});

export const writeKeyedNote = async ({ owner }: AccessFixtures): Promise<AccessRequest> => ({
  path: `Module/notes/${await createSentDossier(owner)}`,
  ask: { json: { text: 'Sentito al telefono.' }, headers: createKey() },
});

export async function withdrawOwnNote({ owner, http }: AccessFixtures): Promise<AccessRequest> {
  const id = await createSentDossier(owner);
  return { path: `Module/notes/${id}/${await createNote(http.admin, id)}` };
}

export const downloadDossiers = async ({ owner }: AccessFixtures): Promise<AccessRequest> => ({
  path: 'module/downloads',
  ask: { json: { ids: [await createSentDossier(owner)] }, headers: createKey() },
});

/** A draft as the portal writes it into a file. */
export async function readXml(cast: AccessFixtures): Promise<AccessRequest> {
  const { id } = await createDraft(cast);
  const { text: raw } = await cast.owner.http.get(`Module/xml/${id}`);
  return { path: 'Module/xml/preview', ask: { raw, headers: { 'content-type': 'text/xml' } } };
}

export async function importCustomers({ owner }: AccessFixtures): Promise<AccessRequest> {
  const csv = `nome;cognome\r\nGelsomino;Trapani ${randomUUID().replace(/[\d-]/g, '')}`;
  const { confirmation } = await expectOk<CustomerPreviewDto>(
    owner.http.post('Module/csv/preview', { form: createCsvForm(csv) }),
  );
  return {
    path: 'Module/csv/import',
    ask: { form: createCsvForm(csv, { confirmation, duplicates: 'create' }) },
  };
}

export async function readMessages({ owner, http }: AccessFixtures): Promise<AccessRequest> {
  const id = await createSentDossier(owner);
  await expectOk(http.admin.post(`Module/messages/${id}`, { form: createMessageForm('Manca') }));
  const { messages } = await expectOk<{ messages: { id: number }[] }>(
    owner.http.get(`Module/messages/${id}`),
  );
  return {
    path: `Module/messages/${id}/read`,
    ask: { json: { lastId: messages.at(-1)?.id ?? 0 } },
  };
}

export async function undoAct({ owner, http }: AccessFixtures): Promise<AccessRequest> {
  const ids = [await createSentDossier(owner)];
  await expectOk(http.admin.post('module/accept', { json: { ids } }));
  return { path: 'module/undo', ask: { json: { act: 'accept', ids } } };
}

const createPostponement = async ({ owner }: AccessFixtures) => ({
  ids: [await createSentDossier(owner)],
  until: addDays(getTodayInRome(), 3),
});

export const postpone = async (cast: AccessFixtures): Promise<AccessRequest> => ({
  path: 'module/postpone',
  ask: { json: await createPostponement(cast) },
});

export async function resume(cast: AccessFixtures): Promise<AccessRequest> {
  const json = await createPostponement(cast);
  await expectOk(cast.http.admin.post('module/postpone', { json }));
  return { path: 'module/resume', ask: { json: { ids: json.ids } } };
}

export const assign = async ({ owner }: AccessFixtures): Promise<AccessRequest> => ({
  path: 'module/assign',
  ask: {
    json: {
      ids: [await createSentDossier(owner)],
      operatorId: (await createAccount({ role: 'Admin' })).id,
    },
  },
});

export async function forgetCopies({ owner, http }: AccessFixtures): Promise<AccessRequest> {
  const id = await createSentDossier(owner);
  const json = { fields: [{ key: 'beneficiary.beneficiarySsn', fingerprint: '1abc' }] };
  await http.admin.put(`Module/copiedFields/${id}`, { json });
  return { path: `Module/copiedFields/${id}` };
}

export async function leave({ owner, http }: AccessFixtures): Promise<AccessRequest> {
  const id = await createSentDossier(owner);
  await http.admin.post(`Module/presence/${id}`, { json: {} });
  return { path: `Module/presence/${id}` };
}

export async function revokeLink(cast: AccessFixtures): Promise<AccessRequest> {
  const { id } = await createDraft(cast);
  await createLink(cast.owner, id);
  return { path: `Module/beneficiaryLink/${id}` };
}

export async function announceFile(cast: AccessFixtures): Promise<AccessRequest> {
  const { id, version } = await createDraft(cast);
  const { documentSet } = await lastStep(cast.owner.http, { id, version });
  const [item] = documentSet.documentsDocumentsSetResponse;
  return {
    path: `Module/waitingFiles/${id}`,
    ask: {
      json: {
        deviceId: randomUUID(),
        deviceName: 'telefono',
        files: [{ key: randomUUID(), itemId: item?.id ?? 0, fileName: 'foto.jpg' }],
      },
    },
  };
}

export async function forgetFiles(cast: AccessFixtures): Promise<AccessRequest> {
  const { path, ask } = await announceFile(cast);
  await cast.owner.http.put(path, ask);
  return { path };
}

export const changeView = async ({ http }: AccessFixtures): Promise<AccessRequest> => ({
  path: `Module/views/${await createSavedView(http.admin)}`,
  ask: { json: savedViewInput() },
});

export const deleteView = async ({ http }: AccessFixtures): Promise<AccessRequest> => ({
  path: `Module/views/${await createSavedView(http.admin)}`,
});

export async function chooseColumns(): Promise<AccessRequest> {
  const { http } = await createMember({ role: 'Admin' });
  return {
    path: 'Module/columns',
    ask: { json: { list: 'RECEIVED', columns: ['id', 'client', 'status'] } },
    http,
  };
}
