/** @core */
import type { ActivePackageDto, OwnFiguresDto } from '@pratiche/api';
import { getTodayInRome } from '@pratiche/domain';
import { expect, it } from '@jest/globals';
import { createMember, sql } from '../../../kit/account-fixtures.js';
import { createSentDossier, expectOk, save, type Member } from '../../../kit/dossier-flow.js';

const DAY_MS = 86_400_000;
const figures = (me: Member) => expectOk<OwnFiguresDto>(me.http.get('Module/figures'));
const stamp = (moment: number) => new Date(moment).toISOString().replace('T', ' ').replace('Z', '');
const year = Number(getTodayInRome().slice(0, 4));

/** Sent and completed at moments of the past. */
async function createCompleted(me: Member, sent: number, completed: number): Promise<number> {
  const id = await createSentDossier(me);
  await sql().run(
    `UPDATE dossiers SET status = 'SELLED', owner_list = 'ELABORATED', office_list = 'ELABORATED', sent = ?, completed = ? WHERE id = ?`,
    stamp(sent),
    stamp(completed),
    id,
  );
  return id;
}

it('says nothing of a fitter who has nothing', async () => {
  expect(await figures(await createMember({}))).toEqual({
    staleDrafts: 0,
    usualDays: null,
    completedThisYear: 0,
    completedLastYear: 0,
  });
});

it('counts drafts left for more than thirty days, and only the caller’s', async () => {
  const me = await createMember({});
  const other = await createMember({});
  const { id: old } = await save(me.http, { serviceType: 1 });
  await save(me.http, { serviceType: 1 });
  await save(other.http, { serviceType: 1 });
  await sql().run(
    'UPDATE dossiers SET updated = ? WHERE id = ?',
    stamp(Date.now() - 32 * DAY_MS),
    old,
  );
  expect((await figures(me)).staleDrafts).toBe(1);
  expect((await figures(other)).staleDrafts).toBe(0);
});

it('tells the usual days of three and more, and this year beside the last until the same day', async () => {
  const me = await createMember({ packages: [{ credits: 60 }] });
  const today = Date.parse(`${getTodayInRome()}T12:00:00Z`);
  const lastYear = Date.parse(`${year - 1}${getTodayInRome().slice(4)}T12:00:00Z`);
  await createCompleted(me, today - 3 * DAY_MS, today);
  await createCompleted(me, lastYear - 5 * DAY_MS, lastYear - DAY_MS / 4);
  expect(await figures(me)).toMatchObject({
    usualDays: null,
    completedThisYear: 1,
    completedLastYear: 1,
  });
  // Two days later than today a year ago.
  await createCompleted(me, lastYear - 8 * DAY_MS, lastYear + 2 * DAY_MS);
  expect(await figures(me)).toMatchObject({ usualDays: 5, completedLastYear: 1 });
});

it('values the credits left at the price they were bought at', async () => {
  const me = await createMember({ packages: [{ credits: 10 }] });
  await sql().run('UPDATE active_packages SET price = 18000 WHERE account_id = ?', me.id);
  await createSentDossier(me);
  const [pack] = await expectOk<ActivePackageDto[]>(
    me.http.get(`Accounts/get-active-packages/${me.id}`),
  );
  expect(pack?.residualCredits).toBeLessThan(10);
  expect(pack?.residualValue).toBe((pack?.residualCredits ?? 0) * 18);
});
