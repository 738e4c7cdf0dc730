import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { UserFacingError, printProgress } from '../prepare/console-output.mjs';
import { REPOSITORY_ROOT } from '../services/backend-process.ts';
import { assertBuilt, readPackageVersion } from './production-stack.ts';
import { FRONT_ENDS, publishFrontEnds } from './publish.ts';
import { isAnswering } from './rolling-restart.ts';
import { install, planServer, readInstallOptions, type ServerOptions } from './server-commands.ts';
import { originsOf } from './server-files.ts';
import { VARIABLES, assertSystemd, run, runAsUnit } from './systemd.ts';

const POLL_MS = 500;
/** The longest end of a process and its start. */
const READY_TIMEOUT_MS = 300_000;

interface UpgradeOptions {
  /** Archive of the release before, with which it comes back. */
  restore?: string | undefined;
  /** For a machine whose backup was made by other means. */
  'without-backup': boolean;
}

/**
 * Puts the release of this checkout in the place of the one that the units run: backup, tables,
 * units and sites, processes one after the other, front ends. Where backup or tables fail, nothing
 * was changed. With an archive it is the way back: the processes are stopped and the archive takes
 * the place of all data.
 * @throws UserFacingError with what is left as it was
 */
export async function upgrade(options: UpgradeOptions): Promise<void> {
  assertSystemd();
  assertBuilt();
  const kept = readInstallOptions();
  const archive =
    options.restore === undefined
      ? prepareTables(options['without-backup'])
      : replaceData(resolve(options.restore));
  await install(kept, () => undefined);
  printProgress('installed', `units and sites of ${REPOSITORY_ROOT}`);
  for (const instance of listInstances()) {
    run('systemctl', ['restart', instance.unit]);
    await waitUntilReady(instance);
    printProgress(instance.unit, 'ready');
  }
  await publishAll(kept);
  printProgress('portal', `release ${readPackageVersion('.')} runs`);
  if (archive !== null)
    printProgress(
      'way back',
      `in the folder of the release before: npm run production -- upgrade --restore ${archive}`,
    );
}

async function publishAll(options: ServerOptions): Promise<void> {
  const plan = await planServer(options);
  await publishFrontEnds(FRONT_ENDS, { root: plan.root, remoteOrigins: originsOf(plan) });
}

/** Answers the archive that the release before made, if it made one. */
function prepareTables(isWithoutBackup: boolean): string | null {
  let archive: string | null = null;
  if (!isWithoutBackup) {
    printProgress('backup', 'by the release that runs');
    orNothingChanged(() => run('systemctl', ['start', 'pratiche-backup.service']));
    archive = findNewestArchive();
    printProgress('backup', archive ?? 'made');
  }
  printProgress('tables', 'brought up to date, while the portal goes on');
  if (runAsUnit(backendProgram('migrate.js'), [], true) !== 0)
    throw new UserFacingError(
      'the tables could not be brought up to date. The release that runs goes on.',
    );
  return archive;
}

/** Nobody may write between the archive and the start of its release. */
function replaceData(archive: string): null {
  if (!existsSync(join(archive, 'manifest.json')))
    throw new UserFacingError(`${archive} is no archive: it has no manifest.json.`);
  printProgress('restore', archive);
  for (const { unit } of listInstances()) run('systemctl', ['stop', unit]);
  const args = ['restore', archive, '--replace'];
  if (runAsUnit(backendProgram('backup/backup.command.js'), args, true) !== 0)
    throw new UserFacingError(
      'the archive was not restored. The processes are stopped: "npm run production -- start" starts the release that ran.',
    );
  return null;
}

function orNothingChanged(step: () => void): void {
  try {
    step();
  } catch (error) {
    throw new UserFacingError(
      `${(error as Error).message} "journalctl -u pratiche-backup" says why. The release that runs goes on; --without-backup upgrades all the same.`,
    );
  }
}

const backendProgram = (script: string): string =>
  join(REPOSITORY_ROOT, 'backend/dist/src', script);

/** The folder may be another one, by `systemctl edit pratiche-backup`. */
function findNewestArchive(): string | null {
  const asked = ['show', '-p', 'Environment', '--value', 'pratiche-backup.service'];
  const { stdout } = spawnSync('systemctl', asked, { encoding: 'utf8' });
  const folder = /(?:^|\s)ARCHIVES=(\S+)/.exec(stdout)?.[1];
  if (folder === undefined || !existsSync(folder)) return null;
  const newest = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'manifest.json')))
    .sort()
    .at(-1);
  return newest === undefined ? null : join(folder, newest);
}

/** A process of the portal, by its file of variables. */
interface Instance {
  unit: string;
  /** Answers once the process is ready. */
  address: string;
}

/** Workers come first: those of a new release know the jobs of the old one, but not the other way round. */
export function listInstances(folder = VARIABLES): Instance[] {
  const names = readdirSync(folder).sort();
  return ['worker', 'http'].flatMap((kind) =>
    names.flatMap((name) => {
      const [, number] = new RegExp(String.raw`^${kind}-(\w+)\.env$`).exec(name) ?? [];
      if (number === undefined) return [];
      const text = readFileSync(join(folder, name), 'utf8');
      const portOf = (variable: string) =>
        new RegExp(`^${variable}=(.*)$`, 'm').exec(text)?.[1]?.trim() ?? '';
      const address =
        kind === 'http' ? `${portOf('PORT')}/api/health/ready` : `${portOf('METRICS_PORT')}/live`;
      return { unit: `pratiche-${kind}@${number}`, address: `http://127.0.0.1:${address}` };
    }),
  );
}

async function waitUntilReady({ unit, address }: Instance): Promise<void> {
  const end = Date.now() + READY_TIMEOUT_MS;
  while (!(await isAnswering(address))) {
    if (Date.now() > end)
      throw new UserFacingError(
        `${unit} is not ready after ${READY_TIMEOUT_MS / 1000} s, so the others were left as they are. "npm run production -- logs ${unit.slice('pratiche-'.length)}" says why.`,
      );
    await pause(POLL_MS);
  }
}
