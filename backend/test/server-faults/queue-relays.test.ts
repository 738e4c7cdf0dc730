import { randomUUID } from 'node:crypto';
import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createDatabase,
  RELAXED_COMMIT_OPTIONS,
  startMariadb,
  type Mariadb,
} from '../../../tools/services/mariadb.ts';
import { startRedis, type Redis as RedisServer } from '../../../tools/services/redis.ts';
import { AppConfig, type DatabaseConfig } from '../../src/platform/config/index.js';
import { UnitOfWork } from '../../src/platform/database/index.js';
import { JobExecutorService } from '../../src/platform/jobs/job-executor.service.js';
import { JobRegistryService } from '../../src/platform/jobs/job-registry.service.js';
import { JobRepository } from '../../src/platform/jobs/job.repository.js';
import { WORKER_OPTIONS } from '../../src/platform/jobs/jobs.constants.js';
import { OutboxJob } from '../../src/platform/jobs/outbox-job.entity.js';
import { toQueuePrefix } from '../../src/platform/jobs/queue-connection.config.js';
import { toOutboxJobId } from '../../src/platform/jobs/queue-job-id.util.js';
import { QueueRelayService } from '../../src/platform/jobs/queue-relay.service.js';
import { startTestApp, type TestApp } from '../kit/test-app.js';
import { waitFor } from '../kit/wait-for.js';

@Processor('relayed', WORKER_OPTIONS)
class RelayedProcessor extends WorkerHost {
  async process(): Promise<void> {}
}

class RelayedModule {}

const RELAYS = 4;
const ROWS = 700;
const POOL = 4;
const past = () => new Date(Date.now() - 60_000);

