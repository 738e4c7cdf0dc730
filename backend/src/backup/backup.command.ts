import 'reflect-metadata';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runOperatorCommand, UsageError } from '../platform/bootstrap/operator-command.util.js';
import { loadCommandConfig, type AppConfig } from '../platform/config/index.js';
import { createNamedArchive, deleteOldArchives, nameArchive } from './archive-rotation.util.js';
import type { Manifest } from './backup-archive.util.js';
import { recordBackupRun } from './backup-runs.util.js';
import { createBackup, createNewFolder } from './create-backup.util.js';
import { restoreBackup } from './restore-backup.util.js';

const USAGE = `Usage: npm run backup -w backend -- <new folder>
       npm run backup -w backend -- <folder of archives> --keep 14
       npm run restore -w backend -- <folder> [--replace] [--lose-secrets]
On one machine: npm run production -- backup … and npm run production -- restore …
--keep makes an archive pratiche-<moment> in the folder and deletes all but the newest 14 that it made there.
--lose-secrets restores although SECRETS_KEY or SIGNATURE_KEYS of the archive are lost.
Both read the same variables as the portal. Stop every process of the portal before restoring.
`;

const MAX_NAMED_FILES = 100;
const OPTIONS = {
  replace: { type: 'boolean', default: false },
  'lose-secrets': { type: 'boolean', default: false },
  keep: { type: 'string' },
  /** Named in sentences by set-ups that keep the secrets in a file. */
  'secrets-file': { type: 'string' },
} as const;

/**
 * `command.js make|restore <folder>`: a backup runs beside the portal, a restore needs the portal
 * to be stopped.
 */
await runOperatorCommand(USAGE, async () => {
  const {
    values,
    positionals: [act, folder, ...others],
  } = parseArgs({ allowPositionals: true, options: OPTIONS });
  if (act !== 'make' && act !== 'restore') throw new UsageError('Say make or restore.');
  if (folder === undefined || folder === '') throw new UsageError('Say which folder.');
  if (others.length > 0)
    throw new UsageError(`There is one folder, and "${others[0]}" is too many.`);
  if (act === 'make' && values.replace) throw new UsageError('A backup takes no --replace.');
  if (act === 'make' && values['lose-secrets'])
    throw new UsageError('A backup takes no --lose-secrets.');
  if (act === 'restore' && values.keep !== undefined)
    throw new UsageError('A restore takes no --keep.');
  const keep = parseKeep(values.keep);
  const secretsFile = values['secrets-file'] ?? null;
  // npm runs this in the package's folder; the path was typed somewhere else.
  const path = resolve(process.env['INIT_CWD'] ?? '.', folder);
  const config = loadCommandConfig(process.env, process.env['INIT_CWD']);
  if (act === 'make') await makeBackup(config, path, keep, secretsFile);
  else {
    const { manifest, warnings } = await restoreBackup(config, path, {
      replaces: values.replace,
      losesSecrets: values['lose-secrets'],
      keepsDemoAccounts: process.env['PRATICHE_ALLOW_DEMO'] === '1',
      secretsFile,
    });
    printSummary('Restored', manifest);
    for (const line of warnings) process.stderr.write(`${line}\n`);
  }
});

function parseKeep(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new UsageError(`--keep ${text}: a number from 1.`);
  return Number(text);
}

/** Ends with 1 where files are missing, so that a timer does not stay silent. */
async function makeBackup(
  config: AppConfig,
  folder: string,
  keep: number | null,
  secretsFile: string | null,
): Promise<void> {
  const name = nameArchive(new Date());
  const create = (path: string) => createBackup(config, path);
  // The wrong folder is no backup that failed.
  if (keep === null) await createNewFolder(folder);
  try {
    const manifest =
      keep === null ? await create(folder) : await createNamedArchive(folder, name, create);
    printSummary('Made', manifest);
    if (keep !== null) {
      process.stdout.write(`Archive: ${join(folder, name)}\n`);
      for (const old of await deleteOldArchives(folder, keep, config.backupKeys))
        process.stdout.write(`Deleted: ${join(folder, old)}\n`);
    }
    process.stdout.write(describeSecretsToKeep(config, secretsFile));
    // A backup is not worth less because its metric cannot be written.
    await recordBackupRun(
      config.database,
      manifest.missing.length === 0 ? 'whole' : 'failed',
    ).catch(({ message }: Error) =>
      process.stderr.write(`No metric tells of this backup: ${message}\n`),
    );
    if (manifest.missing.length > 0) process.exitCode = 1;
  } catch (error) {
    // Where the database is away too, the age of the last whole backup tells.
    await recordBackupRun(config.database, 'failed').catch(() => undefined);
    throw error;
  }
}

/** Names what the archive cannot be used without. */
function describeSecretsToKeep(
  { embedded, backupKeys, signatureKeys }: AppConfig,
  secretsFile: string | null,
): string {
  const variables = [
    ...(embedded ? [] : ['JWT_SECRET', 'SECRETS_KEY (where it is set)']),
    ...(embedded || signatureKeys.length === 0 ? [] : ['SIGNATURE_KEYS']),
    ...(backupKeys.length === 0 ? [] : ['BACKUP_KEY']),
  ];
  if (variables.length === 0) return '';
  const where =
    secretsFile === null || embedded
      ? variables.join(', ')
      : `${secretsFile} and, where you set them yourself, ${variables.join(', ')}`;
  return `Keep elsewhere, because this archive cannot be used in full without them: ${where}\n`;
}

function printSummary(act: string, { created, tables, files, missing }: Manifest): void {
  const rows = Object.values(tables).reduce((sum, n) => sum + n, 0);
  process.stdout.write(
    `${act}: ${rows} rows of ${Object.keys(tables).length} tables, ${files.length} files, ${created}\n`,
  );
  if (missing.length > 0)
    process.stderr.write(
      `The storage has no file under ${missing.length} keys that rows speak of: ${missing.slice(0, MAX_NAMED_FILES).join(', ')}${missing.length > MAX_NAMED_FILES ? ', …' : ''}\n`,
    );
}
