import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { ManagedProcess } from '../../tools/services/child-process.ts';
import { freePort } from '../../tools/services/free-port.ts';
import type { Portal } from '../../tools/testkit/portal.ts';
import { median, type ReportLine } from '../report.ts';

const READY_LIMIT_MS = 2_000;
const IDLE_LIMIT_MB = 200;
const STARTS = 3;
/** Idle period without any request. */
const IDLE_MS = 60_000;
const BARE_NODE_SCRIPT =
  "require('node:http').createServer((_, answer) => answer.end()).listen(Number(process.env.PORT), '127.0.0.1')";

/** Resident memory of a process, MB. */
export function readResidentMb(pid: number): number {
  return (
    Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  );
}

/** Measures how soon a started server answers, and the resources its processes use when idle. */
export async function measureStartupAndIdle(portal: Portal, log: string): Promise<ReportLine[]> {
  const port = await freePort();
  const bareStarts: number[] = [];
  const starts: number[] = [];
  let bareMb = 0;
  for (let round = 0; round < STARTS; round += 1) {
    const begun = performance.now();
    const bare = new ManagedProcess(process.execPath, ['-e', BARE_NODE_SCRIPT], {
      log,
      env: { ...process.env, PORT: String(port) },
    });
    await bare.waitUntilReady(
      async () => (await fetch(`http://127.0.0.1:${port}`)).ok,
      'The bare server',
    );
    bareStarts.push(performance.now() - begun);
    bareMb = readResidentMb(bare.pid);
    await bare.stop();
    await portal.kill9('http');
    const since = performance.now();
    await portal.start('http');
    starts.push(performance.now() - since);
  }
  await portal.kill9('worker');
  await portal.start('worker');
  const [httpAtOnce = 0, workerAtOnce = 0] = portal.pids().map(readResidentMb);
  await pause(IDLE_MS);
  const [http = 0, worker = 0] = portal.pids().map(readResidentMb);
  const ready = median(starts);
  const bareReady = median(bareStarts);
  const line = (what: string, mb: number): ReportLine => ({
    what,
    figure: `${Math.round(mb)} MB`,
    beside: `bare server: ${Math.round(bareMb)} MB`,
    ratio: mb / bareMb,
    limit: `≤ ${IDLE_LIMIT_MB} MB`,
    isWithin: mb <= IDLE_LIMIT_MB,
  });
  return [
    {
      what: `ready after its start, middle of ${STARTS}`,
      figure: `${Math.round(ready)} ms`,
      beside: `bare server: ${Math.round(bareReady)} ms`,
      ratio: ready / bareReady,
      limit: `≤ ${READY_LIMIT_MS} ms`,
      isWithin: ready <= READY_LIMIT_MS,
    },
    line('memory when it has just started, http', httpAtOnce),
    line('memory when it has just started, worker', workerAtOnce),
    line(`memory after ${IDLE_MS / 1_000} s at rest, http`, http),
    line(`memory after ${IDLE_MS / 1_000} s at rest, worker`, worker),
  ];
}
