import { beforeAll, expect, it } from '@jest/globals';
import { createMember, sql } from '../../../kit/account-fixtures.js';
import { linkTokenFromUrl, openLink } from '../../../kit/beneficiary-link-fixtures.js';
import {
  adminUpload,
  createReadyDossier,
  expectOk,
  sendDossier,
  setStatus,
  type Member,
} from '../../../kit/dossier-flow.js';
import { mailbox, visitor } from '../../../kit/portal.js';

let me: Member;
let admin: Member;
beforeAll(async () => {
  me = await createMember({ packages: [{ credits: 100 }] });
  admin = await createMember({ role: 'SuperAdmin' });
});

const DAY_MS = 86_400_000;
const SUBJECT = 'La tua pratica è completata: codice CPID e ricevuta';

let count = 0;
const createAddress = (name: string) => `${name}.${process.pid}.${(count += 1)}@example.test`;
const invite = async (id: number, email: string) =>
  expect((await me.http.get(`Module/sendToClient/${id}`, { query: { email } })).status).toBe(204);

/** A filed dossier whose customer got the link by e-mail. */
async function createFiled(): Promise<{ id: number; email: string; token: string; cpid: string }> {
  const { id } = await createReadyDossier(me);
  const email = createAddress('cliente');
  await invite(id, email);
  const [mail] = await mailbox().waitForCount(email);
  await expectOk(sendDossier(me, id));
  await expectOk(setStatus(admin, id, 'ACCEPTED'));
  const cpid = `M${process.pid}${String(Date.now()).slice(-8)}`;
  await expectOk(adminUpload(admin, me.id, id, 'CodiceCpid', { cpid }));
  await expectOk(setStatus(admin, id, 'SENTTOENEA'));
  await expectOk(adminUpload(admin, me.id, id, 'Ricevuta'));
  return { id, email, token: linkTokenFromUrl(mail?.text ?? ''), cpid };
}

/** E-mails on a completion, after everything queued before has gone out. */
async function listCompletionMails(email: string) {
  const { id } = await createReadyDossier(me);
  const last = createAddress('ultima');
  await invite(id, last);
  await mailbox().waitForCount(last);
  return (await mailbox().listTo(email)).filter(({ subject }) => subject === SUBJECT);
}

const daysLeft = async (id: number): Promise<number> => {
  const [row] = await sql().rows<{ expires: string | Date }>(
    'SELECT expires FROM beneficiary_links WHERE live_dossier_id = ?',
    id,
  );
  const end = row?.expires instanceof Date ? row.expires : new Date(`${row?.expires ?? ''}`);
  return Math.round((end.getTime() - Date.now()) / DAY_MS);
};

it('tells the customer once that the dossier is complete, with CPID and a link that lives on', async () => {
  const { id, email, token, cpid } = await createFiled();
  expect(await listCompletionMails(email)).toEqual([]);
  // Completed late: the link would end before the customer can fetch the receipt.
  const soon = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 19).replace('T', ' ');
  await sql().run('UPDATE beneficiary_links SET expires = ? WHERE dossier_id = ?', soon, id);
  await expectOk(setStatus(admin, id, 'SELLED'));
  const mails = await listCompletionMails(email);
  expect(mails).toHaveLength(1);
  const text = mails[0]?.text ?? '';
  expect(text).toContain(`Codice CPID: ${cpid}.`);
  expect(text).toContain('La ricevuta di ENEA è allegata a questa e-mail');
  const [toFitter] = (await mailbox().listTo(me.email)).filter(
    ({ subject }) => subject === `Pratica n. ${id} completata`,
  );
  expect(toFitter?.text).toContain('è allegata a questa e-mail');
  for (const mail of [mails[0], toFitter])
    expect(
      mail?.attachments.map(({ content }) =>
        Buffer.from(content as ArrayBuffer).toString('latin1'),
      ),
    ).toEqual([expect.stringContaining('%PDF')]);
  const second = linkTokenFromUrl(text);
  expect(second).not.toBe(token);
  for (const one of [token, second])
    expect((await openLink(visitor(), id, one)).stage).toBe('completed');
  expect(await daysLeft(id)).toBe(30);
});

it('says nothing where the link was ended or is expired', async () => {
  const revoked = await createFiled();
  await me.http.delete(`Module/beneficiaryLink/${revoked.id}`);
  await expectOk(setStatus(admin, revoked.id, 'SELLED'));
  const expired = await createFiled();
  await sql().run(
    "UPDATE beneficiary_links SET expires = '2020-01-01' WHERE dossier_id = ?",
    expired.id,
  );
  await expectOk(setStatus(admin, expired.id, 'SELLED'));
  for (const { email } of [revoked, expired]) expect(await listCompletionMails(email)).toEqual([]);
});
