import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../services/process-identity.ts';
import { probePort } from '../services/probe-port.ts';
import { listUnpublished } from './publish.ts';
import { findCurrentRelease, REMOTES } from './releases.ts';
import { isAnswering } from './rolling-restart.ts';
import { listProcesses, readPid, type RunningStack } from './running-stack.ts';

/** A line of the answer to `status`. */
export interface StatusLine {
  part: string;
  isWell: boolean;
  text: string;
}

/** A database speaks first, and Redis answers before it knows a caller. */
const SERVICES = [
  ['mariadb', 'DATABASE_URL', { request: '', answer: '' }],
  ['redis', 'REDIS_URL', { request: 'PING\r\n', answer: '' }],
] as const;

/** Longer than the portal takes to ask what it needs. */
const READY_TIMEOUT_MS = 5_000;

/** An upgrade that is not at its end, or a pin. */
const ANOTHER_BUILD = 'not the one that is built ("publish all" makes it so)';

/** How each part of a running set-up is. */
export async function readStatus(running: RunningStack): Promise<StatusLine[]> {
  const { origin, ports, root } = running;
  const portal = `http://127.0.0.1:${ports.shell}`;
  const { isWell: isPortalWell, faults } = await askReadiness(portal);
  const lines: StatusLine[] = [
    ...faults,
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
  for (const service of SERVICES) lines.push(await readService(running, service));
  lines.push(readFilesFolder(running));
  const unpublished = await listUnpublished(root);
  if (unpublished.includes('shell'))
    lines.push({ part: 'shell', isWell: true, text: ANOTHER_BUILD });
  for (const name of REMOTES) {
    const isWell = await probePort(ports[name]);
    lines.push({
      part: name,
      isWell,
      text: `${running.remoteOrigins[name]}, release ${findCurrentRelease(root, name) ?? 'none'}${unpublished.includes(name) ? `, ${ANOTHER_BUILD}` : ''}`,
    });
  }
  return lines;
}

/** Whether the portal serves requests, and what it says is amiss; it says so in either case. */
async function askReadiness(portal: string): Promise<{ isWell: boolean; faults: StatusLine[] }> {
  const answer = await fetch(`${portal}/api/health/ready`, {
    signal: AbortSignal.timeout(READY_TIMEOUT_MS),
  }).catch(() => null);
  const said = ((await answer?.json().catch(() => null)) ?? {}) as Partial<
    Record<'away' | 'fullDisks' | 'unprotectedTables', string[]>
  >;
  const list = (parts: readonly string[] = [], text: string): StatusLine[] =>
    parts.map((part) => ({ part, isWell: false, text }));
  return {
    isWell: answer?.ok ?? false,
    faults: [
      ...list(said.away, 'does not answer the portal'),
      ...list(said.fullDisks, 'on a full disk: uploads and saves may be refused'),
      ...list(
        said.unprotectedTables,
        'can be changed: the database lacks its triggers (log_bin_trust_function_creators)',
      ),
    ],
  };
}

async function readService(
  { ports, env }: RunningStack,
  [part, variable, ping]: (typeof SERVICES)[number],
): Promise<StatusLine> {
  if (!env[variable]?.includes(`127.0.0.1:${ports[part]}`))
    return { part, isWell: true, text: `not started: ${variable} names another service` };
  const isWell = await probePort(ports[part], ping);
  return { part, isWell, text: `${isWell ? 'answers' : 'does not answer'} on port ${ports[part]}` };
}

function readFilesFolder({ env }: RunningStack): StatusLine {
  const folder = env['FILES_DIR'];
  if (folder === undefined)
    return { part: 'files', isWell: true, text: 'in the storage that the variables name' };
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return { part: 'files', isWell: true, text: `in ${folder}` };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return { part: 'files', isWell: false, text: `${folder} cannot be written (${code})` };
  }
}

/** When the process was started: its id was written then. */
function startOf({ folder }: RunningStack, name: string): string {
  const path = join(folder, `${name}.pid`);
  return existsSync(path) ? statSync(path).mtime.toISOString() : 'never';
}
