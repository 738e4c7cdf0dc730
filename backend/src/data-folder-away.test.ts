import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp } from '../test/kit/create-test-app.js';
import { AppModule } from './app.module.js';
import { AccountsService } from './accounts/accounts.service.js';
import { AppConfig, loadConfig } from './platform/config/index.js';
import { UnitOfWork } from './platform/database/index.js';
import { waitUntil } from '../test/kit/wait-until.js';

describe('a data folder that goes away while the server runs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'away-'));
  const dataDir = join(folder, 'data');
  const elsewhere = join(folder, 'elsewhere');
  let app: NestFastifyApplication;

  beforeAll(async () => {
    const config = new AppConfig({
      ...loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMITS: 'all=9999999' }),
      embedded: false,
    });
    app = await createTestApp(AppModule.forRoot(config, 'none'), config);
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (path: string) =>
    (app.getHttpAdapter().getInstance() as unknown as FastifyInstance).inject({
      url: `/api/${path}`,
    });
  const waitForReady = (status: number) =>
    waitUntil(async () => {
      const answer = await get('health/ready');
      return answer.statusCode === status ? answer : null;
    }, `ready to answer ${status}`);
  const createAccount = (email: string) =>
    app
      .get(UnitOfWork)
      .run(() =>
        app.get(AccountsService).createAccount({ email, role: 'User', passwordHash: null }),
      );

  it('is not ready, writes nothing, and goes on once the folder is back', async () => {
    await createAccount('before@example.test');
    await waitForReady(200);
    renameSync(dataDir, elsewhere);
    // Each part is asked once a second.
    const away = await waitUntil(async () => {
      const answer = await get('health/ready');
      const parts = answer.json<{ away?: string[] }>().away ?? [];
      return parts.length === 2 ? { status: answer.statusCode, parts } : null;
    }, 'both parts to be away');
    expect(away).toEqual({ status: 503, parts: ['database', 'files'] });
    expect((await get('health/live')).statusCode).toBe(200);
    await expect(createAccount('lost@example.test')).rejects.toMatchObject({
      code: 'DATABASE_FILE_AWAY',
    });
    renameSync(elsewhere, dataDir);
    await waitForReady(200);
    await createAccount('after@example.test');
    const rows = await app
      .get(DataSource)
      .query<{ email: string }[]>(
        "SELECT email FROM accounts WHERE email LIKE '%@example.test' ORDER BY id",
      );
    expect(rows.map(({ email }) => email)).toEqual(['before@example.test', 'after@example.test']);
  });
});
