/** @core */
import type { AdminDossierDto } from '@pratiche/api';
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
import { createMember } from '../../../kit/account-fixtures.js';

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
    const id = await createSentDossier(owner);
    await expectOk(reject(admin, id, 'WAITING', 'Manca il saldo'));
    expect((await sendDossier(owner, id)).status).toBe(200);
    await expectOk(setStatus(admin, id, 'ACCEPTED'));
    const { history, operatoreName, businessName, accountEmail } =
      await readDossier<AdminDossierDto>(admin.http, id);
    const steps = history.map(({ from, to, reason }) => [from, to, reason]);
    expect(steps.filter(([from, to]) => from !== to)).toEqual([
      [null, 'DRAFT', null],
      ['DRAFT', 'SENT', null],
      ['SENT', 'WAITING', 'Manca il saldo'],
      ['WAITING', 'SENT', null],
      ['SENT', 'ACCEPTED', null],
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
