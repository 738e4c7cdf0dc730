/**
 * `npm run bench -- simulation`: plays the peak hour of 10,000 fitters and 200 operators on the portal
 * with MariaDB, Redis and a worker, at its rate and at multiples until answers are late. Writes
 * `docs/bench.md`, and what machines hold into `docs/operations/scale.md`.
 */
import { startMariadb } from '../../tools/services/mariadb.ts';
import { startPortal } from '../../tools/testkit/portal.ts';
import { finishReport } from '../finish-report.ts';
import { describeMachine } from '../report.ts';
import { SCALE_PAGE, writeBenchSection } from '../write-bench-section.ts';
import { measureActCost, measureIdle } from './act-costs.ts';
import { createRandom } from './arrivals.ts';
import { FITTERS, OPERATORS } from './crowd.ts';
import { FITTER_ACTS, type Act } from './fitter-acts.ts';
import { measureMultiple, type Measured } from './measure-multiple.ts';
import { OPERATOR_ACTS } from './operator-acts.ts';
import { describeKnee, formatScale } from './scale-tables.ts';
import { describeStage, layOutStage } from './stage.ts';
import { formatActs, formatMultiples, listLimits } from './tables.ts';
import type { ByPart, Pids } from './usage.ts';

/** Of the peak hour at its rate; multiples are played for a third of it. */
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 60);
const MULTIPLES = [2, 4, 6, 8, 12, 16, 24, 32, 48, 64];
/** The pages are about this crowd; another one is only printed. */
const IS_WHOLE = FITTERS === 10_000 && OPERATORS === 200;
const SEED = 20_261_126;
const ACTS: readonly Act[] = [...FITTER_ACTS, ...OPERATOR_ACTS];

const mariadb = await startMariadb(['--innodb-buffer-pool-size=2G', '--innodb-log-file-size=1G']);
process.env['PRATICHE_TEST_MARIADB'] = mariadb.url;
const portal = await startPortal({ kind: 'mariadb' });
try {
  const since = performance.now();
  const stage = await layOutStage(portal);
  console.log(`Laid out in ${Math.round((performance.now() - since) / 1_000)} s`);
  const [http = 0, worker = 0] = portal.pids();
  const pids: Pids = {
    http,
    worker,
    database: mariadb.pid,
    redis: portal.services.redis?.pid ?? 0,
  };
  const idle = await measureIdle(pids);
  const costs = new Map<Act, ByPart>();
  for (const act of ACTS) costs.set(act, await measureActCost(stage, act, pids, idle));
  console.log(formatActs(ACTS, costs));
  const random = createRandom(SEED);
  const measured: Measured[] = [];
  const play = async (multiple: number, seconds: number): Promise<Measured> => {
    const one = await measureMultiple(stage, ACTS, pids, { seconds, multiple }, random);
    measured.push(one);
    console.log(formatMultiples([one]), one.played.errors.slice(0, 3));
    return one;
  };
  const once = await play(1, SECONDS);
  for (const multiple of once.isHeld ? MULTIPLES : [])
    if (!(await play(multiple, SECONDS / 3)).isHeld) break;
  const held = measured.filter(({ isHeld }) => isHeld).at(-1) ?? once;
  await finishReport({
    title: 'Peak hour of 10,000 fitters',
    conditions: `${describeStage()}, ${SECONDS} s at 1 × and ${Math.round(SECONDS / 3)} s at multiples`,
    tables: [formatActs(ACTS, costs), formatMultiples(measured)],
    lines: listLimits(ACTS, once),
    isWhole: IS_WHOLE,
  });
  const scale = [
    `${describeStage()}; ${describeMachine()}.`,
    describeKnee(measured),
    formatScale(held),
  ].join('\n\n');
  console.log(scale);
  if (IS_WHOLE) await writeBenchSection('Figures', scale, SCALE_PAGE);
} finally {
  await portal.stop();
  await mariadb.stop();
}
