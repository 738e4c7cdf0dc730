/**
 * `npm run bench -- pages`: measures how soon pages appear (LCP) and how stable they are (CLS), in
 * Chromium at 1.6 Mbit/s with the processor slowed four times and an empty cache, next to a control
 * page of one line; also lists the fetched resources. `BENCH_BESIDE=<folder>` opens each page also
 * in the build of another checkout, in turn.
 */
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { findProgram } from '../../tools/services/programs.ts';
import { BASE_ARGUMENTS } from '../../tools/testkit/chromium-arguments.ts';
import { startPortal, type Portal } from '../../tools/testkit/portal.ts';
import { describeCheckout } from '../describe-checkout.ts';
import { finishReport } from '../finish-report.ts';
import { median } from '../report.ts';
import { comparePage, describePage, findSharedCopies } from './page-report.ts';
import { CONTROL, measureVisit, type LineSpeed, type PageRun } from './page-visit.ts';
import { SCREENS, type Screen } from './screens.ts';

const SPEED: LineSpeed = {
  megabits: 1.6,
  latencyMs: Number(process.env['BENCH_LATENCY'] ?? 0),
  slowed: Number(process.env['BENCH_SLOWED'] ?? 4),
};
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const PASSWORD = 'Prova-2026!';
const ROOT = resolve(import.meta.dirname, '../..');
const OTHER_ROOT = process.env['BENCH_BESIDE'];

/** A build whose pages are opened. */
interface PagesUnderTest {
  portal: Portal;
  /** Answer of the login, which the page keeps, by e-mail. */
  sessions: Map<string, string>;
  runs: Map<Screen, PageRun[]>;
}

async function startBuild(root: string, screens: readonly Screen[]): Promise<PagesUnderTest> {
  const portal = await startPortal({ kind: 'sqlite', root, env: { LOGIN_ATTEMPTS: '1000' } });
  const sessions = new Map<string, string>();
  for (const email of new Set(screens.flatMap(({ who }) => who ?? []))) {
    const answer = await fetch(`${portal.origin}/api/Accounts/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ Email: email, Password: PASSWORD }),
    });
    if (!answer.ok) throw new Error(`${email}: ${answer.status} ${await answer.text()}`);
    sessions.set(email, await answer.text());
  }
  return { portal, sessions, runs: new Map(screens.map((screen) => [screen, []])) };
}

const ONLY = process.argv[2] ?? '';
const wanted = SCREENS.filter(({ name }) => name.includes(ONLY));
const builds: PagesUnderTest[] = [];
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? findProgram('chromium') ?? 'chromium',
  args: [...BASE_ARGUMENTS],
});
try {
  const roots = OTHER_ROOT === undefined ? [ROOT] : [ROOT, resolve(OTHER_ROOT)];
  for (const root of roots) builds.push(await startBuild(root, [...wanted, CONTROL]));
  // In turn, so that what else the machine does falls on all of them.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const screen of [...wanted, CONTROL])
      for (const { portal, sessions, runs } of builds) {
        const user = screen.who === null ? null : (sessions.get(screen.who) ?? null);
        runs.get(screen)?.push(await measureVisit(browser, portal.origin, screen, user, SPEED));
      }

  const [now, other] = builds;
  const runsOf = (build: PagesUnderTest | undefined, screen: Screen): PageRun[] =>
    build?.runs.get(screen) ?? [];
  if (process.env['BENCH_FILES'])
    for (const screen of wanted)
      for (const { url, bytes, type, isCached } of runsOf(now, screen)[0]?.fetched ?? [])
        if (!isCached) console.log(screen.name, type, bytes, new URL(url).pathname);
  const control = median(runsOf(now, CONTROL).map(({ lcp }) => lcp));
  const copies = findSharedCopies(ROOT);
  const conditions = `${SPEED.megabits} Mbit/s, ${SPEED.latencyMs} ms latency, processor slowed ${SPEED.slowed} ×, empty cache, middle of ${ROUNDS} rounds`;
  const isWhole = ONLY === '';
  await finishReport({
    title: 'Pages',
    conditions,
    lines: wanted.flatMap((screen) => describePage(screen, runsOf(now, screen), control, copies)),
    isWhole,
  });
  if (other !== undefined && OTHER_ROOT !== undefined)
    await finishReport({
      title: `Pages beside ${describeCheckout(OTHER_ROOT)}`,
      conditions,
      lines: wanted.flatMap((screen) =>
        comparePage(screen, runsOf(now, screen), runsOf(other, screen)),
      ),
      isWhole,
    });
} finally {
  await browser.close();
  for (const { portal } of builds) await portal.stop();
}
