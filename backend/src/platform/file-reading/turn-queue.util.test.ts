import { describe, expect, it } from '@jest/globals';
import { TurnQueue } from './turn-queue.util.js';

function takeEach(queue: TurnQueue<string>): string[] {
  const entries: string[] = [];
  for (let entry = queue.takeNext(); entry !== null; entry = queue.takeNext()) entries.push(entry);
  return entries;
}

describe('a queue in turns', () => {
  it('gives each caller one entry before the second of any', () => {
    const queue = new TurnQueue<string>();
    for (const entry of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'])
      queue.addEntry(entry.charAt(0), entry);
    expect(takeEach(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    expect(queue.size).toBe(0);
  });

  it('lets a newcomer pass the further entries of a caller who came before', () => {
    const queue = new TurnQueue<string>();
    for (const entry of ['a1', 'a2', 'a3']) queue.addEntry('a', entry);
    expect(queue.takeNext()).toBe('a1');
    queue.addEntry('b', 'b1');
    expect([queue.takeNext(), queue.takeNext(), queue.takeNext()]).toEqual(['a2', 'b1', 'a3']);
  });

  it('counts by caller and in all', () => {
    const queue = new TurnQueue<string>();
    for (const entry of ['a1', 'a2', 'b1']) queue.addEntry(entry.charAt(0), entry);
    expect([queue.size, queue.countByCaller('a'), queue.countByCaller('b')]).toEqual([3, 2, 1]);
    expect([queue.countByCaller('c'), queue.takeAll()]).toEqual([0, ['a1', 'a2', 'b1']]);
    expect([queue.size, queue.countByCaller('a')]).toEqual([0, 0]);
  });
});
