/** @core */
import type { ActivityDto } from '@pratiche/api';
import { describe, expect, it } from '@jest/globals';
import { createMember, sql } from '../../kit/account-fixtures.js';
import { askActivity, expectActivityChange, readActivity } from '../../kit/activity-calls.js';
import { insertBackgroundTask } from '../../kit/background-task-fixtures.js';
import { expectOk, save, type Member } from '../../kit/dossier-flow.js';
import { ecobonusForm } from '../../kit/dossier-fixtures.js';
import { rechargeAccount, sqlMoment } from '../../kit/mail-fixtures.js';
import { visitor } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem-assertions.js';

const NOTHING_NEW = { unread: 0, latestNotificationAt: null, officeUnread: null, works: [] };

describe('what is new for an account', () => {
  it('is nothing for a new one, and the answer is kept by no browser', async () => {
    const me = await createMember({});
    const first = await askActivity(me);
    expect(first.json<ActivityDto>()).toEqual(NOTHING_NEW);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expectProblem(await visitor().get('Accounts/activity'), 401);
  });

  it('is a 304 without a body while nothing changes, also to an ETag that a proxy made weak', async () => {
    const me = await createMember({});
    await insertBackgroundTask(me.id);
    const etag = (await askActivity(me)).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await askActivity(me, known);
      expect([again.status, again.text]).toEqual([304, '']);
    }
    expect((await askActivity(me, '"other"')).status).toBe(200);
  });

  it('changes with a notification that comes, is read, or waits until it is due', async () => {
    const [me, admin] = [await createMember({}), await createMember({ role: 'Admin' })];
    const come = await expectActivityChange(me, () => rechargeAccount(me, admin));
    expect(come).toMatchObject({ unread: 1, latestNotificationAt: expect.any(String) });
    const another = await expectActivityChange(me, () => rechargeAccount(me, admin));
    expect(another.unread).toBe(2);
    const [latest] = await expectOk<{ id: number; created: string }[]>(
      me.http.get('Notifications'),
    );
    expect(another.latestNotificationAt).toBe(latest?.created);
    const markRead = () => me.http.post(`Notifications/${latest?.id}/read`);
    expect((await expectActivityChange(me, markRead)).unread).toBe(1);
    const wait = (ms: number) =>
      sql().run(
        'UPDATE notifications SET created = ? WHERE account_id = ? AND id <> ?',
        sqlMoment(Date.now() + ms),
        me.id,
        latest?.id ?? 0,
      );
    expect((await expectActivityChange(me, () => wait(3_600_000))).unread).toBe(0);
    expect((await expectActivityChange(me, () => wait(0))).unread).toBe(1);
  });

  it('changes with every step of a background task', async () => {
    const me = await createMember({ role: 'Admin' });
    let id = '';
    const begun = await expectActivityChange(me, async () => {
      id = await insertBackgroundTask(me.id);
    });
    expect(begun.works).toEqual(await expectOk(me.http.get('Works')));
    expect(begun.works).toMatchObject([{ id, state: 'queued', done: 0 }]);
    const set = (change: string) => sql().run(`UPDATE works SET ${change} WHERE id = ?`, id);
    const running = await expectActivityChange(me, () =>
      set(`state = 'running', done = 3, total = 9`),
    );
    expect(running.works).toMatchObject([{ state: 'running', done: 3, total: 9 }]);
    expect((await expectActivityChange(me, () => set('done = 4'))).works).toMatchObject([
      { done: 4 },
    ]);
    const ended = await expectActivityChange(me, () => me.http.post(`Works/${id}/cancel`));
    expect(ended.works).toMatchObject([{ state: 'cancelled' }]);
    expect((await expectActivityChange(me, () => me.http.delete(`Works/${id}`))).works).toEqual([]);
  });

  it('is never that of another account, and equal content has another ETag', async () => {
    const [me, other, admin] = [
      await createMember({}),
      await createMember({}),
      await createMember({ role: 'Admin' }),
    ];
    const [mine, theirs] = [await askActivity(me), await askActivity(other)];
    expect(mine.text).toBe(theirs.text);
    expect(mine.headers.get('etag')).not.toBe(theirs.headers.get('etag'));
    await rechargeAccount(me, admin);
    await insertBackgroundTask(me.id);
    const known = await askActivity(other, theirs.headers.get('etag') ?? '');
    expect(known.status).toBe(304);
    expect(await readActivity(other)).toEqual(NOTHING_NEW);
  });

  it.each([
    ['Buyer', 0],
    ['Admin', 1],
    ['SuperAdmin', 1],
  ] as const)(
    'has for a %s with one notification the number %i at the bell',
    async (role, unread) => {
      const caller = await createMember({ role });
      await sql().run(
        `INSERT INTO notifications (account_id, kind, title, text, created) VALUES (?, 'status', 'x', 'x', ?)`,
        caller.id,
        sqlMoment(),
      );
      expect(await readActivity(caller)).toMatchObject({
        unread,
        latestNotificationAt: unread === 0 ? null : expect.any(String),
      });
    },
  );

  const insertUnread = (me: Member, dossier: number | null, created = sqlMoment()) =>
    sql().run(
      `INSERT INTO notifications (account_id, kind, title, text, created, dossier_id) VALUES (?, 'status', 'x', 'x', ?, ?)`,
      me.id,
      created,
      dossier,
    );

  it('counts the unread notifications of a dossier and day as one, as the bell lists them', async () => {
    const me = await createMember({});
    const { id } = await save(me.http, ecobonusForm());
    const weekAgo = sqlMoment(Date.now() - 7 * 86_400_000);
    for (const dossier of [id, id, null, null]) await insertUnread(me, dossier, weekAgo);
    expect((await readActivity(me)).unread).toBe(3);
    await insertUnread(me, id);
    expect((await readActivity(me)).unread).toBe(4);
  });

  it('counts no more unread notifications than the bell lists', async () => {
    const me = await createMember({});
    for (let count = 0; count < 53; count += 1) await insertUnread(me, null);
    expect((await readActivity(me)).unread).toBe(50);
  });
});
