import { randomUUID } from 'node:crypto';
import { Processor, WorkerHost } from '@nestjs/bullmq';
import { DataSource } from 'typeorm';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/kit/test-app.js';
import { databases, type TestDatabase } from '../../../test/kit/test-database.js';
import { waitFor } from '../../../test/kit/wait-for.js';
import type { CrashHandler } from './crash-handler.types.js';
import { ForkedSandbox } from './forked-sandbox.util.js';
import { JobRepository } from './job.repository.js';
import { LEASE_MS, WORKER_OPTIONS } from './jobs.constants.js';
import { OutboxJob } from './outbox-job.entity.js';

@Processor('probe', WORKER_OPTIONS)
class ProbeProcessor extends WorkerHost implements CrashHandler {
  readonly crashed: unknown[] = [];
  readonly running = new Map<string, PromiseWithResolvers<void>>();

  async process({ id = '' }: { id?: string }): Promise<void> {
    const end = Promise.withResolvers<void>();
    this.running.set(id, end);
    await end.promise;
  }

  failCrashedJob(data: unknown): Promise<void> {
    this.crashed.push(data);
    return Promise.resolve();
  }

  reopenCrashedJob(): Promise<boolean> {
    return Promise.resolve(true);
  }
}

class ProbeModule {}

const TIMEOUT = { timeout: 30_000, interval: 20 };

