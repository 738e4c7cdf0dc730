import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { freePort } from '../services/free-port.ts';
import { startNginx, type Nginx } from '../services/nginx.ts';
import { createDataFolder } from '../services/data-folder.ts';
import { createPortalProcesses, type PortalProcess } from './portal-processes.ts';
import {
  pinRelease,
  publishRemote,
  copyShell,
  findCurrentRelease,
  REMOTES,
  remotesJsonPath,
  type Remote,
} from './releases.ts';
import { startBackingServices } from './backing-services.ts';
import { renderNginxSite } from './nginx-sites.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The whole portal as in production, without containers. */
export interface ProductionStack {
  /** Public origin: nginx with the shell and, behind it, the API. */
  origin: string;
  /** Each remote's own. */
  remoteOrigins: Record<Remote, string>;
  /** Folder of the published front ends; see releases.ts. */
  root: string;
  /** Folder of the processes' logs and data. */
  folder: string;
  database: string;
  mailDir: string;
  /** What the processes were started with. */
  env: Record<string, string>;
  http: readonly PortalProcess[];
  workers: readonly PortalProcess[];
  nginx: Nginx;
  /** Ends everything in order and removes its data. Answers the exit codes of the portal's processes. */
  stop(): Promise<(number | null)[]>;
}

interface ProductionOptions {
  /** Public port of the portal; a free port by default. */
  port?: number;
  /** Folder for all data, kept afterwards; a temporary folder by default. */
  folder?: string;
  /** Further variables for the processes of the portal. */
  env?: Record<string, string>;
}

export const distFolder = (name: string): string => join(ROOT, name, 'dist');
export const readPackageVersion = (name: string): string =>
  (JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8')) as { version: string })
    .version;

/**
 * Starts the built portal on loopback: backing services, two HTTP processes, two workers, and nginx
 * with every front end on a separate port.
 */
export async function startProductionStack({
  port,
  folder: kept,
  env = {},
}: ProductionOptions = {}): Promise<ProductionStack> {
  if (!existsSync(join(ROOT, 'backend/dist/src/main.js')))
    throw new Error('The portal is not built: run "npx nx run-many -t build" first.');
  const { path: folder, removeFolder } = await createDataFolder('production', kept);
  const root = join(folder, 'front-ends');
  await mkdir(root, { recursive: true });
  const ending: (() => Promise<unknown>)[] = [removeFolder];
  const end = async (): Promise<void> => {
    for (const step of ending.reverse()) await step();
  };
  try {
    const servers = await startBackingServices(folder, kept !== undefined);
    ending.push(servers.stop);
    const ports = { shell: port ?? (await freePort()), ...(await allocateRemotePorts()) };
    const origin = loopbackOrigin(ports.shell);
    const given = {
      ...servers.env,
      PUBLIC_URL: origin,
      TRUST_PROXY: '127.0.0.1',
      REMOTES_JSON: remotesJsonPath(root),
      ...env,
    };
    const remoteOrigins = await publishInitialReleases(root, ports);
    const { http, workers } = await createPortalProcesses(folder, given);
    const all = [...http, ...workers];
    ending.push(() => Promise.all(all.map((one) => one.stop())));
    // The first process runs the migrations; the others would only wait for it.
    for (const batch of [all.slice(0, 1), all.slice(1)])
      await Promise.all(batch.map((one) => one.start()));
    const nginx = await startNginx(await renderSites(root, ports, http), Object.values(ports));
    ending.push(nginx.stop);
    return {
      origin,
      remoteOrigins,
      root,
      folder,
      database: servers.database,
      mailDir: servers.mailDir,
      env: given,
      http,
      workers,
      nginx,
      stop: async () => {
        const codes = await Promise.all(all.map((one) => one.stop()));
        await end();
        return codes;
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

type Ports = Record<'shell' | Remote, number>;
const loopbackOrigin = (port: number): string => `http://127.0.0.1:${port}`;

async function allocateRemotePorts(): Promise<Record<Remote, number>> {
  const ports = await Promise.all(REMOTES.map(freePort));
  return Object.fromEntries(REMOTES.map((name, index) => [name, ports[index] ?? 0])) as Record<
    Remote,
    number
  >;
}

/** Publishes the builds on the first start; later starts keep the published and pinned releases. */
async function publishInitialReleases(root: string, ports: Ports): Promise<Record<Remote, string>> {
  if (!existsSync(join(root, 'shell'))) await copyShell(root, distFolder('shell'));
  const origins = Object.fromEntries(
    REMOTES.map((name) => [name, loopbackOrigin(ports[name])]),
  ) as Record<Remote, string>;
  for (const name of REMOTES) {
    const release = findCurrentRelease(root, name);
    if (release === null)
      await publishRemote(root, name, distFolder(name), origins[name], readPackageVersion(name));
    else await pinRelease(root, name, release, origins[name]);
  }
  return origins;
}

function renderSites(
  root: string,
  ports: Ports,
  http: readonly PortalProcess[],
): Promise<string[]> {
  const listen = (port: number) => `127.0.0.1:${port}`;
  const shell = renderNginxSite('shell', {
    LISTEN: listen(ports.shell),
    FILES: join(root, 'shell'),
    REMOTES_JSON: remotesJsonPath(root),
    HSTS: 'max-age=31536000',
    BACKEND_SERVERS: http.map((one) => `server 127.0.0.1:${one.port} max_fails=0;`).join(' '),
    REMOTE_ORIGINS: REMOTES.map((name) => loopbackOrigin(ports[name])).join(' '),
  });
  const remotes = REMOTES.map((name) =>
    renderNginxSite('remote', {
      NAME: name.replaceAll('-', '_'),
      LISTEN: listen(ports[name]),
      FILES: join(root, name),
      PORTAL_ORIGIN: loopbackOrigin(ports.shell),
      HSTS: 'max-age=31536000',
    }),
  );
  return Promise.all([shell, ...remotes]);
}
