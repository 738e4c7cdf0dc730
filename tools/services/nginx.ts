import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { ManagedProcess } from './child-process.ts';
import { probePort } from './probe-port.ts';
import { requireProgram } from './programs.ts';

export interface Nginx {
  pid: number;
  /** Path of the access log, with one line per request. */
  accessLog: string;
  /** Takes over changed sites; requests under way end as they began. */
  reload(sites: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a separate nginx that writes only to a temporary folder. `sites` are the texts of its
 * server blocks; it must answer on `ports`.
 */
export async function startNginx(
  sites: readonly string[],
  ports: readonly number[],
): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const config = join(folder, 'nginx.conf');
  const write = (given: readonly string[]) =>
    Promise.all(
      given.map((site, index) => writeFile(join(folder, 'sites', `${index}.conf`), site)),
    );
  await mkdir(join(folder, 'sites'));
  await writeFile(config, createMainConfig(folder));
  await write(sites);
  const server = new ManagedProcess(
    requireProgram('nginx'),
    ['-e', join(folder, 'error.log'), '-p', folder, '-c', config],
    { log: join(folder, 'out.log') },
  );
  await server.waitUntilReady(
    async () => (await Promise.all(ports.map((port) => probePort(port)))).every(Boolean),
    'nginx',
  );
  return {
    pid: server.pid,
    accessLog: join(folder, 'access.log'),
    reload: async (changed) => {
      await write(changed);
      server.sendSignal('SIGHUP');
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const TEMPORARY_PATHS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'] as const;

function createMainConfig(folder: string): string {
  return [
    // Only root may name another user; as root the workers must be able to read what we published.
    ...(process.getuid?.() === 0 ? [`user ${userInfo().username};`] : []),
    'daemon off;',
    'worker_processes 2;',
    `pid ${folder}/pid;`,
    `error_log ${folder}/error.log crit;`,
    'events { worker_connections 1024; }',
    'http {',
    '  include /etc/nginx/mime.types;',
    '  default_type application/octet-stream;',
    '  sendfile on;',
    '  keepalive_timeout 65s;',
    // As docker/front-end/nginx.conf: of an address of the API resource and action alone.
    '  map $uri $pratiche_logged {',
    '    default $uri;',
    '    "~*^(?<pratiche_action>/api/[^/]*/[^/]*)/" $pratiche_action/-;',
    '    "~*^/edit-beneficiary/" /edit-beneficiary/-;',
    '  }',
    `  log_format main '$remote_addr $request_method $pratiche_logged $status $request_time $upstream_addr $upstream_status';`,
    `  access_log ${folder}/access.log main;`,
    ...TEMPORARY_PATHS.map((name) => `  ${name}_temp_path ${folder}/${name};`),
    `  include ${folder}/sites/*.conf;`,
    '}',
    '',
  ].join('\n');
}
