import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { loadCommandConfig } from '../platform/config/index.js';
import { RetentionService } from './retention.service.js';

/** Lists the records that the nightly run would delete; with `--apply` deletes them now. */
const isApplied = process.argv.includes('--apply');
const app = await NestFactory.createApplicationContext(
  AppModule.forRoot(loadCommandConfig(process.env, process.env['INIT_CWD']), 'none'),
  { logger: ['error', 'warn'] },
);
try {
  const retention = app.get(RetentionService);
  const counts = isApplied
    ? await retention.deleteExpiredRecords()
    : await retention.countExpiredRecords();
  for (const [name, n] of Object.entries(counts))
    process.stdout.write(`${name.padEnd(20)}${String(n).padStart(8)}\n`);
  process.stdout.write(
    isApplied ? 'Taken away\n' : 'Nothing changed: add --apply to take this away now\n',
  );
} finally {
  await app.close();
}
