import { percentile } from '../report.ts';
import type { Act } from './fitter-acts.ts';
import { playOpenLoop, type Played } from './player.ts';
import type { Stage } from './stage.ts';
import {
  countCommits,
  divide,
  readCpu,
  readMemoryMb,
  subtract,
  watchPeaks,
  type ByPart,
  type Peaks,
  type Pids,
} from './usage.ts';

const P99_MS = 500;

export interface Measured extends Peaks {
  multiple: number;
  played: Played;
  answersPerSecond: number;
  commitsPerSecond: number;
  cpuMsPerSecond: ByPart;
  /** Of this process, which plays the callers on the same machine. */
  callersMsPerSecond: number;
  memoryMb: ByPart;
  p50: number;
  p95: number;
  p99: number;
  /** Whether all acts were answered in time. */
  isHeld: boolean;
}

/** Plays the peak hour at a multiple of its rate. */
export async function measureMultiple(
  stage: Stage,
  acts: readonly Act[],
  pids: Pids,
  extent: { seconds: number; multiple: number },
  random: () => number,
): Promise<Measured> {
  const before = { cpu: readCpu(pids), answers: stage.answers, own: process.cpuUsage() };
  const commits = await countCommits(stage);
  const endWatch = watchPeaks(stage);
  const played = await playOpenLoop(stage, acts, extent, random);
  const peaks = await endWatch();
  const own = process.cpuUsage(before.own);
  const taken = [...played.tookMs.values()].flat();
  const p99 = percentile(taken, 0.99);
  return {
    ...peaks,
    multiple: extent.multiple,
    played,
    answersPerSecond: (stage.answers - before.answers) / played.seconds,
    commitsPerSecond: ((await countCommits(stage)) - commits) / played.seconds,
    cpuMsPerSecond: divide(subtract(readCpu(pids), before.cpu), played.seconds),
    callersMsPerSecond: (own.user + own.system) / 1_000 / played.seconds,
    memoryMb: readMemoryMb(pids),
    p50: percentile(taken, 0.5),
    p95: percentile(taken, 0.95),
    p99,
    isHeld: played.errors.length === 0 && p99 <= P99_MS,
  };
}
