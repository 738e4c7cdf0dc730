import 'reflect-metadata';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runOperatorCommand, UsageError } from '../platform/bootstrap/operator-command.util.js';
import { loadCommandConfig } from '../platform/config/index.js';
import type { Manifest } from './backup-archive.util.js';
import { createBackup } from './create-backup.util.js';
import { restoreBackup } from './restore-backup.util.js';

const USAGE = `Usage: npm run backup -w backend -- <new folder>
       npm run restore -w backend -- <folder> [--replace]
Both read the same variables as the portal. Stop every process of the portal before restoring.
`;

/**
 * `command.js make|restore <folder>`: a backup runs beside the portal, a restore needs the portal
 * to be stopped.
 */
await runOperatorCommand(USAGE, async () => {
  const {
    values,
    positionals: [act, folder, ...others],
  } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  if (act !== 'make' && act !== 'restore') throw new UsageError('Say make or restore.');
  if (folder === undefined || folder === '') throw new UsageError('Say which folder.');
  if (others.length > 0)
    throw new UsageError(`There is one folder, and "${others[0]}" is too many.`);
  if (act === 'make' && values.replace) throw new UsageError('A backup takes no --replace.');
  // npm runs this in the package's folder; the path was typed somewhere else.
  const path = resolve(process.env['INIT_CWD'] ?? '.', folder);
  const config = loadCommandConfig(process.env, process.env['INIT_CWD']);
  printSummary(
    act,
    act === 'make'
      ? await createBackup(config, path)
      : await restoreBackup(config, path, values.replace),
  );
});

function printSummary(
  act: 'make' | 'restore',
  { created, tables, files, missing }: Manifest,
): void {
  const rows = Object.values(tables).reduce((sum, n) => sum + n, 0);
  process.stdout.write(
    `${act === 'make' ? 'Made' : 'Restored'}: ${rows} rows of ${Object.keys(tables).length} tables, ${files.length} files, ${created}\n`,
  );
  if (missing.length > 0)
    process.stderr.write(
      `The storage has no file under ${missing.length} keys that rows speak of: ${missing.slice(0, 10).join(', ')}\n`,
    );
}
