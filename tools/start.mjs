// `npm start`: from a fresh clone to the running portal. Runs on Node 20 with nothing installed.
import { buildChangedProjects } from './prepare/build.mjs';
import { installDependencies } from './prepare/install.mjs';
import { exitWithError, printProgress } from './prepare/console-output.mjs';
import { resolveNodeRuntime } from './prepare/node-runtime.mjs';
import { formatStartSummary } from './start/start-summary.mjs';
import { validateSettings } from './start/preflight-checks.mjs';
import { waitUntilReady, startServerProcess } from './start/server-process.mjs';

async function start() {
  const settings = await validateSettings(process.env);
  await installDependencies();
  await buildChangedProjects();
  printProgress('Server', 'starting');
  const server = startServerProcess(resolveNodeRuntime(), process.env);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, server.stop);
  if (await waitUntilReady(settings.origin, server.ended))
    console.log(formatStartSummary(settings));
  process.exit(await server.ended);
}

start().catch(exitWithError);
