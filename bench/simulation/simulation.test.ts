import { describe, expect, it } from '@jest/globals';
import { createRandom, drawArrivals } from './arrivals.ts';
import { computeCapacity, type Layout } from './capacity.ts';
import { playOpenLoop } from './player.ts';

const OFTEN = { name: 'often', perHour: 7_200 };
const SELDOM = { name: 'seldom', perHour: 720 };
const draw = (seed: number, multiple = 1) =>
  drawArrivals([OFTEN, SELDOM], { seconds: 1_000, multiple }, createRandom(seed));
const count = (name: string, multiple: number) =>
  draw(3, multiple).filter(({ act }) => act.name === name).length;

describe('arrivals', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
  });

  it('come in their order, as often as their acts on average', () => {
    const moments = draw(3).map(({ atMs }) => atMs);
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
    expect(Math.abs(count('often', 1) - 2_000)).toBeLessThan(150);
    expect(Math.abs(count('seldom', 1) - 200)).toBeLessThan(45);
    expect(Math.abs(count('often', 4) - 8_000)).toBeLessThan(300);
  });

  it('have gaps of an exponential distribution: a third is longer than the mean', () => {
    const moments = drawArrivals([OFTEN], { seconds: 10_000, multiple: 1 }, createRandom(5));
    const gaps = moments.map(({ atMs }, index) => atMs - (moments[index - 1]?.atMs ?? 0));
    const share = gaps.filter((gap) => gap > 500).length / gaps.length;
    expect(Math.abs(share - Math.exp(-1))).toBeLessThan(0.02);
  });
});

it('plays an act when it is due, although the one before has no answer yet', async () => {
  let open = 0;
  let mostOpen = 0;
  const play = async () => {
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    await new Promise((resolve) => setTimeout(resolve, 200));
    open -= 1;
  };
  const played = await playOpenLoop(
    null,
    [{ name: 'slow', perHour: 180_000, play }],
    { seconds: 0.3, multiple: 1 },
    createRandom(1),
  );
  expect(mostOpen).toBeGreaterThan(3);
  expect(played.errors).toEqual([]);
  expect(Math.min(...(played.tookMs.get('slow') ?? []))).toBeGreaterThan(190);
});

describe('capacity', () => {
  const layout: Layout = {
    name: 'two',
    groups: [
      { parts: ['http', 'worker'], machines: 3, cores: 2 },
      { parts: ['database', 'redis'], machines: 1, cores: 4 },
    ],
    processes: 6,
  };
  const cpuMsPerSecond = { http: 50, worker: 10, database: 90, redis: 30 };

  it('is that of the group which is full first', () => {
    const found = computeCapacity(layout, { cpuMsPerSecond, fitters: 1_000 });
    // 6 cores × 600 ms ÷ 60 ms, and 4 × 600 ÷ 120, for a thousand each.
    expect(found.ofGroups.map(Math.round)).toEqual([60_000, 20_000]);
    expect(Math.round(found.fitters)).toBe(20_000);
    expect(found.first.parts).toEqual(['database', 'redis']);
  });

  it('counts the connections that the processes may open', () => {
    const found = computeCapacity(layout, { cpuMsPerSecond, fitters: 1_000 });
    expect(found.connections).toBe(120);
    expect(found.pool).toBe(50);
  });
});
