import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserFacingError } from '../prepare/console-output.mjs';
import { startBackingServices } from './backing-services.ts';
import { pickPortalVariables, pickVariables, withoutGiven } from './portal-variables.ts';
import { findRunning, stackFolder, type RunningStack } from './running-stack.ts';
import { assignPorts, hasKeptPorts } from './stack-ports.ts';
import { secretsPath } from './stack-secrets.ts';

const PROGRAMS = resolve(import.meta.dirname, '../../backend/dist/src');

/**
 * Runs a command of the built backend, which takes over the terminal, to its end. Answers its exit
 * code.
 * @param folder of the set-up
 * @param env variables of the portal
 */
export function runBackendCommand(
  folder: string,
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const dataDir = join(folder, 'command-data');
  mkdirSync(dataDir, { recursive: true });
  const child = spawn(process.execPath, [join(PROGRAMS, script), ...args], {
    env: {
      ...process.env,
      // A value that the set-up has read leaves its file behind.
      ...Object.fromEntries(Object.keys(env).map((name) => [`${name}_FILE`, ''])),
      ...env,
      // The processes' own ports.
      METRICS_PORT: '',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
    stdio: 'inherit',
  });
  return new Promise((done, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => done(code ?? 1));
  });
}

const BACKUP_COMMAND = 'backup/backup.command.js';

/** Named in what the command says about secrets, which this set-up keeps in a file. */
const secretsFile = (folder: string): string[] => [
  '--secrets-file',
  secretsPath(stackFolder(folder)),
];

/**
 * Beside the portal, or, while it is stopped, with its database and file storage alone.
 * @param target a new folder; with `keep`, the folder of that many archives
 */
export const backUp = (
  folder: string,
  target: string,
  { keep }: { keep?: string | undefined } = {},
): Promise<number> => {
  const running = findRunning(folder);
  const args = [
    ...['make', target, ...secretsFile(folder)],
    ...(keep === undefined ? [] : [`--keep=${keep}`]),
  ];
  return running === null
    ? withServicesAlone(folder, (env) => runBackendCommand(folder, BACKUP_COMMAND, args, env))
    : runBackendCommand(folder, BACKUP_COMMAND, args, withBackupKey(running));
};

/** @throws while the portal runs, whose processes would go on with what they remember */
export async function restore(
  folder: string,
  archive: string,
  options: { replace: boolean; 'lose-secrets': boolean },
): Promise<number> {
  if (findRunning(folder) !== null)
    throw new UserFacingError(
      'the portal runs: stop it with "npm run production -- down", restore, and start it again.',
    );
  const args = [
    ...['restore', archive, ...secretsFile(folder)],
    ...(options.replace ? ['--replace'] : []),
    ...(options['lose-secrets'] ? ['--lose-secrets'] : []),
  ];
  return withServicesAlone(folder, (env) => runBackendCommand(folder, BACKUP_COMMAND, args, env));
}

/** The key may be kept apart from the portal and given to this command alone. */
function withBackupKey({ env }: RunningStack): Record<string, string> {
  const own = pickVariables(process.env, ['BACKUP_KEY']);
  return { ...withoutGiven(env, own), ...own };
}

async function withServicesAlone(
  folder: string,
  act: (env: Record<string, string>) => Promise<number>,
): Promise<number> {
  const inner = stackFolder(folder);
  if (!hasKeptPorts(inner))
    throw new UserFacingError(
      `nothing was started in ${folder} yet: name its folder with --folder.`,
    );
  const given = await pickPortalVariables(process.env);
  const ports = await assignPorts({}, inner);
  const services = await startBackingServices(inner, true, ports, given);
  try {
    return await act({ PUBLIC_URL: `http://127.0.0.1:${ports.shell}`, ...services.env });
  } finally {
    await services.stop();
  }
}
