import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { loadConfig } from './platform/config/index.js';
import { bootstrapProcess, closeDataFolder } from './platform/bootstrap/bootstrap.util.js';

/** Executes jobs and answers no requests. Any number of these may run beside any number of `main.ts`. */
export const runWorkerProcess = (): Promise<void> =>
  bootstrapProcess(async () => {
    const config = loadConfig(process.env);
    closeDataFolder(config);
    const root = AppModule.forRoot(config, config.redisUrl === null ? 'local' : 'queue');
    const app = await NestFactory.createApplicationContext(root, {
      logger: false,
      abortOnError: false,
    });
    app.useLogger(app.get(Logger));
    return { app, readyMessage: 'Worker running' };
  });
