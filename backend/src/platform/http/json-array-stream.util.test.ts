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
