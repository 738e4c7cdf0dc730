/** @core */
import type { NotificationDto } from '@pratiche/api';
import { describe, expect, it } from '@jest/globals';
import {
  expectOk,
  reject,
  createSentDossier,
  setStatus,
  type Member,
} from '../../kit/dossier-flow.js';
import { rechargeAccount, sqlMoment } from '../../kit/mail-fixtures.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { createMember, sql } from '../../kit/account-fixtures.js';

const list = (me: Member) => expectOk<NotificationDto[]>(me.http.get('Notifications'));
const fitter = () => createMember({ packages: [{ credits: 5 }] });

describe('notifications', () => {
  it('inform the fitter that a dossier came back and why, until they are read', async () => {
    const [me, admin] = [await fitter(), await createMember({ role: 'Admin' })];
    const id = await createSentDossier(me);
    await expectOk(reject(admin, id, 'WAITING', 'Manca il saldo'));
    const [newest] = await list(me);
    expect(newest).toMatchObject({
      kind: 'status',
      moduleId: id,
      path: `/modules/edit/${id}`,
      read: false,
    });
    expect(`${newest?.title} ${newest?.text}`).toContain(String(id));
    expect((await me.http.post(`Notifications/${newest?.id}/read`)).status).toBe(204);
    expect((await list(me)).find((one) => one.id === newest?.id)?.read).toBe(true);
    const other = await createMember({});
    expect(await list(other)).toEqual([]);
  });

  it('are marked as read by their owner alone', async () => {
    const [me, other, admin] = [
      await fitter(),
      await fitter(),
      await createMember({ role: 'Admin' }),
    ];
    await rechargeAccount(me, admin);
    const [mine] = await list(me);
    for (const { http } of [other, admin])
      expect([403, 404]).toContain((await http.post(`Notifications/${mine?.id}/read`)).status);
    expect((await list(me)).map(({ id, read }) => [id, read])).toEqual([[mine?.id, false]]);
  });

  it('report every step of others on a dossier, and credits with the link to the wallet', async () => {
    const [me, admin] = [await fitter(), await createMember({ role: 'Admin' })];
    const id = await createSentDossier(me);
    await expectOk(setStatus(admin, id, 'ACCEPTED'));
    // The time in which the acceptance could be taken back is over.
    await sql().run(
      'UPDATE notifications SET created = ? WHERE dossier_id = ? AND title LIKE ?',
      sqlMoment(),
      id,
      '%accettata',
    );
    await rechargeAccount(me, admin);
    expect((await list(me)).map(({ kind, title, path }) => ({ kind, title, path }))).toEqual([
      { kind: 'credits', title: 'Crediti accreditati', path: `/wallet/${me.id}` },
      { kind: 'status', title: `Pratica n. ${id}: accettata`, path: `/modules/edit/${id}` },
    ]);
    expect((await list(me)).at(-1)?.text).not.toMatch(/pratica n\.|accettata/i);
  });

  it('are all marked as read up to the last one seen, and only those of the caller', async () => {
    const [me, other, admin] = [
      await fitter(),
      await fitter(),
      await createMember({ role: 'Admin' }),
    ];
    for (const to of [me, me, other]) await rechargeAccount(to, admin);
    const [seen] = await list(me);
    await rechargeAccount(me, admin);
    expect(
      (await me.http.post('Notifications/read', { json: { lastId: seen?.id ?? 0 } })).status,
    ).toBe(204);
    expect((await list(me)).map(({ read }) => read)).toEqual([false, true, true]);
    expect((await list(other)).map(({ read }) => read)).toEqual([false]);
    for (const json of [
      {},
      { lastId: 0 },
      { lastId: '1' },
      { lastId: 1.5 },
      { lastId: 3_000_000_000 },
      null,
    ]) {
      expectProblem(await me.http.post('Notifications/read', { json }), 400);
    }
  });

  it('have a history by pages, latest first', async () => {
    const [me, admin] = [await fitter(), await createMember({ role: 'Admin' })];
    for (let i = 0; i < 5; i += 1) await rechargeAccount(me, admin);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) =>
        me.http.get('Notifications/history', { query: { page, pageSize: 2 } }),
      ),
    );
    expect(pages.map(({ headers }) => headers.get('x-total-count'))).toEqual(['5', '5', '5', '5']);
    const ids = pages.map((one) => one.json<NotificationDto[]>().map(({ id }) => id));
    expect(ids.map(({ length }) => length)).toEqual([2, 2, 1, 0]);
    expect(ids.flat()).toEqual([...ids.flat()].sort((a, b) => b - a));
    expectProblem(await me.http.get('Notifications/history?page=0'), 400);
    expectProblem(await me.http.get('Notifications/history?page=1&pageSize=5000'), 400);
  });
});
