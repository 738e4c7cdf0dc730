/** @core */
import type {
  CorrectionReasonDto,
  CountedDossierDto,
  DossierListItemDto,
  GroupedReasonsDto,
  MonthlyFiguresDto,
  PaymentTotalsDto,
  WorkBoardDto,
  WorkPerformanceDto,
} from '@pratiche/api';
import {
  WAITING_AGES,
  listLastMondays,
  getReceivedDateRange,
  getTodayInRome,
} from '@pratiche/domain';
import { SETTING_DEFAULTS } from '@pratiche/domain/settings';
import { beforeAll, expect, it } from '@jest/globals';
import { romeDay } from '../../../kit/rome-day.js';
import {
  adminUpload,
  createSentDossier,
  expectOk,
  reject,
  sendDossier,
  setStatus,
  type Member,
} from '../../../kit/dossier-flow.js';
import { useOwnPortal } from '../../../kit/own-portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { write } from '../../../kit/message-fixtures.js';
import { createDossierInStatus } from '../../../kit/status-fixtures.js';
import { createLink } from '../../../kit/beneficiary-link-fixtures.js';
import { changeSetting } from '../../../kit/settings-fixtures.js';
import { createMember, sql } from '../../../kit/account-fixtures.js';

useOwnPortal();
let owner: Member;
let admin: Member;
let head: Member;
let before: WorkBoardDto;

const board = () => expectOk<WorkBoardDto>(admin.http.get('Module/board'));
const moment = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().replace('T', ' ').replace('Z', '');
/**
 * Makes a dossier older, or due sooner; the portal notices only its own writes, so a write through
 * it must follow.
 */
const change = (id: number, set: string, value: string) =>
  sql().run(`UPDATE dossiers SET ${set} = ? WHERE id = ?`, value, id);

beforeAll(async () => {
  owner = await createMember({ packages: [{ credits: 100 }] });
  admin = await createMember({ role: 'Admin' });
  head = await createMember({ role: 'SuperAdmin' });
  before = await board();
});

const grown = (now: WorkBoardDto, status: string) => {
  const of = ({ open }: WorkBoardDto) => open.find((row) => row.status === status)?.ages ?? [];
  return of(now).map((count, index) => count - (of(before)[index] ?? 0));
};

it('counts open dossiers by status and age, the caller’s own, those at risk and each week’s', async () => {
  const [old, late, soon] = [
    await createSentDossier(owner),
    await createSentDossier(owner),
    await createSentDossier(owner),
  ];
  await change(old, 'sent', moment(20));
  await change(late, 'deadline_date', romeDay(-1));
  await change(soon, 'deadline_date', romeDay(10));
  await createDossierInStatus('WAITING', owner, admin);
  const accepted = await createDossierInStatus('ACCEPTED', owner, admin);
  await change(accepted, 'deadline_date', romeDay(2));
  await createDossierInStatus('SELLED', owner, admin);
  const now = await board();

  expect(grown(now, 'SENT')).toEqual([2, 0, 0, 1]);
  expect(grown(now, 'WAITING')).toEqual([1, 0, 0, 0]);
  expect(grown(now, 'ACCEPTED')).toEqual([1, 0, 0, 0]);
  expect(now.unassigned - before.unassigned).toBe(3);
  expect(now.mine.map(({ status, total, atRisk }) => [status, total, atRisk])).toEqual([
    ['SENT', 0, 0],
    ['WAITING', 1, 0],
    ['ACCEPTED', 1, 1],
  ]);
  expect(now.load).toContainEqual({ id: admin.id, name: 'Gelsomino Trapani', total: 2 });
  expect([
    now.deadlines.past - before.deadlines.past,
    now.deadlines.red - before.deadlines.red,
    now.deadlines.amber - before.deadlines.amber,
  ]).toEqual([1, 1, 1]);
  expect(now.weeks.map(({ monday }) => monday)).toEqual(listLastMondays(getTodayInRome()));
  const [week, weekBefore] = [now.weeks.at(-1), before.weeks.at(-1)];
  expect([
    (week?.received ?? 0) - (weekBefore?.received ?? 0),
    (week?.filed ?? 0) - (weekBefore?.filed ?? 0),
    (week?.completed ?? 0) - (weekBefore?.completed ?? 0),
  ]).toEqual([6, 1, 1]);
});

