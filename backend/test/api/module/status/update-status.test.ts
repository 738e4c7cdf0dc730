/** @core */
import type { AdminDossierDto, BulkResultDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  adminUpload,
  expectOk,
  readDossier,
  reject,
  sendDossier,
  createSentDossier,
  setStatus,
  type Member,
} from '../../../kit/dossier-flow.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { CODES, createDossierInStatus, type Code } from '../../../kit/status-fixtures.js';
import { createMember, sql } from '../../../kit/account-fixtures.js';
import { createOwnForm, createOwnSentDossier, findInList } from '../../../kit/doubt-fixtures.js';
import { waitUntil } from '../../../kit/wait-until.js';
import { requestDocumentAgain, write } from '../../../kit/message-fixtures.js';

let owner: Member;
let admins: Record<'Admin' | 'SuperAdmin', Member>;
beforeAll(async () => {
  owner = await createMember({ packages: [{ credits: 1000 }] });
  admins = {
    Admin: await createMember({ role: 'Admin' }),
    SuperAdmin: await createMember({ role: 'SuperAdmin' }),
  };
});

/** What the back office may do by choosing a status. Rejections have their own call, with a reason. */
const ALLOWED: Partial<Record<Code, Code>> = {
  SENT: 'ACCEPTED',
  ACCEPTED: 'SENTTOENEA',
  SENTTOENEA: 'SELLED',
};
const REJECTABLE: readonly Code[] = ['SENT', 'ACCEPTED'];
const CODES_TO = [...CODES, 'BOH', '', '__proto__'];

describe.each(['Admin', 'SuperAdmin'] as const)('PATCH module/updateModuleStatus by %s', (role) => {
  describe.each(CODES)('from %s', (from) => {
    it('follows the status machine and nothing else', async () => {
      const admin = admins[role];
      const id = await createDossierInStatus(from, owner, admin);
      if (from === 'ACCEPTED') await expectOk(adminUpload(admin, owner.id, id, 'CodiceCpid'));
      if (from === 'SENTTOENEA') await expectOk(adminUpload(admin, owner.id, id, 'Ricevuta'));
      for (const to of CODES_TO.filter((code) => code !== ALLOWED[from])) {
        const answer = await setStatus(admin, id, to);
        // A draft never sent is none of the back office's business.
        const refusals = from === 'DRAFT' ? [400, 404, 409] : to === '' ? [400] : [400, 409];
        expect([from, to, answer.status, refusals.includes(answer.status)]).toEqual([
          from,
          to,
          answer.status,
          true,
        ]);
        expectProblem(answer, answer.status);
        expect((await readDossier(owner.http, id)).status.code).toBe(from);
      }
      const to = ALLOWED[from];
      if (to !== undefined) {
        expect(await expectOk(setStatus(admin, id, to))).toMatchObject({ code: to });
        expect((await readDossier(owner.http, id)).status.code).toBe(to);
      }
    });
  });
});

describe.each(['REJECTED', 'WAITING'] as const)('POST module/rejectmodule to %s', (to) => {
  it.each(CODES)('from %s', async (from) => {
    const admin = admins.Admin;
    const id = await createDossierInStatus(from, owner, admin);
    const answer = await reject(admin, id, to, 'Un motivo qualsiasi');
    if (REJECTABLE.includes(from)) {
      expect([answer.text, answer.status]).toEqual([answer.text, 200]);
      expect((await readDossier(owner.http, id)).status.code).toBe(to);
    } else {
      expect(from === 'DRAFT' ? [404, 409] : [409]).toContain(answer.status);
      expectProblem(answer, answer.status);
      expect((await readDossier(owner.http, id)).status.code).toBe(from);
    }
  });
});

describe('what a step needs', () => {
  it('is the CPID code before ENEA and the receipt before the end', async () => {
    const admin = admins.Admin;
    const id = await createDossierInStatus('ACCEPTED', owner, admin);
    expect(expectProblem(await setStatus(admin, id, 'SENTTOENEA'), 409).message).toMatch(/CPID/);
    expect(
      await expectOk(admin.http.get(`Upload/checkAzureFile/${owner.id}/${id}/CodiceCpid`)),
    ).toBe(false);
    await expectOk(adminUpload(admin, owner.id, id, 'CodiceCpid'));
    expect(
      await expectOk(admin.http.get(`Upload/checkAzureFile/${owner.id}/${id}/CodiceCpid`)),
    ).toBe(true);
    await expectOk(setStatus(admin, id, 'SENTTOENEA'));
    expect(expectProblem(await setStatus(admin, id, 'SELLED'), 409).message).toMatch(/ricevuta/i);
    await expectOk(adminUpload(admin, owner.id, id, 'Ricevuta'));
    await expectOk(setStatus(admin, id, 'SELLED'));
  });

  it('is a reason to reject', async () => {
    const id = await createSentDossier(owner);
    for (const reason of ['', '   '])
      expectProblem(await reject(admins.Admin, id, 'REJECTED', reason), 400);
    expectProblem(await reject(admins.Admin, id, 'ACCEPTED', 'Motivo'), 400);
    expectProblem(await reject(admins.Admin, id, 'REJECTED', 'x'.repeat(4001)), 400);
    expect((await readDossier(owner.http, id)).status.code).toBe('SENT');
  });
});

