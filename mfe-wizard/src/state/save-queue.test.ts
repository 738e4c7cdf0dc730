import { ApiError } from '@pratiche/api';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SaveQueue, type SaveState } from './save-queue.js';

const problem = (status: number, more: object = {}) =>
  new ApiError({ status, code: 'x', message: `Errore ${status}`, ...more });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

/** A server that stores what it receives, answers after `delay` and fails as configured. */
function stand({
  failures = [],
  onConflict = () => false,
  delay = 100,
}: { failures?: unknown[]; onConflict?: () => boolean; delay?: number } = {}) {
  const stored: string[] = [];
  const states: SaveState['kind'][] = [];
  let typed = '';
  let inFlight = 0;
  let mostInFlight = 0;
  const queue = new SaveQueue({
    save: async () => {
      const sent = typed;
      inFlight += 1;
      mostInFlight = Math.max(mostInFlight, inFlight);
      await new Promise((resolve) => {
        setTimeout(resolve, delay);
      });
      inFlight -= 1;
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
      stored.push(sent);
    },
    onConflict,
    onState: ({ kind }) => states.push(kind),
    delay: 1500,
  });
  return {
    queue,
    stored,
    states,
    type: (text: string) => {
      typed = text;
      queue.markDirty();
    },
    mostInFlight: () => mostInFlight,
  };
}

describe('SaveQueue', () => {
  it('saves once after a pause in the typing', async () => {
    const { stored, type, states } = stand();
    type('a');
    await jest.advanceTimersByTimeAsync(1000);
    type('ab');
    await jest.advanceTimersByTimeAsync(1499);
    expect(stored).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(stored).toEqual(['ab']);
    expect(states.at(-1)).toBe('saved');
  });

  it.each([
    ['without a pause of 1.5 s', 60_000, 6],
    ['for 10 s', 10_000, 1],
  ])('saves every 10 s at the latest while somebody types %s', async (_, duration, saves) => {
    const { stored, type } = stand();
    for (let elapsed = 0; elapsed <= duration; elapsed += 1000) {
      type(String(elapsed));
      await jest.advanceTimersByTimeAsync(1000);
    }
    expect(stored).toHaveLength(saves);
    expect(Number(stored[0])).toBeLessThanOrEqual(10_000);
  });

  it('starts the 10 s anew with the first change after a save', async () => {
    const { stored, type } = stand();
    type('a');
    await jest.advanceTimersByTimeAsync(30_000);
    type('ab');
    await jest.advanceTimersByTimeAsync(1000);
    type('abc');
    await jest.advanceTimersByTimeAsync(1000);
    expect(stored).toEqual(['a']);
  });

  it('keeps what is typed until it is asked to save, where it is held', async () => {
    const { queue, stored, type, states } = stand();
    queue.hold(true);
    type('13');
    await jest.advanceTimersByTimeAsync(60_000);
    queue.retryNow();
    await jest.advanceTimersByTimeAsync(200);
    expect(states.at(-1)).toBe('held');
    type('12');
    expect(stored).toEqual([]);
    void queue.flush();
    await jest.advanceTimersByTimeAsync(200);
    expect(stored).toEqual(['12']);
    type('14');
    queue.hold(false);
    await jest.advanceTimersByTimeAsync(1_700);
    expect(stored).toEqual(['12', '14']);
  });

  it('sends one save at a time, and the latest values last', async () => {
    const { queue, stored, type, mostInFlight } = stand();
    type('a');
    void queue.flush();
    await jest.advanceTimersByTimeAsync(50);
    type('b');
    void queue.flush();
    type('c');
    void queue.flush();
    await jest.advanceTimersByTimeAsync(5000);
    expect(mostInFlight()).toBe(1);
    expect(stored.at(0)).toBe('a');
    expect(stored.at(-1)).toBe('c');
    expect(queue.isDirty).toBe(false);
  });

  it('retries with growing delays until the network is back, and at once on request', async () => {
    const { queue, stored, type, states } = stand({
      failures: [problem(0), problem(503), problem(0)],
    });
    type('a');
    await jest.advanceTimersByTimeAsync(1700);
    expect(states.at(-1)).toBe('retrying');
    await jest.advanceTimersByTimeAsync(2200);
    expect(stored).toEqual([]);
    queue.retryNow();
    await jest.advanceTimersByTimeAsync(150);
    expect(stored).toEqual([]);
    queue.retryNow();
    await jest.advanceTimersByTimeAsync(150);
    expect(stored).toEqual(['a']);
  });

  it('does not repeat what the server refuses until something changes', async () => {
    const { queue, stored, type, states } = stand({ failures: [problem(400)] });
    type('a');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(states.at(-1)).toBe('refused');
    expect(queue.isDirty).toBe(true);
    type('b');
    await jest.advanceTimersByTimeAsync(2000);
    expect(stored).toEqual(['b']);
  });

  it('goes on by itself when a conflict could be merged, and waits for a person otherwise', async () => {
    const merged = stand({ failures: [problem(409, { stored: {} })], onConflict: () => true });
    merged.type('a');
    await jest.advanceTimersByTimeAsync(2000);
    expect(merged.stored).toEqual(['a']);

    const asked = stand({ failures: [problem(409, { stored: {} })] });
    asked.type('a');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked.states.at(-1)).toBe('conflict');
    asked.type('b');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked.stored).toEqual([]);
    asked.queue.resume();
    await jest.advanceTimersByTimeAsync(200);
    expect(asked.stored).toEqual(['b']);
  });

  it('says whether everything is saved', async () => {
    const { queue, type } = stand({ failures: [problem(0)] });
    type('a');
    const failed = queue.flush();
    await jest.advanceTimersByTimeAsync(150);
    expect(await failed).toBe(false);
    const saved = queue.flush();
    await jest.advanceTimersByTimeAsync(150);
    expect(await saved).toBe(true);
  });
});
