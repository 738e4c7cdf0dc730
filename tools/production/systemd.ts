import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserFacingError } from '../prepare/console-output.mjs';

/** Files of variables, and what `install` was told. */
export const VARIABLES = '/etc/pratiche';
/** Where the folders that `render` writes belong. */
const TARGETS: Readonly<Record<string, string>> = {
  nginx: '/etc/nginx/conf.d',
  systemd: '/etc/systemd/system',
  sysusers: '/etc/sysusers.d',
  etc: VARIABLES,
};
const TARGET_UNIT = 'pratiche.target';
const UNITS = ['pratiche*', 'nginx.service', 'mariadb.service', 'redis-server.service'];

const isRunning = (): boolean => existsSync('/run/systemd/system');
export const isInstalled = (): boolean =>
  isRunning() && existsSync(join(TARGETS['systemd'] ?? '', TARGET_UNIT));

/**
 * Copies rendered files to where the machine reads them and enables the portal at boot. Files of
 * variables that are there are left as they are.
 * @param root folder that stands for `/`, for a machine that is prepared elsewhere
 */
export function installServerFiles(
  folder: string,
  paths: readonly string[],
  report: (text: string) => void,
  root = '/',
): void {
  if (root === '/') assertSystemd();
  for (const path of paths) {
    const [kind = '', ...names] = path.split('/');
    const target = join(root, TARGETS[kind] ?? '', ...names);
    if (kind === 'etc' && existsSync(target)) {
      report(`${target} stays as it is`);
      continue;
    }
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(folder, path), target);
    // Variables hold secrets; systemd reads them as root. Ports are read by the watch too.
    chmodSync(target, /\/(?:pratiche|migrate)\.env$/.test(target) ? 0o600 : 0o644);
    report(target);
  }
  if (root !== '/') return;
  run('systemd-sysusers', []);
  run('systemctl', ['daemon-reload']);
  run('systemctl', ['--quiet', 'enable', TARGET_UNIT]);
  run('nginx', ['-t']);
  // It may run already, with the sites of before.
  run('systemctl', ['reload-or-restart', 'nginx']);
}

/** Passes a word on to systemctl and ends as it does. */
export async function askSystemd(word: 'start' | 'stop' | 'status'): Promise<void> {
  assertSystemd();
  if (!isInstalled())
    throw new UserFacingError('it is not installed: "npm run production -- install" comes first.');
  if (word !== 'status') run('systemctl', [word, TARGET_UNIT]);
  else {
    spawnSync('systemctl', ['list-units', '--all', '--no-pager', ...UNITS], { stdio: 'inherit' });
    const { stdout } = spawnSync(
      'systemctl',
      ['list-units', '--failed', '--plain', '--no-legend', ...UNITS],
      { encoding: 'utf8' },
    );
    const isActive = spawnSync('systemctl', ['is-active', '--quiet', TARGET_UNIT]).status === 0;
    if (stdout.trim() !== '' || !isActive) process.exitCode = 1;
  }
}

/** @param unit such as `http@1`; all without one */
export async function printJournal(
  unit: string | undefined,
  lines: string,
  follow: boolean,
): Promise<void> {
  const args = [
    '-u',
    `pratiche-${unit ?? '*'}`,
    '-n',
    lines,
    '--no-pager',
    ...(follow ? ['-f'] : []),
  ];
  spawnSync('journalctl', args, { stdio: 'inherit' });
}

/**
 * Runs a command of the built backend with the variables and the user of the units, who alone have
 * them. Answers its exit code.
 * @param isOwner whether it changes tables, with the variables of `migrate.env`
 */
export function runAsUnit(script: string, args: readonly string[], isOwner = false): number {
  assertSystemd();
  const asked = ['show', '-p', 'User', '--value', 'pratiche-http@1.service'];
  const user = spawnSync('systemctl', asked, { encoding: 'utf8' }).stdout.trim();
  const { status } = spawnSync(
    'systemd-run',
    [
      ...['--quiet', '--pipe', '--wait', '--collect', `--uid=${user}`],
      ...['-p', `EnvironmentFile=${VARIABLES}/pratiche.env`],
      ...(isOwner ? ['-p', `EnvironmentFile=${VARIABLES}/migrate.env`] : []),
      ...['-p', 'StateDirectory=pratiche-commands pratiche-files'],
      ...['-E', 'DATA_DIR=/var/lib/pratiche-commands'],
      ...[process.execPath, script, ...args],
    ],
    { stdio: 'inherit' },
  );
  return status ?? 1;
}

/** @throws where units cannot be installed and started */
export function assertSystemd(): void {
  if (!isRunning())
    throw new UserFacingError(
      'systemd does not run on this machine: "render" writes the files for another, and "up" starts the portal for trying out.',
    );
  if (process.getuid?.() !== 0)
    throw new UserFacingError('only root may do that: run the command by sudo.');
}

/** @throws with what was run and how it ended */
export function run(program: string, args: readonly string[]): void {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0)
    throw new UserFacingError(
      `${[program, ...args].join(' ')} ${error === undefined ? `ended with ${status}` : 'is not installed'}.`,
    );
}