describe('the history of a dossier', () => {
  it('has one row per step: who, when, from, to, why', async () => {
    const admin = admins.Admin;
    const form = createOwnForm();
    await createOwnSentDossier(owner, form);
    const id = await createOwnSentDossier(owner, form);
    await expectOk(reject(admin, id, 'WAITING', 'Manca il saldo'));
    expect((await sendDossier(owner, id)).status).toBe(200);
    await waitUntil(
      async () => (await findInList(admin, 'RECEIVED', id))?.doubts || null,
      'the doubt about the unit',
    );
    await expectOk(setStatus(admin, id, 'ACCEPTED'));
    const { history, operatoreName, businessName, accountEmail } =
      await readDossier<AdminDossierDto>(admin.http, id);
    const steps = history.map(({ from, to, reason }) => [from, to, reason]);
    expect(steps.filter(([from, to]) => from !== to)).toEqual([
      [null, 'DRAFT', null],
      ['DRAFT', 'SENT', null],
      ['SENT', 'WAITING', 'Manca il saldo'],
      ['WAITING', 'SENT', null],
      // The other dossier has the same unit.
      ['SENT', 'ACCEPTED', 'Punti aperti: 1 punto da ricontrollare.'],
    ]);
    for (const { at, who } of history) {
      expect(new Date(at).toISOString()).toBe(at);
      expect(who.length).toBeGreaterThan(1);
    }
    expect(operatoreName).toEqual(expect.any(String));
    expect(businessName).toBe('Serramenti Gelsomino');
    expect(accountEmail).toBe(owner.email);
  });

  it('moves once when two operators press at once', async () => {
    const id = await createSentDossier(owner);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        setStatus(i % 2 ? admins.Admin : admins.SuperAdmin, id, 'ACCEPTED'),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { history } = await readDossier<AdminDossierDto>(admins.Admin.http, id);
    expect(history.filter(({ to }) => to === 'ACCEPTED')).toHaveLength(1);
  });
});

describe('accepting with something open', () => {
  const accept = (id: number, isOpenConfirmed?: boolean) =>
    admins.Admin.http.patch('module/updateModuleStatus', {
      json: {
        id,
        status: { code: 'ACCEPTED' },
        ...(isOpenConfirmed === undefined ? {} : { isOpenConfirmed }),
      },
    });
  const acceptanceOf = async (reader: Member, id: number) =>
    (await readDossier<AdminDossierDto>(reader.http, id)).history?.find(
      ({ to }) => to === 'ACCEPTED',
    );

  it('wants to be confirmed where a document is awaited, and is written down', async () => {
    const id = await createSentDossier(owner);
    await requestDocumentAgain(admins.Admin.http, id);
    await write(owner.http, id, 'Quando la guardate?');
    const refusal = await accept(id, false);
    expectProblem(refusal, 409);
    expect(refusal.text).toContain('conferma per accettare lo stesso');
    expect((await readDossier(owner.http, id)).status.code).toBe('SENT');
    await expectOk(accept(id, true));
    const { reason } = (await acceptanceOf(admins.Admin, id)) ?? {};
    expect(reason).toMatch(
      /^Punti aperti: .*1 documento richiesto in attesa, 1 messaggio da leggere\.$/,
    );
    // The fitter does not read it.
    const { history } = await readDossier<AdminDossierDto>(owner.http, id);
    expect(JSON.stringify(history ?? [])).not.toContain('Punti aperti');
    const [entry] = await sql().rows<{ details: string }>(
      "SELECT details FROM audit_entries WHERE subject_kind = 'dossier' AND subject_id = ? AND action = 'status-change' ORDER BY id DESC",
      String(id),
    );
    expect(JSON.stringify(entry?.details)).toContain('1 documento richiesto in attesa');
  });

  it('goes on for a page of before, which cannot ask', async () => {
    const id = await createSentDossier(owner);
    await requestDocumentAgain(admins.Admin.http, id);
    await expectOk(accept(id));
    expect((await acceptanceOf(admins.Admin, id))?.reason).toContain('1 documento richiesto');
  });

  it('of several leaves those that await documents', async () => {
    const ids = [await createSentDossier(owner), await createSentDossier(owner)];
    await requestDocumentAgain(admins.Admin.http, ids[0] ?? 0);
    const bulk = async (isOpenConfirmed: boolean) =>
      (
        await expectOk<BulkResultDto>(
          admins.Admin.http.post('module/accept', { json: { ids, isOpenConfirmed } }),
        )
      ).rows.map(({ isDone }) => isDone);
    expect(await bulk(false)).toEqual([false, true]);
    expect((await bulk(true))[0]).toBe(true);
  });
});