describe.each(databases)('jobs whose process died, on %s', (_, create) => {
  let database: TestDatabase;
  let test: TestApp;
  let started: number;
  /** Jobs that ran in a sandbox, with the number of the sandbox. */
  let runs: { id: string; sandbox: number }[];
  /** Ends each of those jobs, or says how its sandbox dies. */
  let endJob: (job: OutboxJob) => Promise<string | null>;

  beforeEach(async () => {
    [started, runs] = [0, []];
    endJob = async (job) => {
      await jobs().markJobDone(job);
      return null;
    };
    jest.spyOn(ForkedSandbox, 'start').mockImplementation(() => {
      started += 1;
      return Promise.resolve(createSandbox(started));
    });
    database = await create();
    test = await startTestApp([{ module: ProbeModule, providers: [ProbeProcessor] }], {
      jobs: 'local',
      change: { database: database.config },
    });
  });
  afterEach(async () => {
    await test.close();
    await database.remove();
    jest.restoreAllMocks();
  });

  const jobs = () => test.app.get(JobRepository, { strict: false });
  const rows = () => test.app.get(DataSource).getRepository(OutboxJob);
  const probe = () => test.app.get(ProbeProcessor, { strict: false });
  const findRow = (id: string) => rows().findOneByOrFail({ id });

  function createSandbox(sandbox: number): ForkedSandbox {
    let count = 0;
    return {
      isRunning: true,
      runJob: async (job: OutboxJob) => {
        count += 1;
        runs.push({ id: job.id, sandbox });
        const death = await endJob(job);
        return death === null ? { result: 'done' } : { death, isJobToBlame: count === 1 };
      },
      stop: () => Promise.resolve(),
    } as ForkedSandbox;
  }

  /** Jobs whose leases ran out, the first one first. */
  async function abandonJobs(count: number, change: Partial<OutboxJob> = {}): Promise<string[]> {
    const created = new Date(Date.now() - 60_000);
    const abandoned = Array.from({ length: count }, (__, index) => ({
      id: randomUUID(),
      kind: 'probe',
      payload: JSON.stringify({ index }),
      key: null,
      status: 'running' as const,
      attempts: 1,
      interruptions: 0,
      runAt: created,
      leaseUntil: new Date(created.getTime() + index * 1_000),
      lastError: null,
      requestId: null,
      traceParent: null,
      created,
      finished: null,
      ...change,
    }));
    const ids = abandoned.map(({ id }) => id);
    // TypeORM reads the inserted rows back into these objects, in any order.
    await rows().insert(abandoned);
    return ids;
  }

  it('run one after the other in one sandbox', async () => {
    let inHand = 0;
    endJob = async (job) => {
      inHand += 1;
      expect(inHand).toBe(1);
      await jobs().markJobDone(job);
      inHand -= 1;
      return null;
    };
    const ids = await abandonJobs(4);
    await waitFor(async () => expect(await rows().countBy({ status: 'done' })).toBe(4), TIMEOUT);
    expect(runs).toEqual(ids.map((id) => ({ id, sandbox: 1 })));
    expect(probe().running.size).toBe(0);
  });

  it('are given up when a fresh sandbox dies of one, and the others go on in another', async () => {
    const [poison = '', other = ''] = await abandonJobs(2);
    const endWell = endJob;
    endJob = (job) => (job.id === poison ? Promise.resolve('SIGKILL') : endWell(job));
    await waitFor(
      async () => expect(await findRow(other)).toMatchObject({ status: 'done' }),
      TIMEOUT,
    );
    expect(await findRow(poison)).toMatchObject({
      status: 'crashed',
      leaseUntil: null,
      lastError: 'ProcessEndedError: SIGKILL',
      attempts: 2,
      interruptions: 1,
    });
    expect(probe().crashed).toEqual([{ index: 0 }]);
    expect(runs).toEqual([
      { id: poison, sandbox: 1 },
      { id: other, sandbox: 2 },
    ]);

    // By hand it begins in a sandbox too, with all its attempts.
    endJob = endWell;
    expect(await jobs().retryFailedJob(poison)).toBe(true);
    await waitFor(
      async () => expect(await findRow(poison)).toMatchObject({ status: 'done' }),
      TIMEOUT,
    );
    expect(await findRow(poison)).toMatchObject({ attempts: 2, interruptions: 1 });
    expect(runs.at(-1)).toEqual({ id: poison, sandbox: 2 });
  });

  it('run again in a fresh one when a sandbox that ran others dies', async () => {
    const [, second = ''] = await abandonJobs(2);
    const endWell = endJob;
    endJob = (job) =>
      job.id === second && started === 1 ? Promise.resolve('SIGABRT') : endWell(job);
    await waitFor(
      async () => expect(await findRow(second)).toMatchObject({ status: 'done' }),
      TIMEOUT,
    );
    expect(runs.slice(1)).toEqual([
      { id: second, sandbox: 1 },
      { id: second, sandbox: 2 },
    ]);
    expect(await findRow(second)).toMatchObject({ attempts: 3, interruptions: 2 });
    expect(probe().crashed).toEqual([]);
  });

  it('are not given up for a death while their process is asked to stop', async () => {
    await abandonJobs(1);
    const death = Promise.withResolvers<string>();
    endJob = () => death.promise;
    await waitFor(() => expect(runs).toHaveLength(1), TIMEOUT);
    const markJobCrashed = jest.spyOn(jobs(), 'markJobCrashed');
    const { close } = test;
    test.close = () => Promise.resolve();
    death.resolve('SIGKILL');
    await close();
    expect(markJobCrashed).not.toHaveBeenCalled();
  });

  it('wait for a sandbox that does not start, and count nothing', async () => {
    jest.spyOn(ForkedSandbox, 'start').mockRejectedValueOnce(new Error('no memory'));
    const [id = ''] = await abandonJobs(1);
    await waitFor(async () => expect(await findRow(id)).toMatchObject({ status: 'done' }), TIMEOUT);
    expect(await findRow(id)).toMatchObject({ attempts: 2, interruptions: 1 });
  });

  it('are none while this process has them in hand, although it stood still and lost the lease', async () => {
    const [id = ''] = await abandonJobs(1, { status: 'pending', attempts: 0, leaseUntil: null });
    await waitFor(() => expect(probe().running.has(id)).toBe(true), TIMEOUT);
    await rows().update({ id }, { leaseUntil: new Date(Date.now() - LEASE_MS) });
    const [other = ''] = await abandonJobs(1);
    await waitFor(
      async () => expect(await findRow(other)).toMatchObject({ status: 'done' }),
      TIMEOUT,
    );
    probe().running.get(id)?.resolve();
    await waitFor(async () => expect(await findRow(id)).toMatchObject({ status: 'done' }), TIMEOUT);
    expect(runs).toEqual([{ id: other, sandbox: 1 }]);
  });
});
