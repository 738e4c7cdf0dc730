import { EventEmitter2 } from '@nestjs/event-emitter';
import { DataSource } from 'typeorm';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { startFakeSmtpServer, type FakeSmtpServer } from '../../../test/kit/fake-smtp-server.js';
import { useInProcessSandbox } from '../../../test/kit/in-process-sandbox.js';
import { startTestApp, type TestApp } from '../../../test/kit/test-app.js';
import { databases, type TestDatabase } from '../../../test/kit/test-database.js';
import { UnitOfWork } from '../database/index.js';
import { JobRepository, OutboxJob } from '../jobs/index.js';
import { MailDelivery } from './mail-delivery.entity.js';
import { MailDeliveryRepository } from './mail-delivery.repository.js';
import { MailOutcomeEvent } from './mail-outcome.event.js';
import type { MailReceipt } from './mail-template.types.js';
import { MAIL_JOB, MailQueueService } from './mail-queue.service.js';
import { waitFor } from '../../../test/kit/wait-for.js';

const template = {
  subject: 'Pratica n. 12',
  heading: 'Pratica inviata',
  paragraphs: ['Cliente: Ortensia Brughetti'],
};

describe.each(databases)('mail by SMTP, on %s', (_, create) => {
  let database: TestDatabase;
  let office: FakeSmtpServer;
  let test: TestApp;
  let dataSource: DataSource;

  beforeAll(async () => {
    office = await startFakeSmtpServer();
    database = await create();
    test = await startTestApp([], {
      jobs: 'local',
      change: { database: database.config, smtpUrl: office.url },
    });
    useInProcessSandbox(test.app);
    dataSource = test.app.get(DataSource);
  });
  afterAll(async () => {
    await test.close();
    await database.remove();
    await office.stop();
  });
  beforeEach(async () => {
    await dataSource.getRepository(OutboxJob).clear();
    await dataSource.getRepository(MailDelivery).clear();
  });
  afterEach(() => office.reset());

  const send = (to: string, receipt?: MailReceipt) =>
    test.app.get(UnitOfWork).run(async () =>
      test.app.get(MailQueueService).enqueueMail({
        to,
        template,
        ...(receipt === undefined ? {} : { receipt }),
      }),
    );
  const job = async () => (await dataSource.getRepository(OutboxJob).find())[0];
  const delivery = async () => (await dataSource.getRepository(MailDelivery).find())[0] ?? null;
  const until = (check: () => Promise<void>) => waitFor(check, { timeout: 50_000, interval: 25 });

  it('hands the message over once and writes down that the server has it', async () => {
    await send('mario@example.test');
    await until(async () =>
      expect(await job()).toMatchObject({ status: 'done', payload: '{}', attempts: 1 }),
    );
    expect(office.taken).toEqual([
      {
        to: 'mario@example.test',
        messageId: expect.stringMatching(`^<${(await job())?.id}@`),
      },
    ]);
    expect(await delivery()).toMatchObject({ state: 'accepted', doubtful: 0 });
  });

  it('tries again after a 4xx, which is no repeat', async () => {
    office.answer = { onRcpt: 451 };
    await send('occupato@example.test');
    await until(async () =>
      expect((await job())?.lastError).toMatch(/^Error: SMTP 451 \(RCPT TO\)/),
    );
    office.answer = {};
    await until(async () => expect(await job()).toMatchObject({ status: 'done' }));
    expect((await job())?.attempts).toBeGreaterThanOrEqual(2);
    expect(office.taken).toHaveLength(1);
    expect(await delivery()).toMatchObject({ state: 'accepted', doubtful: 0 });
  });

  it.each([
    ['onRcpt', 550, 'RCPT TO'],
    ['onData', 554, 'DATA'],
  ] as const)(
    'gives up at once after a permanent %s %s, without keeping the address in the error',
    async (when, code, command) => {
      office.answer = { [when]: code };
      await send('nessuno@example.test');
      await until(async () => expect(await job()).toMatchObject({ status: 'dead', attempts: 1 }));
      expect((await job())?.lastError).toContain(`UnrecoverableError: SMTP ${code} (${command})`);
      expect((await job())?.lastError).not.toContain('nessuno');
    },
  );

  it('tells who asked for a receipt whether the server took the message', async () => {
    const told: [string, string][] = [];
    test.app
      .get(EventEmitter2)
      .on(MailOutcomeEvent.eventName, ({ receipt, outcome, jobId }: MailOutcomeEvent) => {
        told.push([`${receipt.kind} ${receipt.id}`, outcome]);
        expect(jobId).not.toBe('');
      });
    await send('mario@example.test', { kind: 'letter', id: 1 });
    await until(async () => expect(await job()).toMatchObject({ status: 'done' }));
    office.answer = { onRcpt: 550 };
    await send('nessuno@example.test', { kind: 'letter', id: 2 });
    await until(async () =>
      expect(told).toEqual([
        ['letter 1', 'accepted'],
        ['letter 2', 'refused'],
      ]),
    );
  });

  it('goes on trying when the sender or the login is refused: that is no fault of the message', async () => {
    office.answer = { onMail: 550 };
    await send('mario@example.test');
    await until(async () => expect((await job())?.attempts).toBeGreaterThanOrEqual(2));
    expect((await job())?.status).not.toBe('dead');
    office.answer = {};
    await until(async () => expect(await job()).toMatchObject({ status: 'done' }));
  });

  it('gives up on an address no server would take', async () => {
    await send('non un indirizzo');
    await until(async () => expect(await job()).toMatchObject({ status: 'dead' }));
    expect(office.taken).toEqual([]);
  });

  it('does not hand over again what the server has taken, though the job was not finished', async () => {
    await send('mario@example.test');
    await until(async () => expect(await job()).toMatchObject({ status: 'done' }));
    const row = await job();
    await dataSource.getRepository(OutboxJob).update(
      { id: row?.id ?? '' },
      {
        status: 'running',
        leaseUntil: new Date(Date.now() - 1),
        payload: JSON.stringify({ to: 'mario@example.test', subject: 'x', text: 'x', html: 'x' }),
      },
    );
    await until(async () => expect(await job()).toMatchObject({ status: 'done', attempts: 2 }));
    expect(office.taken).toHaveLength(1);
  });

  it('hands the message over once while the database is away for what the server answered', async () => {
    const mark = jest.spyOn(test.app.get(MailDeliveryRepository), 'markDeliveryAccepted');
    for (let time = 0; time < 2; time += 1) mark.mockRejectedValueOnce(new Error('ECONNREFUSED'));
    await send('mario@example.test');
    await until(async () => expect(await job()).toMatchObject({ status: 'done', attempts: 1 }));
    mark.mockRestore();
    expect(office.taken).toHaveLength(1);
    expect(await delivery()).toMatchObject({ state: 'accepted', doubtful: 0 });
  });

  /** As after a process that died while handing the message over, once the server had it. */
  async function leaveInDoubt(): Promise<void> {
    await send('mario@example.test');
    await until(async () => expect(await job()).toMatchObject({ status: 'done' }));
    const id = (await job())?.id ?? '';
    await dataSource
      .getRepository(MailDelivery)
      .update({ jobId: id }, { state: 'handing', accepted: null });
    await dataSource.getRepository(OutboxJob).update(
      { id },
      {
        status: 'running',
        leaseUntil: new Date(Date.now() - 1),
        payload: JSON.stringify({ to: 'mario@example.test', subject: 'x', text: 'x', html: 'x' }),
      },
    );
  }

  it('hands over again what a dead process had begun, under the same Message-ID, and notes the doubt', async () => {
    await leaveInDoubt();
    await until(async () => expect(await job()).toMatchObject({ status: 'done', attempts: 2 }));
    expect(new Set(office.taken.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await delivery()).toMatchObject({ state: 'accepted', doubtful: 1 });
  });

  it('keeps the doubt when the server is busy at the next attempt', async () => {
    await leaveInDoubt();
    office.answer = { onRcpt: 451 };
    await until(async () => expect((await job())?.lastError).toContain('SMTP 451'));
    office.answer = {};
    await until(async () => expect(await job()).toMatchObject({ status: 'done' }));
    expect(office.taken).toHaveLength(2);
    expect((await delivery())?.doubtful).toBeGreaterThanOrEqual(1);
  });

  it('loses nothing while the server is away, and says so without an address', async () => {
    await office.stop();
    await send('mario@example.test');
    await until(async () => expect((await job())?.lastError).toMatch(/^Error: SMTP ECONNREFUSED/));
    await office.start();
    await until(async () => expect(await job()).toMatchObject({ status: 'done' }));
    expect(office.taken.map(({ to }) => to)).toEqual(['mario@example.test']);
  });

  it('forgets after a month what failed messages said, but not that they failed', async () => {
    office.answer = { onRcpt: 550 };
    await send('nessuno@example.test');
    await until(async () => expect(await job()).toMatchObject({ status: 'dead' }));
    await test.app.get(JobRepository).clearDeadJobPayloads(MAIL_JOB, new Date(Date.now() - 60_000));
    expect((await job())?.payload).toContain('nessuno');
    await test.app.get(JobRepository).clearDeadJobPayloads(MAIL_JOB, new Date(Date.now() + 60_000));
    expect(await job()).toMatchObject({ status: 'dead', payload: '{}' });
  });
});
