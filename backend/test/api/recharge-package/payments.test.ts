import type { PackagePriceDto, PaymentInstructionsDto, RechargePackageDto } from '@pratiche/api';
import type { OfferedPackage } from '@pratiche/domain';
import { SETTING_DEFAULTS } from '@pratiche/domain/settings';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPortal, type Portal } from '../../../../tools/testkit/portal.ts';
import { romeDay } from '../../kit/rome-day.js';
import { expectOk, type Member } from '../../kit/dossier-flow.js';
import { portal, setPortal, visitor } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { type SettingHistory, changeSetting, withSetting } from '../../kit/settings-fixtures.js';
import { RELAXED_LIMITS } from '../../kit/setup.js';
import { createMember } from '../../kit/account-fixtures.js';

let own: Portal;
let admin: Member;
let buyer: Member;

// A separate portal, because settings apply to every account.
beforeAll(async () => {
  const { kind } = portal();
  own = await startPortal({ kind, env: RELAXED_LIMITS });
  setPortal(own);
  admin = await createMember({ role: 'SuperAdmin' });
  buyer = await createMember({ role: 'Buyer', businessName: 'Società Acquisti' });
});
afterAll(async () => {
  await own.stop();
});

const BANK = {
  holder: 'Portale srl',
  iban: 'it60 x054 2811 1010 0000 0123 456',
  bic: 'bpmoit22',
  bank: 'Banca Popolare',
};
const onSale = () => expectOk<RechargePackageDto[]>(buyer.http.get('RechargePackage'));
const named = async (name: string) =>
  (await onSale()).find((one) => one.name === name) as RechargePackageDto;
const offers = () => expectOk<SettingHistory<'packages'>>(admin.http.get('Settings/packages'));

describe('packages on sale', () => {
  it('are there from the first start, marked as ours in their history', async () => {
    expect((await onSale()).map(({ name, isIncrementable }) => [name, isIncrementable])).toEqual([
      ['Base', false],
      ['Professionale', false],
      ['A consumo', true],
    ]);
    const { entries } = await offers();
    expect(entries.at(-1)).toMatchObject({
      author: null,
      note: expect.stringContaining('da rivedere'),
    });
  });

  it('change at once, with history, and new ones get a number', async () => {
    const { current } = await offers();
    const [base, ...others] = current as [OfferedPackage, ...OfferedPackage[]];
    const added: OfferedPackage = { ...base, id: null, name: 'Nuovo', price: 250.5 };
    const { current: now } = await changeSetting(admin, 'packages', [
      { ...base, price: 190 },
      ...others,
      added,
    ]);
    expect(await named('Base')).toMatchObject({ id: base.id, price: 190, priceWithVat: 231.8 });
    expect(now.at(-1)).toMatchObject({ name: 'Nuovo', id: (await named('Nuovo')).id });
    await changeSetting(
      admin,
      'packages',
      now.map((one) => (one.name === 'Nuovo' ? { ...one, onSale: false } : one)),
    );
    expect((await onSale()).some(({ name }) => name === 'Nuovo')).toBe(false);
  });

  it('are told to everybody with the price of each filing, as they are on sale now', async () => {
    const prices = () => expectOk<PackagePriceDto[]>(visitor().get('RechargePackage/prices'));
    const { current } = await offers();
    const [base, ...others] = current as [OfferedPackage, ...OfferedPackage[]];
    const changed = {
      ...base,
      price: 100,
      numberOfCredits: 3,
      costEcobonus: 1,
      costBonusCasa: 0.8,
    };
    await changeSetting(admin, 'packages', [changed, ...others]);
    const [first, ...rest] = await prices();
    expect(first).toEqual({
      id: base.id,
      name: 'Base',
      description: base.description,
      credits: 3,
      price: 100,
      priceWithVat: 122,
      costEcobonus: 1,
      costBonusCasa: 0.8,
      costCalcoloEnergetico: 0.5,
      priceEcobonus: 33.33,
      priceBonusCasa: 26.67,
      priceCalcoloEnergetico: 16.67,
      isIncrementable: false,
    });
    expect(rest.find(({ name }) => name === 'Professionale')).toMatchObject({
      priceEcobonus: 13,
      priceBonusCasa: 10.4,
    });
    await changeSetting(admin, 'packages', [{ ...changed, onSale: false }, ...others]);
    expect((await prices()).map(({ id }) => id)).not.toContain(base.id);
    await changeSetting(admin, 'packages', [base, ...others]);
  });

  it('cannot be changed for another day, nor one that does not exist', async () => {
    const { current, seen } = await offers();
    const post = (json: object) =>
      admin.http.post('Settings/packages', { json: { note: null, seen, ...json } });
    expectProblem(await post({ validFrom: romeDay(5), value: current }), 400, 'invalid-data');
    expectProblem(
      await post({ validFrom: romeDay(), value: [{ ...current[0], id: 999_999 }] }),
      400,
      'invalid-data',
    );
    expectProblem(
      await post({ validFrom: romeDay(), value: [current[0], current[0]] }),
      400,
      'invalid-data',
    );
  });
});

