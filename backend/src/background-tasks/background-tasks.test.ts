import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { Processor } from '@nestjs/bullmq';
import type { DynamicModule } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../test/kit/test-app.js';
import { databases, type TestDatabase } from '../../test/kit/test-database.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { Problem } from '../platform/http/index.js';
import {
  MAX_FINISHED_TASKS,
  MAX_OPEN_TASKS,
} from '../platform/background-tasks/background-tasks.constants.js';
import {
  BackgroundTaskProcessor,
  BackgroundTaskService,
  TASK_WORKER_OPTIONS,
  type TaskContext,
} from '../platform/background-tasks/index.js';
import { BackgroundTask } from '../platform/background-tasks/background-task.entity.js';
import { UnitOfWork } from '../platform/database/index.js';
import { OutboxService, type JobsMode } from '../platform/jobs/index.js';
import { testRedisUrl } from '../../test/kit/test-redis.js';
import { waitFor } from '../../test/kit/wait-for.js';

interface ProbeParams {
  text: string;
  failures?: number;
  refuses?: string;
  /** Waits halfway until the test releases the task or it is aborted. */
  holds?: boolean;
}

@Processor('probe', TASK_WORKER_OPTIONS)
class ProbeTaskProcessor extends BackgroundTaskProcessor<ProbeParams> {
  private readonly runs = new Map<string, number>();
  private readonly running = new Map<number, number>();
  private gate = Promise.withResolvers<void>();
  held = 0;
  mostOfOneAccount = 0;

  release(): void {
    this.gate.resolve();
  }

  /** Tasks that hold wait again. */
  hold(): void {
    this.gate = Promise.withResolvers();
  }

  async runTask(params: ProbeParams, context: TaskContext): Promise<void> {
    const { accountId } = context;
    const count = (this.running.get(accountId) ?? 0) + 1;
    this.running.set(accountId, count);
    this.mostOfOneAccount = Math.max(this.mostOfOneAccount, count);
    try {
      await this.write(params, context);
    } finally {
      this.running.set(accountId, (this.running.get(accountId) ?? 0) - 1);
    }
  }

  private async write(
    { text, failures = 0, refuses, holds = false }: ProbeParams,
    { openOutput, reportProgress, signal, yieldToEventLoop }: TaskContext,
  ): Promise<void> {
    const count = (this.runs.get(text) ?? 0) + 1;
    this.runs.set(text, count);
    const out = openOutput({ fileName: 'Elenco è.txt', contentType: 'text/plain' });
    out.write(text.slice(0, 3));
    reportProgress(3, text.length);
    if (refuses !== undefined) throw new Problem(404, 'not-found', refuses);
    if (failures >= count) throw new Error('breaks');
    if (holds) {
      this.held += 1;
      await Promise.race([
        this.gate.promise,
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
      ]);
    }
    await yieldToEventLoop();
    out.write(text.slice(3));
    reportProgress(text.length, text.length);
  }
}

/** Another kind, with a queue of its own. */
@Processor('probe-export', TASK_WORKER_OPTIONS)
class ProbeExportProcessor extends BackgroundTaskProcessor<ProbeParams> {
  async runTask({ text }: ProbeParams, { openOutput }: TaskContext): Promise<void> {
    openOutput({ fileName: 'export.txt', contentType: 'text/plain' }).write(text);
    return Promise.resolve();
  }
}

class ProbeModule {}
const PROBE: DynamicModule = {
  module: ProbeModule,
  providers: [ProbeTaskProcessor, ProbeExportProcessor],
};

const redisUrl = testRedisUrl(3);
const ways: JobsMode[] = redisUrl === null ? ['local'] : ['local', 'queue'];
const cases = databases.flatMap(([name, create]) => ways.map((mode) => ({ name, mode, create })));

