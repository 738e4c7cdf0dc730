/**
 * `npm run bench -- office-list`: the operators' list with 100,000 dossiers on MariaDB: its first row
 * with an empty cache at 1.6 Mbit/s and the processor slowed four times, and a filter of the page
 * that is open, from the tick to the rows; and from the key that accepts a dossier to the next one
 * on screen. `BENCH_KEEP=<folder>` keeps the database for the next run.
 */
import { chromium } from 'playwright-core';
import { findProgram } from '../../tools/services/programs.ts';
import { BASE_ARGUMENTS } from '../../tools/testkit/chromium-arguments.ts';
import { startMariadb } from '../../tools/services/mariadb.ts';
import { CONTROL, measureVisit, type LineSpeed } from '../pages/page-visit.ts';
import { SCREENS } from '../pages/screens.ts';
import { finishReport } from '../finish-report.ts';
import { median, percentile } from '../report.ts';
import { startSeededPortal } from '../scale/seeded-portal.ts';
import { OFFICE, PASSWORD } from '../seed-accounts.ts';
import { measureFilter } from './filter-visit.ts';
import { measureNextDossier } from './next-visit.ts';

const AMOUNT = Number(process.env['BENCH_SMALL'] ?? 100_000);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const KEEP = process.env['BENCH_KEEP'];
const SPEED: LineSpeed = { megabits: 1.6, latencyMs: 0, slowed: 4 };
const FIRST_ROW_MS = 3_500;
const FILTER_MS = 300;
const NEXT_MS = 100;
/** Acceptances of a round. */
const ACCEPTED_IN_ROUND = 8;

async function readSession(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/Accounts/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Email: OFFICE, Password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`login: ${answer.status}`);
  return answer.text();
}

const mariadb = await startMariadb(
  ['--innodb-buffer-pool-size=4G', '--innodb-log-file-size=1G'],
  KEEP,
);
process.env['PRATICHE_TEST_MARIADB'] = mariadb.url;
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? findProgram('chromium') ?? 'chromium',
  args: [...BASE_ARGUMENTS],
});
const stage = await startSeededPortal(AMOUNT, KEEP !== undefined);
try {
  const received = SCREENS.find(({ name }) => name.startsWith('received'));
  if (received === undefined) throw new Error('No screen of the list');
  const { origin } = stage.portal;
  const user = await readSession(origin);
  const firstRows: number[] = [];
  const controls: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    firstRows.push((await measureVisit(browser, origin, received, user, SPEED)).ready);
    controls.push((await measureVisit(browser, origin, CONTROL, user, SPEED)).ready);
  }
  const filters = await measureFilter(browser, origin, user, ROUNDS);
  const nexts = await measureNextDossier(browser, origin, user, ROUNDS * ACCEPTED_IN_ROUND);
  const slowest = percentile(nexts, 0.95);
  const beside = `a page of one line: ${Math.round(median(controls))} ms`;
  const [firstRow, filter] = [median(firstRows), median(filters)];
  await finishReport({
    title: 'The operators’ list',
    conditions: `${AMOUNT} dossiers, middle of ${ROUNDS} rounds`,
    lines: [
      {
        what: 'first row, empty cache, 1.6 Mbit/s, processor slowed 4 ×',
        figure: `${Math.round(firstRow)} ms`,
        beside,
        ratio: firstRow / median(controls),
        limit: `≤ ${FIRST_ROW_MS} ms`,
        isWithin: firstRow <= FIRST_ROW_MS,
      },
      {
        what: 'from a ticked filter to its rows, page open',
        figure: `${Math.round(filter)} ms`,
        beside: `longest ${Math.round(Math.max(...filters))} ms`,
        limit: `≤ ${FILTER_MS} ms`,
        isWithin: filter <= FILTER_MS,
      },
      {
        what: `from the key that accepts to the next dossier, 19 of 20 of ${nexts.length}`,
        figure: `${Math.round(slowest)} ms`,
        beside: `middle ${Math.round(median(nexts))} ms`,
        limit: `≤ ${NEXT_MS} ms`,
        isWithin: slowest <= NEXT_MS,
      },
    ],
  });
} finally {
  await browser.close();
  await stage.portal.stop();
  await mariadb.stop();
}
