import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  UsageError,
  UserFacingError,
  exitWithError,
  printProgress,
} from '../prepare/console-output.mjs';
import { backUp, restore, runBackendCommand } from './backend-command.ts';
import {
  HELP,
  assertWordsTaken,
  needed,
  parseCommandLine,
  type CommandWords,
} from './command-line.ts';
import { REPOSITORY_ROOT } from '../services/backend-process.ts';
import { readPackageVersion } from './production-stack.ts';
import { findFrontEnds, parseFrontEnds, publishFrontEnds } from './publish.ts';
import { pinRelease, findCurrentRelease, listReleases, REMOTES, type Remote } from './releases.ts';
import { buildImages } from './build-images.ts';
import { formatBuiltImage } from './container-images.ts';
import { createContainerSecrets } from './container-secrets.ts';
import { findDigest, pinDigests } from './image-digests.ts';
import { restartProcesses } from './rolling-restart.ts';
import { findRunning, PROCESS_NAMES, readRunning, stackFolder } from './running-stack.ts';
import { SERVER_OPTIONS, install, render } from './server-commands.ts';
import { askSystemd, isInstalled, printJournal, runAsUnit } from './systemd.ts';
import { readStatus } from './stack-status.ts';
import { findLeftovers, runStack, startInBackground, stopStack } from './start-stack.ts';
import { upgrade } from './upgrade.ts';
import { becomeOwner } from './unprivileged-user.ts';

const {
  values,
  positionals: [name, ...rest],
} = parseCommandLine();
const folder = resolve(values.folder);

