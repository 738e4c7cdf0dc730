/**
 * `npm run bench:pages`: measures how soon pages appear (LCP) and how stable they are (CLS), in
 * Chromium at 1.6 Mbit/s with the processor slowed four times and an empty cache, next to a control
 * page of one line; also lists the fetched resources.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { findProgram } from '../../tools/services/programs.ts';
import { startPortal } from '../../tools/testkit/portal.ts';
import { median, printReport, type ReportLine } from '../report.ts';
import { throttleNetwork, type FetchedResource } from './slow-network.ts';
import { SCREENS, type Screen } from './screens.ts';
import { readWebVitals, observeWebVitals, type WebVitals } from './web-vitals.ts';

const DOWNLOAD_MBIT = 1.6;
const CPU_SLOWDOWN = Number(process.env['BENCH_SLOWED'] ?? 4);
const LATENCY_MS = Number(process.env['BENCH_LATENCY'] ?? 0);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const CLS_LIMIT = 0.05;
const PASSWORD = 'Prova-2026!';
const ROOT = resolve(import.meta.dirname, '../..');
/** A page that waits for nothing. */
const CONTROL: Screen = {
  name: 'a page of one line',
  path: '/control',
  viewport: { width: 360, height: 740 },
  ready: 'p',
  who: null,
};

interface PageRun extends WebVitals {
  fetched: FetchedResource[];
  /**
   * When what the visitor came for was there, ms since the navigation began; asking takes a moment
   * of the slowed page.
   */
  ready: number;
}

async function measureVisit(
  browser: Browser,
  origin: string,
  screen: Screen,
  user: string | null,
): Promise<PageRun> {
  const context = await browser.newContext({
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: screen.viewport,
  });
  try {
    const page = await context.newPage();
    if (screen === CONTROL)
      await page.route('**/control', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Un attimo.</p>' }),
      );
    if (user !== null)
      await context.addInitScript((text) => window.localStorage.setItem('user', text), user);
    await observeWebVitals(page);
    const { fetched } = await throttleNetwork(page, {
      megabits: DOWNLOAD_MBIT,
      latencyMs: LATENCY_MS,
      slowed: CPU_SLOWDOWN,
    });
    await page.goto(origin + screen.path, { waitUntil: 'commit' });
    await page.locator(screen.ready).first().waitFor({ timeout: 60_000 });
    const ready = await page.evaluate(() => performance.now());
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1_500);
    return { ...(await readWebVitals(page)), fetched, ready };
  } finally {
    await context.close();
  }
}

/** Files of the remotes that only hold what the host has already. */
function findSharedCopies(): Set<string> {
  return new Set(
    ['mfe-wizard', 'mfe-lists', 'mfe-admin'].flatMap((name) => {
      const { shared } = JSON.parse(readFileSync(join(ROOT, name, 'dist/chunks.json'), 'utf8')) as {
        shared: { files: string[] }[];
      };
      return shared.flatMap(({ files }) => files.map((file) => `/remotes/${name}/${file}`));
    }),
  );
}

const portal = await startPortal({ kind: 'sqlite', env: { LOGIN_ATTEMPTS: '1000' } });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? findProgram('chromium') ?? 'chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
  ],
});
try {
  const sessions = new Map<string, string>();
  for (const email of new Set(SCREENS.flatMap(({ who }) => who ?? []))) {
    const answer = await fetch(`${portal.origin}/api/Accounts/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ Email: email, Password: PASSWORD }),
    });
    if (!answer.ok) throw new Error(`${email}: ${answer.status} ${await answer.text()}`);
    sessions.set(email, await answer.text());
  }
  const wanted = SCREENS.filter(({ name }) => name.includes(process.argv[2] ?? ''));
  const runs = new Map<Screen, PageRun[]>([...wanted, CONTROL].map((screen) => [screen, []]));
  // In turn, so that what else the machine does falls on all of them.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [screen, all] of runs)
      all.push(
        await measureVisit(
          browser,
          portal.origin,
          screen,
          screen.who === null ? null : (sessions.get(screen.who) ?? null),
        ),
      );
  }
  const control = median((runs.get(CONTROL) ?? []).map(({ lcp }) => lcp));
  const copies = findSharedCopies();
  const lines: ReportLine[] = wanted.flatMap((screen) => {
    const all = runs.get(screen) ?? [];
    const lcp = median(all.map((run) => run.lcp));
    const ready = median(all.map((run) => run.ready));
    const cls = Math.max(...all.map((run) => run.cls));
    const [first] = all;
    const loaded = (first?.fetched ?? []).filter(({ isCached }) => !isCached);
    const scripts = loaded
      .filter(({ type }) => type === 'Script')
      .map(({ url }) => new URL(url).pathname);
    const twice = scripts.filter((path, at) => scripts.indexOf(path) !== at || copies.has(path));
    if (process.env['BENCH_FILES'])
      for (const { url, bytes, type } of loaded)
        console.log(screen.name, type, bytes, new URL(url).pathname);
    return [
      {
        what: `${screen.name}: LCP (${first?.element ?? ''})`,
        figure: `${Math.round(lcp)} ms`,
        beside: `one line: ${Math.round(control)} ms`,
        ratio: lcp / control,
        ...(screen.lcp === undefined
          ? {}
          : { limit: `≤ ${screen.lcp} ms`, isWithin: lcp <= screen.lcp }),
      },
      // The largest paint may be the portal's name, so the element the user needs is measured too.
      {
        what: `${screen.name}: what one came for (${screen.ready})`,
        figure: `${Math.round(ready)} ms`,
        beside: `one line: ${Math.round(control)} ms`,
        ...(screen.lcp === undefined
          ? {}
          : { limit: `≤ ${screen.lcp} ms`, isWithin: ready <= screen.lcp }),
      },
      {
        what: `${screen.name}: CLS, the worst of ${all.length}`,
        figure: cls.toFixed(3),
        limit: `≤ ${CLS_LIMIT}`,
        isWithin: cls <= CLS_LIMIT,
      },
      {
        what: `${screen.name}: bytes over the line`,
        figure: `${Math.round(loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1000)} kB`,
        beside: `${loaded.length} answers`,
      },
      {
        what: `${screen.name}: scripts fetched twice, or shared ones from a remote`,
        figure: String(twice.length),
        limit: '0',
        isWithin: twice.length === 0,
      },
    ];
  });
  printReport(
    `Pages at ${DOWNLOAD_MBIT} Mbit/s, ${LATENCY_MS} ms latency, processor slowed ${CPU_SLOWDOWN} ×, empty cache, middle of ${ROUNDS} rounds`,
    lines,
  );
} finally {
  await browser.close();
  await portal.stop();
}
