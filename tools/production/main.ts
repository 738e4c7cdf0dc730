import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UserFacingError, exitWithError, printProgress } from '../prepare/console-output.mjs';
import { installPrerequisites } from '../test/prerequisites.ts';
import {
  pinRelease,
  publishRemote,
  copyShell,
  findCurrentRelease,
  listReleases,
  REMOTES,
  type Remote,
} from './releases.ts';
import { ensurePrivateFolder, writePrivateFile } from './stack-secrets.ts';
import { distFolder, startProductionStack, readPackageVersion } from './production-stack.ts';

const HELP = `npm run production -- <command>
  up [--port 8080] [--folder .production]   everything on this machine, until Ctrl+C; data stay in the folder
  superadmin <e-mail>                       the first account; its password is read from standard input
  publish <front end>                       what was built last of shell, mfe-wizard, mfe-lists or mfe-admin
  releases                                  what is published, and which release counts
  pin <remote> <release>                    sends everybody who loads it from now on to that release`;

const {
  values,
  positionals: [name, ...rest],
} = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '8080' },
    folder: { type: 'string', default: '.production' },
  },
});
const folder = resolve(values.folder);
const runningFile = join(folder, 'running.json');

/** Details of a running stack that the other commands need. */
interface RunningStack {
  root: string;
  remoteOrigins: Record<Remote, string>;
  env: Record<string, string>;
}

function readRunning(): RunningStack {
  try {
    return JSON.parse(readFileSync(runningFile, 'utf8')) as RunningStack;
  } catch {
    throw new UserFacingError(
      `nothing runs in ${folder}: start it with "npm run production -- up" first.`,
    );
  }
}

function parseRemoteName(given: string | undefined): Remote {
  const found = REMOTES.find((one) => one === given);
  if (!found)
    throw new UserFacingError(`"${given ?? ''}" is no remote; there are ${REMOTES.join(', ')}.`);
  return found;
}

async function startStack(): Promise<void> {
  const missing = installPrerequisites(['mariadbd', 'mariadb-install-db', 'redis-server', 'nginx']);
  if (missing.length > 0)
    throw new UserFacingError(
      `${missing.join(', ')} not installed (Debian: apt-get install mariadb-server redis-server nginx).`,
    );
  // Of logs and data too, which the processes create.
  process.umask(0o077);
  ensurePrivateFolder(folder);
  const production = await startProductionStack({ port: Number(values.port), folder });
  const { origin, remoteOrigins, root, env, mailDir, http, workers } = production;
  writePrivateFile(
    runningFile,
    JSON.stringify({ root, remoteOrigins, env } satisfies RunningStack),
  );
  printProgress('Portal', origin);
  for (const one of REMOTES) printProgress(one, remoteOrigins[one]);
  printProgress(
    'Processes',
    [...http, ...workers].map((one) => `${one.name} (pid ${one.pid})`).join(', '),
  );
  printProgress('E-mails', mailDir);
  printProgress('Data', `${folder}; Ctrl+C ends everything in order and keeps them`);
  await new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => done());
  });
  rmSync(runningFile, { force: true });
  const codes = await production.stop();
  process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
}

async function publishFrontEnd(given: string | undefined): Promise<void> {
  const { root, remoteOrigins } = readRunning();
  if (given === 'shell') await copyShell(root, distFolder('shell'));
  else {
    const one = parseRemoteName(given);
    printProgress(
      one,
      await publishRemote(root, one, distFolder(one), remoteOrigins[one], readPackageVersion(one)),
    );
  }
}

/** The password goes through from our standard input. */
function createSuperadmin(email: string | undefined): Promise<void> {
  const child = spawn(
    process.execPath,
    [resolve(import.meta.dirname, '../../backend/dist/src/create-superadmin.js'), email ?? ''],
    {
      env: {
        ...process.env,
        ...readRunning().env,
        DATA_DIR: join(folder, 'superadmin-data'),
        LOG_LEVEL: 'warn',
      },
      stdio: 'inherit',
    },
  );
  return new Promise((done, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      process.exitCode = code ?? 1;
      done();
    });
  });
}

async function printReleases(): Promise<void> {
  const { root } = readRunning();
  for (const one of REMOTES)
    for (const release of await listReleases(root, one))
      printProgress(
        one,
        `${release}${release === findCurrentRelease(root, one) ? '  ← counts' : ''}`,
      );
}

const COMMANDS: Record<string, () => Promise<void>> = {
  up: startStack,
  publish: () => publishFrontEnd(rest[0]),
  superadmin: () => createSuperadmin(rest[0]),
  releases: printReleases,
  pin: () =>
    pinRelease(
      readRunning().root,
      parseRemoteName(rest[0]),
      rest[1] ?? '',
      readRunning().remoteOrigins[parseRemoteName(rest[0])],
    ).catch((error: Error) => {
      throw new UserFacingError(error.message);
    }),
};

const chosen = COMMANDS[name ?? ''];
if (chosen) await chosen().catch(exitWithError);
else console.log(HELP);