it('counts as the lists it leads to', async () => {
  const now = await board();
  const total = async (query: Record<string, string>) =>
    (
      await expectOk<DossierListItemDto[]>(
        admin.http.get('Module/getAll', { query: { state: 'RECEIVED', ...query } }),
      )
    ).length;
  for (const { status, ages } of now.open) {
    for (const [index, age] of WAITING_AGES.entries()) {
      const { dateFrom, dateTo } = getReceivedDateRange(age, now.today);
      expect([
        `${status} ${age.label}`,
        await total({
          status,
          ...(dateFrom === null ? {} : { dateFrom }),
          ...(dateTo === null ? {} : { dateTo }),
        }),
      ]).toEqual([`${status} ${age.label}`, ages[index]]);
    }
  }
  expect(await total({ operatorId: 'none' })).toBe(now.unassigned);
  expect(await total({ deadlineTo: romeDay(-1) })).toBe(now.deadlines.past);
  expect(await total({ deadlineTo: romeDay(14) })).toBe(
    now.deadlines.past + now.deadlines.red + now.deadlines.amber,
  );
});

it('tells how soon dossiers were completed, how many came back and why', async () => {
  const [first, second] = [
    await createDossierInStatus('SELLED', owner, admin),
    await createDossierInStatus('SELLED', owner, admin),
  ];
  await change(first, 'sent', moment(4.1));
  await change(second, 'sent', moment(12.1));
  const old = await createDossierInStatus('SELLED', owner, admin);
  await change(old, 'sent', moment(95));
  await createDossierInStatus('WAITING', owner, admin);
  // Those of other accounts, which came with the portal, are out of the period.
  await sql().run('UPDATE dossiers SET sent = ? WHERE account_id <> ?', moment(95), owner.id);

  const { from, all, services, operators, reasons } = await expectOk<WorkPerformanceDto>(
    admin.http.get('Module/board/performance'),
  );
  expect(from).toBe(romeDay(-89));
  expect(all).toEqual({ received: 9, returned: 2, completed: 3, median: 4, ninth: 12 });
  expect(services).toEqual([{ serviceType: 1, ...all }]);
  expect(operators).toEqual([]);
  expect(reasons).toContainEqual({ reason: expect.any(String), total: 2 });

  const completed = await expectOk<DossierListItemDto[]>(
    admin.http.get('Module/getAll', {
      query: {
        state: 'ELABORATED',
        status: 'SELLED',
        dateFrom: from,
        operatorId: String(admin.id),
      },
    }),
  );
  expect(completed).toHaveLength(3);
});

it('lists what each figure counts', async () => {
  await changeSetting(head, 'operatorFigures', { isOn: true });
  const figures = await expectOk<WorkPerformanceDto>(head.http.get('Module/board/performance'));
  const { weeks } = await board();
  const counted = (figure: string, query: Record<string, string>) =>
    head.http.get('Module/board/counted', { query: { figure, pageSize: '100', ...query } });
  const list = async (figure: string, query: Record<string, string>) =>
    expectOk<CountedDossierDto[]>(counted(figure, query));
  const day = figures.from;
  expect(figures.operators.map(({ operatorId, received }) => [operatorId, received])).toEqual([
    [admin.id, 6],
    [null, 3],
  ]);
  for (const { operatorId, received, returned } of figures.operators) {
    const query = { day, operatorId: operatorId === null ? 'none' : String(operatorId) };
    expect(await list('received', query)).toHaveLength(received);
    expect(await list('returned', query)).toHaveLength(returned);
  }
  for (const { serviceType, received } of figures.services)
    expect(await list('received', { day, serviceType: String(serviceType) })).toHaveLength(
      received,
    );
  for (const { monday, received, filed, completed } of weeks.slice(-2)) {
    expect(await list('week-received', { day: monday })).toHaveLength(received);
    expect(await list('week-filed', { day: monday })).toHaveLength(filed);
    expect(await list('week-completed', { day: monday })).toHaveLength(completed);
  }
  for (const { reason, total } of figures.reasons)
    expect(await list('correction', { day, reason })).toHaveLength(total);

  const page = await counted('received', { day, pageSize: '2', page: '2' });
  expect(page.headers.get('x-total-count')).toBe(String(figures.all.received));
  expect(page.json<CountedDossierDto[]>()).toHaveLength(2);
  const [returned] = await list('returned', { day });
  expect(returned).toMatchObject({ isListed: true, reason: expect.any(String) });
});

it('lists what each number of a month counts', async () => {
  const months = await expectOk<MonthlyFiguresDto[]>(head.http.get('Module/board/months'));
  for (const { month, received, filed, completed, activeFitters } of months.slice(-2)) {
    const count = async (figure: string) =>
      (
        await expectOk<CountedDossierDto[]>(
          head.http.get('Module/board/counted', {
            query: { figure, day: month, pageSize: '100' },
          }),
        )
      ).length;
    expect([
      month,
      await count('month-received'),
      await count('month-filed'),
      await count('month-completed'),
      await count('month-fitters'),
    ]).toEqual([month, received, filed, completed, activeFitters]);
  }
  const { month, creditsSold, creditsUsed, activeFitters } = months.at(-1) as MonthlyFiguresDto;
  expect(activeFitters).toBeGreaterThan(0);
  const totals = (type: string) =>
    expectOk<PaymentTotalsDto>(
      head.http.get('PaymentLogs/totals', { query: { type, from: month, to: romeDay() } }),
    );
  expect((await totals('recharge')).total).toBeCloseTo(creditsSold, 2);
  expect((await totals('used')).total).toBeCloseTo(-creditsUsed, 2);
});

