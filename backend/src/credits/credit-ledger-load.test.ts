import { randomUUID } from 'node:crypto';
import { toHundredths, type DossierForm, createEmptyDossierForm } from '@pratiche/domain';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../test/kit/test-app.js';
import { databases, type TestDatabase } from '../../test/kit/test-database.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { retryOnOptimisticConflict, UnitOfWork } from '../platform/database/index.js';
import { Problem } from '../platform/http/index.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { CreditAdjustmentService } from './credit-adjustment.service.js';
import { CreditMovement } from './credit-movement.entity.js';
import { CreditsModule } from './credits.module.js';
import { CreditsService } from './credits.service.js';
import { findLedgerImbalances } from './credit-ledger-balance.util.js';
import { PackageCatalogService } from './package-catalog.service.js';
import { RechargeService } from './recharge.service.js';

/** `LEDGER_MOVES=500` is the full load; docs/credits.md gives its duration. */
const WORKERS = 20;
const MOVES = Number(process.env['LEDGER_MOVES'] ?? 60);
const ACCOUNTS = 50;
/** Each account receives credits for this share of its requested debits. */
const FUNDED = 0.6;
const PATIENCE_MS = 600_000;

const windows: Pick<DossierForm, 'serviceType' | 'manufatti'> = (() => {
  const form = createEmptyDossierForm();
  return {
    serviceType: 1,
    manufatti: {
      ...form.manufatti,
      serramenti: [{}] as unknown as DossierForm['manufatti']['serramenti'],
    },
  };
})();

describe.each(databases)('the ledger under load on %s', (_, create) => {
  let database: TestDatabase;
  let test: TestApp;
  let boss: CurrentCaller;
  const accounts: { id: number; owned: number }[] = [];
  const perAccount = Math.floor((WORKERS * MOVES) / ACCOUNTS);
  const funds = Math.floor(perAccount * FUNDED);

  beforeAll(async () => {
    database = await create();
    test = await startTestApp([AccountsModule, CreditsModule], {
      change: { database: database.config, embedded: false },
    });
    const account = async (role: 'User' | 'SuperAdmin') =>
      test.app
        .get(UnitOfWork)
        .run(() =>
          test.app
            .get(AccountsService)
            .createAccount({ email: `${randomUUID()}@example.test`, role, passwordHash: null }),
        );
    boss = { id: (await account('SuperAdmin')).id, role: 'SuperAdmin', isContractVerified: true };
    const recharges = test.app.get(RechargeService);
    const byCredit = (await test.app.get(PackageCatalogService).listPackagesOnSale()).find(
      ({ isIncrementable }) => isIncrementable,
    );
    for (let i = 0; i < ACCOUNTS; i += 1) {
      const { id } = await account('User');
      accounts.push({
        id,
        owned: (
          await test.app.get(UnitOfWork).run(() =>
            recharges.applyRecharge({
              accountId: id,
              rechargePackageId: byCredit?.id ?? 0,
              by: boss,
              credits: toHundredths(funds),
            }),
          )
        ).id,
      });
    }
  }, PATIENCE_MS);
  afterAll(async () => {
    await test.close();
    await database.remove();
  });

  let dossiers = 0;
  async function debit(accountId: number): Promise<number | null> {
    const dossierId = (dossiers += 1);
    const credits = test.app.get(CreditsService);
    try {
      await retryOnOptimisticConflict(() =>
        test.app.get(UnitOfWork).run(async () => {
          const quote = await credits.quoteDossierCost(accountId, windows);
          await credits.debitDossier({
            accountId,
            actorId: accountId,
            dossierId,
            serviceType: 1,
            quote,
          });
        }),
      );
      return dossierId;
    } catch (error) {
      if (error instanceof Problem && error.code === 'insufficient-credits') return null;
      throw error;
    }
  }

  it(
    'spends exactly what was paid in, goes nowhere below zero, and every residual is the sum of its movements',
    async () => {
      const count = { debits: 0, refused: 0, refunds: 0, added: 0 };
      const worker = async (number: number): Promise<void> => {
        const mine: number[] = [];
        for (let move = 0; move < MOVES; move += 1) {
          const { id, owned } = accounts[
            (number * 7 + move * 13) % ACCOUNTS
          ] as (typeof accounts)[number];
          const kind = (number + move) % 20;
          const given = kind === 0 ? mine.pop() : undefined;
          if (given !== undefined) {
            await test.app
              .get(UnitOfWork)
              .run(() => test.app.get(CreditsService).refundDossier(given, boss.id));
            count.refunds += 1;
          } else if (kind === 10) {
            await test.app.get(CreditAdjustmentService).adjustCredits(boss, {
              accountId: id,
              activePackageId: owned,
              amount: 100,
              reason: 'Carico',
              key: null,
            });
            count.added += 1;
          } else {
            const sent = await debit(id);
            count[sent === null ? 'refused' : 'debits'] += 1;
            if (sent !== null) mine.push(sent);
          }
        }
      };
      await Promise.all(Array.from({ length: WORKERS }, (__, number) => worker(number)));
      expect(await findLedgerImbalances(test.app.get(DataSource))).toEqual([]);
      // All accounts then spend their remaining credits: the number of successful debits equals the
      // funds exactly.
      for (const { id } of accounts) while ((await debit(id)) !== null) count.debits += 1;
      expect(count.refused).toBeGreaterThan(0);
      expect(count.refunds).toBeGreaterThan(0);
      expect(count.debits - count.refunds).toBe(ACCOUNTS * funds + count.added);
      for (const { id } of accounts)
        expect(await test.app.get(CreditsService).getBalance(id)).toBe(0);
      expect(await findLedgerImbalances(test.app.get(DataSource))).toEqual([]);
      const kinds = await test.app
        .get(DataSource)
        .getRepository(CreditMovement)
        .countBy({ type: 'debit' });
      expect(kinds).toBe(count.debits);
    },
    PATIENCE_MS,
  );
});
