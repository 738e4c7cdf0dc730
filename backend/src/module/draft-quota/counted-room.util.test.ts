import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { CountedRoom } from './counted-room.util.js';

const LIMIT = 5_000;

describe('room for drafts', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is a sixteenth of what a count has shown, for each account', () => {
    const room = new CountedRoom();
    expect(room.take(1, LIMIT, 1)).toBe(false);
    room.setHeld(1, LIMIT, LIMIT - 48);
    expect([1, 2, 1].map((more) => room.take(1, LIMIT, more))).toEqual([true, true, false]);
    expect(room.take(2, LIMIT, 1)).toBe(false);
  });

  it.each([LIMIT - 15, LIMIT - 1, LIMIT, LIMIT + 9])('is none with %i drafts', (held) => {
    const room = new CountedRoom();
    room.setHeld(1, LIMIT, held);
    expect(room.take(1, LIMIT, 1)).toBe(false);
  });

  it('ends with the limit it was counted for, and after a minute', () => {
    jest.useFakeTimers();
    const room = new CountedRoom();
    room.setHeld(1, LIMIT, 0);
    expect(room.take(1, 100, 1)).toBe(false);
    expect(room.take(1, LIMIT, 1)).toBe(true);
    jest.advanceTimersByTime(60_000);
    expect(room.take(1, LIMIT, 1)).toBe(false);
  });

  it('keeps sixteen processes that count one after the other within the limit', () => {
    const processes = Array.from({ length: 16 }, () => new CountedRoom());
    const held = 4_000;
    for (const room of processes) room.setHeld(1, LIMIT, held);
    let created = 0;
    for (const room of processes) while (room.take(1, LIMIT, 1)) created += 1;
    expect(created).toBeGreaterThan(900);
    expect(held + created).toBeLessThanOrEqual(LIMIT);
  });
});
