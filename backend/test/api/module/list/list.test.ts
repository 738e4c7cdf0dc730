/** @core */
import type { DossierListItemDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { romeDay } from '../../../kit/rome-day.js';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import {
  adminUpload,
  expectOk,
  createReadyDossier,
  readDossier,
  reject,
  save,
  sendDossier,
  createSentDossier,
  setStatus,
  type Member,
} from '../../../kit/dossier-flow.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createMember } from '../../../kit/account-fixtures.js';

type Query = Record<string, string | number>;
const list = (member: Member, query: Query) =>
  expectOk<DossierListItemDto[]>(member.http.get('Module/getAll', { query }));
const ids = async (member: Member, query: Query) =>
  (await list(member, query)).map(({ id }) => id).sort((a, b) => a - b);

describe('lists by state', () => {
  let me: Member;
  let admin: Member;
  const by: Record<string, number> = {};

  beforeAll(async () => {
    me = await createMember({
      businessName: `Infissi Quattro Venti ${Date.now()}`,
      packages: [{ credits: 100 }],
    });
    admin = await createMember({ role: 'Admin' });
    by.DRAFT = (await save(me.http, ecobonusForm())).id;
    by.SENT = await createSentDossier(me);
    by.WAITING = await createSentDossier(me);
    by.REJECTED = await createSentDossier(me);
    by.ACCEPTED = await createSentDossier(me);
    by.SENTTOENEA = await createSentDossier(me);
    by.SELLED = await createSentDossier(me);
    await expectOk(reject(admin, by.WAITING, 'WAITING', 'Manca il saldo'));
    await expectOk(reject(admin, by.REJECTED, 'REJECTED', 'Documento scaduto'));
    for (const code of ['ACCEPTED', 'SENTTOENEA', 'SELLED'])
      await expectOk(setStatus(admin, by[code] ?? 0, 'ACCEPTED'));
    for (const code of ['SENTTOENEA', 'SELLED']) {
      await expectOk(adminUpload(admin, me.id, by[code] ?? 0, 'CodiceCpid'));
      await expectOk(setStatus(admin, by[code] ?? 0, 'SENTTOENEA'));
    }
    await expectOk(adminUpload(admin, me.id, by.SELLED ?? 0, 'Ricevuta'));
    await expectOk(setStatus(admin, by.SELLED ?? 0, 'SELLED'));
  });

  const expected = (...codes: string[]) => codes.map((code) => by[code] ?? 0).sort((a, b) => a - b);

  it.each([
    ['DRAFT', ['DRAFT', 'WAITING', 'REJECTED']],
    ['PROCESSING', ['SENT', 'ACCEPTED']],
    ['ELABORATED', ['SENTTOENEA', 'SELLED']],
  ])('shows a fitter their own %s', async (state, codes) => {
    expect(await ids(me, { state })).toEqual(expected(...codes));
  });

  it.each([
    ['RECEIVED', ['SENT', 'WAITING', 'ACCEPTED']],
    ['ELABORATED', ['SENTTOENEA', 'SELLED']],
  ])('shows the back office the %s of all accounts', async (state, codes) => {
    const rows = await list(admin, { state });
    const seen = new Set(rows.map(({ id }) => id));
    for (const [code, id] of Object.entries(by))
      expect([code, seen.has(id)]).toEqual([code, codes.includes(code)]);
  });

  it('says of which there are documents to download', async () => {
    const rows = [
      ...(await list(me, { state: 'DRAFT' })),
      ...(await list(me, { state: 'PROCESSING' })),
    ];
    const hasFiles = new Map(rows.map((row) => [row.id, row.hasFiles]));
    expect(hasFiles.get(by.DRAFT ?? 0)).toBe(false);
    expect(hasFiles.get(by.WAITING ?? 0)).toBe(true);
    expect(hasFiles.get(by.SENT ?? 0)).toBe(true);
  });

  it('puts what came back first for its fitter, then what has the nearest deadline', async () => {
    const other = await createMember({ packages: [{ credits: 10 }] });
    const draft = async (interventionEndDate: string | null) =>
      (await save(other.http, ecobonusForm({ interventionEndDate }))).id;
    const undated = await draft(null);
    const late = await draft(romeDay(-10));
    const near = await draft(romeDay(-40));
    const back = await createSentDossier(other, { interventionEndDate: romeDay(-1) });
    await expectOk(reject(admin, back, 'WAITING', 'Manca il saldo'));
    const order = async (sort: string) =>
      (await list(other, { state: 'DRAFT', sort })).map(({ id }) => id);
    expect(await order('urgency')).toEqual([back, near, late, undated]);
    // Saved since, it is a draft again, and still what was sent back.
    const { version } = await readDossier(other.http, back);
    await save(other.http, { ...ecobonusForm({ immovableStair: 'C' }), id: back, version });
    expect(await order('urgency')).toEqual([back, near, late, undated]);
    expect(await order('-urgency')).toEqual([undated, late, near, back]);
    expectProblem(
      await admin.http.get('Module/getAll', { query: { state: 'RECEIVED', sort: 'urgency' } }),
      400,
    );
  });

  it.each([
    ['WAITING', 'corrections'],
    ['REJECTED', 'rejection'],
  ] as const)('says how a dossier in %s came back, also saved since', async (status, kind) => {
    const other = await createMember({ packages: [{ credits: 10 }] });
    const id = await createSentDossier(other);
    // What happened before the last sending says nothing.
    await expectOk(reject(admin, id, status === 'WAITING' ? 'REJECTED' : 'WAITING', 'Altro'));
    await expectOk(sendDossier(other, id));
    await expectOk(reject(admin, id, status, 'Manca il saldo'));
    const readRow = async (by: Member, state: string) =>
      (await list(by, { state, search: String(id) })).find((row) => row.id === id);
    expect(await readRow(other, 'DRAFT')).toMatchObject({ returnKind: kind });
    const { version } = await readDossier(other.http, id);
    await save(other.http, { ...ecobonusForm({ immovableStair: 'C' }), id, version });
    expect(await readRow(other, 'DRAFT')).toMatchObject({
      status: { code: 'DRAFT' },
      returnKind: kind,
      returnProgress: 'open',
    });
    await expectOk(sendDossier(other, id));
    expect(await readRow(other, 'PROCESSING')).toMatchObject({
      returnKind: null,
      returnProgress: null,
    });
  });

  it('counts drafts, sent and completed', async () => {
    expect(await expectOk(me.http.get('Module/count'))).toEqual({
      drafts: 3,
      sent: 2,
      completed: 2,
    });
  });

  it('names client, service, dates, reason, operator and status in each row', async () => {
    const waiting = (await list(me, { state: 'DRAFT' })).find(({ id }) => id === by.WAITING);
    expect(waiting).toMatchObject({
      client: 'Ortensia Brughetti',
      serviceType: 1,
      deadlineDate: romeDay(64),
      rejectReason: 'Manca il saldo',
      status: { code: 'WAITING', name: 'Correzioni richieste', statusPercentage: 25 },
    });
    const accepted = (await list(me, { state: 'PROCESSING' })).find(({ id }) => id === by.ACCEPTED);
    expect(accepted?.operatoreName).toEqual(expect.any(String));
    expect(accepted?.sentDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('finds by company for the back office', async () => {
    const all = await list(admin, { state: 'RECEIVED', company: 'quattro VENTI' });
    expect(all.map(({ id }) => id)).toContain(by.SENT);
    expect(
      new Set(all.map(({ businessName }) => businessName?.startsWith('Infissi Quattro Venti'))),
    ).toEqual(new Set([true]));
  });

  it('finds by status and by operator', async () => {
    expect(await ids(me, { state: 'PROCESSING', status: 'ACCEPTED' })).toEqual(
      expected('ACCEPTED'),
    );
    const operator =
      (await list(me, { state: 'PROCESSING', status: 'ACCEPTED' }))[0]?.operatoreName ?? '';
    expect(await ids(admin, { state: 'RECEIVED', operator: operator.toUpperCase() })).toContain(
      by.ACCEPTED,
    );
  });

  it('refuses an unknown state', async () => {
    expectProblem(await me.http.get('Module/getAll', { query: { state: 'TUTTE' } }), 400);
    expectProblem(await me.http.get('Module/getAll'), 400);
  });

  it('does not show a fitter the rows of another account', async () => {
    const other = await createMember({});
    for (const state of ['DRAFT', 'PROCESSING', 'ELABORATED'])
      expect(await list(other, { state })).toEqual([]);
  });
});

describe('search, sort, filter and pages', () => {
  let me: Member;
  const names = [
    'Zoe',
    'anna',
    'Bruno',
    'Élodie',
    'Carla_100%',
    'Dario',
    'Ezio',
    'Fosca',
    'Gino',
    'Ivo',
    'Lia',
    'Mina',
  ];
  const created: number[] = [];

  beforeAll(async () => {
    me = await createMember({});
    for (const [index, beneficiaryFirstName] of names.entries()) {
      const form = ecobonusForm({
        beneficiaryFirstName,
        beneficiaryLastName: 'Prova',
        interventionEndDate: romeDay(-index),
      });
      created.push((await save(me.http, index % 3 === 0 ? { ...form, serviceType: 2 } : form)).id);
    }
  });

  it('answers all rows without a page and says how many', async () => {
    const answer = await me.http.get('Module/getAll', { query: { state: 'DRAFT' } });
    expect(answer.json<unknown[]>()).toHaveLength(names.length);
  });

  it('answers pages that together are all rows, each once, with the total', async () => {
    const seen: number[] = [];
    for (const page of [1, 2, 3]) {
      const answer = await me.http.get('Module/getAll', {
        query: { state: 'DRAFT', page, pageSize: 5, sort: 'created' },
      });
      expect(answer.headers.get('x-total-count')).toBe(String(names.length));
      const rows = answer.json<DossierListItemDto[]>();
      expect(rows).toHaveLength(page === 3 ? 2 : 5);
      seen.push(...rows.map(({ id }) => id));
    }
    expect(seen).toEqual(created);
  });

  it('answers an empty page beyond the end, with the total', async () => {
    const answer = await me.http.get('Module/getAll', {
      query: { state: 'DRAFT', page: 99, pageSize: 10 },
    });
    expect(answer.json()).toEqual([]);
    expect(answer.headers.get('x-total-count')).toBe(String(names.length));
  });

  it('sorts both ways', async () => {
    const up = (await list(me, { state: 'DRAFT', sort: 'deadlineDate' })).map(
      ({ deadlineDate }) => deadlineDate,
    );
    const down = (await list(me, { state: 'DRAFT', sort: '-deadlineDate' })).map(
      ({ deadlineDate }) => deadlineDate,
    );
    expect(up).toEqual([...up].sort());
    expect(down).toEqual([...up].reverse());
  });

  it('sorts clients regardless of case', async () => {
    const clients = (await list(me, { state: 'DRAFT', sort: 'client' })).map(
      ({ client }) => client,
    );
    expect(clients.indexOf('anna Prova')).toBeLessThan(clients.indexOf('Bruno Prova'));
    expect(clients.at(-1)).toBe('Zoe Prova');
  });

  it('searches in client and number, in any case', async () => {
    expect(
      (await list(me, { state: 'DRAFT', search: 'fOsC' })).map(({ client }) => client),
    ).toEqual(['Fosca Prova']);
    expect(await ids(me, { state: 'DRAFT', search: String(created[4]) })).toContain(created[4]);
    expect(await list(me, { state: 'DRAFT', client: 'prova' })).toHaveLength(names.length);
  });

  it('takes % and _ as letters', async () => {
    expect(
      (await list(me, { state: 'DRAFT', search: '100%' })).map(({ client }) => client),
    ).toEqual(['Carla_100% Prova']);
    expect((await list(me, { state: 'DRAFT', client: 'a_1' })).map(({ client }) => client)).toEqual(
      ['Carla_100% Prova'],
    );
    expect(await list(me, { state: 'DRAFT', client: '%' })).toHaveLength(1);
  });

  it('takes quotes as letters', async () => {
    expect(await list(me, { state: 'DRAFT', search: `' OR 1=1 --` })).toEqual([]);
  });

  it('filters by service', async () => {
    expect(await list(me, { state: 'DRAFT', serviceType: 2 })).toHaveLength(4);
  });

  it('filters by an inclusive range of days', async () => {
    expect(await list(me, { state: 'DRAFT', dateFrom: romeDay(), dateTo: romeDay() })).toHaveLength(
      names.length,
    );
    expect(await list(me, { state: 'DRAFT', dateFrom: romeDay(1) })).toEqual([]);
    expect(await list(me, { state: 'DRAFT', dateTo: romeDay(-1) })).toEqual([]);
  });

  it('filters by an inclusive range of deadlines', async () => {
    const rows = await list(me, { state: 'DRAFT', sort: 'deadlineDate' });
    const deadlines = rows.map(({ deadlineDate }) => deadlineDate ?? '');
    expect(new Set(deadlines).size).toBe(names.length);
    const [from = '', to = ''] = [deadlines[3], deadlines[8]];
    const find = async (query: Query) =>
      (await list(me, { state: 'DRAFT', sort: 'deadlineDate', ...query })).map(
        ({ deadlineDate }) => deadlineDate,
      );
    expect(await find({ deadlineTo: to })).toEqual(deadlines.slice(0, 9));
    expect(await find({ deadlineFrom: from })).toEqual(deadlines.slice(3));
    expect(await find({ deadlineFrom: from, deadlineTo: to })).toEqual(deadlines.slice(3, 9));
  });

  it('sorts equal rows by their number in the direction of the list, also over pages', async () => {
    for (const sort of ['serviceType', '-serviceType']) {
      const order = sort.startsWith('-') ? -1 : 1;
      const services = (id: number) => (created.indexOf(id) % 3 === 0 ? 2 : 1);
      const sorted = created.toSorted(
        (one, other) => order * (services(one) - services(other) || one - other),
      );
      const pages: number[] = [];
      for (const page of [1, 2, 3])
        pages.push(
          ...(await list(me, { state: 'DRAFT', page, pageSize: 5, sort })).map(({ id }) => id),
        );
      expect([sort, pages]).toEqual([sort, sorted]);
    }
  });

  it.each<Query>([
    { page: 0 },
    { page: -1 },
    { page: 'abc' },
    { pageSize: 0 },
    { page: 1, pageSize: 100_000 },
    { sort: 'passwordHash' },
    { sort: 'created;drop' },
    { dateFrom: '31/12/2026' },
    { dateFrom: '2026-02-31' },
    { serviceType: 9 },
    { status: 'BOH' },
    { page: '1e9' },
    { page: '9'.repeat(40) },
  ])('answers a clear 400 to %j', async (query) => {
    expectProblem(
      await me.http.get('Module/getAll', {
        query: { state: 'DRAFT', page: 1, pageSize: 10, ...query },
      }),
      400,
    );
  });
});

describe('the order of a list that names none', () => {
  it('is newest first: drafts by creation, received ones by sending', async () => {
    const admin = await createMember({ role: 'Admin' });
    const businessName = `Serramenti Ordine ${Date.now()}`;
    const me = await createMember({ businessName, packages: [{ credits: 10 }] });
    const drafts: number[] = [];
    for (let i = 0; i < 3; i += 1) drafts.push((await createReadyDossier(me)).id);
    const [first = 0, second = 0, third = 0] = drafts;
    const shown = async (member: Member, query: Query) =>
      (await list(member, query)).map(({ id }) => id);
    expect(await shown(me, { state: 'DRAFT' })).toEqual([third, second, first]);
    for (const id of [second, third, first]) expect((await sendDossier(me, id)).status).toBe(200);
    expect(await shown(me, { state: 'PROCESSING' })).toEqual([first, third, second]);
    expect(await shown(admin, { state: 'RECEIVED', company: businessName })).toEqual([
      first,
      third,
      second,
    ]);
  });
});

describe('a list of many rows', () => {
  it('comes whole when no page is asked', async () => {
    const me = await createMember({});
    const count = 260;
    for (let i = 0; i < count; i += 20)
      await Promise.all(Array.from({ length: 20 }, () => save(me.http, { serviceType: 1 })));
    const rows = await list(me, { state: 'DRAFT' });
    expect(rows).toHaveLength(count);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
  });
});

describe('a client’s name', () => {
  it('is the company’s for a company and never empty words for a blank draft', async () => {
    const me = await createMember({});
    await save(me.http, { isCompany: true, beneficiaryCompanyName: 'Condominio Le Robinie' });
    await save(me.http, {});
    const clients = (await list(me, { state: 'DRAFT', sort: 'created' })).map(
      ({ client }) => client,
    );
    expect(clients).toEqual(['Condominio Le Robinie', '']);
  });
});

describe('a dossier on its way', () => {
  it('leaves the drafts when it is sent', async () => {
    const me = await createMember({ packages: [{ credits: 10 }] });
    const { id } = await createReadyDossier(me);
    expect(await ids(me, { state: 'DRAFT' })).toEqual([id]);
    expect((await sendDossier(me, id)).status).toBe(200);
    expect(await ids(me, { state: 'DRAFT' })).toEqual([]);
    expect(await ids(me, { state: 'PROCESSING' })).toEqual([id]);
  });
});
