import { randomUUID } from 'node:crypto';
import { ok, type Member } from './flow.js';
import { mailbox } from './portal.js';
import { until } from './until.js';
import { newMember, newPackage, sql } from './world.js';

export const sqlMoment = (at = Date.now()): string =>
  new Date(at).toISOString().replace('T', ' ').replace('Z', '');

/** Gives credits as the back office does, which is told by e-mail. */
export async function recharge(to: Member, admin?: Member): Promise<void> {
  const office = admin ?? (await newMember({ role: 'Admin' }));
  await ok(
    office.http.post(`Accounts/recharge/${to.id}`, {
      json: { id: await newPackage({ credits: 10 }) },
    }),
  );
}

/** The token in the link at the foot of an e-mail. */
export const tokenOfMail = (text: string | undefined): string =>
  /\/unsubscribe\/([\w-]+)/.exec(text ?? '')?.[1] ?? '';

/** The token of a real e-mail to somebody. */
export async function unsubscribeToken(owner: Member): Promise<string> {
  await recharge(owner);
  const mail = await until(
    async () =>
      (await mailbox().to(owner.email)).find(({ text }) => tokenOfMail(text) !== '') ?? null,
    'an e-mail that can be turned off',
  );
  return tokenOfMail(mail.text);
}

export interface DeadJob {
  kind?: string;
  payload?: string;
  error?: string;
}

/** A job given up, as the last attempt would have left it. */
export async function newDeadJob({
  kind = 'prova-senza-esecutore',
  payload = '{"n":1}',
  error = 'Error: x',
}: DeadJob = {}): Promise<string> {
  const id = randomUUID();
  await sql().run(
    `INSERT INTO outbox_jobs (id, kind, payload, job_key, status, attempts, run_at, lease_until, last_error, created, finished) VALUES (?, ?, ?, NULL, 'dead', 12, ?, NULL, ?, ?, ?)`,
    id,
    kind,
    payload,
    sqlMoment(),
    error,
    sqlMoment(Date.now() - 3_600_000),
    sqlMoment(),
  );
  return id;
}

export const jobRow = async (id: string) =>
  (
    await sql().rows<{ status: string; attempts: number; payload: string }>(
      'SELECT status, attempts, payload FROM outbox_jobs WHERE id = ?',
      id,
    )
  )[0];
