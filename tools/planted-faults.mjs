// `npm run planted-faults`: do the tests notice the mistakes that people make? Not part of
// `npm test`: it takes minutes.
import { runCommand, withLocalBinaries } from './prepare/run-command.mjs';
import { installDependencies } from './prepare/install.mjs';
import { exitWithError } from './prepare/console-output.mjs';
import { resolveNodeRuntime } from './prepare/node-runtime.mjs';

async function plantFaults() {
  await installDependencies();
  process.exit(
    await runCommand(
      resolveNodeRuntime(),
      ['tools/planted-faults/main.ts', ...process.argv.slice(2)],
      {
        env: withLocalBinaries(),
        exitOnSignal: 1,
      },
    ),
  );
}

plantFaults().catch(exitWithError);
