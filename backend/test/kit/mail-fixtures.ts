import { randomUUID } from 'node:crypto';
import { expectOk, type Member } from './dossier-flow.js';
import { mailbox } from './portal.js';
import { waitUntil } from './wait-until.js';
import { createMember, createPackage, sql } from './account-fixtures.js';

export const sqlMoment = (at = Date.now()): string =>
  new Date(at).toISOString().replace('T', ' ').replace('Z', '');

/** Adds credits as the back office does, which triggers an e-mail notification. */
export async function rechargeAccount(to: Member, admin?: Member): Promise<void> {
  const office = admin ?? (await createMember({ role: 'Admin' }));
  await expectOk(
    office.http.post(`Accounts/recharge/${to.id}`, {
      json: { id: await createPackage({ credits: 10 }) },
    }),
  );
}

/** The token in the link at the foot of an e-mail. */
export const unsubscribeTokenFromText = (text: string | undefined): string =>
  /\/unsubscribe\/([\w-]+)/.exec(text ?? '')?.[1] ?? '';

/** Returns the unsubscribe token of a real e-mail sent to the owner. */
export async function createUnsubscribeToken(owner: Member): Promise<string> {
  await rechargeAccount(owner);
  const mail = await waitUntil(
    async () =>
      (await mailbox().listTo(owner.email)).find(
        ({ text }) => unsubscribeTokenFromText(text) !== '',
      ) ?? null,
    'an e-mail that can be turned off',
  );
  return unsubscribeTokenFromText(mail.text);
}

export interface DeadJob {
  status?: 'dead' | 'crashed';
  kind?: string;
  payload?: string;
  error?: string;
}

/** A job given up, as the last attempt would have left it. */
export async function insertDeadJob({
  status = 'dead',
  kind = 'prova-senza-esecutore',
  payload = '{"n":1}',
  error = 'Error: x',
}: DeadJob = {}): Promise<string> {
  const id = randomUUID();
  await sql().run(
    `INSERT INTO outbox_jobs (id, kind, payload, job_key, status, attempts, run_at, lease_until, last_error, created, finished) VALUES (?, ?, ?, NULL, ?, 12, ?, NULL, ?, ?, ?)`,
    id,
    kind,
    payload,
    status,
    sqlMoment(),
    error,
    sqlMoment(Date.now() - 3_600_000),
    sqlMoment(),
  );
  return id;
}

export const findJobRow = async (id: string) =>
  (
    await sql().rows<{ status: string; attempts: number; payload: string }>(
      'SELECT status, attempts, payload FROM outbox_jobs WHERE id = ?',
      id,
    )
  )[0];
