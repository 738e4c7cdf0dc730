import { randomUUID } from 'node:crypto';
import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable, Module } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import {
  BUILT_IN_SETTINGS,
  findTransition,
  SENT_STATUS,
  toHundredths,
  createEmptyDossierForm,
  createEmptySerramento,
  createAllRules,
} from '@pratiche/domain';
import { DataSource, EntityManager } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/kit/test-app.js';
import { databases, type TestDatabase } from '../../../test/kit/test-database.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { AccountsService } from '../../accounts/accounts.service.js';
import { getInsertedId, UnitOfWork } from '../../platform/database/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { DomainEventsModule, IN_TRANSACTION } from '../../platform/events/index.js';
import { CreditsModule } from '../../credits/credits.module.js';
import { CreditsService } from '../../credits/credits.service.js';
import { PackageCatalogService } from '../../credits/package-catalog.service.js';
import { RechargeService } from '../../credits/recharge.service.js';
import { toFormColumns, toListColumns } from '../dossier-columns.util.js';
import { DossiersModule } from '../dossiers.module.js';
import { DossierRepository } from '../dossier.repository.js';
import { DossierTransitionEvent } from '../dossier-transition.event.js';
import { Dossier } from '../entities/dossier.entity.js';
import { DossierSnapshot } from '../entities/dossier-snapshot.entity.js';
import { StatusTransitionService } from './status-transition.service.js';

/** Called last, because its module is the last one: the other listeners have written by then. */
@Injectable()
class FailingListener {
  isFailing = false;
  snapshots = 0;

  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  @OnEvent(DossierTransitionEvent.eventName, IN_TRANSACTION)
  async failOnDemand(): Promise<void> {
    this.snapshots = await this.manager.count(DossierSnapshot);
    if (this.isFailing) throw new Error('The last listener failed');
  }
}

@Module({ imports: [DomainEventsModule], providers: [FailingListener] })
class FailingListenerModule {}

const TABLES = [
  'dossiers',
  'active_packages',
  'credit_movements',
  'dossier_status_changes',
  'dossier_snapshots',
  'dossier_words',
  'notifications',
  'outbox_jobs',
  'audit_entries',
];

describe.each(databases)('a transition whose listener fails on %s', (_, create) => {
  let database: TestDatabase;
  let test: TestApp;
  let owner: CurrentCaller;
  let dossier: Dossier;

  beforeAll(async () => {
    database = await create();
    test = await startTestApp(
      [AccountsModule, CreditsModule, DossiersModule, FailingListenerModule],
      { change: { database: database.config, embedded: false } },
    );
    const boss = await createCaller('SuperAdmin');
    owner = await createCaller('User');
    const onSale = await test.app.get(PackageCatalogService).listPackagesOnSale();
    await runInUnitOfWork(() =>
      test.app.get(RechargeService).applyRecharge({
        accountId: owner.id,
        rechargePackageId: onSale.find(({ isIncrementable }) => isIncrementable)?.id ?? 0,
        by: boss,
        credits: toHundredths(10),
      }),
    );
  });
  afterAll(async () => {
    await test.close();
    await database.remove();
  });

  beforeEach(async () => {
    const form = createEmptyDossierForm();
    const data = {
      ...form,
      serviceType: 1 as const,
      manufatti: { ...form.manufatti, serramenti: [createEmptySerramento()] },
    };
    const now = new Date();
    const result = await test.app
      .get(DataSource)
      .createQueryBuilder()
      .insert()
      .into(Dossier)
      .values({
        ...toListColumns('DRAFT'),
        ...toFormColumns(data, createAllRules(BUILT_IN_SETTINGS)),
        accountId: owner.id,
        version: 1,
        created: now,
        updated: now,
      })
      .updateEntity(false)
      .execute();
    dossier = await test.app.get(DossierRepository).findDossierOrFail(getInsertedId(result));
  });

  const runInUnitOfWork = <T>(work: () => Promise<T>): Promise<T> =>
    test.app.get(UnitOfWork).run(work);

  async function createCaller(role: 'User' | 'SuperAdmin'): Promise<CurrentCaller> {
    const { id } = await runInUnitOfWork(() =>
      test.app
        .get(AccountsService)
        .createAccount({ email: `${randomUUID()}@example.test`, role, passwordHash: null }),
    );
    return { id, role, isContractVerified: true };
  }

  const sendDossier = (): Promise<boolean> =>
    runInUnitOfWork(async () => {
      const transition = findTransition(dossier.status, SENT_STATUS, 'owner');
      if (transition === undefined) throw new Error('A draft cannot be sent');
      return test.app.get(StatusTransitionService).applyTransition({
        dossier,
        transition,
        actor: { caller: owner, name: 'Serramenti Gelsomino' },
        quote: await test.app.get(CreditsService).quoteDossierCost(owner.id, dossier.data),
      });
    });

  async function readTables(): Promise<Record<string, unknown[]>> {
    const tables: Record<string, unknown[]> = {};
    for (const table of TABLES)
      tables[table] = await test.app.get(DataSource).query(`SELECT * FROM ${table}`);
    return tables;
  }

  it('leaves status, credits, history and every listener’s rows as they were', async () => {
    const listener = test.app.get(FailingListener);
    listener.isFailing = true;
    const before = await readTables();
    await expect(sendDossier()).rejects.toThrow('The last listener failed');
    // Another listener's row was there inside the transaction.
    expect(listener.snapshots).toBe((before['dossier_snapshots'] ?? []).length + 1);
    expect(await readTables()).toEqual(before);
  });

  it('writes to the tables when no listener fails', async () => {
    test.app.get(FailingListener).isFailing = false;
    const before = await readTables();
    expect(await sendDossier()).toBe(true);
    const after = await readTables();
    for (const table of [
      'dossiers',
      'active_packages',
      'credit_movements',
      'dossier_status_changes',
      'dossier_snapshots',
      'outbox_jobs',
    ])
      expect([table, after[table]]).not.toEqual([table, before[table]]);
  });
});
