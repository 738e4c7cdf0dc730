import type { NotificationDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { executable, pdf } from '../../kit/file-fixtures.js';
import { expectOk, createSentDossier, type Member } from '../../kit/dossier-flow.js';
import { createUploadForm } from '../../kit/multipart-forms.js';
import { requestDocumentAgain, readDocuments, findItemId } from '../../kit/message-fixtures.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { CODES, createDossierInStatus } from '../../kit/status-fixtures.js';
import { findStoredFiles } from '../../kit/stored-files.js';
import { createMember } from '../../kit/account-fixtures.js';

let owner: Member;
let admin: Member;
beforeAll(async () => {
  owner = await createMember({ packages: [{ credits: 200 }] });
  admin = await createMember({ role: 'Admin' });
});

const add = (
  id: number,
  itemId: number | string,
  { ownerId = owner.id, name = 'visura.pdf', bytes = pdf(name) } = {},
) =>
  admin.http.post('Upload/fileToAzure', {
    form: createUploadForm(`${ownerId}/${id}`, itemId, bytes, name),
  });
const filesOf = async (id: number, itemId: number) =>
  (await readDocuments(owner.http, id)).documents.find((item) => item.id === itemId)?.document
    .files ?? [];

describe('POST Upload/fileToAzure', () => {
  it('is listed beside the files of the fitter, who is notified and may not delete it', async () => {
    const id = await createSentDossier(owner);
    const itemId = await findItemId(admin.http, id, 'VISURA');
    const { id: fileId } = await expectOk<{ id: number }>(add(id, itemId));
    expect(await filesOf(id, itemId)).toMatchObject([{ id: fileId, fileName: 'visura.pdf' }]);
    const [news] = await expectOk<NotificationDto[]>(owner.http.get('Notifications'));
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
    const id = await createDossierInStatus(status, owner, admin);
    const itemId = await findItemId(owner.http, id);
    const got = await add(id, itemId);
    if (['SENT', 'ACCEPTED', 'SENTTOENEA'].includes(status))
      expect([got.text, got.status]).toEqual([got.text, 200]);
    else expectProblem(got, 409, status === 'SELLED' ? 'document-frozen' : 'dossier-open');
  });

  it('waits while the owner has been asked for the same document', async () => {
    const id = await createSentDossier(owner);
    const request = await requestDocumentAgain(admin.http, id);
    expectProblem(await add(id, request.itemId), 409, 'document-frozen');
    expect((await add(id, await findItemId(admin.http, id, 'CI'))).status).toBe(200);
    await expectOk(admin.http.delete(`Module/documentRequests/${id}/${request.id}`));
    expect((await add(id, request.itemId)).status).toBe(200);
  });

  it('refuses what does not belong there, and keeps nothing of it', async () => {
    const id = await createSentDossier(owner);
    const itemId = await findItemId(admin.http, id);
    const before = await findStoredFiles(id);
    expectProblem(await add(id, 'Ricevuta'), 400, 'unknown-document');
    expectProblem(await add(id, 999_999), 400, 'unknown-document');
    expectProblem(await add(id, itemId, { ownerId: admin.id }), 404);
    expectProblem(await add(2_147_483_647, itemId), 404);
    expectProblem(await add(id, itemId, { name: 'visura.pdf', bytes: executable() }), 415);
    expect(await findStoredFiles(id)).toEqual(before);
  });
});
