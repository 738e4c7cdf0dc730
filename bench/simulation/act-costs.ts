import { setTimeout as pause } from 'node:timers/promises';
import type { RowDataPacket } from 'mysql2/promise';
import type { Act } from './fitter-acts.ts';
import type { Stage } from './stage.ts';
import { divide, readCpu, subtract, type ByPart, type Pids } from './usage.ts';

const MOST_REPEATS = 200;
const LONGEST_MS = 2_000;
const AT_ONCE = 2;
/** Until the jobs that an act leaves to the worker are looked for, and between two looks. */
const AFTERWARDS_MS = 1_000;
const LONGEST_JOBS_MS = 60_000;
const IDLE_MS = 5_000;

/** Processor time a second without a call: each process looks at its clocks and queues. */
export async function measureIdle(pids: Pids): Promise<ByPart> {
  const before = readCpu(pids);
  await pause(IDLE_MS);
  return divide(subtract(readCpu(pids), before), IDLE_MS / 1_000);
}

/** Processor time of an act in each process, in milliseconds, without what they use at rest. */
export async function measureActCost(
  stage: Stage,
  { play }: Act,
  pids: Pids,
  idle: ByPart,
): Promise<ByPart> {
  await play(stage);
  const before = readCpu(pids);
  const since = performance.now();
  let repeats = 0;
  const repeat = async (): Promise<void> => {
    while (repeats < MOST_REPEATS && performance.now() - since < LONGEST_MS) {
      repeats += 1;
      await play(stage);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, repeat));
  await waitForJobs(stage);
  const seconds = (performance.now() - since) / 1_000;
  const used = subtract(readCpu(pids), before);
  return divide(subtract(used, divide(idle, 1 / seconds)), repeats);
}

/** Waits until no job is due, so that what an act has caused is not counted with the next one. */
async function waitForJobs({ connection }: Stage): Promise<void> {
  const end = performance.now() + LONGEST_JOBS_MS;
  let open = 1;
  while (open > 0 && performance.now() < end) {
    await pause(AFTERWARDS_MS);
    const [[row]] = await connection.query<RowDataPacket[]>(
      "SELECT COUNT(*) AS n FROM outbox_jobs WHERE status IN ('pending', 'queued', 'running') AND run_at <= UTC_TIMESTAMP()",
    );
    open = Number(row?.['n']);
  }
}
