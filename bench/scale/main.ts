/**
 * `npm run bench -- scale`: measures lists, searches and the work board with 100,000 and 1,000,000
 * dossiers on MariaDB, alternating within the same run, so that other load on the machine affects
 * both. Seeding a million takes minutes: `BENCH_KEEP=<folder>` keeps the databases there for the
 * next run. An argument measures only the cases with it in their name.
 */
import { startMariadb } from '../../tools/services/mariadb.ts';
import { generateLoad } from '../load-generator.ts';
import { finishReport } from '../finish-report.ts';
import { median, percentile, type ReportLine } from '../report.ts';
import { SCALE_CASES, DEEP_PAGE, FIRST_PAGE, type ScaleCase } from './scale-cases.ts';
import { startSeededPortal, type SeededPortal } from './seeded-portal.ts';

const SMALL = Number(process.env['BENCH_SMALL'] ?? 100_000);
const LARGE = Number(process.env['BENCH_LARGE'] ?? 1_000_000);
const REQUESTS_PER_CASE = Number(process.env['BENCH_TIMES'] ?? 200);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
const KEEP = process.env['BENCH_KEEP'];
const ONLY = process.argv[2] ?? '';
const P95_MS = 25;
const RATE = 300;
const DEEP_RATIO = 1.5;
const LARGE_RATIO = 1.3;
/** Shorter answers differ by less than what the clock and the scheduler add. */
const NOISE_MS = 1;

async function measureRequest(
  { portal, tokens }: SeededPortal,
  { path, who, name }: Pick<ScaleCase, 'path' | 'who' | 'name'>,
): Promise<number> {
  const start = performance.now();
  const answer = await fetch(portal.origin + path, {
    headers: { authorization: `Bearer ${tokens[who]}` },
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return performance.now() - start;
}

interface ScaleMeasurement {
  first: number;
  all: number[];
}

/** Alternates the requests between both sizes. */
async function measureInTurn(
  stages: readonly SeededPortal[],
  one: ScaleCase,
): Promise<ScaleMeasurement[]> {
  const asked: ScaleMeasurement[] = stages.map(() => ({ first: 0, all: [] }));
  for (let turn = 0; turn <= REQUESTS_PER_CASE; turn += 1) {
    for (const [index, stage] of stages.entries()) {
      const taken = await measureRequest(stage, one);
      const found = asked[index];
      if (found === undefined) continue;
      if (turn === 0) found.first = taken;
      else found.all.push(taken);
    }
  }
  return asked;
}

const formatMs = (value: number): string => `${value.toFixed(1)} ms`;
const CONTROL: ScaleCase = {
  name: 'an answer without a database',
  path: '/api/health/live',
  who: 'office',
  isLimited: false,
};

const mariadb = await startMariadb(
  ['--innodb-buffer-pool-size=4G', '--innodb-log-file-size=1G'],
  KEEP,
);
process.env['PRATICHE_TEST_MARIADB'] = mariadb.url;
const stages: SeededPortal[] = [];
try {
  for (const amount of [SMALL, LARGE])
    stages.push(await startSeededPortal(amount, KEEP !== undefined));
  const [small, large] = stages as [SeededPortal, SeededPortal];
  await Promise.all(stages.map((stage) => stage.logIn()));
  const lines: ReportLine[] = [];
  const control = median((await measureInTurn(stages, CONTROL))[1]?.all ?? []);
  const medians = new Map<ScaleCase, [number, number]>();
  for (const one of SCALE_CASES.filter(({ name }) => name.includes(ONLY))) {
    const [few, many] = (await measureInTurn(stages, one)) as [ScaleMeasurement, ScaleMeasurement];
    const ratio = (median(many.all) + NOISE_MS) / (median(few.all) + NOISE_MS);
    medians.set(one, [median(few.all), median(many.all)]);
    const p95 = percentile(many.all, 0.95);
    lines.push(
      {
        what: `${one.name}, ${LARGE}: p95 at one connection (first ${formatMs(many.first)})`,
        figure: formatMs(p95),
        beside: `${CONTROL.name}: ${formatMs(control)}`,
        ratio: p95 / control,
        ...(one.isLimited ? { limit: `≤ ${P95_MS} ms`, isWithin: p95 <= P95_MS } : {}),
      },
      {
        what: `${one.name}, ${LARGE}: p50`,
        figure: formatMs(median(many.all)),
        beside: `${SMALL}: ${formatMs(median(few.all))}`,
        ratio,
        ...(one.isLimited ? { limit: `≤ ${LARGE_RATIO} ×`, isWithin: ratio <= LARGE_RATIO } : {}),
      },
    );
    console.log(`measured: ${one.name}`);
  }
  if (medians.has(FIRST_PAGE) && medians.has(DEEP_PAGE))
    for (const [index, { amount }] of stages.entries()) {
      const [first = 0, deep = 0] = [FIRST_PAGE, DEEP_PAGE].map(
        (one) => medians.get(one)?.[index] ?? 0,
      );
      lines.push({
        what: `${amount}: page 400, p50`,
        figure: formatMs(deep),
        beside: `page 1: ${formatMs(first)}`,
        ratio: (deep + NOISE_MS) / (first + NOISE_MS),
        limit: `≤ ${DEEP_RATIO} ×`,
        isWithin: (deep + NOISE_MS) / (first + NOISE_MS) <= DEEP_RATIO,
      });
    }
  if (ONLY === '')
    for (const { portal, tokens, amount } of [small, large]) {
      for (const one of [FIRST_PAGE, DEEP_PAGE]) {
        const rate = async (path: string) =>
          (
            await generateLoad(
              portal.origin,
              () => ({ method: 'GET', path, token: tokens.office }),
              {
                seconds: SECONDS,
              },
            )
          ).rate;
        const bare = await rate(CONTROL.path);
        const found = await rate(one.path);
        lines.push({
          what: `${one.name}, ${amount}: answers a second at 16 connections`,
          figure: `${Math.round(found)}/s`,
          beside: `${CONTROL.name}: ${Math.round(bare)}/s`,
          ratio: found / bare,
          limit: `≥ ${RATE}/s`,
          isWithin: found >= RATE,
        });
      }
    }
  await finishReport({
    title: 'A million dossiers',
    conditions: `${SMALL} and ${LARGE} dossiers in turn, ${REQUESTS_PER_CASE} requests each`,
    lines,
    isWhole: ONLY === '',
  });
} finally {
  for (const { portal } of stages) await portal.stop();
  await mariadb.stop();
}
