/** @core */
import type { ActivePackageDto, LastStepDto, PaymentLogDto } from '@pratiche/api';
import { createEmptySpese } from '@pratiche/domain';
import { describe, expect, it } from '@jest/globals';
import { chiusura, serramento } from '../../kit/dossier-fixtures.js';
import {
  lastStep,
  expectOk,
  readDossier,
  createReadyDossier,
  reject,
  sendDossier,
  createSentDossier,
} from '../../kit/dossier-flow.js';
import { expectLedgerBalanced, listMovements } from '../../kit/ledger-queries.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { createMember, sql } from '../../kit/account-fixtures.js';

const mixed = {
  manufatti: { serramenti: [serramento()], schermature: [], chiusure: [chiusura()] },
  spese: {
    ...createEmptySpese(),
    spesaDetraibileSerramenti: 1000,
    speseProfessionaliSerramenti: 0,
    spesaDetraibileSchermature: null,
    speseProfessionaliSchermature: null,
    spesaDetraibileChiusure: 500,
    speseProfessionaliChiusure: 0,
  },
};
const residuals = async (me: Awaited<ReturnType<typeof createMember>>) =>
  (await expectOk<ActivePackageDto[]>(me.http.get(`Accounts/get-active-packages/${me.id}`))).map(
    ({ residualCredits }) => residualCredits,
  );

describe('what sending costs', () => {
  it('is charged to the oldest package first, each filing whole to one package at its own cost', async () => {
    const me = await createMember({
      packages: [
        { name: 'Vecchio', credits: 3, price: 90, costEcobonus: 2, costCalcoloEnergetico: 1.5 },
        { name: 'Nuovo', credits: 20, price: 400, costEcobonus: 2.5, costCalcoloEnergetico: 0.75 },
      ],
    });
    const { id, version } = await createReadyDossier(me, mixed);
    const step = await lastStep(me.http, { id, version });
    expect(step).toMatchObject({
      hasEnoughCredits: true,
      moduleCredits: { numEcobonus: 2, numBonusCasa: 0, numCalcoloEnergetico: 1 },
      creditsBefore: 23,
    } satisfies Partial<LastStepDto>);
    expect((await sendDossier(me, id)).status).toBe(200);
    const debits = (await listMovements(me.id)).filter(({ type }) => type === 'debit');
    expect(debits).toHaveLength(3);
    // The lines shown before sending are the debits afterwards.
    expect(debits.map(({ amount }) => -amount / 100).sort()).toEqual(
      step.costLines.map(({ credits }) => credits).sort(),
    );
    const charged = step.costLines.map(({ kind, packageName, credits, euro }) => [
      kind,
      packageName,
      credits,
      euro,
    ]);
    expect(charged).toEqual([
      ['ecobonus', 'Vecchio', 2, 60],
      ['ecobonus', 'Nuovo', 2.5, 50],
      ['calcoloEnergetico', 'Nuovo', 0.75, 15],
    ]);
    expect(step.totalCost).toBe(125);
    const names = [
      'Pratica Ecobonus: serramenti',
      'Pratica Ecobonus: schermature e chiusure',
      'Calcolo energetico',
    ];
    expect(step.costLines.map(({ label }) => label)).toEqual(names);
    const logs = await expectOk<PaymentLogDto[]>(me.http.get(`PaymentLogs/users/${me.id}`));
    expect(logs.map(({ description }) => description)).toEqual(
      expect.arrayContaining([
        `Ecobonus: serramenti · pratica n. ${id}`,
        `Ecobonus: schermature e chiusure · pratica n. ${id}`,
        `Calcolo energetico · pratica n. ${id}`,
      ]),
    );
    expect(await residuals(me)).toEqual([1, 16.75]);
    expect(step.creditsAfter).toBe(17.75);
    const kept = await readDossier(me.http, id);
    expect(kept).toMatchObject({
      totalCost: 125,
      moduleCredits: { numEcobonus: 2, numBonusCasa: 0, numCalcoloEnergetico: 1 },
    });
    await expectLedgerBalanced(me.id);
  });

  it('counts windows alone as one filing', async () => {
    const me = await createMember({ packages: [{ credits: 10, costEcobonus: 2.25 }] });
    await createSentDossier(me);
    expect(await residuals(me)).toEqual([7.75]);
  });

  it('is refused whole when the credits do not reach, and nothing is charged', async () => {
    const me = await createMember({
      packages: [{ credits: 2, costEcobonus: 1, costCalcoloEnergetico: 1 }],
    });
    const { id, version } = await createReadyDossier(me, mixed);
    expect(await lastStep(me.http, { id, version })).toMatchObject({
      hasEnoughCredits: false,
      creditsAfter: null,
    });
    const problem = expectProblem(await sendDossier(me, id), 409, 'insufficient-credits');
    expect(problem.message).toMatch(
      /^ATTENZIONE! Non hai abbastanza crediti per l'invio della pratica/,
    );
    expect(await residuals(me)).toEqual([2]);
    expect((await readDossier(me.http, id)).status.code).toBe('DRAFT');
    await expectLedgerBalanced(me.id);
  });

  it('is rounded once, at the end', async () => {
    const me = await createMember({
      packages: [{ credits: 30, price: 100, costEcobonus: 1, costCalcoloEnergetico: 1 }],
    });
    const { id, version } = await createReadyDossier(me, mixed);
    expect((await lastStep(me.http, { id, version })).totalCost).toBe(10);
  });
});