describe('GET Payments', () => {
  it('has an account to pay to only once one is entered, as the demo does', async () => {
    const { seen } = await expectOk<SettingHistory<'bankTransfer'>>(
      admin.http.get('Settings/bankTransfer'),
    );
    expect(
      (
        await expectOk<PaymentInstructionsDto>(
          buyer.http.get(`Payments/${(await named('Professionale')).id}`),
        )
      ).transfer === null,
    ).toBe(seen === 0);
  });

  it('says amount, account, reason and the code for the bank’s app', async () => {
    await changeSetting(admin, 'bankTransfer', BANK);
    const { id } = await named('Professionale');
    const reason = `Societa Acquisti - ${buyer.email.replace('@', '(at)')} - Professionale`;
    expect(await expectOk<PaymentInstructionsDto>(buyer.http.get(`Payments/${id}`))).toEqual({
      packageId: id,
      packageName: 'Professionale',
      credits: 40,
      net: 520,
      vatPercent: 22,
      amount: 634.4,
      transfer: {
        holder: 'Portale srl',
        iban: 'IT60X0542811101000000123456',
        bic: 'BPMOIT22',
        bank: 'Banca Popolare',
        reason,
        qr: [
          'BCD',
          '002',
          '1',
          'SCT',
          'BPMOIT22',
          'Portale srl',
          'IT60X0542811101000000123456',
          'EUR634.40',
          '',
          '',
          `Societa Acquisti - ${buyer.email.replace('@', '(at)')} - Professionale`,
        ].join('\n'),
      },
    });
  });

  it('reckons the price of as many credits as wanted, where they are sold so', async () => {
    const { id } = await named('A consumo');
    expect(
      await expectOk<PaymentInstructionsDto>(buyer.http.get(`Payments/${id}?numCredits=7.5`)),
    ).toMatchObject({ credits: 7.5, net: 135, amount: 164.7 });
    expect(
      await expectOk<RechargePackageDto>(buyer.http.get(`RechargePackage/${id}?numCredits=7.5`)),
    ).toMatchObject({ credits: 7.5, price: 135, priceWithVat: 164.7 });
    expectProblem(
      await buyer.http.get(`Payments/${(await named('Base')).id}?numCredits=7`),
      400,
      'invalid-data',
    );
  });

  it.each(['0', '-1', '1e3', '1.234', 'abc', '9999999', '1000.01'])(
    'refuses %s credits',
    async (numCredits) => {
      expectProblem(
        await buyer.http.get(`Payments/${(await named('A consumo')).id}?numCredits=${numCredits}`),
        400,
        'invalid-data',
      );
    },
  );

  it('is closed while purchases are, with the notice', async () => {
    const { id } = await named('Base');
    await withSetting(
      admin,
      'purchases',
      { isEnabled: false, disabledUntil: '2026-08-31', notice: 'Torniamo a settembre.' },
      async () => {
        const { message } = expectProblem(
          await buyer.http.get(`Payments/${id}`),
          409,
          'purchases-closed',
        );
        expect(message).toContain('31/08/2026');
        expect(message).toContain('Torniamo a settembre.');
      },
    );
    expect(SETTING_DEFAULTS.purchases.isEnabled).toBe(true);
    expectProblem(await buyer.http.get('Payments/999999'), 404);
  });
});
