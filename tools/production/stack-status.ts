import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { probePort } from '../services/probe-port.ts';
import { findCurrentRelease, REMOTES } from './releases.ts';
import { isAnswering } from './rolling-restart.ts';
import { isAlive, listProcesses, readPid, type RunningStack } from './running-stack.ts';

/** A line of the answer to `status`. */
export interface StatusLine {
  part: string;
  isWell: boolean;
  text: string;
}

const SERVICES = [
  ['mariadb', 'DATABASE_URL'],
  ['redis', 'REDIS_URL'],
  ['azurite', 'AZURE_STORAGE_CONNECTION_STRING'],
] as const;

/** How each part of a running set-up is. */
export async function readStatus(running: RunningStack): Promise<StatusLine[]> {
  const { origin, ports, root } = running;
  const portal = `http://127.0.0.1:${ports.shell}`;
  const isPortalWell = await isAnswering(`${portal}/api/health/ready`);
  const unprotected = isPortalWell ? await readUnprotectedTables(portal) : [];
  const lines: StatusLine[] = [
    ...unprotected.map((table) => ({
      part: table,
      isWell: false,
      text: 'can be changed: the database lacks its triggers (log_bin_trust_function_creators)',
    })),
    {
      part: 'portal',
      isWell: isPortalWell,
      text: `${origin} ${isPortalWell ? 'answers' : 'does not answer'}, up since ${running.startedAt} (pid ${running.pid})`,
    },
  ];
  for (const one of listProcesses(running)) {
    const pid = readPid(running, one.name);
    const isWell =
      isAlive(pid) &&
      (one.port === null || (await isAnswering(`http://127.0.0.1:${one.port}/api/health/ready`)));
    const where = one.port === null ? '' : ` on port ${one.port}`;
    lines.push({
      part: one.name,
      isWell,
      text: `${isWell ? (one.port === null ? 'runs' : 'ready') : isAlive(pid) ? 'not ready' : 'not running'}${where}, pid ${pid} since ${startOf(running, one.name)}`,
    });
  }
  for (const [part, variable] of SERVICES) lines.push(await readService(running, part, variable));
  for (const name of REMOTES) {
    const isWell = await probePort(ports[name]);
    lines.push({
      part: name,
      isWell,
      text: `${running.remoteOrigins[name]}, release ${findCurrentRelease(root, name) ?? 'none'}`,
    });
  }
  return lines;
}

async function readUnprotectedTables(portal: string): Promise<string[]> {
  const answer = await fetch(`${portal}/api/health/ready`);
  const { unprotectedTables = [] } = (await answer.json()) as { unprotectedTables?: string[] };
  return unprotectedTables;
}

async function readService(
  { ports, env }: RunningStack,
  part: (typeof SERVICES)[number][0],
  variable: (typeof SERVICES)[number][1],
): Promise<StatusLine> {
  if (!env[variable]?.includes(`127.0.0.1:${ports[part]}`))
    return { part, isWell: true, text: `not started: ${variable} names another service` };
  const isWell = await probePort(ports[part]);
  return { part, isWell, text: `${isWell ? 'listens' : 'does not listen'} on port ${ports[part]}` };
}

/** When the process was started: its id was written then. */
function startOf({ folder }: RunningStack, name: string): string {
  const path = join(folder, `${name}.pid`);
  return existsSync(path) ? statSync(path).mtime.toISOString() : 'never';
}
