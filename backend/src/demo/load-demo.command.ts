import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { loadConfig } from '../platform/config/index.js';
import { DemoLoaderService } from './demo-loader.service.js';

/**
 * Loads the demo into the configured database, for tests and measurements. The variable prevents
 * loading it into a production database by mistake.
 */
if (process.env['PRATICHE_ALLOW_DEMO'] !== '1') {
  process.stderr.write(
    'The demo data is for tests only: set PRATICHE_ALLOW_DEMO=1 to load it into this database\n',
  );
  process.exit(1);
}
const config = loadConfig(process.env);
const app = await NestFactory.createApplicationContext(AppModule.forRoot(config, 'none'), {
  bufferLogs: true,
});
const loaded = await app.get(DemoLoaderService).loadDemoData();
await app.close();
process.stdout.write(loaded ? 'Demo data loaded\n' : 'The demo data was there already\n');
