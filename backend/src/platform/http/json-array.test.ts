import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { jsonArray } from './json-array.js';

async function* pieces(...given: readonly (readonly unknown[])[]) {
  yield* given;
}

it.each([[[]], [[[]]], [[[{ id: 1 }]]], [[[{ id: 3 }, { id: 2 }], [], [{ id: 1 }]]]])(
  'writes the rows of %j',
  async (given) => {
    expect(JSON.parse(await text((await jsonArray(pieces(...given))).getStream()))).toEqual(
      given.flat(),
    );
  },
);

it('fails before anything is written where the first piece fails', async () => {
  await expect(jsonArray({ next: () => Promise.reject(new Error('away')) })).rejects.toThrow(
    'away',
  );
});
