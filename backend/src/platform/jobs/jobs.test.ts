import { randomUUID } from 'node:crypto';
import { Processor, WorkerHost } from '@nestjs/bullmq';
import { TransactionHost } from '@nestjs-cls/transactional';
import type { TransactionalAdapterTypeOrm } from '@nestjs-cls/transactional-adapter-typeorm';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/kit/test-app.js';
import { databases, sqliteDatabase, type TestDatabase } from '../../../test/kit/test-database.js';
import { UnitOfWork } from '../database/index.js';
import { ForkedSandbox } from './forked-sandbox.util.js';
import { JobExecutorService } from './job-executor.service.js';
import { JobRepository } from './job.repository.js';
import { MAX_ATTEMPTS, WORKER_OPTIONS } from './jobs.constants.js';
import type { JobsMode } from './jobs-mode.types.js';
import { OutboxJob } from './outbox-job.entity.js';
import { OutboxService } from './outbox.service.js';
import { toQueuePrefix } from './queue-connection.config.js';
import { toQueueJobId } from './queue-job-id.util.js';
import type { QueuedJob } from './queued-job.types.js';
import { testRedisUrl } from '../../../test/kit/test-redis.js';
import { waitFor } from '../../../test/kit/wait-for.js';

interface Order {
  name: string;
  failures: number;
}

@Processor('probe', WORKER_OPTIONS)
class ProbeProcessor extends WorkerHost {
  readonly seen: { jobId: string | undefined; attempt: number; name: string }[] = [];

  async process({ id, data, attemptsStarted }: QueuedJob<Order>): Promise<void> {
    this.seen.push({ jobId: id, attempt: attemptsStarted, name: data.name });
    if (attemptsStarted <= data.failures) throw new Error(`attempt ${attemptsStarted} fails`);
  }

  of(name: string) {
    return this.seen.filter((one) => one.name === name);
  }
}

class ProbeModule {}

/** Jobs whose process died run in this process, whose modules no other process has. */
function useSandboxInProcess({ app }: TestApp): void {
  const jobExecutorService = app.get(JobExecutorService, { strict: false });
  jest.spyOn(ForkedSandbox, 'start').mockResolvedValue({
    isRunning: true,
    runJob: async (job: OutboxJob) => ({
      result: await jobExecutorService.runClaimedJob(job, { isSandboxed: true }),
    }),
    stop: () => Promise.resolve(),
  } as ForkedSandbox);
}

const redisUrl = testRedisUrl(1);
const ways: JobsMode[] = redisUrl === null ? ['local'] : ['local', 'queue'];
const cases = databases.flatMap(([name, create]) => ways.map((mode) => ({ name, mode, create })));

