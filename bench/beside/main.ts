/**
 * `npm run bench -- beside <folder> [part of a case's name]`: this build and that of another
 * checkout, measured in turn on the same MariaDB server, so that what else the machine does falls
 * on both. Shows what a change costs: the folder holds the built commit before it.
 */
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { startMariadb } from '../../tools/services/mariadb.ts';
import { describeCheckout } from '../describe-checkout.ts';
import { finishReport } from '../finish-report.ts';
import { startBuild, type BuildUnderTest } from './build-under-test.ts';
import { compareBuilds, formatBuildComparison } from './compare-builds.ts';

const [folder, filter = ''] = process.argv.slice(2);
const other = resolve(folder ?? '');
if (folder === undefined || !existsSync(join(other, 'backend/dist/src/main.js')))
  throw new Error(
    `Name the folder of another checkout with a built backend, not "${folder ?? ''}"`,
  );

const mariadb = await startMariadb(['--innodb-buffer-pool-size=2G']);
process.env['PRATICHE_TEST_MARIADB'] = mariadb.url;
const builds: BuildUnderTest[] = [];
try {
  for (const root of [other, resolve(import.meta.dirname, '../..')])
    builds.push(await startBuild(root, mariadb.pid));
  const [before, now] = builds;
  if (before === undefined || now === undefined) throw new Error('Two builds are needed');
  const [loadAtStart = 0] = loadavg();
  const found = await compareBuilds(before, now, filter);
  await finishReport({
    title: `Beside ${describeCheckout(other)}`,
    conditions: `load at the start ${loadAtStart.toFixed(1)}`,
    tables: [formatBuildComparison(found)],
    isWhole: filter === '',
  });
} finally {
  for (const one of builds) await one.stop();
  await mariadb.stop();
}