function parseRemoteName(given: string | undefined): Remote {
  const found = REMOTES.find((one) => one === given);
  if (!found)
    throw new UsageError(`"${given ?? ''}" is no remote; there are ${REMOTES.join(', ')}.`);
  return found;
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

async function printReleases(): Promise<void> {
  const { root } = await findFrontEnds(values);
  for (const one of REMOTES)
    for (const release of await listReleases(root, one))
      printProgress(
        one,
        `${release}${release === findCurrentRelease(root, one) ? '  ← counts' : ''}`,
      );
}

async function pin(): Promise<void> {
  const one = parseRemoteName(rest[0]);
  const { root, remoteOrigins } = await findFrontEnds(values);
  await pinRelease(root, one, rest[1] ?? '', remoteOrigins[one]);
}

async function printStatus(): Promise<void> {
  const running = findRunning(folder);
  if (running === null && isInstalled()) return askSystemd('status');
  if (running === null) {
    const { length } = findLeftovers(folder);
    printProgress(
      'portal',
      length === 0
        ? `nothing runs in ${folder}`
        : `✖ "up" was killed, ${length} processes go on without it: "up" takes over, "down" ends them`,
    );
    process.exitCode = 1;
    return;
  }
  const lines = await readStatus(running);
  for (const { part, isWell, text } of lines) printProgress(part, `${isWell ? '✔' : '✖'} ${text}`);
  if (!lines.every(({ isWell }) => isWell)) process.exitCode = 1;
}

/** The last lines, also of processes that ended. */
function printLogs(): Promise<void> {
  if (!/^[1-9]\d{0,6}$/.test(values.lines))
    throw new UsageError(`--lines ${values.lines}: a number from 1.`);
  const running = findRunning(folder);
  const production = stackFolder(folder);
  if (running === null && isInstalled()) return printJournal(rest[0], values.lines, values.follow);
  const all = new Map([
    ...PROCESS_NAMES.map((one): [string, string] => [one, join(production, `${one}.log`)]),
    ['nginx', running?.accessLog ?? join(production, 'nginx/access.log')],
    ['up', join(folder, 'up.log')],
  ]);
  if (rest[0] !== undefined && !all.has(rest[0]))
    throw new UsageError(
      `there is no log of "${rest[0]}"; there are ${[...all.keys()].join(', ')}.`,
    );
  const wanted = [...all].filter(([one]) => rest[0] === undefined || one === rest[0]);
  const files = wanted.map(([, path]) => path).filter((path) => existsSync(path));
  if (files.length === 0) throw new UserFacingError(`there is no log in ${folder} yet.`);
  const child = spawn('tail', ['-n', values.lines, ...(values.follow ? ['-F'] : []), ...files], {
    stdio: 'inherit',
  });
  return new Promise((done) => child.once('exit', () => done()));
}

async function makeContainerSecrets(): Promise<void> {
  const target = resolve(needed('into which folder', rest[0]));
  for (const one of createContainerSecrets(target)) printProgress('made', join(target, one));
}

/** Nothing is written unless every registry has answered. */
async function writeDigests(): Promise<void> {
  if (rest.length === 0) throw new UsageError('say in which files.');
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

async function createSuperAdmin(): Promise<void> {
  const email = needed('the e-mail address of the SuperAdmin', rest[0]);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new UsageError(`"${email}" is no e-mail address.`);
  const script = 'create-superadmin.js';
  process.exitCode =
    findRunning(folder) === null && isInstalled()
      ? runAsUnit(join(REPOSITORY_ROOT, 'backend/dist/src', script), [email])
      : await runBackendCommand(folder, script, [email], readRunning(folder).env);
}

interface Command extends CommandWords {
  run: () => Promise<void>;
  /** It concerns no set-up in the folder that already has an owner. */
  isApart?: boolean;
}

const FRONT_END_OPTIONS = ['root', 'remote-origins'] as const;
const COMMANDS: Record<string, Command> = {
  up: {
    run: start,
    options: ['port', 'remote-ports', 'http-ports', 'remote-origins', 'user', 'detach'],
    isApart: true,
  },
  down: { run: () => stopStack(folder) },
  restart: {
    run: () =>
      restartProcesses(readRunning(folder), (one, pid) => printProgress(one, `ready (pid ${pid})`)),
  },
  status: { run: printStatus },
  logs: { run: printLogs, options: ['lines', 'follow'], words: 1 },
  backup: {
    run: async () => {
      process.exitCode = await backUp(folder, needed('into which new folder', rest[0]), values);
    },
    options: ['keep'],
    words: 1,
  },
  restore: {
    run: async () => {
      const archive = needed('from which folder', rest[0]);
      process.exitCode = await restore(folder, archive, values);
    },
    options: ['replace', 'lose-secrets'],
    words: 1,
  },
  'move-files': {
    run: async () => {
      // The only command that needs the client of Azure.
      const { moveFiles } = await import('./move-files.ts');
      await moveFiles(folder, (text) => printProgress('files', text));
    },
    isApart: true,
  },
  superadmin: { run: createSuperAdmin, words: 1 },
  publish: {
    run: async () => {
      const names = parseFrontEnds(needed('which front end', rest[0]));
      await publishFrontEnds(names, await findFrontEnds(values));
    },
    options: FRONT_END_OPTIONS,
    words: 1,
  },
  releases: { run: printReleases, options: FRONT_END_OPTIONS },
  pin: { run: pin, options: FRONT_END_OPTIONS, words: 2 },
  render: { run: () => render(rest[0], values), options: SERVER_OPTIONS, words: 1, isApart: true },
  install: { run: () => install(values), options: SERVER_OPTIONS, isApart: true },
  upgrade: { run: () => upgrade(values), options: ['restore', 'without-backup'], isApart: true },
  start: { run: () => askSystemd('start'), isApart: true },
  stop: { run: () => askSystemd('stop'), isApart: true },
  'container-secrets': { run: makeContainerSecrets, words: 1, isApart: true },
  digests: { run: writeDigests, words: Infinity, isApart: true },
  images: { run: printImages, options: ['storage'], isApart: true },
};

async function runCommand(): Promise<void> {
  if (values.help) {
    console.log(HELP);
    return;
  }
  const chosen = name === undefined ? undefined : COMMANDS[name];
  if (name === undefined || chosen === undefined)
    throw new UsageError(
      name === undefined ? 'say which command.' : `there is no command ${name}.`,
    );
  assertWordsTaken(name, rest, chosen);
  if (!chosen.isApart && values.root === undefined) becomeOwner(folder);
  await chosen.run();
}

/** The tools say what is missing, such as a program or a build, in a plain error. */
const toSentence = (error: unknown): unknown =>
  error instanceof Error && error.constructor === Error && !('code' in error)
    ? new UserFacingError(error.message)
    : error;

await runCommand().catch((error: unknown) => exitWithError(toSentence(error), HELP));
