// `npm run production -- <command>`: the portal as it runs in earnest, without containers. See docs/operations/production.md.
import { build } from './prepare/build.mjs';
import { run, withTools } from './prepare/run-command.mjs';
import { install } from './prepare/install.mjs';
import { fail } from './prepare/console-output.mjs';
import { runtime } from './prepare/node-runtime.mjs';

async function production() {
  const args = process.argv.slice(2);
  await install();
  if (args[0] === 'up') await build();
  process.exit(
    await run(
      runtime(),
      ['--import', './tools/typescript.mjs', 'tools/production/main.ts', ...args],
      { env: withTools() },
    ),
  );
}

production().catch(fail);
