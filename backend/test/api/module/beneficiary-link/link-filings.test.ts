import type { LinkFilingDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createMember, sql } from '../../../kit/account-fixtures.js';
import { createCompletedLink, createLink } from '../../../kit/beneficiary-link-fixtures.js';
import {
  adminUpload,
  createReadyDossier,
  expectOk,
  sendDossier,
  setStatus,
  type Member,
} from '../../../kit/dossier-flow.js';
import { visitor } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';

let me: Member;
let admin: Member;
beforeAll(async () => {
  me = await createMember({ packages: [{ credits: 100 }] });
  admin = await createMember({ role: 'SuperAdmin' });
});

const listFilings = (token: string) =>
  expectOk<LinkFilingDto[]>(visitor().get(`Module/filingsByToken/${token}`));
const downloadReceipt = (token: string, filing = 'serramenti') =>
  visitor().get(`Module/receiptByToken/${token}/${filing}`);
/** The portal is shared by the files of a run, and a CPID belongs to one dossier. */
let cpids = 0;
const createCpid = () => `E${process.pid}${String(Date.now()).slice(-8)}${(cpids += 1)}`;

describe('what ENEA answered, by the customer’s link', () => {
  it('is the CPID and the receipt, and each download is recorded', async () => {
    const cpid = createCpid();
    const { id, token } = await createCompletedLink(me, admin, cpid);
    expect(await listFilings(token)).toEqual([{ filing: 'serramenti', cpid, hasReceipt: true }]);
    const receipt = await downloadReceipt(token);
    expect([receipt.status, receipt.bytes.toString('latin1').slice(0, 4)]).toEqual([200, '%PDF']);
    expect(receipt.headers.get('cache-control')).toBe('no-store');
    expect(receipt.headers.get('content-disposition')).toContain('attachment');
    const entries = await sql().rows<{ actor_id: number | null; details: string }>(
      "SELECT actor_id, details FROM audit_entries WHERE action = 'document-download' AND subject_id = ?",
      String(id),
    );
    expect(entries).toHaveLength(1);
    expect(entries[0]?.actor_id).toBeNull();
    expect(JSON.parse(entries[0]?.details ?? '')).toMatchObject({ document: 'Ricevuta' });
  });

  it('is nothing before the filing, and no receipt before there is one', async () => {
    const { id } = await createReadyDossier(me);
    const { token } = await createLink(me, id);
    await expectOk(sendDossier(me, id));
    await expectOk(setStatus(admin, id, 'ACCEPTED'));
    const cpid = createCpid();
    await expectOk(adminUpload(admin, me.id, id, 'CodiceCpid', { cpid }));
    expect(await listFilings(token)).toEqual([]);
    await expectOk(setStatus(admin, id, 'SENTTOENEA'));
    expect(await listFilings(token)).toEqual([{ filing: 'serramenti', cpid, hasReceipt: false }]);
    expectProblem(await downloadReceipt(token), 404);
  });

  it('is that of the link’s own dossier, while the link works', async () => {
    const { id, token } = await createCompletedLink(me, admin);
    for (const filing of ['schermature', 'bonusCasa', '../1', 'toString'])
      expectProblem(await downloadReceipt(token, encodeURIComponent(filing)), 404);
    expectProblem(await downloadReceipt('A'.repeat(43)), 404, 'link-not-valid');
    await sql().run("UPDATE beneficiary_links SET expires = '2020-01-01' WHERE dossier_id = ?", id);
    expectProblem(await downloadReceipt(token), 404, 'link-not-valid');
    expectProblem(await visitor().get(`Module/filingsByToken/${token}`), 404, 'link-not-valid');
  });
});
