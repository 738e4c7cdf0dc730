import 'reflect-metadata';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadCommandConfig, StartupError } from '../platform/config/index.js';
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
const {
  values,
  positionals: [act, folder],
} = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
});
if ((act !== 'make' && act !== 'restore') || folder === undefined) {
  process.stderr.write(USAGE);
  process.exit(2);
}
// npm runs this in the package's folder; the path was typed somewhere else.
const path = resolve(process.env['INIT_CWD'] ?? '.', folder);
try {
  const config = loadCommandConfig(process.env, process.env['INIT_CWD']);
  printSummary(
    act === 'make'
      ? await createBackup(config, path)
      : await restoreBackup(config, path, values.replace),
  );
} catch (error) {
  const lines =
    error instanceof StartupError
      ? error.lines
      : [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  for (const text of lines) process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

function printSummary({ created, tables, files, missing }: Manifest): void {
  const rows = Object.values(tables).reduce((sum, n) => sum + n, 0);
  process.stdout.write(
    `${act === 'make' ? 'Made' : 'Restored'}: ${rows} rows of ${Object.keys(tables).length} tables, ${files.length} files, ${created}\n`,
  );
  if (missing.length > 0)
    process.stderr.write(
      `The storage has no file under ${missing.length} keys that rows speak of: ${missing.slice(0, 10).join(', ')}\n`,
    );
}
