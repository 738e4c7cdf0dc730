import { Column, Entity, PrimaryColumn, type DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { databases, type TestDatabase } from '../../../test/kit/test-database.js';
import { newUnitOfWork } from '../../../test/kit/unit-of-work.js';
import { createDataSourceOptions, openDataSource } from './index.js';

@Entity('purses')
class Purse {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  coins: number;
}

describe.each(databases)('two units of work that lock two rows crosswise on %s', (name, create) => {
  let database: TestDatabase;
  let dataSource: DataSource;
  beforeAll(async () => {
    database = await create();
    dataSource = await openDataSource(await createDataSourceOptions(database.config, [Purse]));
    await dataSource.query(
      'CREATE TABLE purses (id integer PRIMARY KEY NOT NULL, coins integer NOT NULL)',
    );
    await dataSource.getRepository(Purse).insert([
      { id: 1, coins: 100 },
      { id: 2, coins: 100 },
    ]);
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.remove();
  });

  it('both end, each counted once: the one the database gave up is run again as a whole', async () => {
    const unit = newUnitOfWork(dataSource);
    let runs = 0;
    let holding = 0;
    const bothHold = Promise.withResolvers<void>();
    const move = (from: number, to: number) =>
      unit.run(async (manager) => {
        runs += 1;
        await manager.decrement(Purse, { id: from }, 'coins', 10);
        holding += 1;
        if (holding === 2) bothHold.resolve();
        // SQLite runs one transaction at a time and so has no deadlocks. On the other databases
        // each transaction waits until the other one holds its first row too.
        if (name !== 'SQLite') await bothHold.promise;
        await manager.increment(Purse, { id: to }, 'coins', 10);
      });
    await Promise.all([move(1, 2), move(2, 1)]);
    const coins = (await dataSource.getRepository(Purse).find({ order: { id: 'ASC' } })).map(
      (purse) => purse.coins,
    );
    expect(coins).toEqual([100, 100]);
    expect(runs).toBe(name === 'SQLite' ? 2 : 3);
  });
});
