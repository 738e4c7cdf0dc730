import { randomUUID } from 'node:crypto';
import type { DossierListItemDto } from '@pratiche/api';
import { addDays } from '@pratiche/domain';
import { expect, it } from '@jest/globals';
import { createMember, sql } from '../../../kit/account-fixtures.js';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import { createSentDossier, expectOk, save, type Member } from '../../../kit/dossier-flow.js';
import { findJobRow, sqlMoment } from '../../../kit/mail-fixtures.js';
import { waitUntil } from '../../../kit/wait-until.js';

/** The job that a start of the server writes, once for each state of the built-in openings. */
const findBuiltInJobs = () =>
  sql().rows<{ id: string; status: string }>(
    "SELECT id, status FROM outbox_jobs WHERE job_key LIKE 'recompute-deadlines:built-in:%'",
  );

const listDeadlines = async (me: Member, state: string) =>
  (await expectOk<DossierListItemDto[]>(me.http.get(`Module/getAll?state=${state}`))).map(
    ({ deadlineDate }) => deadlineDate,
  );

it('are recomputed once when the server starts with other openings', async () => {
  await waitUntil(
    async () => ((await findBuiltInJobs()).every(({ status }) => status === 'done') ? true : null),
    'the deadlines to be recomputed',
  );
  expect(await findBuiltInJobs()).toHaveLength(1);
});

it('are put right for drafts and sent dossiers alike, without a save', async () => {
  const me = await createMember({ packages: [{ credits: 5 }] });
  const { id } = await save(me.http, ecobonusForm());
  const sent = await createSentDossier(me);
  const [right = ''] = (await listDeadlines(me, 'DRAFT')) as string[];
  expect(right).not.toBe('');
  for (const one of [id, sent])
    await sql().run('UPDATE dossiers SET deadline_date = ? WHERE id = ?', addDays(right, -9), one);
  const job = randomUUID();
  await sql().run(
    `INSERT INTO outbox_jobs (id, kind, payload, job_key, status, attempts, run_at, lease_until, last_error, created, finished) VALUES (?, 'recompute-deadlines', '{}', NULL, 'pending', 0, ?, NULL, NULL, ?, NULL)`,
    job,
    sqlMoment(Date.now() - 1000),
    sqlMoment(),
  );
  await waitUntil(
    async () => ((await findJobRow(job))?.status === 'done' ? true : null),
    'the deadlines to be recomputed',
  );
  expect(await listDeadlines(me, 'DRAFT')).toEqual([right]);
  expect(await listDeadlines(me, 'PROCESSING')).toEqual([right]);
});
