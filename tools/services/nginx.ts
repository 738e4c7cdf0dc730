import { mkdir, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { ManagedProcess } from './child-process.ts';
import { createDataFolder } from './data-folder.ts';
import { findProcessesIn } from './process-identity.ts';
import { probePort } from './probe-port.ts';
import { requireProgram } from './programs.ts';

/** The form of the access log, which the images use too. */
const LOG_FORMAT = resolve(import.meta.dirname, '../../docker/front-end/log.conf');

export interface Nginx {
  pid: number;
  /** Folder of its configuration, logs and temporary files. */
  folder: string;
  /** Path of the access log, with one line per request. */
  accessLog: string;
  /** Takes over changed sites; requests under way end as they began. */
  reload(sites: readonly string[]): Promise<void>;
  stop(): Promise<void>;
  /** Settles once its master process has ended. */
  whenEnded(): Promise<unknown>;
  /** Starts it again on the same sites. */
  start(): Promise<void>;
}

/**
 * Starts a separate nginx that writes only to a temporary folder, or below `kept`. `sites` are the
 * texts of its server blocks; it must answer on `ports`.
 */
export async function startNginx(
  sites: readonly string[],
  ports: readonly number[],
  kept?: string,
): Promise<Nginx> {
  const { path: folder, removeFolder } = await createDataFolder('nginx', kept);
  const config = join(folder, 'nginx.conf');
  const write = (given: readonly string[]) =>
    Promise.all(
      given.map((site, index) => writeFile(join(folder, 'sites', `${index}.conf`), site)),
    );
  await rm(join(folder, 'sites'), { recursive: true, force: true });
  await mkdir(join(folder, 'sites'));
  await writeFile(config, createMainConfig(folder));
  await write(sites);
  const program = requireProgram('nginx');
  const start = async () => {
    // Workers of a killed master go on and keep the ports.
    for (const { pid } of findProcessesIn(folder, [program])) process.kill(pid, 'SIGKILL');
    server = new ManagedProcess(
      program,
      ['-e', join(folder, 'error.log'), '-p', folder, '-c', config],
      { log: join(folder, 'out.log'), cwd: folder },
    );
    await server.waitUntilReady(
      async () => (await Promise.all(ports.map((port) => probePort(port)))).every(Boolean),
      'nginx',
    );
  };
  let server: ManagedProcess;
  await start();
  return {
    get pid() {
      return server.pid;
    },
    start,
    whenEnded: () => server.whenEnded,
    folder,
    accessLog: join(folder, 'access.log'),
    reload: async (changed) => {
      await write(changed);
      server.sendSignal('SIGHUP');
    },
    stop: async () => {
      await server.stop();
      await removeFolder();
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
    `  include ${LOG_FORMAT};`,
    `  access_log ${folder}/access.log pratiche;`,
    ...TEMPORARY_PATHS.map((name) => `  ${name}_temp_path ${folder}/${name};`),
    `  include ${folder}/sites/*.conf;`,
    '}',
    '',
  ].join('\n');
}
