import type { PaymentLogDto, PaymentTotalsDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createSentDossier, expectOk, reject, type Member } from '../../kit/dossier-flow.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { createMember, sql } from '../../kit/account-fixtures.js';
import { ecobonusForm } from '../../kit/dossier-fixtures.js';

let admin: Member;
let owner: Member;
let dossierId: number;
beforeAll(async () => {
  admin = await createMember({ role: 'Admin' });
  owner = await createMember({ packages: [{ credits: 20 }] });
  dossierId = await createSentDossier(owner);
  await expectOk(reject(admin, dossierId, 'WAITING', 'Da correggere'));
});

const totals = (query: Record<string, string>) =>
  expectOk<PaymentTotalsDto>(admin.http.get('PaymentLogs/totals', { query }));
const list = (query: Record<string, string>) =>
  expectOk<PaymentLogDto[]>(admin.http.get('PaymentLogs', { query }));

describe('the totals of payments', () => {
  it('are those of an account, of a dossier and of a kind', async () => {
    const accountId = String(owner.id);
    const all = await totals({ accountId });
    expect(all.debit).toBeLessThan(0);
    expect(all.refund).toBe(-all.debit);
    expect(all.total).toBe(all.recharge + all.adjustment);
    expect(await totals({ moduleId: String(dossierId) })).toEqual({
      ...all,
      recharge: 0,
      adjustment: 0,
      total: 0,
    });
    expect(await totals({ accountId, type: 'refund' })).toMatchObject({
      debit: 0,
      total: all.refund,
    });
    expect(await totals({ accountId, type: 'used' })).toEqual({
      ...all,
      recharge: 0,
      adjustment: 0,
      total: 0,
    });
  });

  it('are refused for numbers that are none', async () => {
    expectProblem(await admin.http.get('PaymentLogs/totals?accountId=x'), 400, 'invalid-data');
  });
});

it('movements are sorted by amount, and lead to account and dossier', async () => {
  const query = { accountId: String(owner.id), page: '1', pageSize: '20' };
  const up = await list({ ...query, sort: 'amount' });
  const amounts = up.map(({ amount }) => amount);
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
  expect((await list({ ...query, sort: '-amount' })).map(({ amount }) => amount)).toEqual(
    amounts.toReversed(),
  );
  expect(up[0]).toMatchObject({ accountId: owner.id, moduleId: dossierId });
  expect((await list({ ...query, sort: 'created' })).map(({ id }) => id)).toEqual(
    (await list(query)).map(({ id }) => id).toReversed(),
  );
});

it('movements are found by the code of their beneficiary, and by the codes of the company', async () => {
  const { beneficiarySsn } = ecobonusForm();
  const accountId = String(owner.id);
  const found = async (search: string) =>
    (await list({ accountId, page: '1', pageSize: '20', search })).map(({ moduleId }) => moduleId);
  const code = String(beneficiarySsn);
  expect(new Set(await found(code))).toEqual(new Set([dossierId]));
  expect(await found(code.toLowerCase().replace(/^(.{6})/, '$1 '))).toHaveLength(2);
  expect(await found('XXXXXX00X00X000X')).toEqual([]);
  const { debit, refund } = await totals({ accountId, search: code });
  expect([debit < 0, refund]).toEqual([true, -debit]);
  await sql().run('UPDATE accounts SET ssn_company = ? WHERE id = ?', 'VRDNNA80A41G337X', owner.id);
  expect((await found('vrd nna 80a41g337x')).length).toBeGreaterThan(2);
});