describe.each(cases)('works on $name, mode $mode', ({ create, mode }) => {
  const change = { redisUrl: mode === 'queue' ? redisUrl : null };
  let database: TestDatabase;
  let test: TestApp;
  let works: BackgroundTaskService;
  let probe: ProbeTaskProcessor;
  let accountId: number;

  beforeAll(async () => {
    database = await create();
    if (mode === 'queue' && redisUrl !== null) await emptyRedis(redisUrl);
    test = await startTestApp([AccountsModule, SettingsModule, PROBE], {
      jobs: mode,
      change: { ...change, database: database.config },
    });
    works = test.app.get(BackgroundTaskService);
    probe = test.app.get(ProbeTaskProcessor, { strict: false });
  });
  afterAll(async () => {
    await test.close();
    await database.remove();
  });

  const rows = () => test.app.get(DataSource).getRepository(BackgroundTask);
  const newAccount = async () => {
    const now = new Date().toISOString().replace('T', ' ').replace('Z', '');
    const values = [`${randomUUID()}@example.test`, 'x', 'User', 1, 1, 0, 1, now, now];
    const { manager } = test.app.get(DataSource);
    await manager.query(
      `INSERT INTO accounts (email, password_hash, role, email_verified, contract_verified, first_package_acquired,
      privacy_and_conditions_accepted, created, updated) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      values,
    );
    const [row] = (await manager.query(
      'SELECT id FROM accounts WHERE email = ?',
      values.slice(0, 1),
    )) as { id: number }[];
    return row?.id ?? 0;
  };
  beforeAll(async () => {
    accountId = await newAccount();
  });

  const start = (params: ProbeParams, key?: string, owner = accountId, kind = 'probe') =>
    works.startTask({
      accountId: owner,
      kind,
      title: 'Prova',
      params,
      ...(key === undefined ? {} : { key: { key, hash: 'of one request' } }),
    });
  const reach = async (id: string, state: string, owner = accountId) => {
    await waitFor(async () => expect((await works.getOwnedTask(owner, id)).state).toBe(state), {
      timeout: 30_000,
      interval: 30,
    });
    return works.getOwnedTask(owner, id);
  };
  const folder = () =>
    test.config.storage.kind === 'folder' ? `${test.config.storage.folder}/works` : '';
  const filesOf = (id: string) => {
    try {
      return readdirSync(folder()).filter((name) => name.startsWith(id));
    } catch {
      return [];
    }
  };

  it('run, keep the whole result under its name, and hand it out', async () => {
    const { id } = await start({ text: 'abcdefgh' });
    expect(await reach(id, 'done')).toMatchObject({
      done: 8,
      total: 8,
      fileName: 'Elenco è.txt',
      contentType: 'text/plain',
      bytes: 8,
      slot: null,
      problem: null,
    });
    const result = await works.getTaskResult(accountId, id);
    expect(String(await buffer(await works.openTaskResult(result)))).toBe('abcdefgh');
    await expect(works.getOwnedTask(accountId + 1_000, id)).rejects.toMatchObject({ status: 404 });
  });

  it('start once for one key', async () => {
    const started = await Promise.all([1, 2, 3].map(() => start({ text: 'once' }, 'key-1')));
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    await reach(started[0]?.id ?? '', 'done');
    expect((await start({ text: 'once' }, 'key-1')).id).toBe(started[0]?.id);
  });

  it('are tried again from the start after a failure, and fail for good with words for people', async () => {
    const { id } = await start({ text: 'second time', failures: 1 });
    expect(await reach(id, 'done')).toMatchObject({ run: 2, bytes: 11 });
    expect(filesOf(id)).toEqual([`${id}.2`]);
    const hopeless = await start({ text: 'never', failures: 1_000 });
    expect((await reach(hopeless.id, 'failed')).problem).toContain('Riprova');
    const refused = await start({ text: 'never', refuses: 'La pratica non esiste più.' });
    expect(await reach(refused.id, 'failed')).toMatchObject({
      run: 1,
      problem: 'La pratica non esiste più.',
    });
    expect([...filesOf(hopeless.id), ...filesOf(refused.id)]).toEqual([]);
  });

  it('stop when cancelled, leave nothing, and give their place free; no more than a few at once', async () => {
    const owner = await newAccount();
    const begun = await Promise.allSettled(
      Array.from({ length: MAX_OPEN_TASKS + 2 }, () =>
        start({ text: 'held back', holds: true }, undefined, owner),
      ),
    );
    const ids = begun.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []));
    expect(ids).toHaveLength(MAX_OPEN_TASKS);
    expect(
      begun.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : [])),
    ).toEqual([expect.objectContaining({ status: 429 }), expect.objectContaining({ status: 429 })]);
    // One task of an account runs at a time; its others wait without a slot of a worker.
    const underWay = async () =>
      (await works.listByAccount(owner))
        .filter(({ state }) => state === 'running')
        .map(({ done, total }) => [done, total]);
    await waitFor(async () => expect(await underWay()).toEqual([[3, 9]]), { timeout: 30_000 });
    expect(probe.held).toBe(1);
    for (const id of ids) expect((await works.cancelTask(owner, id)).state).toBe('cancelled');
    expect((await works.cancelTask(owner, ids[0] ?? '')).state).toBe('cancelled');
    await waitFor(() => expect(ids.flatMap(filesOf)).toEqual([]), { timeout: 30_000 });
    await expect(works.getTaskResult(owner, ids[0] ?? '')).rejects.toMatchObject({
      status: 409,
    });
    const next = await start({ text: 'next' }, undefined, owner);
    await reach(next.id, 'done', owner);
  }, 120_000);

  it('of one account run one at a time and do not hold up those of others', async () => {
    const [busy, office] = [await newAccount(), await newAccount()];
    const held = probe.held;
    probe.mostOfOneAccount = 0;
    const zips: string[] = [];
    for (let count = 1; count <= MAX_OPEN_TASKS; count += 1)
      zips.push((await start({ text: `zip ${count}`, holds: true }, undefined, busy)).id);
    await waitFor(() => expect(probe.held).toBe(held + 1), { timeout: 30_000 });

    // The zips hold until the end of this test: what they held up would never be done.
    const exported = await start({ text: 'rows' }, undefined, office, 'probe-export');
    await reach(exported.id, 'done', office);
    // The same kind as the zips: a slot of its workers is free, because waiting tasks hold none.
    const zip = await start({ text: 'other zip' }, undefined, office);
    await reach(zip.id, 'done', office);

    const states = async () => (await works.listByAccount(busy)).map(({ state }) => state).sort();
    expect(await states()).toEqual(['queued', 'queued', 'queued', 'queued', 'running']);
    expect(probe.held).toBe(held + 1);
    const [first = '', cancelled = '', ...others] = zips;
    await works.cancelTask(busy, cancelled);
    probe.release();
    for (const id of [first, ...others])
      // The wait of the others counts as no attempt.
      expect(await reach(id, 'done', busy)).toMatchObject({ run: 1, slot: null });
    expect(probe.mostOfOneAccount).toBe(1);
    probe.hold();
  }, 120_000);

  it('of the former release, which had one kind of job for all, run as they were written', async () => {
    const { id } = await start({ text: 'of old' }, undefined, accountId);
    await reach(id, 'done');
    await rows().update({ id }, { state: 'queued', run: 0, slot: 1, resultKey: null });
    await test.app
      .get(UnitOfWork)
      .run(() => test.app.get(OutboxService).enqueueJob({ kind: 'work', payload: { id } }));
    expect(await reach(id, 'done')).toMatchObject({ run: 1, slot: null });
  }, 60_000);

  it('are swept with their files when taken off the list, when their time is over, and beyond what is kept', async () => {
    const owner = await newAccount();
    const first = await start({ text: 'first' }, undefined, owner);
    await reach(first.id, 'done', owner);
    await works.removeTask(owner, first.id);
    expect(await works.listByAccount(owner)).toEqual([]);
    await waitFor(async () => expect(await rows().findOneBy({ id: first.id })).toBeNull(), {
      timeout: 30_000,
    });
    expect(filesOf(first.id)).toEqual([]);
    const ids: string[] = [];
    for (let count = 0; count <= MAX_FINISHED_TASKS; count += 1) {
      const { id } = await start({ text: `number ${count}` }, undefined, owner);
      await reach(id, 'done', owner);
      ids.push(id);
    }
    expect((await works.listByAccount(owner)).map(({ id }) => id)).toEqual(ids.slice(1).reverse());
    await waitFor(() => expect(filesOf(ids[0] ?? '')).toEqual([]), { timeout: 30_000 });
  }, 120_000);

  it('go back to the queue when the process stops, and are done by the next', async () => {
    probe.held = 0;
    const { id } = await start({ text: 'to be continued', holds: true });
    await waitFor(() => expect(probe.held).toBe(1), { timeout: 30_000 });
    const { dataDir } = test.config;
    await test.app.close();
    test = await startTestApp([AccountsModule, SettingsModule, PROBE], {
      jobs: mode,
      change: { ...change, database: database.config, dataDir, storage: test.config.storage },
    });
    works = test.app.get(BackgroundTaskService);
    probe = test.app.get(ProbeTaskProcessor, { strict: false });
    probe.release();
    const done = await reach(id, 'done');
    expect(done).toMatchObject({ bytes: 15, done: 15, total: 15 });
    expect(filesOf(id)).toEqual([`${id}.${done.run}`]);
  }, 120_000);
});

async function emptyRedis(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.flushdb();
  await redis.quit();
}
