/** @core */
import type { AdminDossierDto, DocumentCheckDto, DocumentSetItemDto } from '@pratiche/api';
import { beforeAll, expect, it } from '@jest/globals';
import { createMember } from '../../../kit/account-fixtures.js';
import { findItemId, requestDocumentAgain } from '../../../kit/message-fixtures.js';
import {
  createReadyDossier,
  createSentDossier,
  expectOk,
  readDossier,
  reject,
  sendDossier,
  upload,
  type Member,
} from '../../../kit/dossier-flow.js';
import { pdf } from '../../../kit/file-fixtures.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createDossierInStatus } from '../../../kit/status-fixtures.js';

let owner: Member;
let admin: Member;
let colleague: Member;
beforeAll(async () => {
  owner = await createMember({ packages: [{ credits: 1000 }] });
  admin = await createMember({ role: 'Admin' });
  colleague = await createMember({ role: 'Admin' });
});

const readAsOffice = (id: number, operator = admin) =>
  readDossier<AdminDossierDto>(operator.http, id);

async function findUploaded(id: number): Promise<DocumentSetItemDto> {
  const { documents } = await readAsOffice(id);
  const item = documents.find(({ document }) => document.files.length > 0);
  if (item === undefined) throw new Error('No document with files');
  return item;
}

const fileIdsOf = ({ document }: DocumentSetItemDto): number[] =>
  document.files.map((file) => file.id);

const check = (id: number, item: DocumentSetItemDto, isVerified = true, fileIds?: number[]) =>
  admin.http.put(`Module/documentChecks/${id}`, {
    json: { itemId: item.id, isVerified, fileIds: fileIds ?? fileIdsOf(item) },
  });

it('is kept for every operator with who and when, and can be taken away', async () => {
  const id = await createSentDossier(owner);
  const item = await findUploaded(id);
  const [mark, ...others] = await expectOk<DocumentCheckDto[]>(check(id, item));
  expect(others).toEqual([]);
  expect(mark).toEqual({
    itemId: item.id,
    fileIds: fileIdsOf(item),
    at: expect.any(String),
    who: expect.stringContaining('Trapani'),
  });
  expect((await readAsOffice(id, colleague)).documentChecks).toEqual([mark]);
  // Marked twice is marked once.
  expect(await expectOk<DocumentCheckDto[]>(check(id, item))).toHaveLength(1);
  expect(await expectOk<DocumentCheckDto[]>(check(id, item, false))).toEqual([]);
  expect((await readAsOffice(id)).documentChecks).toEqual([]);
});

it('is not told to the fitter', async () => {
  const id = await createSentDossier(owner);
  await expectOk(check(id, await findUploaded(id)));
  expect(await readDossier(owner.http, id)).not.toHaveProperty('documentChecks');
});

it('is lost when a file is added, and refused of files that were not seen', async () => {
  const { id } = await createReadyDossier(owner);
  await expectOk(sendDossier(owner, id));
  const item = await findUploaded(id);
  await expectOk(check(id, item));
  await expectOk(reject(admin, id, 'WAITING', 'La fattura è tagliata'));
  await upload(owner, id, item.id, pdf('Di nuovo'), 'di nuovo.pdf');
  await expectOk(sendDossier(owner, id));
  expect((await readAsOffice(id)).documentChecks).toEqual([]);
  expectProblem(await check(id, item), 409);
  const again = await findUploaded(id);
  expect(fileIdsOf(again).length).toBe(fileIdsOf(item).length + 1);
  expect(await expectOk<DocumentCheckDto[]>(check(id, again))).toHaveLength(1);
});

it.each(['WAITING', 'SELLED'] as const)('is refused in %s', async (status) => {
  const id = await createDossierInStatus(status, owner, admin);
  const item = await findUploaded(id);
  expectProblem(await check(id, item), 409);
});

it('is refused of a document without files, of none, and of an unknown dossier', async () => {
  const id = await createSentDossier(owner);
  const item = await findUploaded(id);
  const { documents } = await readAsOffice(id);
  const empty = documents.find(({ document }) => document.files.length === 0);
  expectProblem(await check(id, { ...item, id: empty?.id ?? 0 }), 409);
  expectProblem(await check(id, item, true, []), 400);
  expectProblem(await check(99_999_999, item), 404);
});

it('survives two operators who mark at once', async () => {
  const id = await createSentDossier(owner);
  const item = await findUploaded(id);
  const answers = await Promise.all([check(id, item), check(id, item)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await readAsOffice(id)).documentChecks).toHaveLength(1);
});

it('takes charge of a dossier without an operator', async () => {
  const id = await createSentDossier(owner);
  await expectOk(check(id, await findUploaded(id)));
  expect((await readAsOffice(id)).operatoreName).toBe('Gelsomino Trapani');
});

it('counts what is not verified of several dossiers, as their pages do', async () => {
  const ids = [await createSentDossier(owner), await createSentDossier(owner)];
  const [first = 0] = ids;
  const countUnverified = (of: readonly number[]) =>
    expectOk(admin.http.post('Module/documentChecks/unverified', { json: { ids: of } }));
  const uploaded = (await readAsOffice(first)).documents.filter(
    ({ document }) => document.files.length > 0,
  );
  const ecobonusDossiers = 0;
  expect(await countUnverified(ids)).toEqual({
    dossiers: 2,
    documents: 2 * uploaded.length,
    ecobonusDossiers,
  });
  const [item, ...others] = uploaded;
  if (item !== undefined) await expectOk(check(first, item));
  expect(await countUnverified(ids)).toEqual({
    dossiers: 2,
    documents: 2 * uploaded.length - 1,
    ecobonusDossiers,
  });
  for (const other of others) await expectOk(check(first, other));
  expect(await countUnverified(ids)).toEqual({
    dossiers: 1,
    documents: uploaded.length,
    ecobonusDossiers,
  });
  expect(await countUnverified([first, 99_999_999])).toEqual({
    dossiers: 0,
    documents: 0,
    ecobonusDossiers,
  });
});

it('is refused while the document is asked for again, until the request is withdrawn', async () => {
  const id = await createSentDossier(owner);
  const itemId = await findItemId(admin.http, id);
  const findItem = async () => {
    const item = (await readAsOffice(id)).documents.find((one) => one.id === itemId);
    if (item === undefined) throw new Error('No such document');
    return item;
  };
  await expectOk(check(id, await findItem()));
  const request = await requestDocumentAgain(admin.http, id);
  // A document that has to come again was not good.
  expect((await readAsOffice(id)).documentChecks).toEqual([]);
  const refusal = await check(id, await findItem());
  expectProblem(refusal, 409);
  expect(refusal.text).toContain('richiesto di nuovo');
  await expectOk(check(id, await findItem(), false));
  await expectOk(admin.http.delete(`Module/documentRequests/${id}/${request.id}`));
  expect(await expectOk<DocumentCheckDto[]>(check(id, await findItem()))).toHaveLength(1);
});
