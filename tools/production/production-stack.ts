import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UserFacingError } from '../prepare/console-output.mjs';
import { keepRunning } from '../services/keep-running.ts';
import { startNginx, type Nginx } from '../services/nginx.ts';
import { createDataFolder } from '../services/data-folder.ts';
import { findStorageOrigin } from './portal-variables.ts';
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
import { sourceMapsFolder } from './source-maps.ts';
import { startBackingServices } from './backing-services.ts';
import { renderSites } from './nginx-sites.ts';
import { withoutGiven } from './portal-variables.ts';
import { assignPorts, type FrontEnd, type StackPorts } from './stack-ports.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The whole portal as in production, without containers. */
export interface ProductionStack {
  /** Public origin: nginx with the shell and, behind it, the API. */
  origin: string;
  /** Each remote's own. */
  remoteOrigins: Record<Remote, string>;
  /** Folder of the published front ends; see releases.ts. */
  root: string;
  ports: StackPorts;
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
  /** Ports of some parts; the others get those of the last start in the folder, or free ones. */
  ports?: Partial<StackPorts>;
  /** Folder for all data, kept afterwards; a temporary folder by default. */
  folder?: string;
  /** Where browsers find the remotes, when a proxy is in front of this nginx. */
  remoteOrigins?: Record<Remote, string> | undefined;
  /**
   * Further variables for the processes of the portal. A backing service that one names is not
   * started.
   */
  env?: Record<string, string>;
}

export const distFolder = (name: string): string => join(ROOT, name, 'dist');
export const readPackageVersion = (name: string): string =>
  (JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8')) as { version: string })
    .version;

/** @throws with the command that builds: a start of production never does */
export function assertBuilt(): void {
  const parts = ['backend/dist/src/main.js', ...FRONT_ENDS.map((name) => `${name}/dist`)];
  if (!parts.every((part) => existsSync(join(ROOT, part))))
    throw new UserFacingError('the portal is not built: run "npm run build" first.');
}

/**
 * Starts the built portal on loopback: backing services, two HTTP processes, two workers, and nginx
 * with every front end on a separate port.
 */
export async function startProductionStack({
  ports: wanted = {},
  folder: kept,
  remoteOrigins: publicOrigins,
  env = {},
}: ProductionOptions = {}): Promise<ProductionStack> {
  assertBuilt();
  const { path: folder, removeFolder } = await createDataFolder('production', kept);
  const root = join(folder, 'front-ends');
  await mkdir(root, { recursive: true });
  const ending: (() => Promise<unknown>)[] = [removeFolder];
  const end = async (): Promise<void> => {
    for (const step of ending.reverse()) await step();
  };
  try {
    const ports = await assignPorts(wanted, kept === undefined ? undefined : folder);
    const servers = await startBackingServices(folder, kept !== undefined, ports, env);
    ending.push(servers.stop);
    const origin = loopbackOrigin(ports.shell);
    const given = {
      PUBLIC_URL: origin,
      ...withoutGiven({ TRUST_PROXY: '127.0.0.1' }, env),
      ...servers.env,
      REMOTES_JSON: remotesJsonPath(root),
      SOURCE_MAPS: sourceMapsFolder(root),
    };
    const origins = { ...loopbackOrigins(ports), ...publicOrigins, shell: given.PUBLIC_URL };
    const remoteOrigins = await publishInitialReleases(root, origins);
    const httpPorts = [ports['http-1'], ports['http-2']];
    const { http, workers } = createPortalProcesses(folder, httpPorts, given);
    const all = [...http, ...workers];
    ending.push(() => Promise.all(all.map((one) => one.stop())));
    // The first process runs the migrations; the others would only wait for it.
    for (const batch of [all.slice(0, 1), all.slice(1)])
      await Promise.all(batch.map((one) => one.start()));
    const nginx = await startNginx(
      Object.values(await renderLoopbackSites(root, ports, origins, given)),
      FRONT_ENDS.map((name) => ports[name]),
      kept === undefined ? undefined : folder,
    );
    const release = keepRunning('nginx', nginx);
    ending.push(() => (release(), nginx.stop()));
    return {
      origin,
      remoteOrigins,
      root,
      folder,
      ports,
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

const FRONT_ENDS: readonly FrontEnd[] = ['shell', ...REMOTES];
const loopbackOrigin = (port: number): string => `http://127.0.0.1:${port}`;
const byFrontEnd = (textOf: (name: FrontEnd) => string): Record<FrontEnd, string> =>
  Object.fromEntries(FRONT_ENDS.map((name) => [name, textOf(name)])) as Record<FrontEnd, string>;
const loopbackOrigins = (ports: StackPorts): Record<FrontEnd, string> =>
  byFrontEnd((name) => loopbackOrigin(ports[name]));

/** Publishes the builds on the first start; later starts keep the published and pinned releases. */
async function publishInitialReleases(
  root: string,
  origins: Record<FrontEnd, string>,
): Promise<Record<Remote, string>> {
  if (!existsSync(join(root, 'shell'))) await copyShell(root, distFolder('shell'));
  for (const name of REMOTES) {
    const release = findCurrentRelease(root, name);
    if (release === null)
      await publishRemote(root, name, distFolder(name), origins[name], readPackageVersion(name));
    else await pinRelease(root, name, release, origins[name]);
  }
  const { shell: _, ...remotes } = origins;
  return remotes;
}

const renderLoopbackSites = async (
  root: string,
  ports: StackPorts,
  origins: Record<FrontEnd, string>,
  env: Readonly<Record<string, string>>,
): Promise<Record<FrontEnd, string>> =>
  renderSites({
    root,
    origins,
    // The processes, which started before, have checked them.
    overrideOrigins: (env['REMOTE_OVERRIDE_ORIGINS'] ?? '').split(/[\s,]+/).filter(Boolean),
    storageOrigin: await findStorageOrigin(env),
    listen: byFrontEnd((name) => `127.0.0.1:${ports[name]}`),
    backends: [ports['http-1'], ports['http-2']].map((port) => `127.0.0.1:${port}`),
  });
