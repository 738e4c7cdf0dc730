import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { sql } from '../kit/account-fixtures.js';
import { expectLedgerBalanced, listMovements } from '../kit/ledger-queries.js';
import type { Member } from '../kit/dossier-flow.js';
import type { History } from './workload.js';

interface SentRow {
  dossier_id: number;
  idempotency_key: string | null;
}

/** Everything that a client was told is there, once, and the ledger is whole. */
export async function expectNothingLost(
  history: History,
  owner: Member,
  mailDir: string,
): Promise<{ mails: number; doubledMails: number }> {
  const dossiers = await sql().rows<{ id: number; status: string }>(
    'SELECT id, status FROM dossiers WHERE account_id = ? ORDER BY id',
    owner.id,
  );
  const known = new Map(dossiers.map(({ id, status }) => [id, status]));
  expect(history.created.filter(({ id }) => !known.has(id))).toEqual([]);
  // A creation that was repeated made no second dossier.
  expect(dossiers).toHaveLength(history.created.length);
  const sendings = await sql().rows<SentRow>(
    'SELECT s.dossier_id, s.idempotency_key FROM dossier_sendings s JOIN dossiers d ON d.id = s.dossier_id WHERE d.account_id = ?',
    owner.id,
  );
  const sent = new Set(
    sendings.map(({ dossier_id, idempotency_key }) => `${dossier_id} ${idempotency_key}`),
  );
  expect(history.sent.filter(({ id, key }) => !sent.has(`${id} ${key}`))).toEqual([]);
  expect(sendings).toHaveLength(history.sent.length);
  expect(history.returned.filter((id) => known.get(id) !== 'WAITING')).toEqual([]);
  expect(history.accepted.filter((id) => known.get(id) !== 'ACCEPTED')).toEqual([]);
  await expectMoneyWhole(history, owner, known);
  return countMails(history, owner, mailDir);
}

async function expectMoneyWhole(
  history: History,
  owner: Member,
  known: ReadonlyMap<number, string>,
): Promise<void> {
  await expectLedgerBalanced(owner.id);
  const movements = await listMovements(owner.id);
  expect(new Set(history.recharged.map(({ packageId }) => packageId)).size).toBe(
    history.recharged.length,
  );
  // One recharge is the package that the run began with.
  expect(movements.filter(({ type }) => type === 'recharge')).toHaveLength(
    history.recharged.length + 1,
  );
  const refunded = new Set(movements.map(({ refund_of }) => refund_of));
  for (const [id, status] of known) {
    const open = movements.filter(
      (row) => row.type === 'debit' && row.dossier_id === id && !refunded.has(row.id),
    );
    expect([id, status, open.length]).toEqual([
      id,
      status,
      ['SENT', 'ACCEPTED'].includes(status) ? 1 : 0,
    ]);
  }
}

/**
 * Each sending has its e-mail. A mail may come twice when its worker dies between the mail server's
 * answer and the note of it, which no program can rule out: such are counted.
 */
async function countMails(history: History, { email }: Member, mailDir: string) {
  const names = (await readdir(mailDir)).filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(names.map((name) => readFile(join(mailDir, name), 'utf8')));
  const own = texts.filter((text) => text.includes(email));
  const subjects = own.map((text) => /^Subject: .*(?:\r?\n[ \t].*)*/im.exec(text)?.[0] ?? '');
  let doubledMails = 0;
  const missing = history.sent.filter(({ id }) => {
    const found = subjects.filter(
      (subject) => (subject.match(/\d+/g)?.includes(String(id)) ?? false) && isSentMail(subject),
    );
    doubledMails += Math.max(0, found.length - 1);
    return found.length === 0;
  });
  expect(missing).toEqual([]);
  return { mails: own.length, doubledMails };
}

const isSentMail = (subject: string): boolean => /inviata/i.test(subject);
