import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UserFacingError, exitWithError, printProgress } from '../prepare/console-output.mjs';
import { backUp, restore, runBackendCommand } from './backend-command.ts';
import { checkRelease } from './check-release.ts';
import { distFolder, readPackageVersion } from './production-stack.ts';
import {
  pinRelease,
  publishRemote,
  copyShell,
  findCurrentRelease,
  listReleases,
  readRemotesJson,
  REMOTES,
  type Remote,
} from './releases.ts';
import { buildImages } from './build-images.ts';
import { formatBuiltImage } from './container-images.ts';
import { createContainerSecrets } from './container-secrets.ts';
import { findDigest, pinDigests } from './image-digests.ts';
import { restartProcesses } from './rolling-restart.ts';
import { findRunning, PROCESS_NAMES, readRunning, stackFolder } from './running-stack.ts';
import { parseOverrideOrigins, writeServerFiles } from './server-files.ts';
import { assignPorts, parsePortOptions } from './stack-ports.ts';
import { readStatus } from './stack-status.ts';
import { parseRemoteOrigins, runStack, startInBackground, stopStack } from './start-stack.ts';
import { becomeOwner, DEFAULT_USER } from './unprivileged-user.ts';

const HELP = `npm run production -- <command> [--folder .production]
  up [--port 8080] [--detach]   everything on this machine, until Ctrl+C or "down"; data stay in the folder
     [--remote-ports 8081,8082,8083] [--http-ports a,b]   kept for later starts
     [--remote-origins a,b,c]   addresses of the remotes in the browser, with a proxy in front
     [--user ${DEFAULT_USER}]            as root: the user everything runs as
  down                          ends everything in order
  restart                       http processes and workers, one after the other, without losing a request
  status                        how each part is; ends with 1 when one is not well
  logs [process] [--lines 50] [--follow]
  backup <new folder>           beside the portal, or while it is stopped
  restore <folder> [--replace]  while it is stopped
  superadmin <e-mail>           the first account; its password is read from standard input
  publish <front end>           what was built last of shell, mfe-wizard, mfe-lists or mfe-admin
  releases                      what is published, and which release counts
  pin <remote> <release>        sends everybody who loads it from now on to that release
     [--root /srv/pratiche] [--remote-origins a,b,c]   for publish, releases, pin: of a server of your own
  render <folder> --host portale.example [--certificate a.pem --certificate-key b.pem]
     [--port 443] [--remote-ports …] [--http-ports 3001,3002] [--root /srv/pratiche] [--user ${DEFAULT_USER}]
     [--remote-override-origins a,b]   of a portal of tests
     [--storage-origin https://account.blob.core.windows.net]   with DOWNLOAD_LINK_MEGABYTES
     [--program /opt/pratiche]  nginx sites and systemd units for servers of your own
  container-secrets docker/secrets   makes the secrets of the containers that are missing
  digests <file> …                   puts the digest of its registry behind each image in them
  images [--storage <folder>]        builds the containers' images by buildah, as RELEASE or package.json says`;

const {
  values,
  positionals: [name, ...rest],
} = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string' },
    'remote-ports': { type: 'string' },
    'http-ports': { type: 'string' },
    'remote-origins': { type: 'string' },
    'remote-override-origins': { type: 'string' },
    folder: { type: 'string', default: '.production' },
    user: { type: 'string' },
    detach: { type: 'boolean', default: false },
    lines: { type: 'string', default: '50' },
    follow: { type: 'boolean', default: false },
    replace: { type: 'boolean', default: false },
    root: { type: 'string' },
    host: { type: 'string' },
    certificate: { type: 'string' },
    'certificate-key': { type: 'string' },
    program: { type: 'string' },
    'storage-origin': { type: 'string' },
    storage: { type: 'string' },
  },
});
const folder = resolve(values.folder);
const ROOT = resolve(import.meta.dirname, '../..');

function parseRemoteName(given: string | undefined): Remote {
  const found = REMOTES.find((one) => one === given);
  if (!found)
    throw new UserFacingError(`"${given ?? ''}" is no remote; there are ${REMOTES.join(', ')}.`);
  return found;
}

function needed(what: string, given: string | undefined): string {
  if (given === undefined) throw new UserFacingError(`say ${what}.`);
  return given;
}

async function start(): Promise<void> {
  if (values.detach)
    await startInBackground(
      folder,
      process.argv.slice(2).filter((one) => one !== '--detach'),
    );
  else
    process.exitCode = await runStack({
      ...values,
      folder,
      user: values.user,
      'remote-origins': values['remote-origins'],
    });
}

/** Front ends of the set-up that runs, or those of `--root`. */
function findFrontEnds(): { root: string; remoteOrigins: Record<Remote, string> } {
  if (values.root === undefined) return readRunning(folder);
  const root = resolve(values.root);
  const published = readRemotesJson(root);
  const addresses = REMOTES.map((one) => published[one] ?? '').join(',');
  return {
    root,
    remoteOrigins: parseRemoteOrigins(values['remote-origins'] ?? addresses) as Record<
      Remote,
      string
    >,
  };
}

async function publishFrontEnd(given: string | undefined): Promise<void> {
  if (given === 'shell') {
    await copyShell(values.root ?? readRunning(folder).root, distFolder('shell'));
    return;
  }
  const one = parseRemoteName(given);
  const { root, remoteOrigins } = findFrontEnds();
  checkRelease(root, distFolder(one));
  printProgress(
    one,
    await publishRemote(root, one, distFolder(one), remoteOrigins[one], readPackageVersion(one)),
  );
}

