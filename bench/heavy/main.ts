/**
 * `npm run bench -- heavy`: start, memory at rest, an export of 100,000 rows with others at work, zips,
 * and an operator's export beside five large zips of a fitter, on MariaDB with Redis and a worker; and
 * whole lists of six callers at once, there and on SQLite. `-- files` only measures the answers to
 * others beside files that take long to read.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2';
import { startMariadb } from '../../tools/services/mariadb.ts';
import { loginForToken, OFFICE } from '../seed-accounts.ts';
import { finishReport } from '../finish-report.ts';
import { startSeededPortal } from '../scale/seeded-portal.ts';
import { measureExport } from './export-benchmark.ts';
import { measureForeignFiles } from './foreign-files-benchmark.ts';
import { measureFairness } from './fairness-benchmark.ts';
import { measureStartupAndIdle } from './startup-and-idle-benchmark.ts';
import { measureUnpagedLists, measureUnpagedListsOnSqlite } from './unpaged-lists-benchmark.ts';
import { measureZip } from './zip-benchmark.ts';

/** Of which 55 in a hundred are processed. */
const DOSSIERS = Number(process.env['BENCH_DOSSIERS'] ?? 182_000);
/** Rows of the list on SQLite. */
const RECEIVED = Number(process.env['BENCH_RECEIVED'] ?? 40_000);

await finishReport({
  title: 'Files that take long to read',
  conditions: `SQLite, ${RECEIVED} received dossiers`,
  lines: await measureForeignFiles(RECEIVED),
});
if (process.argv[2] !== 'files') await measureAll();

async function measureAll(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const mariadb = await startMariadb(['--innodb-buffer-pool-size=2G', '--innodb-log-file-size=1G']);
  process.env['PRATICHE_TEST_MARIADB'] = mariadb.url;
  try {
    const zips = await measureZip(folder);
    const sqliteLists = await measureUnpagedListsOnSqlite(RECEIVED);
    const { portal } = await startSeededPortal(DOSSIERS);
    try {
      const rest = await measureStartupAndIdle(portal, join(folder, 'bare.log'));
      const connection = createConnection({
        uri: portal.database.replace(/^mariadb:/, 'mysql:'),
        timezone: 'Z',
      });
      const token = await loginForToken(portal.origin, OFFICE);
      const sheet = await measureExport(portal, token, connection);
      connection.destroy();
      const lists = await measureUnpagedLists(portal, token, 'MariaDB');
      const fairness = await measureFairness(portal);
      await finishReport({
        title: 'Start, memory, export, zip',
        conditions: `${DOSSIERS} dossiers`,
        lines: [...rest, ...sheet, ...zips, ...fairness, ...lists, ...sqliteLists],
      });
    } finally {
      await portal.stop();
    }
  } finally {
    await mariadb.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
