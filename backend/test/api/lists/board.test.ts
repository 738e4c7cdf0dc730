import type { DossierListItem, WorkBoard } from '@pratiche/api';
import { AGES, mondays, receivedWithin, todayInRome } from '@pratiche/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPortal, type Portal } from '../../../../tools/testkit/portal.ts';
import { day } from '../../kit/days.js';
import { ok, sentDossier, type Member } from '../../kit/flow.js';
import { portal, usePortal } from '../../kit/portal.js';
import { PATIENT } from '../../kit/setup.js';
import { dossierIn } from '../../kit/statuses.js';
import { newMember, sql } from '../../kit/world.js';

/** A portal of its own: it counts everybody's dossiers. */
let own: Portal;
const shared = portal();
let owner: Member;
let admin: Member;
let before: WorkBoard;

const board = () => ok<WorkBoard>(admin.http.get('Module/board'));
const moment = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().replace('T', ' ').replace('Z', '');
/** Older than it is, or due sooner; the portal notices its own writes only, so one through it must follow. */
const change = (id: number, set: string, value: string) =>
  sql().run(`UPDATE dossiers SET ${set} = ? WHERE id = ?`, value, id);

beforeAll(async () => {
  own = await startPortal({ kind: shared.mode, env: PATIENT });
  usePortal({ mode: own.kind, origin: own.origin, dataDir: own.dataDir, database: own.database });
  owner = await newMember({ packages: [{ credits: 100 }] });
  admin = await newMember({ role: 'Admin' });
  before = await board();
});
afterAll(async () => {
  usePortal(shared);
  await own.stop();
});

const grown = (now: WorkBoard, status: string) => {
  const of = ({ open }: WorkBoard) => open.find((row) => row.status === status)?.ages ?? [];
  return of(now).map((count, index) => count - (of(before)[index] ?? 0));
};

it('counts open dossiers by status and age, the caller’s own, those at risk and each week’s', async () => {
  const [old, late, soon] = [
    await sentDossier(owner),
    await sentDossier(owner),
    await sentDossier(owner),
  ];
  await change(old, 'sent', moment(20));
  await change(late, 'deadline_date', day(-1));
  await change(soon, 'deadline_date', day(10));
  await dossierIn('WAITING', owner, admin);
  const accepted = await dossierIn('ACCEPTED', owner, admin);
  await change(accepted, 'deadline_date', day(2));
  await dossierIn('SELLED', owner, admin);
  const now = await board();

  expect(grown(now, 'SENT')).toEqual([2, 0, 0, 1]);
  expect(grown(now, 'WAITING')).toEqual([1, 0, 0, 0]);
  expect(grown(now, 'ACCEPTED')).toEqual([1, 0, 0, 0]);
  expect(now.unassigned - before.unassigned).toBe(4);
  expect(now.mine.map(({ status, total, atRisk }) => [status, total, atRisk])).toEqual([
    ['SENT', 0, 0],
    ['WAITING', 0, 0],
    ['ACCEPTED', 1, 1],
  ]);
  expect(now.load).toContainEqual({ id: admin.id, name: 'Gelsomino Trapani', total: 1 });
  expect([
    now.deadlines.past - before.deadlines.past,
    now.deadlines.red - before.deadlines.red,
    now.deadlines.amber - before.deadlines.amber,
  ]).toEqual([1, 1, 1]);
  expect(now.weeks.map(({ monday }) => monday)).toEqual(mondays(todayInRome()));
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
      await ok<DossierListItem[]>(
        admin.http.get('Module/getAll', { query: { state: 'RECEIVED', ...query } }),
      )
    ).length;
  for (const { status, ages } of now.open) {
    for (const [index, age] of AGES.entries()) {
      const { dateFrom, dateTo } = receivedWithin(age, now.today);
      expect(
        await total({
          status,
          ...(dateFrom === null ? {} : { dateFrom }),
          ...(dateTo === null ? {} : { dateTo }),
        }),
        `${status} ${age.label}`,
      ).toBe(ages[index]);
    }
  }
  expect(await total({ operatorId: 'none' })).toBe(now.unassigned);
  expect(await total({ deadlineTo: day(-1) })).toBe(now.deadlines.past);
  expect(await total({ deadlineTo: day(14) })).toBe(
    now.deadlines.past + now.deadlines.red + now.deadlines.amber,
  );
});
