import type { DossierListItemDto } from '@pratiche/api';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { useDossierSelection } from './useDossierSelection.js';

afterEach(cleanup);

const rows = (...ids: number[]) => ids.map((id) => ({ id })) as DossierListItemDto[];

const select = () =>
  renderHook(({ filters }) => useDossierSelection(rows(1, 2), filters, []), {
    initialProps: { filters: 'a' },
  });

it('leaves one of all that match out, and takes it in again, without losing the others', () => {
  const { result } = select();
  act(() => result.current.selectMatching(rows(1, 2, 3, 4)));
  act(() => result.current.toggle(2));
  expect(result.current.selectedKeys).toEqual([1, 3, 4]);
  expect(result.current.isBeyondPage).toBe(true);
  act(() => result.current.toggle(2));
  expect(result.current.selectedKeys).toEqual([1, 3, 4, 2]);
});

it('ends with other filters, and with the box of the whole page', () => {
  const { result, rerender } = select();
  act(() => result.current.selectMatching(rows(1, 2, 3)));
  act(() => result.current.setAll(true));
  expect(result.current.selectedKeys).toEqual([1, 2]);
  act(() => result.current.selectMatching(rows(1, 2, 3)));
  rerender({ filters: 'b' });
  expect(result.current.isBeyondPage).toBe(false);
});