async function printReleases(): Promise<void> {
  const { root } = values.root === undefined ? readRunning(folder) : { root: values.root };
  for (const one of REMOTES)
    for (const release of await listReleases(root, one))
      printProgress(
        one,
        `${release}${release === findCurrentRelease(root, one) ? '  ← counts' : ''}`,
      );
}

function pin(): Promise<void> {
  const one = parseRemoteName(rest[0]);
  const { root, remoteOrigins } = findFrontEnds();
  return pinRelease(root, one, rest[1] ?? '', remoteOrigins[one]).catch((error: Error) => {
    throw new UserFacingError(error.message);
  });
}

async function printStatus(): Promise<void> {
  const running = findRunning(folder);
  if (running === null) {
    printProgress('portal', `nothing runs in ${folder}`);
    process.exitCode = 1;
    return;
  }
  const lines = await readStatus(running);
  for (const { part, isWell, text } of lines) printProgress(part, `${isWell ? '✔' : '✖'} ${text}`);
  if (!lines.every(({ isWell }) => isWell)) process.exitCode = 1;
}

/** The last lines, also of processes that ended. */
function printLogs(): Promise<void> {
  const running = findRunning(folder);
  const production = stackFolder(folder);
  const all = new Map([
    ...PROCESS_NAMES.map((one): [string, string] => [one, join(production, `${one}.log`)]),
    ['nginx', running?.accessLog ?? join(production, 'nginx/access.log')],
    ['up', join(folder, 'up.log')],
  ]);
  if (rest[0] !== undefined && !all.has(rest[0]))
    throw new UserFacingError(
      `there is no log of "${rest[0]}"; there are ${[...all.keys()].join(', ')}.`,
    );
  const wanted = [...all].filter(([one]) => rest[0] === undefined || one === rest[0]);
  const files = wanted.map(([, path]) => path).filter((path) => existsSync(path));
  if (files.length === 0) throw new UserFacingError(`there is no log in ${folder} yet.`);
  const child = spawn(
    'tail',
    ['-n', String(Number(values.lines)), ...(values.follow ? ['-F'] : []), ...files],
    { stdio: 'inherit' },
  );
  return new Promise((done) => child.once('exit', () => done()));
}

function parseStorageOrigin(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UserFacingError(
      `--storage-origin ${text}: an address like https://account.blob.core.windows.net.`,
    );
  return new URL(text).origin;
}

async function render(): Promise<void> {
  const target = resolve(needed('into which folder', rest[0]));
  const program = values.program ?? ROOT;
  const { certificate, 'certificate-key': key } = values;
  if ((certificate === undefined) !== (key === undefined))
    throw new UserFacingError('a certificate needs --certificate-key too.');
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
  const paths = await writeServerFiles(target, {
    host: needed('--host, the name of the portal in the browser', values.host),
    ports,
    ...(certificate === undefined || key === undefined
      ? {}
      : { certificate: { certificate, key } }),
    ...(values['storage-origin'] === undefined
      ? {}
      : { storageOrigin: parseStorageOrigin(values['storage-origin']) }),
    root: values.root ?? '/srv/pratiche',
    logs: '/var/log/nginx',
    program,
    node: node.startsWith('..') ? process.execPath : join(program, node),
    user: values.user ?? DEFAULT_USER,
    overrideOrigins: parseOverrideOrigins(values['remote-override-origins']),
  });
  for (const path of paths) printProgress('', join(target, path));
}

async function makeContainerSecrets(): Promise<void> {
  const target = resolve(needed('into which folder', rest[0]));
  for (const one of createContainerSecrets(target)) printProgress('made', join(target, one));
}

/** Nothing is written unless every registry has answered. */
async function writeDigests(): Promise<void> {
  if (rest.length === 0) throw new UserFacingError('say in which files.');
  const texts = await Promise.all(
    rest.map(async (file) =>
      pinDigests(await readFile(file, 'utf8'), (image) => findDigest(image)),
    ),
  ).catch((error: Error) => {
    throw new UserFacingError(error.message);
  });
  for (const [index, file] of rest.entries()) {
    await writeFile(file, texts[index] ?? '');
    printProgress('digests', file);
  }
}

async function printImages(): Promise<void> {
  await buildImages({
    release: process.env['RELEASE'] ?? readPackageVersion('.'),
    storage: values.storage === undefined ? undefined : resolve(values.storage),
    onProgress: (text) => printProgress('images', text),
    onBuilt: (image) => printProgress('images', formatBuiltImage(image)),
  });
}

/** Commands that concern no set-up in the folder. */
const APART = new Set(['up', 'render', 'container-secrets', 'digests', 'images']);

const COMMANDS: Record<string, () => Promise<void>> = {
  up: start,
  down: () => stopStack(folder),
  restart: () =>
    restartProcesses(readRunning(folder), (one, pid) => printProgress(one, `ready (pid ${pid})`)),
  status: printStatus,
  logs: printLogs,
  backup: async () => {
    process.exitCode = await backUp(folder, needed('into which new folder', rest[0]));
  },
  restore: async () => {
    process.exitCode = await restore(folder, needed('from which folder', rest[0]), values.replace);
  },
  superadmin: async () => {
    const { env } = readRunning(folder);
    process.exitCode = await runBackendCommand(
      folder,
      'create-superadmin.js',
      [rest[0] ?? ''],
      env,
    );
  },
  publish: () => publishFrontEnd(rest[0]),
  releases: printReleases,
  pin,
  render,
  'container-secrets': makeContainerSecrets,
  digests: writeDigests,
  images: printImages,
};

async function runCommand(): Promise<void> {
  const chosen = COMMANDS[name ?? ''];
  if (!chosen) {
    console.log(HELP);
    return;
  }
  if (!APART.has(name ?? '') && values.root === undefined) becomeOwner(folder);
  await chosen();
}

await runCommand().catch(exitWithError);
