import { text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { streamJsonArray } from './json-array-stream.util.js';

async function* pieces(...given: readonly (readonly unknown[])[]) {
  yield* given;
}

it.each([[[]], [[[]]], [[[{ id: 1 }]]], [[[{ id: 3 }, { id: 2 }], [], [{ id: 1 }]]]])(
  'writes the rows of %j',
  async (given) => {
    expect(JSON.parse(await text((await streamJsonArray(pieces(...given))).getStream()))).toEqual(
      given.flat(),
    );
  },
);

it('fails before anything is written where the first piece fails', async () => {
  await expect(streamJsonArray({ next: () => Promise.reject(new Error('away')) })).rejects.toThrow(
    'away',
  );
});

it('lets other work in between the pieces of several lists', async () => {
  const PIECE_MS = 5;
  const busy = async function* () {
    for (let piece = 0; piece < 20; piece += 1) {
      const end = performance.now() + PIECE_MS;
      while (performance.now() < end);
      yield [{ piece }];
    }
  };
  let turns = 0;
  const count = setInterval(() => (turns += 1), 1);
  const lists = await Promise.all(Array.from({ length: 6 }, () => streamJsonArray(busy())));
  const texts = await Promise.all(lists.map((list) => text(list.getStream())));
  clearInterval(count);
  expect(texts.map((json) => (JSON.parse(json) as unknown[]).length)).toEqual(
    Array.from({ length: 6 }, () => 20),
  );
  // 120 pieces: without a pause the timer would run a few times at most.
  expect(turns).toBeGreaterThan(60);
});
