import type { SavedViewDto } from '@pratiche/api';
import { beforeEach, expect, it } from '@jest/globals';
import { expectOk, type Member } from '../../../kit/dossier-flow.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createSavedView, savedViewInput } from '../../../kit/saved-view-fixtures.js';
import { createMember } from '../../../kit/account-fixtures.js';

let admin: Member;
beforeEach(async () => {
  admin = await createMember({ role: 'Admin' });
});

/** A member's own; those that others share come beside them. */
const views = async (member: Member, list = 'RECEIVED') =>
  (await expectOk<SavedViewDto[]>(member.http.get('Module/views', { query: { list } }))).filter(
    ({ isOwn }) => isOwn,
  );

it('keeps views by name, per list and per operator', async () => {
  const wish = savedViewInput({
    name: 'Urgenti',
    query: { deadlineTo: '2026-05-01', sort: '-receivedDate', q: 'rossi & figli' },
  });
  const made = await expectOk<SavedViewDto>(admin.http.post('Module/views', { json: wish }));
  expect(made).toEqual({ id: made.id, isOwn: true, isShared: false, ...wish });
  expect(await views(admin)).toEqual([made]);
  expect(await views(admin, 'ELABORATED')).toEqual([]);
  expect(await views(await createMember({ role: 'Admin' }))).toEqual([]);
});

it('opens a list with one view at most', async () => {
  const first = await createSavedView(admin.http, { name: 'A', isDefault: true });
  const second = await createSavedView(admin.http, { name: 'B', isDefault: true });
  const elsewhere = await createSavedView(admin.http, {
    list: 'ELABORATED',
    query: {},
    isDefault: true,
  });
  expect((await views(admin)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [first, false],
    [second, true],
  ]);
  expect((await views(admin, 'ELABORATED')).map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [elsewhere, true],
  ]);
  await expectOk(
    admin.http.put(`Module/views/${first}`, {
      json: savedViewInput({ name: 'A', isDefault: true }),
    }),
  );
  expect((await views(admin)).map(({ isDefault }) => isDefault)).toEqual([true, false]);
});

it('changes name and filters, and refuses the name of another one in any case', async () => {
  const id = await createSavedView(admin.http, { name: 'Da fare' });
  await createSavedView(admin.http, { name: 'Urgentì' });
  expect(
    (
      await expectOk<SavedViewDto>(
        admin.http.put(`Module/views/${id}`, {
          json: savedViewInput({ name: 'DA FARE', query: {} }),
        }),
      )
    ).query,
  ).toEqual({});
  expectProblem(
    await admin.http.put(`Module/views/${id}`, { json: savedViewInput({ name: 'urgenti' }) }),
    409,
  );
  expectProblem(
    await admin.http.post('Module/views', { json: savedViewInput({ name: 'da  fare' }) }),
    409,
  );
});

it('keeps the name of two at once for one of them', async () => {
  const json = savedViewInput({ name: 'Stessa' });
  const answers = await Promise.all([1, 2, 3].map(() => admin.http.post('Module/views', { json })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

it('is gone once deleted, and keeps thirty at most', async () => {
  const id = await createSavedView(admin.http);
  expect((await admin.http.delete(`Module/views/${id}`)).status).toBe(204);
  expectProblem(await admin.http.delete(`Module/views/${id}`), 404);
  for (let index = 0; index < 30; index += 1) await createSavedView(admin.http);
  expectProblem(await admin.http.post('Module/views', { json: savedViewInput() }), 409);
});

it.each([
  { list: 'DRAFT' },
  { name: '' },
  { name: '  ' },
  { name: 'x'.repeat(61) },
  { name: 3 },
  { query: { page: '2' } },
  { query: { state: 'RECEIVED' } },
  { query: { q: 5 } },
  { query: 'q=1' },
  { query: { q: 'x'.repeat(201) } },
  { isDefault: 'sì' },
  { query: null },
])('answers a clear 400 to %j and keeps nothing', async (change) => {
  expectProblem(await admin.http.post('Module/views', { json: savedViewInput(change) }), 400);
  expect(await views(admin)).toEqual([]);
});

it('answers a clear 400 without a list', async () => {
  expectProblem(await admin.http.get('Module/views'), 400);
});
