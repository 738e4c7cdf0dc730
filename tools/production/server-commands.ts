import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { UsageError, UserFacingError, printProgress } from '../prepare/console-output.mjs';
import { needed, type CommandValues, type OptionName } from './command-line.ts';
import { REMOTES, type Remote } from './releases.ts';
import { parseOverrideOrigins, writeServerFiles, type ServerPlan } from './server-files.ts';
import { assignPorts, parsePortOptions } from './stack-ports.ts';
import { VARIABLES, assertSystemd, installServerFiles } from './systemd.ts';
import { DEFAULT_USER } from './unprivileged-user.ts';

const ROOT = resolve(import.meta.dirname, '../..');
export const SERVER_OPTIONS = [
  ...(['host', 'remote-hosts', 'certificate', 'certificate-key', 'acme-folder'] as const),
  ...(['port', 'remote-ports', 'http-ports', 'root', 'user', 'program'] as const),
  ...(['remote-override-origins', 'storage-origin'] as const),
] satisfies readonly OptionName[];
function parseStorageOrigin(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UserFacingError(
      `--storage-origin ${text}: an address like https://account.blob.core.windows.net.`,
    );
  return new URL(text).origin;
}

/** Names of the remotes in the order of their names, for nginx's configuration. */
function parseRemoteHosts(text: string | undefined): Record<Remote, string> | undefined {
  if (text === undefined) return undefined;
  const hosts = text.split(',');
  if (hosts.length !== REMOTES.length || !hosts.every((host) => /^[\w.-]+$/.test(host)))
    throw new UsageError(
      `--remote-hosts ${text}: the names of ${REMOTES.join(', ')}, with commas.`,
    );
  return Object.fromEntries(REMOTES.map((remote, index) => [remote, hosts[index]])) as Record<
    Remote,
    string
  >;
}

export type ServerOptions = Pick<CommandValues, (typeof SERVER_OPTIONS)[number]>;

/** @throws UsageError or UserFacingError where an option is wrong */
export async function planServer(values: ServerOptions): Promise<ServerPlan> {
  const program = values.program ?? ROOT;
  const { certificate, 'certificate-key': key } = values;
  if ((certificate === undefined) !== (key === undefined))
    throw new UsageError('a certificate needs --certificate-key too.');
  const ports = await assignPorts({
    ...parsePortOptions(
      {
        port: values.port ?? (certificate === undefined ? '8080' : '443'),
        'remote-ports': values['remote-ports'] ?? '8081,8082,8083',
        'http-ports': values['http-ports'] ?? '3001,3002',
      },
      true,
    ),
  });
  const node = relative(ROOT, process.execPath);
  return {
    host: needed('--host, the name of the portal in the browser', values.host),
    remoteHosts: parseRemoteHosts(values['remote-hosts']),
    ports,
    ...(certificate === undefined || key === undefined
      ? {}
      : { certificate: { certificate, key } }),
    ...(values['storage-origin'] === undefined
      ? {}
      : { storageOrigin: parseStorageOrigin(values['storage-origin']) }),
    acmeFolder: values['acme-folder'] ?? '/var/www/acme',
    redirectPort: 80,
    root: values.root ?? '/srv/pratiche',
    logs: '/var/log/nginx',
    program,
    node: node.startsWith('..') ? process.execPath : join(program, node),
    user: values.user ?? DEFAULT_USER,
    overrideOrigins: parseOverrideOrigins(values['remote-override-origins']),
  };
}

export async function render(folder: string | undefined, values: CommandValues): Promise<void> {
  const target = resolve(needed('into which folder', folder));
  for (const path of await writeServerFiles(target, await planServer(values)))
    printProgress('', join(target, path));
}

/** Puts units, sites and files of variables where the machine reads them. */
export async function install(
  values: ServerOptions,
  report: (text: string) => void = (text) => printProgress('installed', text),
): Promise<void> {
  assertSystemd();
  const target = await mkdtemp(join(tmpdir(), 'install-'));
  try {
    const paths = await writeServerFiles(target, await planServer(values));
    await installServerFiles(target, paths, report);
    writeInstallOptions(values);
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}

const OPTIONS_FILE = join(VARIABLES, 'install.json');

/** So that an upgrade asks for nothing again. Its own program takes the place of this one. */
function writeInstallOptions(values: ServerOptions): void {
  const kept = SERVER_OPTIONS.filter((option) => option !== 'program');
  const options = Object.fromEntries(kept.map((option) => [option, values[option]]));
  writeFileSync(OPTIONS_FILE, `${JSON.stringify(options, null, 2)}\n`);
}

/** @throws where this machine was installed by a release that did not write them, or not at all */
export function readInstallOptions(): ServerOptions {
  if (!existsSync(OPTIONS_FILE))
    throw new UserFacingError(
      `${OPTIONS_FILE} is missing: run "npm run production -- install" with its options once.`,
    );
  return JSON.parse(readFileSync(OPTIONS_FILE, 'utf8')) as ServerOptions;
}
