import type { AdminDossierDto, MessageThreadDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { pdf } from '../../../kit/file-fixtures.js';
import {
  adminUpload,
  lastStep,
  expectOk,
  readDossier,
  reject,
  sendDossier,
  createSentDossier,
  setStatus,
  upload,
  type Member,
} from '../../../kit/dossier-flow.js';
import { createUploadForm } from '../../../kit/multipart-forms.js';
import {
  requestDocumentAgain,
  readDocuments,
  findItemId,
  readThread,
} from '../../../kit/message-fixtures.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { CODES, createDossierInStatus } from '../../../kit/status-fixtures.js';
import { createMember } from '../../../kit/account-fixtures.js';

let owner: Member;
let admin: Member;
beforeAll(async () => {
  owner = await createMember({ packages: [{ credits: 200 }] });
  admin = await createMember({ role: 'Admin' });
});

const tryUpload = (id: number, itemId: number, name = 'nuovo.pdf') =>
  owner.http.post('Upload/file', {
    form: createUploadForm(`${owner.id}/${id}`, itemId, pdf(name), name),
  });
const removeFile = (id: number, name: string) =>
  owner.http.delete(`Upload/${owner.id}/${id}/${name}/pdf`);
const answer = (id: number, requestId: number, text = '') =>
  owner.http.post(`Module/documentRequests/${id}/${requestId}/answer`, { json: { text } });
const itemState = async (id: number, itemId: number) =>
  (await readDocuments(owner.http, id)).documents.find((item) => item.id === itemId);

describe('a document asked for again', () => {
  it('may be uploaded although the dossier is frozen, and is frozen again once answered', async () => {
    const id = await createSentDossier(owner);
    const [itemId, otherItem] = [
      await findItemId(admin.http, id, 'FATTURA'),
      await findItemId(admin.http, id, 'CI'),
    ];
    expectProblem(await tryUpload(id, itemId), 409, 'dossier-frozen');
    const request = await requestDocumentAgain(admin.http, id, 'FATTURA', 'Manca la pagina 2');
    expect(request).toMatchObject({ itemId, text: 'Manca la pagina 2', newFileIds: [] });
    expect(await itemState(id, itemId)).toMatchObject({
      toBeUploaded: true,
      document: { isUploaded: true },
    });

    expectProblem(await tryUpload(id, otherItem), 409, 'dossier-frozen');
    expectProblem(await answer(id, request.id), 409, 'document-missing');
    expectProblem(await removeFile(id, 'FATTURA'), 409, 'dossier-frozen');
    const wrong = await upload(owner, id, itemId, pdf(), 'sbagliato.pdf');
    expect((await removeFile(id, 'sbagliato')).status).toBe(204);
    const right = await upload(owner, id, itemId, pdf(), 'completa.pdf');
    expect((await readThread(owner.http, id)).requests[0]?.newFileIds).toEqual([right.id]);
    expect(right.id).toBeGreaterThan(0);
    expect(wrong.fileName).toBe('sbagliato.pdf');
    expect(await itemState(id, itemId)).toMatchObject({ toBeUploaded: false });

    const thread = await expectOk<MessageThreadDto>(
      answer(id, request.id, 'Ecco la fattura completa'),
    );
    expect(thread.requests).toEqual([]);
    expect(thread.messages.map(({ kind, text }) => [kind, text])).toEqual([
      ['request', 'Manca la pagina 2'],
      ['answer', 'Ecco la fattura completa'],
    ]);
    expectProblem(await tryUpload(id, itemId), 409, 'dossier-frozen');
    expectProblem(await removeFile(id, 'completa'), 409, 'dossier-frozen');
    expectProblem(await answer(id, request.id), 409, 'request-closed');
    expect((await readDossier(owner.http, id)).status.code).toBe('SENT');
  });

  it('leaves the data as they were sent', async () => {
    const id = await createSentDossier(owner);
    await requestDocumentAgain(admin.http, id);
    const { version } = await readDossier(owner.http, id);
    expectProblem(
      await owner.http.put('Module', { json: { id, version, immovableStair: 'Z' } }),
      409,
    );
  });

  it('can be withdrawn, once', async () => {
    const id = await createSentDossier(owner);
    const request = await requestDocumentAgain(admin.http, id);
    const thread = await expectOk<MessageThreadDto>(
      admin.http.delete(`Module/documentRequests/${id}/${request.id}`),
    );
    expect(thread.requests).toEqual([]);
    expect(thread.messages.at(-1)).toMatchObject({
      kind: 'revoke',
      documentName: request.documentName,
    });
    expectProblem(
      await admin.http.delete(`Module/documentRequests/${id}/${request.id}`),
      409,
      'request-closed',
    );
    expectProblem(await tryUpload(id, request.itemId), 409, 'dossier-frozen');
    await requestDocumentAgain(admin.http, id);
  });

  it('is asked for once at a time, however many ask at once', async () => {
    const id = await createSentDossier(owner);
    const itemId = await findItemId(admin.http, id);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        admin.http.post(`Module/documentRequests/${id}`, { json: { itemId, text: 'Ancora' } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await readThread(owner.http, id)).messages).toHaveLength(1);
  });

  it('is answered by sending the corrected dossier with the new file; without it, it stays open', async () => {
    const id = await createSentDossier(owner);
    const [invoice, identity] = [
      await requestDocumentAgain(admin.http, id, 'FATTURA'),
      await requestDocumentAgain(admin.http, id, 'CI'),
    ];
    await expectOk(reject(admin, id, 'WAITING', 'Correggere'));
    await upload(owner, id, invoice.itemId, pdf(), 'rifatta.pdf');
    const { documentSet } = await lastStep(owner.http, await readDossier(owner.http, id));
    const again = documentSet.documentsDocumentsSetResponse.filter(
      ({ isAskedAgain }) => isAskedAgain,
    );
    expect(again.map(({ id: itemId, toBeUploaded }) => [itemId, toBeUploaded])).toEqual([
      [invoice.itemId, false],
      [identity.itemId, true],
    ]);
    await expectOk(sendDossier(owner, id));
    expect((await readThread(admin.http, id)).requests.map((one) => one.id)).toEqual([identity.id]);
    const row = (
      await expectOk<{ id: number; openRequests: number }[]>(
        admin.http.get('Module/getAll?state=RECEIVED'),
      )
    ).find((one) => one.id === id);
    expect(row?.openRequests).toBe(1);
    expect((await tryUpload(id, identity.itemId, 'identita.pdf')).status).toBe(200);
  });

  it('holds up the completion', async () => {
    const id = await createDossierInStatus('SENTTOENEA', owner, admin);
    await expectOk(adminUpload(admin, owner.id, id, 'Ricevuta'));
    const request = await requestDocumentAgain(admin.http, id);
    expectProblem(await setStatus(admin, id, 'SELLED'), 409, 'request-open');
    await expectOk(admin.http.delete(`Module/documentRequests/${id}/${request.id}`));
    await expectOk(setStatus(admin, id, 'SELLED'));
  });
});

describe('asking', () => {
  it.each(CODES)('in %s', async (status) => {
    const id = await createDossierInStatus(status, owner, admin);
    const itemId = await findItemId(owner.http, id);
    const got = await admin.http.post(`Module/documentRequests/${id}`, {
      json: { itemId, text: 'Di nuovo' },
    });
    if (['SENT', 'ACCEPTED', 'SENTTOENEA'].includes(status))
      expect([got.text, got.status]).toEqual([got.text, 200]);
    else expectProblem(got, 409, 'request-refused');
  });

  it.each([
    ['no item', { text: 'x' }],
    ['an item that is not asked for', { itemId: 9999, text: 'x' }],
    ['no text', { itemId: 1 }],
    ['blank text', { itemId: 1, text: ' ' }],
    ['nonsense', []],
    ['text of another kind', { itemId: 1, text: 3 }],
  ])('with %s is refused', async (_, json) => {
    const id = await createSentDossier(owner);
    expectProblem(await admin.http.post(`Module/documentRequests/${id}`, { json }), 400);
    expect(await readThread(owner.http, id)).toMatchObject({ messages: [], requests: [] });
  });

  it('for a request of another dossier is a 404', async () => {
    const [id, other] = [await createSentDossier(owner), await createSentDossier(owner)];
    const request = await requestDocumentAgain(admin.http, id);
    expectProblem(await admin.http.delete(`Module/documentRequests/${other}/${request.id}`), 404);
    expectProblem(await answer(other, request.id), 404);
  });
});

describe('what was sent before', () => {
  it('is nothing after the first sending, and the first sending after the second', async () => {
    const id = await createSentDossier(owner);
    expect((await readDossier<AdminDossierDto>(admin.http, id)).previousSubmission).toBeNull();
    await expectOk(reject(admin, id, 'WAITING', 'Correggere'));
    const returned = await readDossier<AdminDossierDto>(admin.http, id);
    expect(returned.previousSubmission?.form.beneficiaryLastName).toBe(
      returned.beneficiaryLastName,
    );

    await expectOk(
      owner.http.put('Module', { json: { id, version: returned.version, immovableStair: 'B' } }),
    );
    await expectOk(sendDossier(owner, id));
    const again = await readDossier<AdminDossierDto>(admin.http, id);
    expect([again.previousSubmission?.form.immovableStair, again.immovableStair]).toEqual([
      returned.immovableStair,
      'B',
    ]);
  });
});
