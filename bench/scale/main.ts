/**
 * `npm run bench:scale`: lists, searches and work board with 100,000 and 1,000,000 dossiers on MariaDB, asked in turn in
 * the same run, so that what else the machine does falls on both. Laying out a million takes minutes: `BENCH_KEEP=<folder>`
 * keeps the databases there for the next run. An argument measures only the cases with it in their name.
 */
import { startMariadb } from '../../tools/services/mariadb.ts';
import { load } from '../load.ts';
import { median, percentile, report, type Line } from '../report.ts';
import { CASES, DEEP, FIRST, type ScaleCase } from './cases.ts';
import { stageOf, type Stage } from './stage.ts';

const SMALL = Number(process.env['BENCH_SMALL'] ?? 100_000);
const LARGE = Number(process.env['BENCH_LARGE'] ?? 1_000_000);
const TIMES = Number(process.env['BENCH_TIMES'] ?? 200);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
const KEEP = process.env['BENCH_KEEP'];
const ONLY = process.argv[2] ?? '';
const P95_MS = 25;
const RATE = 300;
const DEEP_RATIO = 1.5;
const LARGE_RATIO = 1.3;
/** Shorter answers differ by less than what the clock and the scheduler add. */
const NOISE_MS = 1;

async function ask(
  { portal, tokens }: Stage,
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

interface Asked {
  first: number;
  all: number[];
}

/** Asks both sizes in turn. */
async function inTurn(stages: readonly Stage[], one: ScaleCase): Promise<Asked[]> {
  const asked: Asked[] = stages.map(() => ({ first: 0, all: [] }));
  for (let turn = 0; turn <= TIMES; turn += 1) {
    for (const [index, stage] of stages.entries()) {
      const taken = await ask(stage, one);
      const found = asked[index];
      if (found === undefined) continue;
      if (turn === 0) found.first = taken;
      else found.all.push(taken);
    }
  }
  return asked;
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;
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
const stages: Stage[] = [];
try {
  for (const amount of [SMALL, LARGE]) stages.push(await stageOf(amount, KEEP !== undefined));
  const [small, large] = stages as [Stage, Stage];
  await Promise.all(stages.map((stage) => stage.logIn()));
  const lines: Line[] = [];
  const control = median((await inTurn(stages, CONTROL))[1]?.all ?? []);
  const medians = new Map<ScaleCase, [number, number]>();
  for (const one of CASES.filter(({ name }) => name.includes(ONLY))) {
    const [few, many] = (await inTurn(stages, one)) as [Asked, Asked];
    const ratio = (median(many.all) + NOISE_MS) / (median(few.all) + NOISE_MS);
    medians.set(one, [median(few.all), median(many.all)]);
    const p95 = percentile(many.all, 0.95);
    lines.push(
      {
        what: `${one.name}, ${LARGE}: p95 at one connection (first ${ms(many.first)})`,
        figure: ms(p95),
        beside: `${CONTROL.name}: ${ms(control)}`,
        ratio: p95 / control,
        ...(one.isLimited ? { limit: `≤ ${P95_MS} ms`, isWithin: p95 <= P95_MS } : {}),
      },
      {
        what: `${one.name}, ${LARGE}: p50`,
        figure: ms(median(many.all)),
        beside: `${SMALL}: ${ms(median(few.all))}`,
        ratio,
        ...(one.isLimited ? { limit: `≤ ${LARGE_RATIO} ×`, isWithin: ratio <= LARGE_RATIO } : {}),
      },
    );
    console.log(`measured: ${one.name}`);
  }
  if (medians.has(FIRST) && medians.has(DEEP))
    for (const [index, { amount }] of stages.entries()) {
      const [first = 0, deep = 0] = [FIRST, DEEP].map((one) => medians.get(one)?.[index] ?? 0);
      lines.push({
        what: `${amount}: page 400, p50`,
        figure: ms(deep),
        beside: `page 1: ${ms(first)}`,
        ratio: (deep + NOISE_MS) / (first + NOISE_MS),
        limit: `≤ ${DEEP_RATIO} ×`,
        isWithin: (deep + NOISE_MS) / (first + NOISE_MS) <= DEEP_RATIO,
      });
    }
  if (ONLY === '')
    for (const { portal, tokens, amount } of [small, large]) {
      for (const one of [FIRST, DEEP]) {
        const rate = async (path: string) =>
          (
            await load(portal.origin, () => ({ method: 'GET', path, token: tokens.office }), {
              seconds: SECONDS,
            })
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
  report(`Lists at scale, ${TIMES} questions each, asked in turn`, lines);
} finally {
  for (const { portal } of stages) await portal.stop();
  await mariadb.stop();
}
