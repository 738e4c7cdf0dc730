import { parseArgs } from 'node:util';
import { UsageError, exitWithError } from '../prepare/console-output.mjs';
import { DEFAULT_USER } from './unprivileged-user.ts';

export const HELP = `npm run production -- <command> [--folder .production]
On a server with systemd, as root:
  install --host portale.example [--certificate a.pem --certificate-key b.pem]
     [--remote-hosts a,b,c | --remote-ports …]   remotes behind the portal's port by name, or on ports of their own
     [--port 443] [--http-ports 3001,3002] [--root /srv/pratiche] [--user ${DEFAULT_USER}]
     [--acme-folder /var/www/acme] [--program /opt/pratiche]
     [--remote-override-origins a,b]   of a portal of tests
     [--storage-origin https://account.blob.core.windows.net]   with DOWNLOAD_LINK_MEGABYTES
                                nginx sites and systemd units, enabled at boot; fill in /etc/pratiche/*.env then
  upgrade [--without-backup]    this checkout's release takes the place of the one that runs, after a backup
  upgrade --restore <archive>   the way back, in the checkout of the release before
  start | stop                  all units
  status                        how each unit is; ends with 1 when one is not well
  logs [http@1] [--lines 50] [--follow]
  render <folder> …             the same files as install, into a folder
For trying out, without systemd:
  up [--port 8080] [--detach]   everything on this machine, until Ctrl+C or "down"; data stay in the folder
     [--remote-ports 8081,8082,8083] [--http-ports a,b]   kept for later starts
     [--remote-origins a,b,c]   addresses of the remotes in the browser, with a proxy in front
     [--user ${DEFAULT_USER}]            as root: the user everything runs as
  down                          ends everything in order
  restart                       http processes and workers, one after the other, without losing a request
  status | logs [process] [--lines 50] [--follow]
  backup <new folder>           beside the portal, or while it is stopped
  backup <folder> --keep 14     a dated archive in the folder, and the newest 14 of them stay
  restore <folder> [--replace] [--lose-secrets]   while it is stopped
  move-files                    while it is stopped: files of an earlier release from Azurite into the folder
  superadmin <e-mail>           the first account; its password is read from standard input
Front ends and images:
  publish <front end>           what was built last of shell, mfe-wizard, mfe-lists or mfe-admin, or all
  releases                      what is published, and which release counts
  pin <remote> <release>        sends everybody who loads it from now on to that release
     [--root /srv/pratiche] [--remote-origins a,b,c]   for publish, releases, pin: of a server of your own
  container-secrets docker/secrets   makes the secrets of the containers that are missing
  digests <file> …                   puts the digest of its registry behind each image in them
  images [--storage <folder>]        builds the containers' images by buildah, as RELEASE or package.json says`;

const OPTIONS = {
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
  restore: { type: 'string' },
  'without-backup': { type: 'boolean', default: false },
  'lose-secrets': { type: 'boolean', default: false },
  keep: { type: 'string' },
  root: { type: 'string' },
  host: { type: 'string' },
  certificate: { type: 'string' },
  'certificate-key': { type: 'string' },
  program: { type: 'string' },
  'remote-hosts': { type: 'string' },
  'acme-folder': { type: 'string' },
  'storage-origin': { type: 'string' },
  storage: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;
export type OptionName = keyof typeof OPTIONS;

export function parseCommandLine() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    exitWithError(error, HELP);
    throw error;
  }
}

export type CommandValues = ReturnType<typeof parseCommandLine>['values'];

/** @throws with the usage when a word is missing */
export function needed(what: string, given: string | undefined): string {
  if (given === undefined || given === '') throw new UsageError(`say ${what}.`);
  return given;
}

/** What a command takes on its line. */
export interface CommandWords {
  /** Besides `--folder` and `--help`. */
  options?: readonly OptionName[];
  /** How many words. */
  words?: number;
}

/** An option of another command is a mistake, and not one to be passed over. */
export function assertWordsTaken(
  command: string,
  given: readonly string[],
  { options = [], words = 0 }: CommandWords,
): void {
  const taken: readonly OptionName[] = ['folder', 'help', ...options];
  const foreign = (Object.keys(OPTIONS) as OptionName[]).find(
    (option) => !taken.includes(option) && process.argv.some((word) => isOption(word, option)),
  );
  if (foreign !== undefined) throw new UsageError(`${command} takes no --${foreign}.`);
  const tooMany = given[words];
  if (tooMany !== undefined) throw new UsageError(`${command} does not take "${tooMany}".`);
}

const isOption = (word: string, option: OptionName): boolean =>
  word === `--${option}` || word.startsWith(`--${option}=`);
