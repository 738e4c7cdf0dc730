import type { ActivePackageDto, PaymentLogDto, RechargePackageDto } from '@pratiche/api';
import { describe, expect, it } from '@jest/globals';
import { expectOk } from '../../kit/dossier-flow.js';
import { expectLedgerBalanced, listMovements } from '../../kit/ledger-queries.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { createMember, createPackage } from '../../kit/account-fixtures.js';

describe('packages on sale', () => {
  it('show price with and without VAT and what each filing costs', async () => {
    const id = await createPackage({
      name: 'Dieci',
      credits: 10,
      price: 150.5,
      costEcobonus: 1.25,
    });
    const { http } = await createMember({});
    const expected = {
      id,
      name: 'Dieci',
      price: 150.5,
      priceWithVat: 183.61,
      numberOfCredits: 10,
      costEcobonus: 1.25,
      costBonusCasa: 1,
      costCalcoloEnergetico: 1,
      isIncrementable: false,
    };
    expect(await expectOk<RechargePackageDto>(http.get(`RechargePackage/${id}`))).toMatchObject(
      expected,
    );
    expect(await expectOk<RechargePackageDto[]>(http.get('RechargePackage'))).toContainEqual(
      expect.objectContaining(expected),
    );
  });
});

describe('POST Accounts/recharge', () => {
  it('adds a package with its movement, at the conditions of the catalogue', async () => {
    const [me, admin] = [await createMember({}), await createMember({ role: 'Admin' })];
    const id = await createPackage({ name: 'Venti', credits: 20, costEcobonus: 2 });
    await expectOk(admin.http.post(`Accounts/recharge/${me.id}`, { json: { id } }));
    expect(await expectOk(me.http.get('Accounts/credit'))).toBe(20);
    const [owned] = await expectOk<ActivePackageDto[]>(
      me.http.get(`Accounts/get-active-packages/${me.id}`),
    );
    expect(owned).toMatchObject({
      initialCredits: 20,
      residualCredits: 20,
      rechargePackage: { name: 'Venti', costEcobonus: 2 },
    });
    expect((await listMovements(me.id)).map(({ type, amount }) => [type, amount])).toEqual([
      ['recharge', 2000],
    ]);
    await expectLedgerBalanced(me.id);
    const logs = await expectOk<PaymentLogDto[]>(admin.http.get(`PaymentLogs/users/${me.id}`));
    expect(logs.map(({ type, amount }) => [type, amount])).toEqual([['recharge', 20]]);
  });

  it.each([{}, { id: 0 }, { id: 999_999_999 }, { id: '1' }, { id: null }])(
    'refuses %j and adds nothing',
    async (json) => {
      const [me, admin] = [await createMember({}), await createMember({ role: 'Admin' })];
      const answer = await admin.http.post(`Accounts/recharge/${me.id}`, { json });
      expect([400, 404]).toContain(answer.status);
      expectProblem(answer, answer.status);
      expect(await listMovements(me.id)).toEqual([]);
    },
  );

  it('refuses an account that does not exist', async () => {
    const admin = await createMember({ role: 'Admin' });
    expectProblem(
      await admin.http.post('Accounts/recharge/999999999', {
        json: { id: await createPackage({ credits: 5 }) },
      }),
      404,
    );
  });
});
