import type {
  AdminDossierDto,
  DossierDto,
  DossierListItemDto,
  DocumentPointDto,
  ReturnReasonDto,
} from '@pratiche/api';
import { beforeAll, expect, it } from '@jest/globals';
import { createMember } from '../../../kit/account-fixtures.js';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import {
  createSentDossier,
  expectOk,
  readDossier,
  save,
  sendDossier,
  upload,
  type Member,
} from '../../../kit/dossier-flow.js';
import { createRejectForm } from '../../../kit/multipart-forms.js';
import { expectProblem } from '../../../kit/problem-assertions.js';

let owner: Member;
let admin: Member;
beforeAll(async () => {
  owner = await createMember({ packages: [{ credits: 1000 }] });
  admin = await createMember({ role: 'Admin' });
});

function returnWith(id: number, points: unknown, statusCode = 'WAITING', reason = 'Due cose.') {
  const form = createRejectForm(id, statusCode, reason);
  form.set('points', typeof points === 'string' ? points : JSON.stringify(points));
  return admin.http.post('module/rejectmodule', { form });
}

const readAsOffice = (id: number) => readDossier<AdminDossierDto>(admin.http, id);

async function findInvoice(id: number) {
  const item = (await readAsOffice(id)).documents.find(
    ({ document }) => document.code === 'FATTURA',
  );
  if (item === undefined) throw new Error('No invoice');
  return item;
}

it('are kept with what they are about, named in the reason, and gone after the next sending', async () => {
  const id = await createSentDossier(owner);
  const item = await findInvoice(id);
  await expectOk(
    returnWith(id, [
      { field: 'cadastralSheet', itemId: null, text: ' Non è quello della visura ' },
      { field: null, itemId: item.id, text: 'Manca una pagina' },
    ]),
  );
  const returned = await readDossier<DossierDto>(owner.http, id);
  expect(returned.returnPoints).toEqual([
    {
      field: 'cadastralSheet',
      itemId: null,
      text: 'Non è quello della visura',
      value: JSON.stringify(returned.cadastralSheet),
      fileIds: [],
    },
    {
      field: null,
      itemId: item.id,
      text: 'Manca una pagina',
      value: null,
      fileIds: item.document.files.map((file) => file.id),
    },
  ]);
  expect(returned.rejectReason).toBe(
    `Due cose.\n– Dati catastali · Foglio: Non è quello della visura\n– ${item.document.name}: Manca una pagina`,
  );
  await expectOk(sendDossier(owner, id));
  expect((await readDossier<DossierDto>(owner.http, id)).returnPoints).toEqual([]);
});

it.each([
  ['no JSON', '{'],
  ['no list', { field: 'cadastralSheet' }],
  ['no words', [{ field: 'cadastralSheet', itemId: null, text: ' ' }]],
  ['an unknown field', [{ field: 'version', itemId: null, text: 'x' }]],
  ['an unknown document', [{ field: null, itemId: 999_999, text: 'x' }]],
  ['nothing pointed at', [{ field: null, itemId: null, text: 'x' }]],
])('are refused with %s, and the dossier stays', async (_, points) => {
  const id = await createSentDossier(owner);
  expectProblem(await returnWith(id, points), 400);
  expect((await readAsOffice(id)).status.code).toBe('SENT');
});

it('who asks for corrections looks after a dossier without an operator, and takes none away', async () => {
  const free = await createSentDossier(owner);
  expect((await readAsOffice(free)).operatorId).toBeNull();
  await expectOk(returnWith(free, []));
  expect((await readAsOffice(free)).operatorId).toBe(admin.id);

  const colleague = await createMember({ role: 'Admin' });
  const taken = await createSentDossier(owner);
  await expectOk(
    admin.http.post('module/assign', {
      json: { ids: [taken], operatorId: colleague.id, onlyFree: false },
    }),
  );
  await expectOk(returnWith(taken, []));
  expect((await readAsOffice(taken)).operatorId).toBe(colleague.id);
});

const findRow = async (by: Member, state: string, id: number) =>
  (
    await expectOk<DossierListItemDto[]>(
      by.http.get('Module/getAll', { query: { state, search: String(id) } }),
    )
  ).find((row) => row.id === id);

it('says how many credits a return gives back, as long as they are charged', async () => {
  const id = await createSentDossier(owner);
  const { chargedCredits } = await readAsOffice(id);
  expect(chargedCredits).toBeGreaterThan(0);
  expect((await findRow(admin, 'RECEIVED', id))?.chargedCredits).toBe(chargedCredits);
  expect((await findRow(owner, 'PROCESSING', id))?.chargedCredits).toBeNull();
  await expectOk(returnWith(id, [], 'WAITING'));
  expect((await readAsOffice(id)).chargedCredits).toBeNull();
  expect((await findRow(admin, 'RECEIVED', id))?.chargedCredits).toBeNull();
});

it.each([
  ['Correggi i punti indicati.', 'changed'],
  ['E manca anche altro.', 'points-changed'],
])('tells its fitter how far the correction is: %j', async (reason, progress) => {
  const id = await createSentDossier(owner);
  const item = await findInvoice(id);
  const points = [
    { field: 'cadastralSheet', itemId: null, text: 'Non è quello della visura' },
    { field: null, itemId: item.id, text: 'Manca una pagina' },
  ];
  await expectOk(returnWith(id, points, 'WAITING', reason));
  const readRow = async () => {
    const row = await findRow(owner, 'DRAFT', id);
    return [row?.status.code, row?.returnKind, row?.returnProgress];
  };
  expect(await readRow()).toEqual(['WAITING', 'corrections', 'open']);
  await upload(owner, id, item.id);
  expect(await readRow()).toEqual(['WAITING', 'corrections', 'open']);
  const { version } = await readDossier(owner.http, id);
  await save(owner.http, { ...ecobonusForm({ cadastralSheet: '777' }), id, version });
  expect(await readRow()).toEqual(['DRAFT', 'corrections', progress]);
  expect(await findRow(admin, 'RECEIVED', id)).toBeUndefined();
});

it('offers words for both kinds of return', async () => {
  const reasons = await expectOk<ReturnReasonDto[]>(admin.http.get('module/returnReasons'));
  expect(new Set(reasons.map(({ isForRejection }) => isForRejection))).toEqual(
    new Set([true, false]),
  );
});

it('offers what to look at in each document', async () => {
  const points = await expectOk<DocumentPointDto[]>(admin.http.get('module/documentPoints'));
  expect(points).toContainEqual({
    code: 'FATTURA',
    text: 'C’è una parte per ciascun beneficiario che detrae',
    condition: 'severalBeneficiaries',
  });
});
