import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it, describe } from '@jest/globals';
import { databases, type TestDatabase } from '../../../test/kit/test-database.js';
import { waitFor } from '../../../test/kit/wait-for.js';
import { createDataSourceOptions } from '../database/index.js';
import { MetricsLeaderService } from './metrics-leader.service.js';

describe.each(databases)('what is exported once, on %s', (_, create) => {
  let database: TestDatabase;
  const sources: DataSource[] = [];

  beforeAll(async () => {
    database = await create();
    for (let count = 0; count < 2; count += 1)
      sources.push(
        await new DataSource(await createDataSourceOptions(database.config, [])).initialize(),
      );
  }, 120_000);
  afterAll(async () => {
    for (const source of sources) if (source.isInitialized) await source.destroy();
    await database.remove();
  });

  it('comes from one process, and from the next when that one ends or dies', async () => {
    const [first, second] = sources as [DataSource, DataSource];
    const [one, two] = [new MetricsLeaderService(first), new MetricsLeaderService(second)];
    const ask = async () => [await one.tryLead(), await two.tryLead()];
    if (database.config.kind === 'sqlite') {
      expect(await ask()).toEqual([true, true]);
    } else {
      expect(await Promise.all([one.tryLead(), one.tryLead()])).toEqual([true, true]);
      expect([await ask(), await ask()]).toEqual([
        [true, false],
        [true, false],
      ]);
      await one.beforeApplicationShutdown();
      expect([await two.tryLead(), await one.tryLead()]).toEqual([true, false]);
      // Its connections end, as those of a process that dies; the server notices it a moment later.
      await second.destroy();
      await waitFor(async () => expect(await one.tryLead()).toBe(true), { timeout: 20_000 });
    }
    await one.beforeApplicationShutdown();
  }, 60_000);
});
