import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from '../prepare/console-output.mjs';
import { canListen, freePort } from '../services/free-port.ts';
import { REMOTES, type Remote } from './releases.ts';
import { writePrivateFile } from './stack-secrets.ts';

/** What a browser reaches: nginx listens there. */
export type FrontEnd = 'shell' | Remote;
const HTTP_PROCESSES = ['http-1', 'http-2'] as const;
const PARTS = ['shell', ...REMOTES, ...HTTP_PROCESSES, 'mariadb', 'redis'] as const;

/** The loopback port of each part of a set-up. */
export type StackPorts = Record<(typeof PARTS)[number], number>;

const portsPath = (folder: string): string => join(folder, 'ports.json');

/**
 * The ports of a set-up: those asked for, else those of its last start, else free ones, kept in the
 * folder for the next start.
 * @param folder where they are kept, if at all
 * @throws when two parts would have the same port, or something else listens on one
 */
export async function assignPorts(
  wanted: Partial<StackPorts>,
  folder?: string,
): Promise<StackPorts> {
  const kept = folder === undefined ? {} : readKeptPorts(folder);
  const ports = {} as StackPorts;
  for (const part of PARTS) ports[part] = wanted[part] ?? kept[part] ?? (await freePort());
  if (new Set(Object.values(ports)).size < PARTS.length)
    throw new UserFacingError(
      `two parts would have the same port: ${PARTS.map((part) => `${part} ${ports[part]}`).join(', ')}.`,
    );
  if (folder === undefined) return ports;
  await assertListenable(ports);
  writePrivateFile(portsPath(folder), `${JSON.stringify(ports, null, 2)}\n`);
  return ports;
}

/** @throws when something else listens on a port that is asked for or kept */
export const assertPortsFree = (wanted: Partial<StackPorts>, folder: string): Promise<void> =>
  assertListenable({ ...readKeptPorts(folder), ...wanted });

async function assertListenable(ports: Partial<StackPorts>): Promise<void> {
  for (const part of PARTS) {
    const port = ports[part];
    if (port !== undefined && !(await canListen(port)))
      throw new UserFacingError(
        `port ${port}, for ${part}, cannot be used here: end what listens there, or name another port.`,
      );
  }
}

function readKeptPorts(folder: string): Partial<StackPorts> {
  const path = portsPath(folder);
  if (!existsSync(path)) return {};
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Partial<StackPorts>;
  } catch {
    throw new UserFacingError(`${path} is damaged: remove it, and ports are assigned anew.`);
  }
}

/** What was typed as `--port`, `--remote-ports` and `--http-ports`. */
export interface PortOptions {
  port?: string | undefined;
  'remote-ports'?: string | undefined;
  'http-ports'?: string | undefined;
}

const DEFAULT_PORT = 8080;

/**
 * The ports asked for. Without ports of their own the remotes follow the portal's port.
 * @param isNew nothing was started in this folder before, so that defaults count
 */
export function parsePortOptions(options: PortOptions, isNew: boolean): Partial<StackPorts> {
  const [shell] = options.port === undefined ? [] : parsePorts('port', options.port, 1);
  const first = shell ?? (isNew ? DEFAULT_PORT : undefined);
  const remotes =
    options['remote-ports'] === undefined
      ? first === undefined || !isNew
        ? []
        : REMOTES.map((_, index) => first + 1 + index)
      : parsePorts('remote-ports', options['remote-ports'], REMOTES.length);
  const http =
    options['http-ports'] === undefined
      ? []
      : parsePorts('http-ports', options['http-ports'], HTTP_PROCESSES.length);
  return {
    ...(first === undefined ? {} : { shell: first }),
    ...pairUp(REMOTES, remotes),
    ...pairUp(HTTP_PROCESSES, http),
  };
}

export const hasKeptPorts = (folder: string): boolean => existsSync(portsPath(folder));

const pairUp = <Name extends string>(
  names: readonly Name[],
  ports: readonly number[],
): Partial<Record<Name, number>> =>
  Object.fromEntries(
    names.slice(0, ports.length).map((name, index) => [name, ports[index]]),
  ) as Partial<Record<Name, number>>;

function parsePorts(option: string, text: string, count: number): number[] {
  const ports = text.split(',').map(Number);
  const isPort = (port: number) => Number.isInteger(port) && port > 0 && port <= 65_535;
  if (ports.length !== count || !ports.every(isPort))
    throw new UserFacingError(
      `--${option} ${text}: ${count === 1 ? 'a port' : `${count} ports with commas`} from 1 to 65535.`,
    );
  return ports;
}
