import type { CDPSession, Page } from 'playwright-core';
import { medianBy } from '../report.ts';

/** One user interaction, with its name in the report. */
export interface Interaction {
  name: string;
  act: (page: Page) => Promise<void>;
}

export interface InteractionMeasurement {
  name: string;
  /**
   * From the input to the next frame, ms: one value per interaction, as reported by
   * `PerformanceEventTiming`.
   */
  durations: number[];
}

interface WindowWithEvents {
  seen: { id: number; duration: number }[];
}

/** Starts telling of every interaction of the page. */
export async function observeInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched: WindowWithEvents = { seen: [] };
    Object.assign(window, { __bench: watched });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId = 0, duration } = entry as PerformanceEventTiming;
        if (interactionId > 0) watched.seen.push({ id: interactionId, duration });
      }
    }).observe({
      type: 'event',
      durationThreshold: 16,
      buffered: false,
    } as PerformanceObserverInit);
  });
}

/** Slows the page's processor. */
export async function throttleCpu(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/**
 * Durations of the interactions that ended since the last call: the longest event of each, and 8 ms
 * (the smallest reported duration) for those too quick to be reported.
 */
async function takeDurations(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const { __bench: watched } = window as unknown as { __bench: WindowWithEvents };
    const longest = new Map<number, number>();
    for (const { id, duration } of watched.seen.splice(0))
      longest.set(id, Math.max(longest.get(id) ?? 0, duration));
    return [...longest.values()];
  });
}

/**
 * Runs each interaction separately, with realistic pauses between them, so that saving and
 * re-rendering fall in between too.
 */
export async function measureInteractions(
  page: Page,
  interactions: readonly Interaction[],
  pauseMs: number,
): Promise<InteractionMeasurement[]> {
  const measured: InteractionMeasurement[] = [];
  for (const { name, act } of interactions) {
    await takeDurations(page);
    await act(page);
    await page.waitForTimeout(pauseMs);
    measured.push({ name, durations: await takeDurations(page) });
  }
  return measured;
}

/**
 * Interaction to Next Paint as browsers report it: the longest interaction, ignoring one for every
 * fifty.
 */
export function interactionToNextPaint(durations: readonly number[]): number {
  const sorted = durations.toSorted((a, b) => b - a);
  return sorted[Math.floor(sorted.length / 50)] ?? 0;
}

const longestDuration = ({ durations }: InteractionMeasurement): number =>
  Math.max(0, ...durations);

/** Of several rounds, for each interaction the round in which it took neither longest nor shortest. */
export const medianRound = (
  rounds: readonly InteractionMeasurement[][],
): InteractionMeasurement[] =>
  (rounds[0] ?? []).map((first, at) =>
    medianBy(
      rounds.map((round) => round[at] ?? first),
      longestDuration,
    ),
  );
