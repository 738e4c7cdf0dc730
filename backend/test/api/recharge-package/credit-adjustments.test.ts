import type { ActivePackageDto, NotificationDto, PaymentLogDto } from '@pratiche/api';
import { describe, expect, it } from '@jest/globals';
import { expectOk, createSentDossier } from '../../kit/dossier-flow.js';
import {
  expectLedgerBalanced,
  listMovements,
  listActivePackages,
} from '../../kit/ledger-queries.js';
import { mailbox } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { createMember, createPackage } from '../../kit/account-fixtures.js';

const boss = () => createMember({ role: 'SuperAdmin' });

describe('POST Accounts/recharge with an Idempotency-Key', () => {
  it('adds one package, one mail and one notification however often it comes', async () => {
    const [me, admin] = [await createMember({}), await boss()];
    const json = { id: await createPackage({ credits: 20, name: 'Venti' }) };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        admin.http.post(`Accounts/recharge/${me.id}`, {
          json,
          headers: { 'idempotency-key': 'una-volta' },
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json<ActivePackageDto>().id)).size).toBe(1);
    expect(await listActivePackages(me.id)).toHaveLength(1);
    expect(await expectOk<NotificationDto[]>(me.http.get('Notifications'))).toHaveLength(1);
    expect((await mailbox().waitForCount(me.email))[0]?.text).toContain('Venti');
    expect(await mailbox().listTo(me.email)).toHaveLength(1);
    await expectOk(
      admin.http.post(`Accounts/recharge/${me.id}`, {
        json,
        headers: { 'idempotency-key': 'un-altra' },
      }),
    );
    expect(await listActivePackages(me.id)).toHaveLength(2);
    await expectLedgerBalanced(me.id);
  });

  it('refuses a key no header can carry', async () => {
    const [me, admin] = [await createMember({}), await boss()];
    const answer = await admin.http.post(`Accounts/recharge/${me.id}`, {
      json: { id: await createPackage({ credits: 2 }) },
      headers: { 'idempotency-key': 'x'.repeat(81) },
    });
    expectProblem(answer, 400, 'invalid-data');
  });
});

