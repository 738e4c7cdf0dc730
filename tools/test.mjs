// `npm test` and `npm run test:all`: what proves the portal. Runs on Node 20 with nothing installed; the parts run on Node 24.
import { runCommand, withLocalBinaries } from './prepare/run-command.mjs';
import { installDependencies } from './prepare/install.mjs';
import { exitWithError } from './prepare/console-output.mjs';
import { resolveNodeRuntime } from './prepare/node-runtime.mjs';

async function test() {
  await installDependencies();
  process.exit(
    await runCommand(resolveNodeRuntime(), ['tools/test/main.ts', ...process.argv.slice(2)], {
      env: withLocalBinaries(),
      exitOnSignal: 1,
    }),
  );
}

test().catch(exitWithError);
