// `npm run mutation`: are the tests of the rules strong enough to notice a wrong rule? Not part of
// `npm test`: it takes minutes.
import { runCommand, withLocalBinaries } from './prepare/run-command.mjs';
import { installDependencies } from './prepare/install.mjs';
import { exitWithError } from './prepare/console-output.mjs';
import { resolveNodeRuntime } from './prepare/node-runtime.mjs';

async function mutation() {
  await installDependencies();
  process.exit(
    await runCommand(resolveNodeRuntime(), ['tools/mutation/main.ts', ...process.argv.slice(2)], {
      env: withLocalBinaries(),
      exitOnSignal: 1,
    }),
  );
}

mutation().catch(exitWithError);
