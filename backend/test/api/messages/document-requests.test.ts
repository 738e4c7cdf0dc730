import type { AdminDossier, MessageThread } from '@pratiche/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../../kit/files.js';
import {
  adminUpload,
  lastStep,
  ok,
  read,
  reject,
  send,
  sentDossier,
  setStatus,
  upload,
  type Member,
} from '../../kit/flow.js';
import { uploadForm } from '../../kit/forms.js';
import { askAgain, documentsOf, itemOf, threadOf } from '../../kit/messages.js';
import { expectProblem } from '../../kit/problem.js';
import { CODES, dossierIn } from '../../kit/statuses.js';
import { newMember } from '../../kit/world.js';

let owner: Member;
let admin: Member;
beforeAll(async () => {
  owner = await newMember({ packages: [{ credits: 200 }] });
  admin = await newMember({ role: 'Admin' });
});

const tryUpload = (id: number, itemId: number, name = 'nuovo.pdf') =>
  owner.http.post('Upload/file', {
    form: uploadForm(`${owner.id}/${id}`, itemId, pdf(name), name),
  });
const removeFile = (id: number, name: string) =>
  owner.http.delete(`Upload/${owner.id}/${id}/${name}/pdf`);
const answer = (id: number, requestId: number, text = '') =>
  owner.http.post(`Module/documentRequests/${id}/${requestId}/answer`, { json: { text } });
const itemState = async (id: number, itemId: number) =>
  (await documentsOf(owner.http, id)).documents.find((item) => item.id === itemId);

describe('a document asked for again', () => {
  it('may be uploaded although the dossier is frozen, and is frozen again once answered', async () => {
    const id = await sentDossier(owner);
    const [itemId, otherItem] = [
      await itemOf(admin.http, id, 'FATTURA'),
      await itemOf(admin.http, id, 'CI'),
    ];
    expectProblem(await tryUpload(id, itemId), 409, 'dossier-frozen');
    const request = await askAgain(admin.http, id, 'FATTURA', 'Manca la pagina 2');
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
    expect((await threadOf(owner.http, id)).requests[0]?.newFileIds).toEqual([right.id]);
    expect(right.id).toBeGreaterThan(0);
    expect(wrong.fileName).toBe('sbagliato.pdf');
    expect(await itemState(id, itemId)).toMatchObject({ toBeUploaded: false });

    const thread = await ok<MessageThread>(answer(id, request.id, 'Ecco la fattura completa'));
    expect(thread.requests).toEqual([]);
    expect(thread.messages.map(({ kind, text }) => [kind, text])).toEqual([
      ['request', 'Manca la pagina 2'],
      ['answer', 'Ecco la fattura completa'],
    ]);
    expectProblem(await tryUpload(id, itemId), 409, 'dossier-frozen');
    expectProblem(await removeFile(id, 'completa'), 409, 'dossier-frozen');
    expectProblem(await answer(id, request.id), 409, 'request-closed');
    expect((await read(owner.http, id)).status.code).toBe('SENT');
  });

  it('leaves the data as they were sent', async () => {
    const id = await sentDossier(owner);
    await askAgain(admin.http, id);
    const { version } = await read(owner.http, id);
    expectProblem(
      await owner.http.put('Module', { json: { id, version, immovableStair: 'Z' } }),
      409,
    );
  });

  it('can be withdrawn, once', async () => {
    const id = await sentDossier(owner);
    const request = await askAgain(admin.http, id);
    const thread = await ok<MessageThread>(
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
    await askAgain(admin.http, id);
  });

  it('is asked for once at a time, however many ask at once', async () => {
    const id = await sentDossier(owner);
    const itemId = await itemOf(admin.http, id);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        admin.http.post(`Module/documentRequests/${id}`, { json: { itemId, text: 'Ancora' } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await threadOf(owner.http, id)).messages).toHaveLength(1);
  });

  it('is answered by sending the corrected dossier with the new file; without it, it stays open', async () => {
    const id = await sentDossier(owner);
    const [invoice, identity] = [
      await askAgain(admin.http, id, 'FATTURA'),
      await askAgain(admin.http, id, 'CI'),
    ];
    await ok(reject(admin, id, 'WAITING', 'Correggere'));
    await upload(owner, id, invoice.itemId, pdf(), 'rifatta.pdf');
    const { documentSet } = await lastStep(owner.http, await read(owner.http, id));
    const again = documentSet.documentsDocumentsSetResponse.filter(
      ({ isAskedAgain }) => isAskedAgain,
    );
    expect(again.map(({ id: itemId, toBeUploaded }) => [itemId, toBeUploaded])).toEqual([
      [invoice.itemId, false],
      [identity.itemId, true],
    ]);
    await ok(send(owner, id));
    expect((await threadOf(admin.http, id)).requests.map((one) => one.id)).toEqual([identity.id]);
    const row = (
      await ok<{ id: number; openRequests: number }[]>(
        admin.http.get('Module/getAll?state=RECEIVED'),
      )
    ).find((one) => one.id === id);
    expect(row?.openRequests).toBe(1);
    expect((await tryUpload(id, identity.itemId, 'identita.pdf')).status).toBe(200);
  });

  it('holds up the completion', async () => {
    const id = await dossierIn('SENTTOENEA', owner, admin);
    await ok(adminUpload(admin, owner.id, id, 'Ricevuta'));
    const request = await askAgain(admin.http, id);
    expectProblem(await setStatus(admin, id, 'SELLED'), 409, 'request-open');
    await ok(admin.http.delete(`Module/documentRequests/${id}/${request.id}`));
    await ok(setStatus(admin, id, 'SELLED'));
  });
});

describe('asking', () => {
  it.each(CODES)('in %s', async (status) => {
    const id = await dossierIn(status, owner, admin);
    const itemId = await itemOf(owner.http, id);
    const got = await admin.http.post(`Module/documentRequests/${id}`, {
      json: { itemId, text: 'Di nuovo' },
    });
    if (['SENT', 'ACCEPTED', 'SENTTOENEA'].includes(status)) expect(got.status, got.text).toBe(200);
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
    const id = await sentDossier(owner);
    expectProblem(await admin.http.post(`Module/documentRequests/${id}`, { json }), 400);
    expect(await threadOf(owner.http, id)).toMatchObject({ messages: [], requests: [] });
  });

  it('for a request of another dossier is a 404', async () => {
    const [id, other] = [await sentDossier(owner), await sentDossier(owner)];
    const request = await askAgain(admin.http, id);
    expectProblem(await admin.http.delete(`Module/documentRequests/${other}/${request.id}`), 404);
    expectProblem(await answer(other, request.id), 404);
  });
});

describe('what was sent before', () => {
  it('is nothing after the first sending, and the first sending after the second', async () => {
    const id = await sentDossier(owner);
    expect((await read<AdminDossier>(admin.http, id)).previousSubmission).toBeNull();
    await ok(reject(admin, id, 'WAITING', 'Correggere'));
    const returned = await read<AdminDossier>(admin.http, id);
    expect(returned.previousSubmission?.form.beneficiaryLastName).toBe(
      returned.beneficiaryLastName,
    );

    await ok(
      owner.http.put('Module', { json: { id, version: returned.version, immovableStair: 'B' } }),
    );
    await ok(send(owner, id));
    const again = await read<AdminDossier>(admin.http, id);
    expect([again.previousSubmission?.form.immovableStair, again.immovableStair]).toEqual([
      returned.immovableStair,
      'B',
    ]);
  });
});