describe.each(cases)('jobs on $name, mode $mode', ({ create, mode }) => {
  let database: TestDatabase;
  let test: TestApp;
  let probe: ProbeProcessor;
  let unit: UnitOfWork;
  let outbox: OutboxService;
  let dataSource: DataSource;

  beforeAll(async () => {
    if (redisUrl !== null) await flush(redisUrl);
    database = await create();
    test = await startTestApp([{ module: ProbeModule, providers: [ProbeProcessor] }], {
      jobs: mode,
      change: { database: database.config, redisUrl },
    });
    probe = test.app.get(ProbeProcessor, { strict: false });
    unit = test.app.get(UnitOfWork);
    outbox = test.app.get(OutboxService);
    dataSource = test.app.get(DataSource);
    useSandboxInProcess(test);
  });
  afterAll(async () => {
    await test.close();
    await database.remove();
  });

  const add = (name: string, failures = 0, key?: string) =>
    unit.run(async () =>
      outbox.enqueueJob({
        kind: 'probe',
        payload: { name, failures },
        ...(key === undefined ? {} : { key }),
      }),
    );
  const rows = async (name: string) =>
    (await dataSource.getRepository(OutboxJob).find()).filter(({ payload }) =>
      payload.includes(`"${name}"`),
    );
  const put = async (name: string, change: Partial<OutboxJob>, failures = 0) => {
    const now = new Date();
    await dataSource.getRepository(OutboxJob).insert({
      id: randomUUID(),
      kind: 'probe',
      payload: JSON.stringify({ name, failures }),
      key: null,
      status: 'pending',
      attempts: 0,
      runAt: now,
      leaseUntil: null,
      lastError: null,
      created: now,
      finished: null,
      ...change,
    });
  };
  const isDone = async (name: string) =>
    expect((await rows(name)).map(({ status }) => status)).toEqual(['done']);
  const until = (check: () => Promise<unknown>) =>
    waitFor(check, { timeout: 50_000, interval: 25 });
  const past = new Date(Date.now() - 1_000);
  const future = new Date(Date.now() + 3_600_000);

  it('runs what a committed unit of work added, at once, and nothing of one that rolled back', async () => {
    await expect(
      unit.run(async () => {
        await outbox.enqueueJob({ kind: 'probe', payload: { name: 'rolled back', failures: 0 } });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await add('committed');
    await until(() => isDone('committed'));
    expect(probe.of('committed')).toEqual([expect.objectContaining({ attempt: 1 })]);
    expect(await rows('rolled back')).toEqual([]);
  });

  it('has the job of a unit of work in its transaction, and none of one that rolled back', async () => {
    const countInTransaction = () =>
      test.app
        .get<TransactionHost<TransactionalAdapterTypeOrm>>(TransactionHost)
        .tx.countBy(OutboxJob, { key: 'in its transaction' });
    const addJob = () =>
      outbox.enqueueJob({
        kind: 'probe',
        payload: { name: 'in its transaction', failures: 0 },
        key: 'in its transaction',
        runAt: future,
      });
    await expect(
      unit.run(async () => {
        await addJob();
        expect(await countInTransaction()).toBe(1);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await rows('in its transaction')).toEqual([]);
    await unit.run(async () => {
      await addJob();
      expect(await countInTransaction()).toBe(1);
    });
    expect(await rows('in its transaction')).toHaveLength(1);
  });

  it('takes the same key twice as one job', async () => {
    await add('keyed', 0, 'once');
    await add('keyed', 0, 'once');
    await Promise.all([1, 2, 3].map(() => add('keyed', 0, 'once')));
    await until(() => isDone('keyed'));
    expect(probe.of('keyed')).toHaveLength(1);
  });

  it('tries again after a failure, with the same job id', async () => {
    await add('fails once', 1);
    await until(() => isDone('fails once'));
    const seen = probe.of('fails once');
    expect(seen.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(new Set(seen.map(({ jobId }) => jobId)).size).toBe(1);
  });

  it('runs a job whose worker died between taking and finishing it', async () => {
    await put('left behind', { status: 'running', attempts: 1, leaseUntil: past });
    await until(() => isDone('left behind'));
    expect(probe.of('left behind')).toEqual([expect.objectContaining({ attempt: 2 })]);
  });

  it('counts an attempt whose worker died, or stopped in order, as no failure', async () => {
    const repository = test.app.get(JobRepository, { strict: false });
    const claim = async (name: string) => {
      const [row] = await rows(name);
      const claimed = row === undefined ? null : await repository.claimJob(row);
      if (claimed === null) throw new Error('The job is missing');
      return claimed;
    };
    await put('interrupted', { status: 'running', attempts: 1, leaseUntil: future });
    const claimed = await claim('interrupted');
    expect(claimed).toMatchObject({ attempts: 2, interruptions: 1 });
    expect(await repository.recordJobFailure(claimed, new Error('first'), 2)).toBe('pending');

    await put('stopped', { runAt: future });
    await repository.requeueJob(await claim('stopped'));
    await until(() => isDone('stopped'));
    expect((await rows('stopped'))[0]).toMatchObject({ attempts: 2, interruptions: 1 });
    await put('failed', { attempts: 1, runAt: future });
    expect(await repository.recordJobFailure(await claim('failed'), new Error('second'), 2)).toBe(
      'dead',
    );
  });

  it('leaves a job alone that another worker has', async () => {
    await put('elsewhere', { status: 'running', attempts: 1, leaseUntil: future });
    await add('after it');
    await until(() => isDone('after it'));
    expect(probe.of('elsewhere')).toEqual([]);
  });

  it('gives a job to one of two workers that claim it at once, and takes no result of the other', async () => {
    await put('claimed', { runAt: future });
    const [row] = await rows('claimed');
    if (row === undefined) throw new Error('The job is missing');
    const repository = test.app.get(JobRepository, { strict: false });
    const claims = await Promise.all([repository.claimJob(row), repository.claimJob(row)]);
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
    const taken = { ...row, status: 'running' as const, attempts: 1 };
    await repository.markJobDone({ ...taken, attempts: 2 });
    expect((await rows('claimed')).map(({ status }) => status)).toEqual(['running']);
    await repository.markJobDone(taken);
    await isDone('claimed');
  });

  it('runs a job the queue server has lost', async () => {
    await put('lost', { status: 'queued', leaseUntil: past });
    await until(() => isDone('lost'));
  });

  it('gives up after the last attempt and keeps the error', async () => {
    await put('hopeless', { attempts: MAX_ATTEMPTS - 1 }, 99);
    await until(async () =>
      expect(await rows('hopeless')).toEqual([
        expect.objectContaining({ status: 'dead', attempts: MAX_ATTEMPTS }),
      ]),
    );
    expect((await rows('hopeless'))[0]?.lastError).toContain(`attempt ${MAX_ATTEMPTS} fails`);
  });

  it('does not run before its time', async () => {
    await put('later', { runAt: future });
    await add('now');
    await until(() => isDone('now'));
    expect(probe.of('later')).toEqual([]);
  });

  it('runs each of many jobs once', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, index) => add(`many ${index}`)));
    await until(async () =>
      expect(
        await dataSource.getRepository(OutboxJob).countBy({ status: 'done' }),
      ).toBeGreaterThanOrEqual(60),
    );
    await until(async () =>
      expect(probe.seen.filter(({ name }) => name.startsWith('many'))).toHaveLength(60),
    );
  });

  it('refuses payloads that do not fit', async () => {
    await expect(add('x'.repeat(70_000))).rejects.toThrow('too large');
  });
});

for (const url of redisUrl === null ? [] : [redisUrl])
  describe('a job of a worker that died', () => {
    it('is taken over as soon as its lease has run out, while the queue still counts it as running', async () => {
      await flush(url);
      const database = await sqliteDatabase();
      const prefix = toQueuePrefix(database.config);
      const queue = new Queue('probe', { connection: { url }, prefix });
      const dead = new Worker('probe', null, {
        connection: { url, maxRetriesPerRequest: null },
        prefix,
        autorun: false,
        lockDuration: 120_000,
      });
      const id = randomUUID();
      await queue.add('probe', {}, { jobId: toQueueJobId({ id, attempts: 0 }) });
      expect((await dead.getNextJob('dead'))?.id).toBe(toQueueJobId({ id, attempts: 0 }));

      const test = await startTestApp([{ module: ProbeModule, providers: [ProbeProcessor] }], {
        jobs: 'queue',
        change: { redisUrl: url, database: database.config },
      });
      useSandboxInProcess(test);
      const jobs = test.app.get(DataSource).getRepository(OutboxJob);
      const now = new Date();
      await jobs.insert({
        id,
        kind: 'probe',
        payload: JSON.stringify({ name: 'inherited', failures: 0 }),
        key: null,
        status: 'running',
        attempts: 1,
        runAt: now,
        leaseUntil: new Date(now.getTime() - 1),
        lastError: null,
        created: now,
        finished: null,
      });
      await waitFor(
        async () => expect((await jobs.find())[0]).toMatchObject({ status: 'done', attempts: 2 }),
        { timeout: 50_000 },
      );
      expect((await queue.getActive()).map((job) => job.id)).toEqual([
        toQueueJobId({ id, attempts: 0 }),
      ]);
      await test.close();
      await dead.close(true);
      await queue.close();
      await database.remove();
    });
  });

for (const url of redisUrl === null ? [] : [redisUrl])
  describe('a queue server that others use too', () => {
    it('runs what the former release left in its queue, whose keys have another prefix', async () => {
      await flush(url);
      const former = new Queue('probe', { connection: { url } });
      const id = randomUUID();
      await former.add('probe', {}, { jobId: toQueueJobId({ id, attempts: 0 }) });
      const test = await startTestApp([{ module: ProbeModule, providers: [ProbeProcessor] }], {
        jobs: 'queue',
        change: { redisUrl: url },
      });
      const now = new Date();
      await test.app
        .get(DataSource)
        .getRepository(OutboxJob)
        .insert({
          id,
          kind: 'probe',
          payload: JSON.stringify({ name: 'upgraded', failures: 0 }),
          key: null,
          status: 'queued',
          attempts: 0,
          runAt: now,
          leaseUntil: new Date(now.getTime() + 2_000),
          lastError: null,
          created: now,
          finished: null,
        });
      const probe = test.app.get(ProbeProcessor, { strict: false });
      await waitFor(() => expect(probe.of('upgraded')).toHaveLength(1), { timeout: 50_000 });
      await test.close();
      await former.close();
    });

    it('leaves the jobs of a portal with another database alone', async () => {
      await flush(url);
      const modules = [{ module: ProbeModule, providers: [ProbeProcessor] }];
      const options = { jobs: 'queue' as const, change: { redisUrl: url } };
      const [one, other] = [
        await startTestApp(modules, options),
        await startTestApp(modules, options),
      ];
      const outbox = one.app.get(OutboxService);
      await one.app.get(UnitOfWork).run(async () => {
        for (let count = 0; count < 20; count += 1)
          await outbox.enqueueJob({ kind: 'probe', payload: { name: 'own', failures: 0 } });
      });
      const probe = one.app.get(ProbeProcessor, { strict: false });
      // An entry that the other portal took would come back after 20 s.
      await waitFor(() => expect(probe.of('own')).toHaveLength(20), { timeout: 15_000 });
      expect(other.app.get(ProbeProcessor, { strict: false }).seen).toEqual([]);
      await one.close();
      await other.close();
    });
  });

describe('jobs while the queue server is away', () => {
  it('are kept, writing them waits for nothing, and stopping does not hang', async () => {
    const test = await startTestApp([{ module: ProbeModule, providers: [ProbeProcessor] }], {
      jobs: 'queue',
      change: { redisUrl: 'redis://127.0.0.1:9' },
    });
    // What waited for the queue server would wait for ever.
    await test.app
      .get(UnitOfWork)
      .run(async () =>
        test.app
          .get(OutboxService)
          .enqueueJob({ kind: 'probe', payload: { name: 'kept', failures: 0 } }),
      );
    const jobs = test.app.get(DataSource).getRepository(OutboxJob);
    // After a failed relay the job waits again, until a later moment than its original one.
    await waitFor(
      async () => {
        const [job] = await jobs.find();
        expect(job).toMatchObject({ attempts: 0, finished: null });
        expect(job?.runAt.getTime()).toBeGreaterThan(job?.created.getTime() ?? Infinity);
      },
      { timeout: 60_000 },
    );
    await test.close();
  }, 90_000);
});

async function flush(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.flushdb();
  await redis.quit();
}