describe('relays beside each other', () => {
  let mariadb: Mariadb;
  let redis: RedisServer;
  let database: DatabaseConfig;
  const processes: TestApp[] = [];
  let queue: Queue;
  /** Statements that change jobs, by process, and what failed of any. */
  let updates: string[][] = [];
  let failures: unknown[] = [];

  beforeAll(async () => {
    mariadb = await startMariadb(RELAXED_COMMIT_OPTIONS);
    redis = await startRedis();
    database = { kind: 'server', url: await createDatabase(mariadb.url, 'relays') };
    queue = new Queue('relayed', {
      connection: { url: redis.url },
      prefix: toQueuePrefix(database),
    });
    // One after the other, because the first one makes the tables.
    for (let count = 0; count < RELAYS; count += 1) processes.push(await startProcess());
  }, 120_000);
  beforeEach(() => {
    updates = processes.map(() => []);
    failures = [];
  });
  afterEach(async () => {
    await dataSourceOf(0).createQueryBuilder().delete().from(OutboxJob).execute();
    await emptyRedis(redis.url);
  });
  afterAll(async () => {
    for (const { close } of processes) await close();
    await queue.close();
    await redis.stop();
    await mariadb.stop();
  });

  /** A process without workers, so that every wait for a lock is one for another relay. */
  async function startProcess(): Promise<TestApp> {
    const started = await startTestApp([{ module: RelayedModule, providers: [RelayedProcessor] }], {
      change: { database, databasePool: POOL, redisUrl: redis.url },
    });
    const dataSource = started.app.get(DataSource);
    await limitLockWaits(dataSource);
    const index = processes.length;
    dataSource.subscribers.push({
      afterQuery: ({ query, success, error }) => {
        if (/^\s*UPDATE\b.*\boutbox_jobs\b/i.test(query)) updates[index]?.push(query);
        if (!success) failures.push(error);
      },
    });
    return started;
  }

  const appOf = (index: number) => {
    const found = processes[index];
    if (found === undefined) throw new Error(`No process ${index}`);
    return found.app;
  };
  const dataSourceOf = (index: number) => appOf(index).get(DataSource);
  const unitOf = (index: number) => appOf(index).get(UnitOfWork);
  const jobsOf = (index: number) => appOf(index).get(JobRepository, { strict: false });
  const startRelay = (index: number, at = redis.url): QueueRelayService => {
    const { config } = processes[index] ?? {};
    if (config === undefined) throw new Error(`No process ${index}`);
    const relay = new QueueRelayService(
      new AppConfig({ ...config, redisUrl: at }),
      jobsOf(index),
      appOf(index).get(JobRegistryService, { strict: false }),
      appOf(index).get(JobExecutorService, { strict: false }),
      unitOf(index),
    );
    relay.onApplicationBootstrap();
    return relay;
  };

  async function takeJobs(index: number, limit: number, leaseUntil: Date): Promise<OutboxJob[]> {
    const jobs = await jobsOf(index).lockDueJobs(limit);
    await jobsOf(index).markJobsQueued(jobs, leaseUntil);
    return jobs;
  }

  async function insertJobs(count: number, change: Partial<OutboxJob> = {}): Promise<string[]> {
    const rows = Array.from({ length: count }, () => ({
      id: randomUUID(),
      kind: 'relayed',
      payload: '{}',
      key: null,
      status: 'pending' as const,
      attempts: 0,
      interruptions: 0,
      runAt: past(),
      leaseUntil: null,
      lastError: null,
      requestId: null,
      traceParent: null,
      created: past(),
      finished: null,
      ...change,
    }));
    await dataSourceOf(0).getRepository(OutboxJob).insert(rows);
    return rows.map(({ id }) => id).toSorted();
  }
  const countByStatus = async (status: OutboxJob['status']) =>
    dataSourceOf(0).getRepository(OutboxJob).countBy({ status });
  const untilQueued = (count: number) =>
    waitFor(async () => expect(await countByStatus('queued')).toBe(count), { timeout: 30_000 });
  /** A second entry of an attempt would be missing here: the queue refuses it. */
  const listPublished = async () =>
    (await queue.getWaiting()).map(({ id }) => toOutboxJobId(id ?? '')).toSorted();

  it('hands each of many rows over once, a batch in one statement, without waiting for each other', async () => {
    const added: number[] = [];
    const { addBulk } = Queue.prototype;
    Queue.prototype.addBulk = function (this: Queue, jobs) {
      added.push(jobs.length);
      return addBulk.call(this, jobs) as ReturnType<typeof addBulk>;
    };
    try {
      const ids = [
        ...(await insertJobs(ROWS - 30)),
        ...(await insertJobs(30, { status: 'queued', leaseUntil: past() })),
      ].toSorted();
      const relays = processes.map((_process, index) => startRelay(index));
      await untilQueued(ROWS);
      for (const relay of relays) await relay.beforeApplicationShutdown();
      expect(await listPublished()).toEqual(ids);
      expect(added.reduce((sum, count) => sum + count, 0)).toBe(ROWS);
      const statements = updates.flat();
      expect(statements).toHaveLength(added.length);
      expect(statements.length).toBeLessThanOrEqual(2 * Math.ceil(ROWS / 200) + RELAYS);
      expect(updates.filter((ofOne) => ofOne.length > 0).length).toBeGreaterThan(1);
      expect(failures).toEqual([]);
    } finally {
      Queue.prototype.addBulk = addBulk;
    }
  }, 60_000);

  it.each<[OutboxJob['status'], Partial<OutboxJob>]>([
    ['pending', {}],
    ['queued', { leaseUntil: past() }],
  ])('takes %s rows without waiting for a batch that is not committed', async (status, change) => {
    const ids = await insertJobs(60, { ...change, status });
    const taken = Promise.withResolvers<OutboxJob[]>();
    const committed = Promise.withResolvers<void>();
    const leaseUntil = new Date(Date.now() + 20_000);
    const open = unitOf(0).run(async () => {
      taken.resolve(await takeJobs(0, 10, leaseUntil));
      await committed.promise;
    });
    const first = await Promise.race([taken.promise, open.then(() => [])]);
    const second = await unitOf(1)
      .run(() => takeJobs(1, 100, leaseUntil))
      .finally(() => committed.resolve());
    await open;
    expect([first.length, second.length]).toEqual([10, 50]);
    expect([...first, ...second].map(({ id }) => id).toSorted()).toEqual(ids);
    expect(updates.map((ofOne) => ofOne.length)).toEqual([1, 1, 0, 0]);
    expect(failures).toEqual([]);
  });

  it('hands no job over whose process died: it runs alone', async () => {
    const abandoned = await insertJobs(3, { status: 'running', attempts: 1, leaseUntil: past() });
    const [due] = await insertJobs(1);
    expect((await jobsOf(0).findDueJobs(100)).map(({ id }) => id)).toEqual([due]);
    const jobs = await jobsOf(0).findAbandonedJobs(100);
    expect(jobs.map(({ id }) => id).toSorted()).toEqual(abandoned);
  });

  it('hands a batch over again whose process died before the queue had it', async () => {
    const ids = await insertJobs(20);
    await unitOf(0).run(() => takeJobs(0, 100, new Date(Date.now() + 1_500)));
    const relay = startRelay(1);
    await waitFor(async () => expect(await listPublished()).toEqual(ids), { timeout: 30_000 });
    await relay.beforeApplicationShutdown();
    expect(updates.map((ofOne) => ofOne.length)).toEqual([1, 1, 0, 0]);
  });

  it('leaves a batch due whose process died before the commit', async () => {
    const ids = await insertJobs(20);
    await expect(
      unitOf(0).run(async () => {
        await takeJobs(0, 100, new Date(Date.now() + 20_000));
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect((await jobsOf(1).findDueJobs(100)).map(({ id }) => id).toSorted()).toEqual(ids);
  });

  it('takes a batch back in one statement while the queue server is away', async () => {
    await insertJobs(50);
    const relay = startRelay(0, 'redis://127.0.0.1:9');
    await waitFor(
      async () => {
        const rows = await dataSourceOf(1).getRepository(OutboxJob).find();
        const isBack = ({ status, runAt }: OutboxJob) =>
          status === 'pending' && runAt.getTime() > Date.now() - 30_000;
        expect(rows.filter(isBack)).toHaveLength(50);
      },
      { timeout: 60_000, interval: 25 },
    );
    await relay.beforeApplicationShutdown();
    expect(updates[0]?.length).toBeLessThanOrEqual(4);
  }, 90_000);

  it('takes back neither what a worker has begun nor what another relay has handed over since', async () => {
    await insertJobs(3);
    const [own, later] = [new Date(Date.now() + 20_000), new Date(Date.now() + 30_000)];
    const jobs = await unitOf(0).run(() => takeJobs(0, 3, own));
    const [kept, begun, elsewhere] = jobs.map((job) => ({ ...job, status: 'queued' as const }));
    if (kept === undefined || begun === undefined || elsewhere === undefined)
      throw new Error('Three jobs are missing');
    await jobsOf(1).claimJob(begun);
    await jobsOf(1).markJobsQueued([elsewhere], later);
    await jobsOf(0).returnJobsToPending(jobs, own, 1_000);
    const rows = await dataSourceOf(0).getRepository(OutboxJob).find();
    expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual({
      [kept.id]: 'pending',
      [begun.id]: 'running',
      [elsewhere.id]: 'queued',
    });
  });
});

/** A wait for a lock ends with an error after a second. Not zero, with which MariaDB fails at `SKIP LOCKED`. */
async function limitLockWaits(dataSource: DataSource): Promise<void> {
  const runners = Array.from({ length: POOL }, () => dataSource.createQueryRunner());
  await Promise.all(
    runners.map((runner) => runner.query('SET SESSION innodb_lock_wait_timeout = 1')),
  );
  await Promise.all(runners.map((runner) => runner.release()));
}

async function emptyRedis(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.flushdb();
  await redis.quit();
}
