import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ManagedProcess } from '../../../tools/services/child-process.ts';
import { startPortalServices } from '../../../tools/testkit/portal-services.ts';
import { sqlMoment } from '../kit/mail-fixtures.js';
import { portal } from '../kit/portal.js';
import { startFakeSmtpServer, type FakeSmtpServer } from '../kit/fake-smtp-server.js';
import { openSql, type Sql } from '../kit/sql-client.js';
import { waitUntil } from '../kit/wait-until.js';

const WORKER = resolve(import.meta.dirname, 'mail-worker.mjs');
/** Concurrent jobs of a worker: this many messages may be in flight when it dies. */
const IN_HAND = 4;

/**
 * With MariaDB and Redis three workers share 1,000 messages and one of them is killed 20 times.
 * With SQLite, where a single process does everything, there are fewer.
 */
const PLANS = {
  mariadb: { workers: 3, kills: 20, perKill: 50 },
  sqlite: { workers: 1, kills: 3, perKill: 40 },
} as const;

/** When each kill comes, in messages taken since the wave began; drawn once, so that a failure can be repeated. */
const TAKEN_BEFORE = [3, 17, 0, 31, 8, 24, 1, 12, 40, 5, 29, 2, 19, 36, 7, 14, 0, 22, 33, 10];

const { kind } = portal();
const { workers, kills, perKill } = PLANS[kind];
let folder: string;
let parts: Awaited<ReturnType<typeof startPortalServices>>;
let office: FakeSmtpServer;
let database: Sql;
let lanes: ManagedProcess[] = [];

const startWorker = () =>
  new ManagedProcess(process.execPath, [WORKER], {
    cwd: folder,
    log: join(folder, 'log'),
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'error',
      MAIL_FROM: 'Portale <noreply@example.test>',
      ...parts.env,
      SMTP_URL: office.url,
    },
  });
const openJobs = async () =>
  Number(
    (
      await database.rows<{ n: number }>(
        `SELECT COUNT(*) AS n FROM outbox_jobs WHERE kind = 'mail' AND status <> 'done'`,
      )
    )[0]?.n,
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-fire-'));
  await mkdir(join(folder, 'data'));
  [parts, office] = [
    await startPortalServices(kind, join(folder, 'data')),
    await startFakeSmtpServer(),
  ];
  lanes = [startWorker()];
  database = openSql({ kind, database: parts.database });
  await waitUntil(
    async () =>
      database.rows('SELECT job_id FROM mail_deliveries').then(
        () => true,
        () => null,
      ),
    'the first worker to make the tables',
    200_000,
  );
  while (lanes.length < workers) lanes.push(startWorker());
});
afterAll(async () => {
  await Promise.all(lanes.map((one) => one.stop()));
  await office.stop();
  await database.close();
  await parts.stopServices();
  await rm(folder, { recursive: true, force: true });
});

/** Messages as the business transaction would have written them. */
async function write(count: number, wave: number): Promise<void> {
  const now = sqlMoment();
  const rows = Array.from({ length: count }, (_, index) => {
    const payload = JSON.stringify({
      to: `onda${wave}.n${index}@example.test`,
      subject: `Pratica ${wave}-${index}`,
      text: 'Testo',
      html: '<p>Testo</p>',
    });
    return [randomUUID(), 'mail', payload, 'pending', 0, now, now];
  });
  await database.run(
    `INSERT INTO outbox_jobs (id, kind, payload, status, attempts, run_at, created) VALUES ${rows.map(() => '(?, ?, ?, ?, ?, ?, ?)').join(', ')}`,
    ...rows.flat(),
  );
}

describe('workers killed while they send mail', () => {
  it('lose no message and send none twice that the server is known to have', async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      const before = office.taken.length;
      await write(perKill, kill);
      await waitUntil(
        () =>
          Promise.resolve(office.taken.length - before >= (TAKEN_BEFORE[kill] ?? 0) ? true : null),
        `wave ${kill} to be under way`,
        120_000,
        1,
      );
      const lane = kill % workers;
      await lanes[lane]?.kill9();
      lanes[lane] = startWorker();
      if (kill === Math.floor(kills / 2)) {
        await office.stop();
        await pause(700);
        await office.start();
      }
    }
    await waitUntil(
      async () => ((await openJobs()) === 0 ? true : null),
      'every message to be sent',
      200_000,
      250,
    );

    // The sandbox of jobs whose worker died is the whole portal, which writes to its demo accounts.
    const taken = office.taken.filter(({ to }) => to.includes('onda'));
    const perMessage = Map.groupBy(taken, ({ messageId }) => messageId);
    const repeated = [...perMessage].filter(([, copies]) => copies.length > 1);
    // No message is lost, and the reader's mail program shows each once: one Message-ID per
    // recipient.
    expect(new Set(taken.map(({ to }) => to)).size).toBe(kills * perKill);
    expect(perMessage.size).toBe(kills * perKill);
    // The delivery records list each repeat, and there are no more repeats than messages in
    // flight when a worker or the server died.
    const doubtful = await database.rows<{ job_id: string }>(
      'SELECT job_id FROM mail_deliveries WHERE doubtful > 0',
    );
    const known = new Set(doubtful.map(({ job_id }) => job_id));
    expect(
      repeated.filter(([messageId]) => !known.has(/^<([\w-]{36})@/.exec(messageId)?.[1] ?? '')),
    ).toEqual([]);
    expect(repeated.length).toBeLessThanOrEqual((kills + workers) * IN_HAND);
    process.stdout.write(
      `${kills * perKill} messages, ${kills} kills, ${known.size} in doubt, ${repeated.length} handed over twice\n`,
    );
  }, 600_000);
});
