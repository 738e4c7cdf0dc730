import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { useSelection } from './useSelection.js';

afterEach(cleanup);

const renderSelection = (initial: readonly number[] = []) =>
  renderHook(
    ({ keys }: { keys: readonly number[] }) =>
      useSelection({ keys, noun: 'la pratica', allLabel: 'Tutte', initial }),
    { initialProps: { keys: [1, 2, 3] as readonly number[] } },
  );

it.each<[string, readonly number[], readonly number[]]>([
  ['all shown', [1, 2, 3], [1, 3]],
  ['in another order', [3, 2, 1], [3, 1]],
  ['of which one left the list', [1, 2], [1]],
  ['of another page', [4, 5], []],
  ['of an empty list', [], []],
])('acts on the ticked rows that are shown: %s', (_, keys, expected) => {
  const { result, rerender } = renderSelection([1, 3, 9]);
  rerender({ keys });
  expect(result.current.selectedKeys).toEqual(expected);
  expect(result.current.count).toBe(expected.length);
});

it('leaves a row unticked that came back after another row was ticked without it', () => {
  const { result, rerender } = renderSelection([1, 3]);
  rerender({ keys: [1, 2] });
  act(() => result.current.toggle(2));
  rerender({ keys: [1, 2, 3] });
  expect(result.current.selectedKeys).toEqual([1, 2]);
  expect([1, 2, 3].map((key) => result.current.has(key))).toEqual([true, true, false]);
});

it.each([
  ['ticks', true, [1, 2, 3]],
  ['unticks', false, []],
] as const)('%s all rows that are shown', (_, all, expected) => {
  const { result } = renderSelection([2]);
  act(() => result.current.setAll(all));
  expect(result.current.selectedKeys).toEqual(expected);
});