describe('a rejection', () => {
  it.each(['REJECTED', 'WAITING'])(
    '(%s) gives every debit back to the package it came from',
    async (code) => {
      const [me, admin] = [
        await createMember({ packages: [{ credits: 2 }, { credits: 20 }] }),
        await createMember({ role: 'Admin' }),
      ];
      const id = await createSentDossier(me, mixed);
      expect(await residuals(me)).toEqual([0, 19]);
      expect((await reject(admin, id, code, 'Manca una firma')).status).toBe(200);
      expect(await residuals(me)).toEqual([2, 20]);
      const all = await listMovements(me.id);
      expect(all.filter(({ type }) => type === 'refund')).toHaveLength(3);
      await expectLedgerBalanced(me.id);
    },
  );

  it('refunds once, however many operators reject at once', async () => {
    const [me, admin] = [
      await createMember({ packages: [{ credits: 5 }] }),
      await createMember({ role: 'Admin' }),
    ];
    const id = await createSentDossier(me);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        reject(admin, id, i % 2 ? 'WAITING' : 'REJECTED', `Motivo ${i}`),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) expectProblem(answer, 409);
    expect((await listMovements(me.id)).map(({ type }) => type)).toEqual([
      'recharge',
      'debit',
      'refund',
    ]);
    await expectLedgerBalanced(me.id);
  });

  it('is debited again when the dossier is sent again, and refunded again', async () => {
    const [me, admin] = [
      await createMember({ packages: [{ credits: 5, costEcobonus: 1.5 }] }),
      await createMember({ role: 'Admin' }),
    ];
    const id = await createSentDossier(me);
    for (let round = 0; round < 2; round += 1) {
      expect((await reject(admin, id, 'WAITING', 'Ancora')).status).toBe(200);
      expect((await sendDossier(me, id)).status).toBe(200);
    }
    expect((await listMovements(me.id)).map(({ type }) => type)).toEqual([
      'recharge',
      'debit',
      'refund',
      'debit',
      'refund',
      'debit',
    ]);
    expect(await residuals(me)).toEqual([3.5]);
    await expectLedgerBalanced(me.id);
  });
});

describe('GET PaymentLogs/users', () => {
  it('describes each movement in words', async () => {
    const [me, admin] = [
      await createMember({ packages: [{ credits: 5 }] }),
      await createMember({ role: 'Admin' }),
    ];
    const id = await createSentDossier(me);
    await expectOk(reject(admin, id, 'REJECTED', 'Motivo'));
    const logs = await expectOk<PaymentLogDto[]>(me.http.get(`PaymentLogs/users/${me.id}`));
    expect(logs.map(({ type, amount, moduleId }) => [type, amount, moduleId]).sort()).toEqual(
      [
        ['recharge', 5, null],
        ['debit', -1, id],
        ['refund', 1, id],
      ].sort(),
    );
    for (const log of logs) {
      expect(log.description.length).toBeGreaterThan(5);
      expect(log.createdString).toMatch(/^\d\d\/\d\d\/\d{4}$/);
      expect(log.emailAccount).toBe(me.email);
    }
  });

  it('gives all with the balance after each, or a page of them', async () => {
    const me = await createMember({ packages: [{ credits: 5 }] });
    await insertPairs(me.id, 600);
    const logs = await expectOk<PaymentLogDto[]>(me.http.get(`PaymentLogs/users/${me.id}`));
    expect(logs).toHaveLength(1_201);
    expect(logs.map(({ id }) => id)).toEqual(
      logs.map(({ id }) => id).toSorted((one, other) => other - one),
    );
    expect(new Set(logs.map(({ amount, balance }) => `${amount} ${balance}`))).toEqual(
      new Set(['0.01 5', '-0.01 4.99', '5 5']),
    );
    const answer = await me.http.get(`PaymentLogs/users/${me.id}`, {
      query: { page: 3, pageSize: 7 },
    });
    expect(answer.headers.get('x-total-count')).toBe('1201');
    expect(answer.json<PaymentLogDto[]>()).toEqual(logs.slice(14, 21));
    expectProblem(await me.http.get(`PaymentLogs/users/${me.id}`, { query: { page: 0 } }), 400);
  });
});

/** Debits and refunds that come to nothing. */
async function insertPairs(accountId: number, pairs: number): Promise<void> {
  const [{ id = 0 } = {}] = await sql().rows<{ id: number }>(
    'SELECT id FROM active_packages WHERE account_id = ?',
    accountId,
  );
  const row = (type: 'debit' | 'refund') => [
    accountId,
    id,
    type,
    type === 'debit' ? -1 : 1,
    'Prova',
    accountId,
    '2026-01-15 10:00:00.000',
  ];
  const values = Array.from({ length: pairs }, () => [row('debit'), row('refund')]).flat();
  await sql().run(
    `INSERT INTO credit_movements (account_id, active_package_id, type, amount, description, actor_id, created) VALUES ${values.map(() => '(?, ?, ?, ?, ?, ?, ?)').join(', ')}`,
    ...values.flat(),
  );
}
