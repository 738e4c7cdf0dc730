import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { freePort } from '../services/free-port.ts';
import { startNginx, type Nginx } from '../services/nginx.ts';
import { ownFolder } from '../services/own-folder.ts';
import { twoOfEach, type PortalProcess } from './processes.ts';
import {
  pin,
  publish,
  putShell,
  releaseNow,
  REMOTES,
  remotesJson,
  type Remote,
} from './releases.ts';
import { startServers } from './servers.ts';
import { site } from './sites.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The whole portal as it runs in earnest, without containers. */
export interface Production {
  /** What people open: nginx with the shell and, behind it, the API. */
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

interface Options {
  /** Port people open the portal on; a free one unless given. */
  port?: number;
  /** Folder for all data, which stays; a temporary one unless given. */
  folder?: string;
  /** Further variables for the processes of the portal. */
  env?: Record<string, string>;
}

export const distOf = (name: string): string => join(ROOT, name, 'dist');
export const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8')) as { version: string })
    .version;

/** Starts all of it on loopback with what is built: servers, two http processes, two workers, nginx with every front end on its own port. */
export async function startProduction({
  port,
  folder: kept,
  env = {},
}: Options = {}): Promise<Production> {
  if (!existsSync(join(ROOT, 'backend/dist/src/main.js')))
    throw new Error('The portal is not built: run "npx nx run-many -t build" first.');
  const { path: folder, release } = await ownFolder('production', kept);
  const root = join(folder, 'front-ends');
  await mkdir(root, { recursive: true });
  const ending: (() => Promise<unknown>)[] = [release];
  const end = async (): Promise<void> => {
    for (const step of ending.reverse()) await step();
  };
  try {
    const servers = await startServers(folder, kept !== undefined);
    ending.push(servers.stop);
    const ports = { shell: port ?? (await freePort()), ...(await portsOfRemotes()) };
    const origin = originOf(ports.shell);
    const given = {
      ...servers.env,
      PUBLIC_URL: origin,
      TRUST_PROXY: '127.0.0.1',
      REMOTES_JSON: remotesJson(root),
      ...env,
    };
    const remoteOrigins = await publishAll(root, ports);
    const { http, workers } = await twoOfEach(folder, given);
    const all = [...http, ...workers];
    ending.push(() => Promise.all(all.map((one) => one.stop())));
    // The first one brings the tables up to date; the others would only wait for it.
    for (const batch of [all.slice(0, 1), all.slice(1)])
      await Promise.all(batch.map((one) => one.start()));
    const nginx = await startNginx(await sitesOf(root, ports, http), Object.values(ports));
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
const originOf = (port: number): string => `http://127.0.0.1:${port}`;

async function portsOfRemotes(): Promise<Record<Remote, number>> {
  const ports = await Promise.all(REMOTES.map(freePort));
  return Object.fromEntries(REMOTES.map((name, index) => [name, ports[index] ?? 0])) as Record<
    Remote,
    number
  >;
}

/** The first start publishes what is built; later ones leave what is published, and what is pinned, as it is. */
async function publishAll(root: string, ports: Ports): Promise<Record<Remote, string>> {
  if (!existsSync(join(root, 'shell'))) await putShell(root, distOf('shell'));
  const origins = Object.fromEntries(
    REMOTES.map((name) => [name, originOf(ports[name])]),
  ) as Record<Remote, string>;
  for (const name of REMOTES) {
    const release = releaseNow(root, name);
    if (release === null) await publish(root, name, distOf(name), origins[name], versionOf(name));
    else await pin(root, name, release, origins[name]);
  }
  return origins;
}

function sitesOf(root: string, ports: Ports, http: readonly PortalProcess[]): Promise<string[]> {
  const listen = (port: number) => `127.0.0.1:${port}`;
  const shell = site('shell', {
    LISTEN: listen(ports.shell),
    FILES: join(root, 'shell'),
    REMOTES_JSON: remotesJson(root),
    HSTS: 'max-age=31536000',
    BACKEND_SERVERS: http.map((one) => `server 127.0.0.1:${one.port} max_fails=0;`).join(' '),
    REMOTE_ORIGINS: REMOTES.map((name) => originOf(ports[name])).join(' '),
  });
  const remotes = REMOTES.map((name) =>
    site('remote', {
      NAME: name.replaceAll('-', '_'),
      LISTEN: listen(ports[name]),
      FILES: join(root, name),
      PORTAL_ORIGIN: originOf(ports.shell),
      HSTS: 'max-age=31536000',
    }),
  );
  return Promise.all([shell, ...remotes]);
}
