/** @servers */
import type { DossierListItemDto, ListColumnsDto, SavedViewDto, ViewCountDto } from '@pratiche/api';
import { getTodayInRome, listReadyViews } from '@pratiche/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  createSentDossier,
  expectOk,
  reject,
  sendDossier,
  setStatus,
  type Member,
} from '../../../kit/dossier-flow.js';
import { createMember } from '../../../kit/account-fixtures.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { write } from '../../../kit/message-fixtures.js';
import { createSavedView, savedViewInput } from '../../../kit/saved-view-fixtures.js';

type Query = Record<string, string | number>;
const COMPANY = `Serramenti delle Viste ${Date.now()}`;

let owner: Member;
let anna: Member;
let bruno: Member;

beforeAll(async () => {
  owner = await createMember({ businessName: COMPANY, packages: [{ credits: 100 }] });
  anna = await createMember({ role: 'Admin' });
  bruno = await createMember({ role: 'Admin' });
});

const list = (member: Member, query: Query) =>
  expectOk<DossierListItemDto[]>(member.http.get('Module/getAll', { query }));
const mine = async (query: Query) =>
  (await list(anna, { state: 'RECEIVED', company: COMPANY, ...query })).map(({ id }) => id);
const views = (member: Member) =>
  expectOk<SavedViewDto[]>(member.http.get('Module/views', { query: { list: 'RECEIVED' } }));
const counts = async (member: Member) =>
  new Map(
    (
      await expectOk<ViewCountDto[]>(
        member.http.get('Module/views/counts', { query: { list: 'RECEIVED' } }),
      )
    ).map(({ key, count }) => [key, count]),
  );

describe('filters of several values and the order of work', () => {
  const by: Record<'SENT' | 'WAITING' | 'ACCEPTED', number> = { SENT: 0, WAITING: 0, ACCEPTED: 0 };
  beforeAll(async () => {
    by.WAITING = await createSentDossier(owner);
    by.SENT = await createSentDossier(owner);
    by.ACCEPTED = await createSentDossier(owner);
    await expectOk(reject(anna, by.WAITING, 'WAITING', 'Manca il saldo'));
    await expectOk(setStatus(anna, by.ACCEPTED, 'ACCEPTED'));
  });

  it.each([
    ['SENT', ['SENT']],
    ['SENT,ACCEPTED', ['SENT', 'ACCEPTED']],
    ['ACCEPTED,WAITING,ACCEPTED', ['WAITING', 'ACCEPTED']],
  ] as const)('status %s finds %j', async (status, codes) => {
    expect(new Set(await mine({ status }))).toEqual(new Set(codes.map((code) => by[code])));
  });

  it('takes several services and operators, also none', async () => {
    expect(await mine({ serviceType: '2,3' })).toEqual([]);
    expect(await mine({ serviceType: '1,2' })).toHaveLength(3);
    // Who accepts a dossier or asks for corrections has it in charge.
    expect(new Set(await mine({ operatorId: `me,${bruno.id}` }))).toEqual(
      new Set([by.ACCEPTED, by.WAITING]),
    );
    expect(await mine({ operatorId: 'none,me' })).toHaveLength(3);
    expect(await mine({ operatorId: 'none' })).not.toContain(by.ACCEPTED);
  });

  it.each<Query>([
    { status: 'SENT,' },
    { status: 'SENT,FOO' },
    { serviceType: '1;2' },
    { operatorId: 'me,you' },
    { unread: 'no' },
  ])('refuses %j', async (query) => {
    expectProblem(
      await anna.http.get('Module/getAll', { query: { state: 'RECEIVED', ...query } }),
      400,
    );
  });

  it('puts what waits for the fitter last, whatever its deadline', async () => {
    const ordered = await mine({ sort: 'work' });
    expect(ordered).toHaveLength(3);
    expect(ordered.at(-1)).toBe(by.WAITING);
  });

  it('is an order of the back office alone', async () => {
    expectProblem(
      await owner.http.get('Module/getAll', { query: { state: 'DRAFT', sort: 'work' } }),
      400,
    );
  });

  it('tells a second sending, which is the back office’s turn again', async () => {
    const id = await createSentDossier(owner);
    const row = async () =>
      (await list(anna, { state: 'RECEIVED', search: id })).find((one) => one.id === id);
    expect((await row())?.submissions).toBe(1);
    await expectOk(reject(anna, id, 'WAITING', 'Manca la firma'));
    await expectOk(sendDossier(owner, id));
    expect((await row())?.submissions).toBe(2);
    expect((await mine({ sort: 'work' })).at(-1)).toBe(by.WAITING);
  });
});

