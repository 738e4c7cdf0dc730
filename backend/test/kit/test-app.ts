import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Account } from '../../src/accounts/account.entity.js';
import { AppConfig, loadConfig, type AppConfigValues } from '../../src/platform/config/index.js';
import { PlatformModule } from '../../src/platform/platform.module.js';
import type { JobsMode } from '../../src/platform/jobs/index.js';
import { createTestApp } from './create-test-app.js';

export interface TestApp {
  app: NestFastifyApplication;
  config: AppConfig;
  close(): Promise<void>;
}

export interface TestAppOptions {
  jobs?: JobsMode;
  change?: Partial<AppConfigValues>;
}

/** Starts the platform with the modules under test in this process, with a separate data folder. */
export async function startTestApp(
  modules: NonNullable<DynamicModule['imports']>,
  { jobs = 'none', change = {} }: TestAppOptions = {},
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'app-'));
  const config = new AppConfig({
    ...loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMITS: 'all=9999999' }),
    ...change,
  });
  const root: DynamicModule = {
    module: class TestRoot {},
    imports: [
      PlatformModule.forRoot(config, jobs),
      // Rows of the platform (background tasks, idempotency keys) belong to an account.
      TypeOrmModule.forFeature([Account]),
      ...modules,
    ],
  };
  const app = await createTestApp(root, config);
  return {
    app,
    config,
    close: async () => {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
