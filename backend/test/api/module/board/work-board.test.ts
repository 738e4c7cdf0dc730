/** @core */
import type {
  CorrectionReasonDto,
  CountedDossierDto,
  DossierListItemDto,
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
import { beforeAll, expect, it } from '@jest/globals';
import { romeDay } from '../../../kit/rome-day.js';
import { expectOk, createSentDossier, type Member } from '../../../kit/dossier-flow.js';
import { useOwnPortal } from '../../../kit/own-portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { write } from '../../../kit/message-fixtures.js';
import { createDossierInStatus } from '../../../kit/status-fixtures.js';
import { createMember, sql } from '../../../kit/account-fixtures.js';

useOwnPortal();
let owner: Member;
let admin: Member;
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
  expect(operators).toEqual([
    {
      operatorId: admin.id,
      name: 'Gelsomino Trapani',
      received: 6,
      returned: 2,
      completed: 3,
      median: 4,
      ninth: 12,
    },
    {
      operatorId: null,
      name: null,
      received: 3,
      returned: 0,
      completed: 0,
      median: null,
      ninth: null,
    },
  ]);
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
  const figures = await expectOk<WorkPerformanceDto>(admin.http.get('Module/board/performance'));
  const { weeks } = await board();
  const counted = (figure: string, query: Record<string, string>) =>
    admin.http.get('Module/board/counted', { query: { figure, pageSize: '100', ...query } });
  const list = async (figure: string, query: Record<string, string>) =>
    expectOk<CountedDossierDto[]>(counted(figure, query));
  const day = figures.from;
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
  const head = await createMember({ role: 'SuperAdmin' });
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
    expectOk<CorrectionReasonDto[]>(admin.http.get('Module/board/reasons', { query }));
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

it('refuses figures and days that are none', async () => {
  const refused: Record<string, string>[] = [
    { figure: 'x', day: '2026-01-01' },
    { figure: 'received' },
    {},
  ];
  for (const query of refused)
    expectProblem(await admin.http.get('Module/board/counted', { query }), 400, 'invalid-data');
});
