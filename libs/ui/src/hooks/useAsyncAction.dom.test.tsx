import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { useAsyncAction } from './useAsyncAction.js';

afterEach(cleanup);

/** Work whose runs end when they are told to. */
function createWork() {
  const ends: ((failure?: Error) => void)[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      ends.push((failure) => (failure === undefined ? resolve() : reject(failure)));
    });
  return {
    work,
    countRuns: () => ends.length,
    endWork: (failure?: Error) => {
      for (const end of ends) end(failure);
    },
  };
}

it.each([2, 3, 5])('runs once for %i presses before the button is drawn again', async (presses) => {
  const { result } = renderHook(() => useAsyncAction());
  const { work, countRuns, endWork } = createWork();
  const { runAction } = result.current;
  let outcomes: Promise<boolean[]> = Promise.resolve([]);
  await act(async () => {
    outcomes = Promise.all(Array.from({ length: presses }, () => runAction(work)));
    endWork();
    await outcomes;
  });
  expect(countRuns()).toBe(1);
  expect((await outcomes).filter(Boolean)).toEqual([true]);
});

it.each([
  ['success', undefined],
  ['failure', new Error('Rete')],
])('runs again after a %s, also from what was drawn before', async (_, failure) => {
  const { result } = renderHook(() => useAsyncAction());
  const { work, countRuns, endWork } = createWork();
  const { runAction } = result.current;
  for (const run of [1, 2])
    await act(async () => {
      const outcome = runAction(work);
      endWork(failure);
      expect([run, await outcome]).toEqual([run, failure === undefined]);
    });
  expect(countRuns()).toBe(2);
  expect(result.current.busy).toBe(false);
});