describe('POST Accounts/adjust-credit', () => {
  it('adds and takes with a reason the owner reads, in a movement of its own', async () => {
    const [me, admin] = [await createMember({ packages: [{ credits: 10 }] }), await boss()];
    const [owned] = await listActivePackages(me.id);
    const adjust = (credits: number, reason: string) =>
      admin.http.post(`Accounts/adjust-credit/${me.id}`, {
        json: { activePackageId: owned?.id, credits, reason },
      });
    expect((await expectOk<ActivePackageDto>(adjust(2.5, 'Bonus fiera'))).residualCredits).toBe(
      12.5,
    );
    expect(
      (await expectOk<ActivePackageDto>(adjust(-12.5, 'Errore di accredito'))).residualCredits,
    ).toBe(0);
    expectProblem(await adjust(-0.01, 'Troppo'), 409, 'insufficient-credits');
    expect((await listMovements(me.id)).map(({ type, amount }) => [type, amount])).toEqual([
      ['recharge', 1000],
      ['adjustment', 250],
      ['adjustment', -1250],
    ]);
    const logs = await expectOk<PaymentLogDto[]>(me.http.get(`PaymentLogs/users/${me.id}`));
    expect(
      logs.map(({ description, balance, packageName }) => [description, balance, packageName]),
    ).toEqual([
      ['Rettifica: Errore di accredito', 0, 'Pacchetto 1'],
      ['Rettifica: Bonus fiera', 12.5, 'Pacchetto 1'],
      ['Ricarica Pacchetto 1', 10, 'Pacchetto 1'],
    ]);
    expect((await expectOk<NotificationDto[]>(me.http.get('Notifications')))[0]?.text).toContain(
      'Errore di accredito',
    );
    await expectLedgerBalanced(me.id);
  });

  it('never goes below zero, of a hundred at once', async () => {
    const [me, admin] = [await createMember({ packages: [{ credits: 7 }] }), await boss()];
    const [owned] = await listActivePackages(me.id);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        admin.http.post(`Accounts/adjust-credit/${me.id}`, {
          json: { activePackageId: owned?.id, credits: -1, reason: 'Gara' },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    await expectLedgerBalanced(me.id);
  });

  it.each([
    {},
    { credits: 0 },
    { credits: 1.234 },
    { credits: '1' },
    { reason: '' },
    { reason: ' ' },
    { reason: 'x'.repeat(201) },
    { activePackageId: 0 },
    { credits: 1e9 },
  ])('refuses %j', async (change) => {
    const [me, admin] = [await createMember({ packages: [{ credits: 7 }] }), await boss()];
    const [owned] = await listActivePackages(me.id);
    const json =
      Object.keys(change).length === 0
        ? {}
        : { activePackageId: owned?.id, credits: 1, reason: 'Prova', ...change };
    expectProblem(
      await admin.http.post(`Accounts/adjust-credit/${me.id}`, { json }),
      400,
      'invalid-data',
    );
    expect(await listMovements(me.id)).toHaveLength(1);
  });

  it('of a buyer corrects the credits of the company, and of one without a company nothing', async () => {
    const [company, admin] = [await createMember({ packages: [{ credits: 7 }] }), await boss()];
    const { vat } = await expectOk<{ vat: string }>(company.http.get(`Accounts/${company.id}`));
    const buyer = await createMember({ role: 'Buyer', vat });
    const [owned] = await listActivePackages(company.id);
    const json = { activePackageId: owned?.id, credits: -2, reason: 'Doppio accredito' };
    expect(
      (
        await expectOk<ActivePackageDto>(
          admin.http.post(`Accounts/adjust-credit/${buyer.id}`, { json }),
        )
      ).residualCredits,
    ).toBe(5);
    expect((await listMovements(company.id)).map(({ type, amount }) => [type, amount])).toEqual([
      ['recharge', 700],
      ['adjustment', -200],
    ]);
    await expectLedgerBalanced(company.id);
    const alone = await createMember({ role: 'Buyer' });
    expectProblem(
      await admin.http.post(`Accounts/adjust-credit/${alone.id}`, { json }),
      409,
      'buyer-without-company',
    );
  });

  it('finds no package of another account', async () => {
    const [me, other, admin] = [
      await createMember({}),
      await createMember({ packages: [{ credits: 7 }] }),
      await boss(),
    ];
    const [theirs] = await listActivePackages(other.id);
    expectProblem(
      await admin.http.post(`Accounts/adjust-credit/${me.id}`, {
        json: { activePackageId: theirs?.id, credits: -1, reason: 'Prova' },
      }),
      404,
    );
  });
});

describe('what is left', () => {
  it('for energy calculations counts packages that can pay at least one', async () => {
    const me = await createMember({
      packages: [
        { credits: 5, costCalcoloEnergetico: 2 },
        { credits: 1, costCalcoloEnergetico: 2 },
        { credits: 3, costCalcoloEnergetico: 3 },
      ],
    });
    expect(await expectOk(me.http.get('Accounts/credit'))).toBe(9);
    expect(await expectOk(me.http.get('Accounts/credit-congruita-spesa'))).toBe(8);
  });
});

describe('GET PaymentLogs', () => {
  it('pages and filters the movements of all', async () => {
    const [me, admin] = [
      await createMember({ packages: [{ credits: 9 }, { credits: 3 }] }),
      await createMember({ role: 'SuperAdmin' }),
    ];
    const id = await createSentDossier(me);
    const answer = await admin.http.get('PaymentLogs', {
      query: { search: me.email.toUpperCase(), page: 1, pageSize: 2 },
    });
    expect(answer.headers.get('x-total-count')).toBe('3');
    expect(answer.json<PaymentLogDto[]>().map(({ type, moduleId }) => [type, moduleId])).toEqual([
      ['debit', id],
      ['recharge', null],
    ]);
    const filtered = (query: Record<string, string>) =>
      expectOk<PaymentLogDto[]>(
        admin.http.get('PaymentLogs', { query: { search: me.email, ...query } }),
      );
    expect(await filtered({ type: 'debit' })).toHaveLength(1);
    expect(await filtered({ to: '2020-01-01' })).toEqual([]);
    const all = await expectOk<PaymentLogDto[]>(admin.http.get('PaymentLogs'));
    expect(
      all.filter(({ emailAccount }) => emailAccount === me.email).map(({ type }) => type),
    ).toEqual(['debit', 'recharge', 'recharge']);
    expect(all.map((row) => row.id)).toEqual(
      all.map((row) => row.id).toSorted((one, other) => other - one),
    );
    const wrong: Record<string, string | number>[] = [
      { type: 'x' },
      { from: 'x' },
      { page: 0 },
      { search: 'x'.repeat(300) },
    ];
    for (const query of wrong)
      expectProblem(await admin.http.get('PaymentLogs', { query }), 400, 'invalid-data');
  });
});
