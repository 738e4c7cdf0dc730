import { setTimeout as pause } from 'node:timers/promises';
import { drawArrivals, type Arriving } from './arrivals.ts';

interface Playable<Stage> extends Arriving {
  name: string;
  play: (stage: Stage) => Promise<unknown>;
}

export interface Played {
  /** Milliseconds from the arrival to the last answer, by act. */
  tookMs: Map<string, number[]>;
  errors: string[];
  seconds: number;
}

/**
 * Plays the acts at their moments, however slow the answers are, and waits for the last answer. A
 * time counts from the moment at which the act was due.
 */
export async function playOpenLoop<Stage>(
  stage: Stage,
  acts: readonly Playable<Stage>[],
  extent: { seconds: number; multiple: number },
  random: () => number,
): Promise<Played> {
  const played: Played = { tookMs: new Map(), errors: [], seconds: 0 };
  const running = new Set<Promise<void>>();
  const since = performance.now();
  for (const { atMs, act } of drawArrivals(acts, extent, random)) {
    const aheadMs = atMs - (performance.now() - since);
    if (aheadMs > 1) await pause(aheadMs);
    const own = playAct(stage, act, since + atMs, played).finally(() => running.delete(own));
    running.add(own);
  }
  await Promise.all(running);
  played.seconds = (performance.now() - since) / 1_000;
  return played;
}

async function playAct<Stage>(
  stage: Stage,
  act: Playable<Stage>,
  dueMs: number,
  { tookMs, errors }: Played,
): Promise<void> {
  try {
    await act.play(stage);
    const own = tookMs.get(act.name) ?? [];
    own.push(performance.now() - dueMs);
    tookMs.set(act.name, own);
  } catch (error) {
    errors.push(`${act.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
