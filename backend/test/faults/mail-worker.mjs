import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Logger } from 'nestjs-pino';
import { Account } from '../../dist/src/accounts/account.entity.js';
import { loadConfig } from '../../dist/src/platform/config/index.js';
import { PlatformModule } from '../../dist/src/platform/platform.module.js';
import { bootstrapProcess } from '../../dist/src/platform/bootstrap/bootstrap.util.js';

/**
 * Starts a production worker with only the platform's jobs, mail among them: it starts in a
 * fraction of the time.
 */
await bootstrapProcess(async () => {
  const config = loadConfig(process.env);
  const app = await NestFactory.createApplicationContext(
    {
      module: class MailWorker {},
      imports: [
        PlatformModule.forRoot(config, config.redisUrl === null ? 'local' : 'queue'),
        // Rows of the platform (background tasks, idempotency keys) belong to an account.
        TypeOrmModule.forFeature([Account]),
      ],
    },
    { logger: false, abortOnError: false },
  );
  app.useLogger(app.get(Logger));
  return { app, readyMessage: 'Worker running' };
});