it('tells nothing of a dossier that is its fitter’s again', async () => {
  const id = await createDossierInStatus('REJECTED', owner, admin);
  const monday = listLastMondays(getTodayInRome()).at(-1) ?? '';
  const rows = await expectOk<CountedDossierDto[]>(
    admin.http.get('Module/board/counted', {
      query: { figure: 'week-received', day: monday, pageSize: 100 },
    }),
  );
  expect(rows.find((row) => row.id === id)).toMatchObject({ isListed: false, client: null });
});

it('tells why dossiers came back, by service and by operator', async () => {
  const reasons = (query: Record<string, string>) =>
    expectOk<CorrectionReasonDto[]>(head.http.get('Module/board/reasons', { query }));
  const all = await reasons({});
  expect(all.length).toBeGreaterThan(0);
  expect(await reasons({ serviceType: '1' })).toEqual(all);
  expect(await reasons({ serviceType: '2' })).toEqual([]);
  const own = await reasons({ operatorId: String(admin.id) });
  expect(own.reduce((sum, { total }) => sum + total, 0)).toBe(2);
  expect(await reasons({ operatorId: 'none' })).toEqual([]);
});

it('counts dossiers with unread messages, by list, and those postponed', async () => {
  const { unread, postponed } = await board();
  const received = await createSentDossier(owner);
  const completed = await createDossierInStatus('SELLED', owner, admin);
  await expectOk(write(owner.http, received, 'Quando parte?'));
  await expectOk(write(owner.http, received, 'È urgente.'));
  await expectOk(write(owner.http, completed, 'Grazie!'));
  const other = await createSentDossier(owner);
  await expectOk(admin.http.post('module/postpone', { json: { ids: [other], until: romeDay(1) } }));
  const now = await board();
  const total = async (query: Record<string, string>) =>
    (await expectOk<DossierListItemDto[]>(admin.http.get('Module/getAll', { query }))).length;
  expect(await total({ state: 'RECEIVED', unread: 'yes' })).toBe(now.unread.received);
  expect(await total({ state: 'ELABORATED', unread: 'yes' })).toBe(now.unread.elaborated);
  expect(await total({ state: 'RECEIVED', postponed: 'yes' })).toBe(now.postponed);
  expect([
    now.unread.received - unread.received,
    now.unread.elaborated - unread.elaborated,
    now.postponed - postponed,
  ]).toEqual([1, 1, 1]);
});

it('tells how long each step takes, from the moments of the product itself', async () => {
  const { steps: earlier = [] } = await expectOk<WorkPerformanceDto>(
    head.http.get('Module/board/performance'),
  );
  expect(earlier.map(({ step }) => step)).toEqual(['charge', 'file', 'complete']);
  for (const { total, median } of earlier)
    expect([total > 0, Number.isInteger(median), median >= 0]).toEqual([true, true, true]);

  // The completed dossiers, of all operators: their moments are set apart by known times.
  await sql().run('UPDATE dossier_status_changes SET at = ?', moment(200));
  // After corrections it is still its operator's, and is only checked.
  const id = await createDossierInStatus('WAITING', owner, admin);
  await sql().run('UPDATE dossier_status_changes SET at = ? WHERE dossier_id = ?', moment(150), id);
  await expectOk(sendDossier(owner, id));
  await expectOk(setStatus(admin, id, 'ACCEPTED'));
  await expectOk(adminUpload(admin, owner.id, id, 'CodiceCpid'));
  await expectOk(setStatus(admin, id, 'SENTTOENEA'));
  await expectOk(adminUpload(admin, owner.id, id, 'Ricevuta'));
  await expectOk(setStatus(admin, id, 'SELLED'));
  const at = (status: string, hours: number) =>
    sql().run(
      "UPDATE dossier_status_changes SET at = ? WHERE dossier_id = ? AND to_code = ? AND from_code <> 'DRAFT'",
      moment(hours / 24),
      id,
      status,
    );
  await at('SENT', 30);
  await at('ACCEPTED', 20);
  await at('SENTTOENEA', 15);
  await at('SELLED', 1);
  const later = await expectOk<WorkPerformanceDto>(head.http.get('Module/board/performance'));
  expect(later.operators.find(({ operatorId }) => operatorId === admin.id)?.steps).toEqual([
    { step: 'check', median: 600, total: 1 },
    { step: 'file', median: 300, total: 1 },
    { step: 'complete', median: 840, total: 1 },
  ]);
});

