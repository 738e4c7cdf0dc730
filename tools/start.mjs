// `npm start`: from a fresh clone to the running portal. Runs on Node 20 with nothing installed.
import { build } from './prepare/build.mjs';
import { install } from './prepare/install.mjs';
import { fail, say } from './prepare/report.mjs';
import { runtime } from './prepare/runtime.mjs';
import { block } from './start/block.mjs';
import { checkedSettings } from './start/checks.mjs';
import { ready, serve } from './start/server.mjs';

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
