import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { Injectable, type DynamicModule } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/kit/test-app.js';
import { databases, type TestDatabase } from '../../test/kit/test-database.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { Problem } from '../platform/http/index.js';
import {
  MAX_FINISHED_TASKS,
  MAX_OPEN_TASKS,
} from '../platform/background-tasks/background-tasks.constants.js';
import {
  TaskKind,
  BackgroundTaskService,
  BackgroundTasksPlatformModule,
  type TaskHandler,
  type TaskContext,
} from '../platform/background-tasks/index.js';
import { BackgroundTask } from '../platform/background-tasks/background-task.entity.js';

interface ProbeParams {
  text: string;
  failures?: number;
  refuses?: string;
  /** Waits halfway until the test releases the task or it is aborted. */
  holds?: boolean;
}

@Injectable()
@TaskKind('probe')
class ProbeTaskHandler implements TaskHandler<ProbeParams> {
  private readonly runs = new Map<string, number>();
  held = 0;
  release: () => void = () => undefined;
  private readonly gate = new Promise<void>((resolve) => {
    this.release = resolve;
  });

  async run(
    { text, failures = 0, refuses, holds = false }: ProbeParams,
    { openOutput, reportProgress, signal, yieldToEventLoop }: TaskContext,
  ): Promise<void> {
    const count = (this.runs.get(text) ?? 0) + 1;
    this.runs.set(text, count);
    const out = openOutput({ fileName: 'Elenco è.txt', contentType: 'text/plain' });
    out.write(text.slice(0, 3));
    reportProgress(3, text.length);
    if (refuses !== undefined) throw new Problem(404, 'gone', refuses);
    if (failures >= count) throw new Error('breaks');
    if (holds) {
      this.held += 1;
      await Promise.race([
        this.gate,
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

class ProbeModule {}
const PROBE: DynamicModule = {
  module: ProbeModule,
  imports: [BackgroundTasksPlatformModule],
  providers: [ProbeTaskHandler],
};

describe.each(databases)('works on %s', (_, create) => {
  let database: TestDatabase;
  let test: TestApp;
  let works: BackgroundTaskService;
  let probe: ProbeTaskHandler;
  let accountId: number;

  beforeAll(async () => {
    database = await create();
    test = await startTestApp([AccountsModule, PROBE], {
      jobs: 'local',
      change: { database: database.config },
    });
    works = test.app.get(BackgroundTaskService);
    probe = test.app.get(ProbeTaskHandler, { strict: false });
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

  const start = (params: ProbeParams, key?: string, owner = accountId) =>
    works.startTask({
      accountId: owner,
      kind: 'probe',
      title: 'Prova',
      params,
      ...(key === undefined ? {} : { key }),
    });
  const reach = async (id: string, state: string, owner = accountId) => {
    await vi.waitFor(async () => expect((await works.getOwnedTask(owner, id)).state).toBe(state), {
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
    expect(String(await buffer((await works.openTaskResult(accountId, id)).content))).toBe(
      'abcdefgh',
    );
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
    expect((await reach(hopeless.id, 'failed')).problem).toContain('Riprovare');
    const refused = await start({ text: 'never', refuses: 'La pratica non esiste più.' });
    expect(await reach(refused.id, 'failed')).toMatchObject({
      run: 1,
      problem: 'La pratica non esiste più.',
    });
    expect([...filesOf(hopeless.id), ...filesOf(refused.id)]).toEqual([]);
  });

  it(
    'stop when cancelled, leave nothing, and give their place free; no more than a few at once',
    { timeout: 120_000 },
    async () => {
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
      ).toEqual([
        expect.objectContaining({ status: 429 }),
        expect.objectContaining({ status: 429 }),
      ]);
      // Two tasks run at once per process; the others wait, so that short jobs find a free slot.
      const underWay = async () =>
        (await works.listByAccount(owner))
          .filter(({ state }) => state === 'running')
          .map(({ done, total }) => [done, total]);
      await vi.waitFor(
        async () =>
          expect(await underWay()).toEqual([
            [3, 9],
            [3, 9],
          ]),
        { timeout: 30_000 },
      );
      expect(probe.held).toBe(2);
      for (const id of ids) expect((await works.cancelTask(owner, id)).state).toBe('cancelled');
      expect((await works.cancelTask(owner, ids[0] ?? '')).state).toBe('cancelled');
      await vi.waitFor(() => expect(ids.flatMap(filesOf)).toEqual([]), { timeout: 30_000 });
      await expect(works.openTaskResult(owner, ids[0] ?? '')).rejects.toMatchObject({
        status: 409,
      });
      const next = await start({ text: 'next' }, undefined, owner);
      await reach(next.id, 'done', owner);
    },
  );

  it(
    'are swept with their files when taken off the list, when their time is over, and beyond what is kept',
    { timeout: 120_000 },
    async () => {
      const owner = await newAccount();
      const first = await start({ text: 'first' }, undefined, owner);
      await reach(first.id, 'done', owner);
      await works.removeTask(owner, first.id);
      expect(await works.listByAccount(owner)).toEqual([]);
      await vi.waitFor(async () => expect(await rows().findOneBy({ id: first.id })).toBeNull(), {
        timeout: 30_000,
      });
      expect(filesOf(first.id)).toEqual([]);
      const ids: string[] = [];
      for (let count = 0; count <= MAX_FINISHED_TASKS; count += 1) {
        const { id } = await start({ text: `number ${count}` }, undefined, owner);
        await reach(id, 'done', owner);
        ids.push(id);
      }
      expect((await works.listByAccount(owner)).map(({ id }) => id)).toEqual(
        ids.slice(1).reverse(),
      );
      await vi.waitFor(() => expect(filesOf(ids[0] ?? '')).toEqual([]), { timeout: 30_000 });
    },
  );

  it(
    'go back to the queue when the process stops, and are done by the next',
    { timeout: 120_000 },
    async () => {
      probe.held = 0;
      const { id } = await start({ text: 'to be continued', holds: true });
      await vi.waitFor(() => expect(probe.held).toBe(1), { timeout: 30_000 });
      const { dataDir } = test.config;
      await test.app.close();
      test = await startTestApp([AccountsModule, PROBE], {
        jobs: 'local',
        change: { database: database.config, dataDir, storage: test.config.storage },
      });
      works = test.app.get(BackgroundTaskService);
      probe = test.app.get(ProbeTaskHandler, { strict: false });
      probe.release();
      const done = await reach(id, 'done');
      expect(done).toMatchObject({ bytes: 15, done: 15, total: 15 });
      expect(filesOf(id)).toEqual([`${id}.${done.run}`]);
    },
  );
});