it('shows the figures of operators to SuperAdmins alone, while the setting is on', async () => {
  const performance = (who: Member) =>
    expectOk<WorkPerformanceDto>(who.http.get('Module/board/performance'));
  const filtered = (who: Member) =>
    Promise.all([
      who.http.get('Module/board/reasons', { query: { operatorId: 'none' } }),
      who.http.get('Module/board/reasons/grouped', { query: { operatorId: 'none' } }),
      who.http.get('Module/board/counted', {
        query: { figure: 'returned', day: '2026-01-01', operatorId: 'none' },
      }),
    ]);
  await changeSetting(head, 'operatorFigures', { isOn: true });
  expect((await performance(head)).operators.length).toBeGreaterThan(0);
  for (const answer of await filtered(head)) expect(answer.status).toBe(200);
  expect((await performance(admin)).operators).toEqual([]);
  for (const answer of await filtered(admin)) expectProblem(answer, 403, 'forbidden');
  await changeSetting(head, 'operatorFigures', { isOn: false });
  expect((await performance(head)).operators).toEqual([]);
  for (const answer of await filtered(head)) expectProblem(answer, 403, 'forbidden');
});

it('counts open dossiers by who must act next, as the lists they lead to', async () => {
  const later = await createSentDossier(owner);
  const answer = await createSentDossier(owner);
  await expectOk(admin.http.post('module/postpone', { json: { ids: [later], until: romeDay(1) } }));
  await expectOk(admin.http.post('module/postpone', { json: { ids: [answer], until: null } }));
  const returned = await createDossierInStatus('WAITING', owner, admin);
  await createLink(owner, returned);
  await createDossierInStatus('SENTTOENEA', owner, admin);
  const { waitingFor } = await board();
  const total = async (query: Record<string, string>) =>
    (await expectOk<DossierListItemDto[]>(admin.http.get('Module/getAll', { query }))).length;
  const turn = { state: 'RECEIVED', status: 'SENT,ACCEPTED', postponed: 'no' };
  for (const { id, total: count } of waitingFor?.operators ?? [])
    expect([id, await total({ ...turn, operatorId: String(id) })]).toEqual([id, count]);
  expect(waitingFor?.operators.map(({ id }) => id)).toContain(admin.id);
  expect(waitingFor).toEqual({
    operators: waitingFor?.operators,
    unassigned: await total({ ...turn, operatorId: 'none' }),
    officeLater: expect.any(Number),
    fitter: await total({ state: 'RECEIVED', status: 'WAITING' }),
    fitterAnswer: 1,
    customer: 1,
    enea: await total({ state: 'ELABORATED', status: 'SENTTOENEA' }),
  });
  expect((waitingFor?.officeLater ?? 0) + (waitingFor?.fitterAnswer ?? 0)).toBe(
    await total({ state: 'RECEIVED', postponed: 'yes' }),
  );
});

it('groups the reasons of corrections by ready text, and lists what each number counts', async () => {
  const read = () => expectOk<GroupedReasonsDto>(admin.http.get('Module/board/reasons/grouped'));
  const earlier = await read();
  const [ready] = SETTING_DEFAULTS.returnReasons;
  const say = async (reason: string) => {
    const id = await createSentDossier(owner);
    await expectOk(reject(admin, id, 'WAITING', reason));
  };
  await say(`${ready?.text}\nE manca anche la data.`);
  await say(`Buongiorno. ${ready?.text}`);
  await say('Il cliente ha scritto un altro indirizzo.');
  const now = await read();
  const count = ({ templates }: GroupedReasonsDto) =>
    templates.find(({ title }) => title === ready?.title)?.total ?? 0;
  expect([count(now) - count(earlier), now.others - earlier.others]).toEqual([2, 1]);
  expect(now.otherReasons).toContainEqual({
    reason: 'Il cliente ha scritto un altro indirizzo.',
    total: 1,
  });
  const list = async (query: Record<string, string>) =>
    (
      await expectOk<CountedDossierDto[]>(
        admin.http.get('Module/board/counted', {
          query: { figure: 'correction', day: romeDay(-89), pageSize: '100', ...query },
        }),
      )
    ).length;
  for (const { title, total } of now.templates) expect(await list({ template: title })).toBe(total);
  expect(await list({ noTemplate: 'yes' })).toBe(now.others);
  expect(await list({ template: 'Nessuno così' })).toBe(0);
});

it('refuses figures and days that are none', async () => {
  const refused: Record<string, string>[] = [
    { figure: 'x', day: '2026-01-01' },
    { figure: 'received' },
    {},
  ];
  for (const query of refused)
    expectProblem(await admin.http.get('Module/board/counted', { query }), 400, 'invalid-data');
});
