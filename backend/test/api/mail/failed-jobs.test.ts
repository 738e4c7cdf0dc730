/** @core */
import { randomUUID } from 'node:crypto';
import type { FailedJobDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectOk, type Member } from '../../kit/dossier-flow.js';
import { findJobRow, insertDeadJob } from '../../kit/mail-fixtures.js';
import { mailbox } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { waitUntil } from '../../kit/wait-until.js';
import { createMember, sql } from '../../kit/account-fixtures.js';

const SECRET = 'Zyx9SegretissimoToken';
let root: Member;
beforeAll(async () => {
  root = await createMember({ role: 'SuperAdmin' });
});

const mailTo = (to: string) =>
  JSON.stringify({
    to,
    subject: `Oggetto ${SECRET}`,
    text: `https://portale.test/edit-beneficiary/1/${SECRET}`,
    html: `<p>${SECRET}</p>`,
    about: { accountId: root.id, kind: 'deadline' },
  });
const failed = async (state = 'dead') => {
  const answer = await root.http.get('Mail/failed', { query: { state, pageSize: 100 } });
  expect(answer.status).toBe(200);
  return answer;
};
const find = async (id: string) =>
  (await failed()).json<FailedJobDto[]>().find((one) => one.id === id);

describe('failed jobs', () => {
  it('are shown with kind, error, attempts and age, and nothing they carry', async () => {
    const to = `segreta.persona.${Date.now()}@example.test`;
    const mail = await insertDeadJob({
      kind: 'mail',
      payload: mailTo(to),
      error: 'UnrecoverableJobError: SMTP 550 5.1.1 (RCPT TO)\n    at x',
    });
    const other = await insertDeadJob({
      error: `QueryFailedError: Duplicate entry '${to}' for key 'x'\n    at ZipJob.handle (file:///srv/zip.job.js:41:9)`,
    });
    const answer = await failed();
    expect(await find(mail)).toMatchObject({
      kind: 'mail',
      state: 'dead',
      about: { accountId: root.id, kind: 'deadline' },
      error: 'SMTP 550 5.1.1 (RCPT TO)',
      attempts: 12,
      canRetry: true,
    });
    expect(await find(other)).toMatchObject({
      kind: 'prova-senza-esecutore',
      about: null,
      error: 'QueryFailedError (ZipJob.handle, zip.job.js:41)',
    });
    for (const word of [SECRET, 'segreta', 'persona', 'Oggetto', 'Duplicate'])
      expect(answer.text).not.toContain(word);
  });

  it('go out when tried again, which is written down', async () => {
    const to = `di.nuovo.${Date.now()}@example.test`;
    const id = await insertDeadJob({ kind: 'mail', payload: mailTo(to) });
    expect((await root.http.post(`Mail/failed/${id}/retry`)).status).toBe(204);
    expect(await mailbox().waitForCount(to)).toHaveLength(1);
    await waitUntil(
      async () => ((await findJobRow(id))?.status === 'done' ? true : null),
      'the job to end',
    );
    expect(await findJobRow(id)).toMatchObject({ payload: '{}', attempts: 1 });
    expect(await find(id)).toBeUndefined();
    expectProblem(await root.http.post(`Mail/failed/${id}/retry`), 409);
    expect(
      await sql().rows(
        `SELECT action FROM audit_entries WHERE action = 'job-retry' AND subject_id = ?`,
        id,
      ),
    ).toHaveLength(1);
  });

  it('that fail again are back among those being retried, and can be hurried', async () => {
    const id = await insertDeadJob();
    expect((await root.http.post(`Mail/failed/${id}/retry`)).status).toBe(204);
    const again = await waitUntil(
      async () =>
        (await failed('retrying')).json<FailedJobDto[]>().find((one) => one.id === id) ?? null,
      'the job to fail again',
    );
    expect(again).toMatchObject({
      state: 'retrying',
      error: 'Error (JobRegistryService.getProcessor, job-registry.service.js:59)'.replace(
        /job-registry.service.js:59/,
        /[\w.-]+:\d+/.exec(again.error)?.[0] ?? '',
      ),
    });
    // Retries are refused while a worker holds the job, which it does each time the pause is over.
    await waitUntil(
      async () => ((await root.http.post(`Mail/failed/${id}/retry`)).status === 204 ? true : null),
      'the job to be hurried',
    );
  });

  it('that ended their process are among those given up, and say so', async () => {
    const error = 'ProcessEndedError: SIGSEGV';
    const id = await insertDeadJob({ status: 'crashed', error });
    expect(await find(id)).toMatchObject({
      state: 'dead',
      endedProcess: true,
      error: 'ProcessEndedError (SIGSEGV)',
      canRetry: true,
    });
    expect(await find(await insertDeadJob())).toMatchObject({ endedProcess: false });
    expect((await root.http.delete(`Mail/failed/${id}`)).status).toBe(204);
    expect(await findJobRow(id)).toMatchObject({ status: 'done', payload: '{}' });
  });

  it('cannot be tried again when the export that ended its process was taken off the list', async () => {
    const payload = JSON.stringify({ id: randomUUID() });
    const id = await insertDeadJob({ status: 'crashed', kind: 'excel-export', payload });
    expectProblem(await root.http.post(`Mail/failed/${id}/retry`), 409);
    expect(await findJobRow(id)).toMatchObject({ status: 'crashed' });
  });

  it('are removed for good with all they carry', async () => {
    const id = await insertDeadJob({ kind: 'mail', payload: mailTo('nessuno@example.test') });
    expect((await root.http.delete(`Mail/failed/${id}`)).status).toBe(204);
    expect(await findJobRow(id)).toMatchObject({ status: 'done', payload: '{}' });
    expectProblem(await root.http.delete(`Mail/failed/${id}`), 404);
    expect(
      await sql().rows(
        `SELECT action FROM audit_entries WHERE action = 'job-discard' AND subject_id = ?`,
        id,
      ),
    ).toHaveLength(1);
  });

  it('cannot be tried again once what they carried is forgotten', async () => {
    const id = await insertDeadJob({ kind: 'mail', payload: '{}' });
    expect(await find(id)).toMatchObject({ canRetry: false });
    expectProblem(await root.http.post(`Mail/failed/${id}/retry`), 409);
    expect(await findJobRow(id)).toMatchObject({ status: 'dead' });
  });

  it('are asked for with sense', async () => {
    for (const id of ['1', 'x', "' OR 1=1 --", 'a'.repeat(400)]) {
      expectProblem(await root.http.post(`Mail/failed/${encodeURIComponent(id)}/retry`), 404);
      expectProblem(await root.http.delete(`Mail/failed/${encodeURIComponent(id)}`), 404);
    }
    expectProblem(await root.http.get('Mail/failed?state=tutti'), 400);
    expect(
      await expectOk<FailedJobDto[]>(root.http.get('Mail/failed?page=999&pageSize=1')),
    ).toEqual([]);
  });
});
