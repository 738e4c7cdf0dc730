import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { AppModule } from '../app.module.js';
import { openCommandContext } from '../platform/bootstrap/command-context.util.js';
import { runOperatorCommand } from '../platform/bootstrap/operator-command.util.js';
import { loadConfig, StartupError } from '../platform/config/index.js';
import { DemoLoaderService } from './demo-loader.service.js';

const USAGE = `Usage: PRATICHE_ALLOW_DEMO=1 node backend/dist/src/demo/load-demo.command.js
Loads the demo, whose passwords everybody knows, into the configured database.
`;

/**
 * Loads the demo into the configured database, for tests and measurements. The variable prevents
 * loading it into a production database by mistake.
 */
await runOperatorCommand(USAGE, async () => {
  parseArgs({ options: {} });
  if (process.env['PRATICHE_ALLOW_DEMO'] !== '1')
    throw new StartupError([
      'The demo data is for tests only: set PRATICHE_ALLOW_DEMO=1 to load it into this database',
    ]);
  const app = await openCommandContext(AppModule.forRoot(loadConfig(process.env), 'none'));
  const loaded = await app.get(DemoLoaderService).loadDemoData();
  await app.close();
  process.stdout.write(loaded ? 'Demo data loaded\n' : 'The demo data was there already\n');
});
