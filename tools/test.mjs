// `npm test`: everything that proves the portal. Runs on Node 20 with nothing installed; the parts run on Node 24.
import { run, withTools } from './prepare/run-command.mjs';
import { install } from './prepare/install.mjs';
import { fail } from './prepare/console-output.mjs';
import { runtime } from './prepare/node-runtime.mjs';

async function test() {
  await install();
  process.exit(
    await run(runtime(), ['tools/test/main.ts', ...process.argv.slice(2)], {
      env: withTools(),
      exitOnSignal: 1,
    }),
  );
}

test().catch(fail);
