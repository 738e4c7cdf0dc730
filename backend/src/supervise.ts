import { resolve } from 'node:path';
import { findLiveUrl, superviseProcess } from './platform/bootstrap/supervised-process.util.js';
import { formatLogLine } from './platform/logging/log-line.util.js';

/**
 * `supervise.js main.js` or `supervise.js worker.js`: the program of containers, whose engines start
 * nothing again that hangs. Under systemd and Kubernetes the machine itself asks.
 */
const script = resolve(import.meta.dirname, process.argv[2] ?? 'main.js');
process.exitCode = await superviseProcess({
  args: [...process.execArgv, script],
  liveUrl: findLiveUrl(script, process.env),
  onHung: () =>
    process.stdout.write(
      formatLogLine('error', 'Killed: it took requests and did not answer', 'Supervisor'),
    ),
});
