import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { AppModule } from '../../app.module.js';
import { openCommandContext } from '../../platform/bootstrap/command-context.util.js';
import { runOperatorCommand } from '../../platform/bootstrap/operator-command.util.js';
import { loadCommandConfig } from '../../platform/config/index.js';
import { KeyRotationService } from './key-rotation.service.js';

const USAGE = `Usage: npm run change-keys -w backend
Brings the secrets of the second step under the first key of SECRETS_KEY.
`;

/** Brings the secrets of the second step under the first key of SECRETS_KEY and says what still hangs on the others. */
await runOperatorCommand(USAGE, async () => {
  parseArgs({ options: {} });
  const app = await openCommandContext(
    AppModule.forRoot(loadCommandConfig(process.env, process.env['INIT_CWD']), 'none'),
  );
  try {
    const { renewed, upToDate, unreadable, formerCodes } = await app
      .get(KeyRotationService, { strict: false })
      .rotateKeys();
    process.stdout.write(
      `${renewed} secrets brought under the first key, ${upToDate} were there\n`,
    );
    if (formerCodes.length > 0)
      process.stdout.write(
        `Unused recovery codes that hang on the key they were made with: accounts ${formerCodes.join(', ')}. Their owners should make new ones\n`,
      );
    if (unreadable.length > 0) {
      process.stderr.write(
        `No key opens the secret of accounts ${unreadable.join(', ')}: add the key they were encrypted with, or reset their second step\n`,
      );
      process.exitCode = 1;
    } else if (formerCodes.length === 0)
      process.stdout.write('Nothing hangs on the other keys any more\n');
  } finally {
    await app.close();
  }
});
