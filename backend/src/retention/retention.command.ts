import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { AppModule } from '../app.module.js';
import { openCommandContext } from '../platform/bootstrap/command-context.util.js';
import { runOperatorCommand } from '../platform/bootstrap/operator-command.util.js';
import { loadCommandConfig } from '../platform/config/index.js';
import { RetentionService } from './retention.service.js';

const USAGE = `Usage: npm run retention -w backend -- [--apply]
Lists the records that the nightly run would delete; with --apply deletes them now.
`;

/** Lists the records that the nightly run would delete; with `--apply` deletes them now. */
await runOperatorCommand(USAGE, async () => {
  const {
    values: { apply: isApplied },
  } = parseArgs({ options: { apply: { type: 'boolean', default: false } } });
  const app = await openCommandContext(
    AppModule.forRoot(loadCommandConfig(process.env, process.env['INIT_CWD']), 'none'),
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
});
