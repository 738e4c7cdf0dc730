import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withoutLocalBinaries } from '../prepare/run-command.mjs';
import type { Certificate } from './certificate-authority.ts';
import { ManagedProcess } from './child-process.ts';
import { freePort } from './free-port.ts';
import { createDataFolder } from './data-folder.ts';
import { probePort } from './probe-port.ts';

/**
 * A folder with a separate lock file outside the workspaces: some 400 MB that only these tests
 * need.
 */
const INSTALL_FOLDER = join(import.meta.dirname, 'azurite');
const PROGRAM = join(INSTALL_FOLDER, 'node_modules/azurite/dist/src/blob/main.js');

/** Name and key every Azurite has unless it is given others, published by its makers: a portal on a server refuses the key. */
const ACCOUNT = 'devstoreaccount1';
export const PUBLISHED_KEY =
  'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';

export interface Azurite {
  connectionString: string;
  pid: number;
  stop(): Promise<void>;
}

/** Installs Azurite as its lock says, unless it is there; answers after seconds then. */
export async function installAzurite(): Promise<void> {
  if (existsSync(PROGRAM) && installedVersion() === wantedVersion()) return;
  console.log('Installing Azurite (npm ci in tools/services/azurite, about a minute, once)');
  // No package of it needs its install script.
  await promisify(execFile)(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'],
    { cwd: INSTALL_FOLDER, env: withoutLocalBinaries() },
  );
}

/**
 * Starts the blob service of Azurite on a free port or the given one, with its data in a temporary folder or below
 * `kept`. With a certificate, which must be for localhost, it accepts only TLS. `key` opens its
 * account; without it a random one does.
 */
export async function startAzurite(
  kept?: string,
  tls?: Certificate,
  key = randomBytes(64).toString('base64'),
  fixedPort?: number,
): Promise<Azurite> {
  await installAzurite();
  const { path: folder, removeFolder } = await createDataFolder('azurite', kept);
  const port = fixedPort ?? (await freePort());
  const protocol = tls === undefined ? 'http' : 'https';
  const server = new ManagedProcess(
    process.execPath,
    [
      PROGRAM,
      '--blobHost',
      '127.0.0.1',
      '--blobPort',
      String(port),
      '--location',
      folder,
      '--silent',
      '--skipApiVersionCheck',
      '--disableTelemetry',
      ...(tls === undefined ? [] : ['--cert', tls.certificate, '--key', tls.key]),
    ],
    {
      log: join(folder, 'log'),
      env: { ...process.env, AZURITE_ACCOUNTS: `${ACCOUNT}:${key}` },
    },
  );
  await server.waitUntilReady(() => probePort(port), 'Azurite');
  return {
    connectionString: `DefaultEndpointsProtocol=${protocol};AccountName=${ACCOUNT};AccountKey=${key};BlobEndpoint=${protocol}://${tls === undefined ? '127.0.0.1' : 'localhost'}:${port}/${ACCOUNT};`,
    pid: server.pid,
    stop: async () => {
      await server.stop();
      await removeFolder();
    },
  };
}

const installedVersion = () =>
  (readManifestVersion('node_modules/azurite/package.json') as { version?: string }).version;
const wantedVersion = () =>
  (readManifestVersion('package.json') as { dependencies?: Record<string, string> }).dependencies?.[
    'azurite'
  ];
const readManifestVersion = (name: string): unknown =>
  JSON.parse(readFileSync(join(INSTALL_FOLDER, name), 'utf8'));
