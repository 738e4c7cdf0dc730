import type { Notification } from '@pratiche/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { executable, pdf } from '../../kit/files.js';
import { ok, sentDossier, type Member } from '../../kit/flow.js';
import { uploadForm } from '../../kit/forms.js';
import { askAgain, documentsOf, itemOf } from '../../kit/messages.js';
import { expectProblem } from '../../kit/problem.js';
import { CODES, dossierIn } from '../../kit/statuses.js';
import { storedFiles } from '../../kit/stored.js';
import { newMember } from '../../kit/world.js';

let owner: Member;
let admin: Member;
beforeAll(async () => {
  owner = await newMember({ packages: [{ credits: 200 }] });
  admin = await newMember({ role: 'Admin' });
});

const add = (
  id: number,
  itemId: number | string,
  { ownerId = owner.id, name = 'visura.pdf', bytes = pdf(name) } = {},
) =>
  admin.http.post('Upload/fileToAzure', {
    form: uploadForm(`${ownerId}/${id}`, itemId, bytes, name),
  });
const filesOf = async (id: number, itemId: number) =>
  (await documentsOf(owner.http, id)).documents.find((item) => item.id === itemId)?.document
    .files ?? [];

describe('POST Upload/fileToAzure', () => {
  it('stands beside the fitter’s files, who is told and may not delete it', async () => {
    const id = await sentDossier(owner);
    const itemId = await itemOf(admin.http, id, 'VISURA');
    const { id: fileId } = await ok<{ id: number }>(add(id, itemId));
    expect(await filesOf(id, itemId)).toMatchObject([{ id: fileId, fileName: 'visura.pdf' }]);
    const [news] = await ok<Notification[]>(owner.http.get('Notifications'));
    expect(news).toMatchObject({ title: `Pratica n. ${id}: documento aggiunto` });
    expect(news?.text).toContain('«visura.pdf»');
    expectProblem(
      await owner.http.delete(`Upload/${owner.id}/${id}/visura/pdf`),
      409,
      'dossier-frozen',
    );
    expect(await filesOf(id, itemId)).toHaveLength(1);
  });

  it.each(CODES)('in %s', async (status) => {
    const id = await dossierIn(status, owner, admin);
    const itemId = await itemOf(owner.http, id);
    const got = await add(id, itemId);
    if (['SENT', 'ACCEPTED', 'SENTTOENEA'].includes(status)) expect(got.status, got.text).toBe(200);
    else expectProblem(got, 409, status === 'SELLED' ? 'document-frozen' : 'dossier-open');
  });

  it('waits while the owner has been asked for the same document', async () => {
    const id = await sentDossier(owner);
    const request = await askAgain(admin.http, id);
    expectProblem(await add(id, request.itemId), 409, 'document-frozen');
    expect((await add(id, await itemOf(admin.http, id, 'CI'))).status).toBe(200);
    await ok(admin.http.delete(`Module/documentRequests/${id}/${request.id}`));
    expect((await add(id, request.itemId)).status).toBe(200);
  });

  it('refuses what does not belong there, and keeps nothing of it', async () => {
    const id = await sentDossier(owner);
    const itemId = await itemOf(admin.http, id);
    const before = await storedFiles(id);
    expectProblem(await add(id, 'Ricevuta'), 400, 'unknown-document');
    expectProblem(await add(id, 999_999), 400, 'unknown-document');
    expectProblem(await add(id, itemId, { ownerId: admin.id }), 404);
    expectProblem(await add(2_147_483_647, itemId), 404);
    expectProblem(await add(id, itemId, { name: 'visura.pdf', bytes: executable() }), 415);
    expect(await storedFiles(id)).toEqual(before);
  });
});
