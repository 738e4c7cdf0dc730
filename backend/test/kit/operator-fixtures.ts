import { randomUUID } from 'node:crypto';
import { expectOk, type Member } from './dossier-flow.js';
import { mailbox, portal, visitor } from './portal.js';
import { createRegistrationForm, waitForMailToken } from './registration-fixtures.js';
import type { Sql } from './sql-client.js';

/**
 * Creates an operator as a SuperAdmin does: pre-creation, invitation by e-mail, completion with a
 * password.
 */
export async function createOperator(
  superAdmin: Member,
  password: string,
  sql: Sql,
): Promise<{ id: number; email: string }> {
  const { id, email } = await expectOk<{ id: number; email: string }>(
    superAdmin.http.post('Accounts/pre-create', {
      json: {
        email: `prova.${randomUUID().slice(0, 13)}@example.test`,
        role: 'Admin',
        firstName: 'Gelsomino',
        lastName: 'Trapani',
      },
    }),
  );
  const token = await takeInvitationToken(email, sql);
  await expectOk(
    visitor().post('Accounts/update-terms-and-conds', {
      form: createRegistrationForm({ userId: id, token, password, confirmPassword: password }, {}),
    }),
  );
  return { id, email };
}

/** Without a worker, the invitation is read where it waits to be sent. */
async function takeInvitationToken(email: string, sql: Sql): Promise<string> {
  if (portal().hasWorker !== false) {
    const token = await waitForMailToken(email, 'terms');
    await mailbox().deleteMessagesTo(email);
    return token;
  }
  const [queued] = await sql.rows<{ id: number; payload: string }>(
    "SELECT id, payload FROM outbox_jobs WHERE kind = 'mail' AND payload LIKE ?",
    `%${email}%`,
  );
  await sql.run('DELETE FROM outbox_jobs WHERE id = ?', queued?.id ?? 0);
  const token = /[?&]token=([\w-]{43})/.exec(queued?.payload ?? '')?.[1];
  if (token === undefined) throw new Error(`No invitation of ${email} waits to be sent`);
  return token;
}
