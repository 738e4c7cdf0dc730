import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { UsageError, UserFacingError, printProgress } from '../prepare/console-output.mjs';
import { needed, type CommandValues, type OptionName } from './command-line.ts';
import { REMOTES, type Remote } from './releases.ts';
import { parseOverrideOrigins, writeServerFiles } from './server-files.ts';
import { assignPorts, parsePortOptions } from './stack-ports.ts';
import { assertSystemd, installServerFiles } from './systemd.ts';
import { DEFAULT_USER } from './unprivileged-user.ts';

const ROOT = resolve(import.meta.dirname, '../..');
export const SERVER_OPTIONS: readonly OptionName[] = [
  ...(['host', 'remote-hosts', 'certificate', 'certificate-key', 'acme-folder'] as const),
  ...(['port', 'remote-ports', 'http-ports', 'root', 'user', 'program'] as const),
  ...(['remote-override-origins', 'storage-origin'] as const),
];
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

async function renderServerFiles(target: string, values: CommandValues): Promise<string[]> {
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
  return writeServerFiles(target, {
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
  });
}

export async function render(folder: string | undefined, values: CommandValues): Promise<void> {
  const target = resolve(needed('into which folder', folder));
  for (const path of await renderServerFiles(target, values)) printProgress('', join(target, path));
}

export async function install(values: CommandValues): Promise<void> {
  assertSystemd();
  const target = await mkdtemp(join(tmpdir(), 'install-'));
  try {
    const paths = await renderServerFiles(target, values);
    await installServerFiles(target, paths, (text) => printProgress('installed', text));
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}
