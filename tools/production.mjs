// `npm run production -- <command>`: the portal as in production, without containers. See
// docs/operations/production.md.
import { runCommand, withLocalBinaries } from './prepare/run-command.mjs';
import { installDependencies } from './prepare/install.mjs';
import { exitWithError } from './prepare/console-output.mjs';
import { resolveNodeRuntime } from './prepare/node-runtime.mjs';

async function production() {
  const args = process.argv.slice(2);
  await installDependencies();
  process.exit(
    await runCommand(
      resolveNodeRuntime(),
      ['--import', './tools/typescript.mjs', 'tools/production/main.ts', ...args],
      { env: withLocalBinaries() },
    ),
  );
}

production().catch(exitWithError);
