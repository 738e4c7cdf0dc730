import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import {
  Column,
  Entity,
  PrimaryGeneratedColumn,
  type DataSource,
  type DataSourceOptions,
} from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openDataSource } from './data-source.factory.js';
import { createDataSourceOptions } from './data-source-options.factory.js';
import { newUnitOfWork } from '../../../test/kit/unit-of-work.js';
import { afterCommit, type UnitOfWork } from './unit-of-work.js';

@Entity('probes')
class Probe {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 50 })
  name: string;
}

describe('UnitOfWork on SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'uow-'));
  let dataSource: DataSource;
  let unit: UnitOfWork;

  beforeAll(async () => {
    const options = await createDataSourceOptions(
      { kind: 'sqlite', file: join(folder, 'x.sqlite') },
      [Probe],
    );
    dataSource = await openDataSource(options);
    await dataSource.query(
      'CREATE TABLE probes (id integer PRIMARY KEY AUTOINCREMENT NOT NULL, name varchar(50) NOT NULL)',
    );
    unit = newUnitOfWork(dataSource);
  });
  beforeEach(() => dataSource.getRepository(Probe).clear());
  afterAll(async () => {
    await dataSource.destroy();
    rmSync(folder, { recursive: true });
  });

  /** Another process's connection to the same file. */
  const openSecond = async (timeout: number): Promise<DataSource> =>
    openDataSource({
      ...(await createDataSourceOptions({ kind: 'sqlite', file: join(folder, 'x.sqlite') }, [
        Probe,
      ])),
      timeout,
    } as DataSourceOptions);

  const passTurns = async (turns: number): Promise<void> => {
    for (let turn = 0; turn < turns; turn += 1) await nextTurn();
  };

  const names = async () =>
    (await dataSource.getRepository(Probe).find({ order: { name: 'ASC' } })).map(
      ({ name }) => name,
    );

  it('keeps the rows of concurrent transactions when one of them rolls back', async () => {
    // Transactions that were not one after the other would overtake each other here.
    const write = (name: string, turns: number, fails: boolean) =>
      unit.run(async (manager) => {
        await manager.insert(Probe, { name: `${name}-1` });
        await passTurns(turns);
        await manager.insert(Probe, { name: `${name}-2` });
        if (fails) throw new Error('rolled back');
      });
    const results = await Promise.allSettled([
      write('a', 30, false),
      write('b', 10, true),
      write('c', 40, false),
      write('d', 0, true),
      write('e', 20, false),
    ]);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await names()).toEqual(['a-1', 'a-2', 'c-1', 'c-2', 'e-1', 'e-2']);
  });

  it('does not let a single statement from outside into an open transaction', async () => {
    const inserted = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const failing = unit.run(async (manager) => {
      await manager.insert(Probe, { name: 'inside' });
      inserted.resolve();
      await end.promise;
      throw new Error('rolled back');
    });
    await inserted.promise;
    const outside = dataSource.getRepository(Probe).insert({ name: 'outside' });
    // More than a statement takes that does not wait.
    await passTurns(50);
    end.resolve();
    await expect(failing).rejects.toThrow('rolled back');
    await outside;
    expect(await names()).toEqual(['outside']);
  });

  it('rolls back a nested save without losing the outer transaction', async () => {
    await unit.run(async (manager) => {
      await manager.insert(Probe, { name: 'outer' });
      await expect(
        manager.transaction(async (inner) => {
          await inner.insert(Probe, { name: 'inner' });
          throw new Error('inner only');
        }),
      ).rejects.toThrow('inner only');
      await manager.save(Probe, { name: 'saved' });
    });
    expect(await names()).toEqual(['outer', 'saved']);
  });

  it('throws on a query beside the manager, and goes on working afterwards', async () => {
    await expect(unit.run(async () => dataSource.getRepository(Probe).find())).rejects.toThrow(
      'outside the open transaction',
    );
    expect(await unit.run(async (manager) => manager.count(Probe))).toBe(0);
  });

  it('joins the open transaction, whose rollback takes both', async () => {
    await expect(
      unit.run(async (manager) => {
        await manager.insert(Probe, { name: 'outer' });
        await unit.run(async (inner) => inner.insert(Probe, { name: 'joined' }));
        expect(await manager.count(Probe)).toBe(2);
        throw new Error('both');
      }),
    ).rejects.toThrow('both');
    expect(await names()).toEqual([]);
  });

  it('runs after-commit actions only after a commit, at once outside of a transaction', async () => {
    const seen: string[] = [];
    await unit.run(async () => afterCommit(() => seen.push('committed')));
    await expect(
      unit.run(async () => {
        afterCommit(() => seen.push('never'));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(seen).toEqual(['committed']);
    afterCommit(() => seen.push('outside'));
    expect(seen).toEqual(['committed', 'outside']);
  });

  it('goes on reading while another process holds the write lock, and writes after it', async () => {
    /** Less than the 10 s that SQLite itself would wait, with everything standing still. */
    const MOST_MS = 8_000;
    const lock = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<void>();
    const other = await openSecond(10_000);
    let longestTurn = 0;
    let last = performance.now();
    const turns = setInterval(() => {
      longestTurn = Math.max(longestTurn, performance.now() - last);
      last = performance.now();
    }, 5);
    let isHeld = true;
    const held = other.transaction(async (manager) => {
      await manager.insert(Probe, { name: 'held' });
      taken.resolve();
      await lock.promise;
    });
    await taken.promise;
    const written: boolean[] = [];
    const writes = [
      unit.run((manager) => manager.insert(Probe, { name: 'a' })),
      dataSource.getRepository(Probe).insert({ name: 'b' }),
    ].map((write) => write.then(() => written.push(isHeld)));
    for (let read = 0; read < 20; read += 1) {
      const since = performance.now();
      expect(await names()).toEqual([]);
      expect(performance.now() - since).toBeLessThan(MOST_MS);
      await pause(10);
    }
    expect(written).toEqual([]);
    isHeld = false;
    lock.resolve();
    await Promise.all([held, ...writes]);
    clearInterval(turns);
    expect(written).toEqual([false, false]);
    expect(longestTurn).toBeLessThan(MOST_MS);
    await other.destroy();
    expect(await names()).toEqual(['a', 'b', 'held']);
  });

  it('passes the connection on when BEGIN itself fails', async () => {
    const other = await openSecond(100);
    await dataSource.transaction(async (manager) => {
      await manager.insert(Probe, { name: 'held' });
      await expect(other.transaction(async () => undefined)).rejects.toThrow('locked');
    });
    await other.transaction(async (manager) => manager.insert(Probe, { name: 'free again' }));
    await other.destroy();
    expect(await names()).toEqual(['free again', 'held']);
  });
});
