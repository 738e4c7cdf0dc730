// `npm start`: from a fresh clone to the running portal. Runs on Node 20 with nothing installed.
import { build } from './prepare/build.mjs';
import { install } from './prepare/install.mjs';
import { fail, say } from './prepare/console-output.mjs';
import { runtime } from './prepare/node-runtime.mjs';
import { block } from './start/start-summary.mjs';
import { checkedSettings } from './start/preflight-checks.mjs';
import { ready, serve } from './start/server-process.mjs';

async function start() {
  const settings = await checkedSettings(process.env);
  await install();
  await build();
  say('Server', 'starting');
  const server = serve(runtime(), process.env);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, server.stop);
  if (await ready(settings.origin, server.ended)) console.log(block(settings));
  process.exit(await server.ended);
}

start().catch(fail);
