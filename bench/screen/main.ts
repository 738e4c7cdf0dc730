/**
 * `npm run bench -- screen`: how soon the products step with 20 rows answers, in Chromium with its
 * processor slowed four times; the middle of three rounds.
 */
import { chromium, type Browser } from 'playwright-core';
import { findProgram } from '../../tools/services/programs.ts';
import { BASE_ARGUMENTS } from '../../tools/testkit/chromium-arguments.ts';
import { startPortal, type Portal } from '../../tools/testkit/portal.ts';
import { finishReport } from '../finish-report.ts';
import { median, type ReportLine } from '../report.ts';
import { CONTROL_INTERACTIONS, controlPage } from './control-page.ts';
import {
  interactionToNextPaint,
  measureInteractions,
  medianRound,
  throttleCpu,
  observeInteractions,
  type Interaction,
  type InteractionMeasurement,
} from './interaction-to-next-paint.ts';
import {
  DESKTOP_INTERACTIONS,
  PHONE_INTERACTIONS,
  createTwentyRowDossier,
} from './products-interactions.ts';

const CPU_SLOWDOWN = Number(process.env['BENCH_SLOWED'] ?? 4);
const LIMIT_MS = 200;
const PAUSE_MS = 900;
const FITTER = { Email: 'installatore@demo.test', Password: 'Prova-2026!' };

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);

const SCREENS = [
  {
    name: 'desk, 1440 × 900',
    viewport: { width: 1440, height: 900 },
    interactions: DESKTOP_INTERACTIONS,
  },
  {
    name: 'phone, 360 × 740',
    viewport: { width: 360, height: 740 },
    interactions: PHONE_INTERACTIONS,
  },
] as const;

async function measureProductsScreen(
  browser: Browser,
  portal: Portal,
  viewport: { width: number; height: number },
  interactions: readonly Interaction[],
): Promise<InteractionMeasurement[]> {
  const context = await browser.newContext({
    baseURL: portal.origin,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport,
  });
  try {
    const login = await context.request.post('/api/Accounts/login', { data: FITTER });
    const user = (await login.json()) as { jwtToken: string };
    const saved = await context.request.put('/api/Module', {
      data: createTwentyRowDossier(),
      headers: { authorization: `Bearer ${user.jwtToken}` },
    });
    if (!saved.ok()) throw new Error(await saved.text());
    const { id } = (await saved.json()) as { id: number };
    const page = await context.newPage();
    await page.goto('/api/health/live');
    await page.evaluate((text) => window.localStorage.setItem('user', text), JSON.stringify(user));
    await page.goto(`/modules/edit/${id}?passo=7`);
    await page.getByRole('heading', { level: 2, name: 'Manufatti' }).waitFor();
    await page
      .getByText('Serramento 10')
      .or(page.locator('#campo-manufatti-serramenti-9-superficie'))
      .first()
      .waitFor();
    await page.waitForTimeout(2_000);
    await observeInteractions(page);
    await throttleCpu(page, CPU_SLOWDOWN);
    return await measureInteractions(page, interactions, PAUSE_MS);
  } finally {
    await context.close();
  }
}

/** What the machine itself takes, with nothing to draw. */
async function measureControlPage(browser: Browser): Promise<number[]> {
  const page = await browser.newPage();
  try {
    await page.setContent(controlPage);
    await observeInteractions(page);
    await throttleCpu(page, CPU_SLOWDOWN);
    return (await measureInteractions(page, CONTROL_INTERACTIONS, PAUSE_MS)).flatMap(
      ({ durations }) => durations,
    );
  } finally {
    await page.close();
  }
}

const formatInteractions = (name: string, measured: readonly InteractionMeasurement[]): string =>
  [
    `| ${name} | interactions | longest ms |`,
    '|---|--:|--:|',
    ...measured.map(
      (one) =>
        `| ${one.name} | ${one.durations.length} | ${one.durations.length === 0 ? '< 16' : Math.max(...one.durations)} |`,
    ),
  ].join('\n');

const portal = await startPortal({ kind: 'sqlite', env: { LOGIN_ATTEMPTS: '1000' } });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? findProgram('chromium') ?? 'chromium',
  args: [...BASE_ARGUMENTS],
});
try {
  const control: number[] = [];
  const tables: string[] = [];
  const lines: ReportLine[] = [];
  for (const { name, viewport, interactions } of SCREENS) {
    const rounds: InteractionMeasurement[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await measureProductsScreen(browser, portal, viewport, interactions));
      control.push(...(await measureControlPage(browser)));
    }
    const measured = medianRound(rounds);
    const all = measured.flatMap(({ durations }) => durations);
    const longest = interactionToNextPaint(all);
    tables.push(formatInteractions(name, measured));
    lines.push({
      what: `${name}: INP of ${all.length} interactions`,
      figure: `${longest} ms`,
      limit: `≤ ${LIMIT_MS} ms`,
      isWithin: longest <= LIMIT_MS,
    });
  }
  lines.push({
    what: 'a page with one button and one field, slowed alike: what its longest has above its middle is the machine’s other work',
    figure: `${median(control)} ms`,
    beside: `longest ${Math.max(...control)} ms`,
  });
  await finishReport({
    title: 'The products step',
    conditions: `20 rows, processor slowed ${CPU_SLOWDOWN} ×, middle of ${ROUNDS} rounds`,
    tables,
    lines,
  });
} finally {
  await browser.close();
  await portal.stop();
}
