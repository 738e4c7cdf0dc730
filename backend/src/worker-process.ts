import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { loadConfig } from './platform/config/index.js';
import { runProcess } from './platform/run-process.js';

/** Executes jobs and answers no requests. Any number of these may run beside any number of `main.ts`. */
export const work = (): Promise<void> =>
  runProcess(async () => {
    const config = loadConfig(process.env);
    const root = AppModule.forRoot(config, config.redisUrl === null ? 'local' : 'queue');
    const app = await NestFactory.createApplicationContext(root, {
      logger: false,
      abortOnError: false,
    });
    app.useLogger(app.get(Logger));
    return { app, ready: 'Worker running' };
  });
