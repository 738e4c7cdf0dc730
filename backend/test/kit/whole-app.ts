import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module.js';
import { AppConfig, loadConfig, type AppConfigValues } from '../../src/platform/config/index.js';
import { createTestApp } from './create-test-app.js';
import type { TestDatabase } from './test-database.js';

export interface WholeApp {
  app: NestFastifyApplication;
  database: TestDatabase;
  dataSource: DataSource;
  /** Ends it and removes its data. */
  close: () => Promise<void>;
}

/** The whole server in this process, without a worker, on a new database and data folder. */
export async function startWholeApp(
  create: () => Promise<TestDatabase>,
  env: Record<string, string> = {},
  change: Partial<AppConfigValues> = {},
): Promise<WholeApp> {
  const database = await create();
  const dataDir = mkdtempSync(join(tmpdir(), 'app-'));
  const config = new AppConfig({
    ...loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env }),
    embedded: false,
    database: database.config,
    ...change,
  });
  const app = await createTestApp(AppModule.forRoot(config, 'none'), config);
  return {
    app,
    database,
    dataSource: app.get(DataSource),
    close: async () => {
      await app.close();
      await database.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