describe('dossiers with messages', () => {
  it('are found by either side while it has not read them', async () => {
    const id = await createSentDossier(owner);
    expect(await mine({ unread: 'yes' })).not.toContain(id);
    await expectOk(write(owner.http, id, 'Quando viene inviata?'));
    expect(await mine({ unread: 'yes' })).toEqual([id]);
    expect(
      (await list(owner, { state: 'PROCESSING', unread: 'yes' })).map((one) => one.id),
    ).not.toContain(id);
    await expectOk(write(anna.http, id, 'Oggi pomeriggio.'));
    expect(
      (await list(owner, { state: 'PROCESSING', unread: 'yes' })).map((one) => one.id),
    ).toEqual([id]);
  });
});

describe('shared views', () => {
  it('are found by every operator, and changed by their owner alone', async () => {
    const id = await createSavedView(anna.http, {
      name: 'Di tutti',
      isShared: true,
      isDefault: true,
    });
    const hidden = await createSavedView(anna.http, { name: 'Solo mia' });
    const seen = await views(bruno);
    expect(seen.map((view) => view.id)).not.toContain(hidden);
    expect(seen.find((view) => view.id === id)).toMatchObject({
      name: 'Di tutti',
      isShared: true,
      isOwn: false,
      isDefault: false,
    });
    expect((await views(anna)).find((view) => view.id === id)).toMatchObject({
      isOwn: true,
      isDefault: true,
    });
    expectProblem(
      await bruno.http.put(`Module/views/${id}`, { json: savedViewInput({ name: 'Mia' }) }),
      404,
    );
    expectProblem(await bruno.http.delete(`Module/views/${id}`), 404);
    await expectOk(
      anna.http.put(`Module/views/${id}`, {
        json: savedViewInput({ name: 'Di tutti', isShared: false }),
      }),
    );
    expect((await views(bruno)).map((view) => view.id)).not.toContain(id);
  });
});

/** Other suites change dossiers meanwhile: the count has to be the same before and after the list. */
async function countBesideList(key: string, query: Query): Promise<string> {
  for (;;) {
    const before = (await counts(anna)).get(key);
    if (before === undefined) return 'not counted';
    const { length } = await list(anna, { state: 'RECEIVED', ...query });
    const after = (await counts(anna)).get(key);
    if (before === after) return before === length ? 'agree' : `${before} beside ${length}`;
  }
}

describe('counts of the views', () => {
  it('are what each list answers, for ready-made, own and shared views', async () => {
    const own = await createSavedView(anna.http, { query: { status: 'SENT,ACCEPTED' } });
    const shared = await createSavedView(bruno.http, { query: {}, isShared: true });
    const named = await createSavedView(anna.http, { query: { q: 'rossi' } });
    const compared = [
      ...listReadyViews('RECEIVED', getTodayInRome()),
      { key: String(own), query: { status: 'SENT,ACCEPTED' } },
      { key: String(shared), query: {} },
    ];
    for (const { key, query } of compared)
      expect([key, await countBesideList(key, query as Query)]).toEqual([key, 'agree']);
    const counted = await counts(anna);
    expect(counted.has(String(named))).toBe(false);
    expect((await counts(bruno)).has(String(own))).toBe(false);
  });

  it('leave out a view whose filters no list takes', async () => {
    const id = await createSavedView(anna.http, { query: { status: 'NIENTE', dateFrom: 'ieri' } });
    expect((await counts(anna)).has(String(id))).toBe(false);
  });
});

describe('columns of a list', () => {
  const columns = (member: Member) =>
    expectOk<ListColumnsDto>(member.http.get('Module/columns', { query: { list: 'RECEIVED' } }));

  it('are kept per operator and list, with those that are always there', async () => {
    const before = await columns(anna);
    const chosen = { list: 'RECEIVED', columns: ['deadlineDate', 'id', 'client'] };
    expect(await expectOk(anna.http.put('Module/columns', { json: chosen }))).toEqual({
      list: 'RECEIVED',
      columns: ['deadlineDate', 'id', 'client', 'status'],
    });
    await expectOk(
      anna.http.put('Module/columns', {
        json: { list: 'RECEIVED', columns: ['id', 'client', 'attention'] },
      }),
    );
    expect((await columns(anna)).columns).toEqual(['id', 'client', 'attention', 'status']);
    expect(await columns(bruno)).toEqual(before);
  });

  it.each([
    ['USERS', ['sponsor', 'id', 'businessName', 'state']],
    ['PAYMENTS', ['ssnAccount', 'id', 'businessName', 'amount']],
  ])('are kept for %s too', async (list, chosen) => {
    await expectOk(anna.http.put('Module/columns', { json: { list, columns: chosen } }));
    expect(
      await expectOk<ListColumnsDto>(anna.http.get('Module/columns', { query: { list } })),
    ).toEqual({ list, columns: chosen });
  });

  it.each([
    { list: 'DRAFT', columns: ['id'] },
    { list: 'RECEIVED', columns: [] },
    { list: 'RECEIVED', columns: ['password'] },
    { list: 'RECEIVED', columns: 'id' },
  ])('refuse %j', async (json) => {
    expectProblem(await anna.http.put('Module/columns', { json }), 400);
  });
});
