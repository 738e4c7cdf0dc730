import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { databases, type TestDatabase } from '../../../test/kit/test-database.js';
import { startWholeApp } from '../../../test/kit/whole-app.js';
import { UnitOfWork } from '../database/index.js';
import { IdempotencyKeyCleanupProcessor } from './idempotency-key-cleanup.processor.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import { IdempotencyKeyRepository } from './idempotency-key.repository.js';

const DAY_MS = 86_400_000;
const ACCOUNT_ID = 1;

describe.each(databases)('the clean-up of idempotency keys on %s', (_, create) => {
  let app: NestFastifyApplication;
  let database: TestDatabase;
  let dataSource: DataSource;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ app, database, dataSource, close } = await startWholeApp(create));
    const now = '2026-01-01 00:00:00.000';
    await dataSource.query(
      `INSERT INTO accounts (id, email, role, email_verified, contract_verified, first_package_acquired,
        privacy_and_conditions_accepted, created, updated) VALUES (?, 'chiavi@example.test', 'User', 1, 1, 0, 1, ?, ?)`,
      [ACCOUNT_ID, now, now],
    );
  }, 120_000);
  afterAll(() => close());

  const keys = () => dataSource.getRepository(IdempotencyKey);
  const cleanUp = () => app.get(IdempotencyKeyCleanupProcessor, { strict: false }).process();
  const toKey = (idempotencyKey: string, days: number) => ({
    accountId: ACCOUNT_ID,
    idempotencyKey,
    requestHash: 'x'.repeat(64),
    created: new Date(Date.now() - days * DAY_MS),
  });
  const claim = (key: string, hash: string) =>
    app
      .get(UnitOfWork)
      .run(() =>
        app
          .get(IdempotencyKeyRepository, { strict: false })
          .claimKey(ACCOUNT_ID, { key, hash: hash.repeat(64) }),
      );

  beforeEach(() => keys().clear());

  it('deletes keys after ninety days, and none before', async () => {
    await keys().insert([toKey('old', 90.01), toKey('kept', 89.99), toKey('new', 0)]);
    await cleanUp();
    const left = await keys().find({ order: { id: 'ASC' } });
    expect(left.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['kept', 'new']);
    await expect(claim('kept', 'y')).rejects.toMatchObject({ status: 422 });
    await claim('old', 'y');
  });

  it('deletes more than fit into one batch, also twice at once', async () => {
    const old = Array.from({ length: 1_201 }, (__, index) => toKey(`old-${index}`, 100));
    await keys().insert([...old, toKey('new', 1)]);
    await Promise.all([cleanUp(), cleanUp()]);
    expect(await keys().count()).toBe(1);
  });

  it('finds old keys in an index', async () => {
    const young = Array.from({ length: 2_000 }, (__, index) => toKey(`new-${index}`, 1));
    await keys().insert([...young, toKey('old', 100)]);
    const isServer = database.config.kind === 'server';
    await dataSource.query(isServer ? 'ANALYZE TABLE idempotency_keys' : 'ANALYZE');
    const logged = jest.spyOn(dataSource.logger, 'logQuery');
    await cleanUp();
    const [sql, parameters] =
      logged.mock.calls.find(([one]) => /^SELECT .*idempotency_keys/.test(one)) ?? [];
    logged.mockRestore();
    const plan = await dataSource.query<object[]>(
      `EXPLAIN ${isServer ? '' : 'QUERY PLAN '}${sql}`,
      parameters as unknown[],
    );
    expect(JSON.stringify(plan)).toContain('ix_idempotency_keys_created');
  });
});
