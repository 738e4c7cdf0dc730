// `npm run mutation`: are the tests of the rules strong enough to notice a wrong rule? Not part of `npm test`: it takes minutes.
import { run, withTools } from './prepare/run-command.mjs';
import { install } from './prepare/install.mjs';
import { fail } from './prepare/console-output.mjs';
import { runtime } from './prepare/node-runtime.mjs';

async function mutation() {
  await install();
  process.exit(
    await run(runtime(), ['tools/mutation/main.ts', ...process.argv.slice(2)], {
      env: withTools(),
      exitOnSignal: 1,
    }),
  );
}

mutation().catch(fail);
