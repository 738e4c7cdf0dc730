import { Processor, WorkerHost } from '@nestjs/bullmq';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/kit/test-app.js';
import { databases, type TestDatabase } from '../../../test/kit/test-database.js';
import { OutboxJob, type QueuedJob } from '../jobs/index.js';
import { ScheduleMark } from './schedule-mark.entity.js';
import { Scheduled, SchedulerService, type ScheduledRun } from './index.js';
import { waitFor } from '../../../test/kit/wait-for.js';

@Processor('probe-daily')
@Scheduled({ dailyAt: 7 })
class DailyProbe extends WorkerHost {
  readonly seen: string[] = [];

  process({ data: { due } }: QueuedJob<ScheduledRun>): Promise<void> {
    this.seen.push(due);
    return Promise.resolve();
  }
}

class ProbeModule {}
const DAILY = { kind: 'probe-daily', recurrence: { dailyAt: 7 } };

describe.each(databases)('schedule on %s', (name, create) => {
  // Two connections of one process to one SQLite file would wait for each other until the time-out.
  const processes = name === 'SQLite' ? 1 : 2;

  let database: TestDatabase;
  let apps: TestApp[];
  beforeAll(async () => {
    database = await create();
    apps = [];
    for (let i = 0; i < processes; i += 1) {
      apps.push(
        await startTestApp([{ module: ProbeModule, providers: [DailyProbe] }], {
          jobs: 'local',
          change: { database: database.config },
        }),
      );
    }
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await database.remove();
  });

  const rows = () =>
    apps[0]?.app.get(DataSource).getRepository(OutboxJob).find() ?? Promise.resolve([]);

  it('starts new work with its next strike', async () => {
    const marks = apps[0]?.app.get(DataSource).getRepository(ScheduleMark);
    await waitFor(
      async () => expect(await marks?.findBy({ kind: 'probe-daily' })).toMatchObject([{ runs: 0 }]),
      { timeout: 30_000 },
    );
    expect(await rows()).toEqual([]);
  });

  it('writes each missed day once, however many processes look at once, and runs it', async () => {
    const mark = await apps[0]?.app
      .get(DataSource)
      .getRepository(ScheduleMark)
      .findOneBy({ kind: 'probe-daily' });
    const later = new Date((mark?.due.getTime() ?? 0) + 3 * 86_400_000 + 7_200_000);
    const written = await Promise.all(
      Array.from({ length: 10 }, (__, i) =>
        apps[i % processes]?.app
          .get(SchedulerService, { strict: false })
          .enqueueDueRuns(DAILY, later),
      ),
    );
    expect(written.flat()).toHaveLength(3);
    expect(await rows()).toHaveLength(3);
    const seen = () => apps.flatMap(({ app }) => app.get(DailyProbe, { strict: false }).seen);
    await waitFor(() => expect(new Set(seen()).size).toBe(3), { timeout: 30_000 });
    expect(
      await apps.at(-1)?.app.get(SchedulerService, { strict: false }).enqueueDueRuns(DAILY, later),
    ).toEqual([]);
  });
});
