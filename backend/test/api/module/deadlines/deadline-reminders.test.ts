/** @core */
import { randomUUID } from 'node:crypto';
import type { NotificationDto } from '@pratiche/api';
import { describe, expect, it } from '@jest/globals';
import { romeDay } from '../../../kit/rome-day.js';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import {
  expectOk,
  reject,
  save,
  createSentDossier,
  type Member,
} from '../../../kit/dossier-flow.js';
import { findJobRow, sqlMoment } from '../../../kit/mail-fixtures.js';
import { mailbox } from '../../../kit/portal.js';
import { withSetting } from '../../../kit/settings-fixtures.js';
import { waitUntil } from '../../../kit/wait-until.js';
import { createMember, sql } from '../../../kit/account-fixtures.js';

/** Works that leave so many days to send the dossier. */
const ending = (left: number) => ({
  interventionStartDate: romeDay(left - 120),
  interventionEndDate: romeDay(left - 84),
});

async function draft(me: Member, left: number | null): Promise<number> {
  const dates = left === null ? { interventionEndDate: null } : ending(left);
  return (await save(me.http, ecobonusForm(dates))).id;
}

/** What the clock writes each morning, for the day so many days ago. */
async function strike(daysAgo = 0): Promise<void> {
  const id = randomUUID();
  const due = new Date(`${romeDay(-daysAgo)}T07:00:00Z`).toISOString();
  await sql().run(
    `INSERT INTO outbox_jobs (id, kind, payload, job_key, status, attempts, run_at, lease_until, last_error, created, finished) VALUES (?, 'deadline-reminders', ?, NULL, 'pending', 0, ?, NULL, NULL, ?, NULL)`,
    id,
    JSON.stringify({ due }),
    sqlMoment(Date.now() - 1000),
    sqlMoment(),
  );
  await waitUntil(
    async () => ((await findJobRow(id))?.status === 'done' ? true : null),
    'the reminders to be written',
  );
}

const told = async (me: Member) =>
  (await expectOk<NotificationDto[]>(me.http.get('Notifications')))
    .filter(({ kind }) => kind === 'deadline')
    .map(({ moduleId, title }) => [moduleId, title]);

describe('deadline reminders', () => {
  it('come for drafts with 30, 14, 7 and 3 days left, once, behind the bell and by e-mail', async () => {
    const me = await createMember({});
    const ids = new Map<number | null, number>();
    for (const left of [31, 30, 20, 14, 7, 4, 3, 2, null]) ids.set(left, await draft(me, left));
    await strike();
    const expected = [30, 14, 7, 3].map((left) => [
      ids.get(left),
      `Pratica n. ${ids.get(left)}: scade tra ${left} giorni`,
    ]);
    expect(new Set((await told(me)).map(String))).toEqual(new Set(expected.map(String)));
    const mails = await mailbox().waitForCount(me.email, 4);
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(
      new Set(expected.map(([, title]) => title)),
    );
    const last = mails.find(({ subject }) => subject?.endsWith('3 giorni'));
    expect(last?.text).toContain(`/modules/edit/${ids.get(3)}`);
    expect(last?.text).toContain('Non inviarmi più e-mail su «Scadenze»');
    await Promise.all([strike(), strike()]);
    expect(await told(me)).toHaveLength(4);
  });

  it('missed while nothing ran are made up for, with the days that are really left and one for each dossier', async () => {
    const me = await createMember({});
    const [twelve, six, gone] = [await draft(me, 12), await draft(me, 6), await draft(me, -2)];
    for (const daysAgo of [8, 6, 5, 2, 1, 0]) await strike(daysAgo);
    expect((await told(me)).sort()).toEqual(
      [
        [twelve, `Pratica n. ${twelve}: scade tra 12 giorni`],
        [six, `Pratica n. ${six}: scade tra 6 giorni`],
      ].sort(),
    );
    expect((await told(me)).some(([id]) => id === gone)).toBe(false);
  });

  it('do not come for sent or deleted dossiers, but again for returned ones', async () => {
    const [me, admin] = [
      await createMember({ packages: [{ credits: 20 }] }),
      await createMember({ role: 'Admin' }),
    ];
    const sent = await createSentDossier(me, ending(14));
    const returned = await createSentDossier(me, ending(14));
    await expectOk(reject(admin, returned, 'WAITING', 'Manca il saldo'));
    const deleted = await draft(me, 14);
    expect((await me.http.delete(`Module/${deleted}`)).status).toBeLessThan(300);
    await strike();
    expect(await told(me)).toEqual([[returned, `Pratica n. ${returned}: scade tra 14 giorni`]]);
    expect(sent).not.toBe(returned);
  });

  it('follow the deadline when ENEA opens late, and a new works end date', async () => {
    const [me, superAdmin] = [await createMember({}), await createMember({ role: 'SuperAdmin' })];
    const ended = romeDay(-203);
    const { id, version } = await save(
      me.http,
      ecobonusForm({ interventionStartDate: romeDay(-260), interventionEndDate: ended }),
    );
    const deadline = async () =>
      (
        await sql().rows<{ deadline_date: string | null }>(
          'SELECT deadline_date FROM dossiers WHERE id = ?',
          id,
        )
      )[0]?.deadline_date;
    await withSetting(
      superAdmin,
      'eneaOpenings',
      [{ worksEndedFrom: ended, worksEndedTo: ended, expenseYear: null, opensOn: romeDay(7 - 84) }],
      async () => {
        await waitUntil(
          async () => ((await deadline()) === romeDay(7) ? true : null),
          'the deadline to move',
        );
        await strike();
        expect(await told(me)).toEqual([[id, `Pratica n. ${id}: scade tra 7 giorni`]]);
      },
    );
    await save(me.http, { ...ecobonusForm(ending(14)), id, version });
    await strike();
    expect((await told(me))[0]).toEqual([id, `Pratica n. ${id}: scade tra 14 giorni`]);
    expect(await told(me)).toHaveLength(2);
  });
});
