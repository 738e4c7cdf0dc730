import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { logFaultsOfProcess, reportStartFault } from './platform/bootstrap/fault-report.util.js';
import { loadConfig } from './platform/config/index.js';
import { SandboxWorkerService } from './platform/jobs/sandbox-worker.service.js';
import type { SandboxAnswer, SandboxCommand } from './platform/jobs/sandbox-messages.types.js';

const answer = (message: SandboxAnswer): boolean | undefined => process.send?.(message);

/** Executes jobs one at a time, as its parent process says, until the parent ends it or is gone. */
export async function runSandboxProcess(): Promise<void> {
  logFaultsOfProcess();
  try {
    const app = await NestFactory.createApplicationContext(
      AppModule.forRoot(loadConfig(process.env), 'sandbox'),
      { logger: false, abortOnError: false },
    );
    app.useLogger(app.get(Logger));
    const sandboxWorkerService = app.get(SandboxWorkerService);
    process.on('message', (command: SandboxCommand) => {
      if (command.type === 'stop') void app.close().finally(() => process.exit());
      else {
        answer({ type: 'begun' });
        void sandboxWorkerService
          .runClaimedJob(command.id, command.attempts)
          .then((result) => answer({ type: 'ended', result }));
      }
    });
    answer({ type: 'ready' });
  } catch (error) {
    reportStartFault(error);
    process.exit(1);
  }
}
