import { afterEach, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSidebarPinned } from './useSidebarPinned.js';

afterEach(() => localStorage.clear());

it('keeps the sidebar folded on the next page', () => {
  const { result } = renderHook(useSidebarPinned);
  expect(result.current[0]).toBe(true);
  act(() => result.current[1](false));
  expect(result.current[0]).toBe(false);
  expect(renderHook(useSidebarPinned).result.current[0]).toBe(false);
  act(() => result.current[1](true));
  expect(renderHook(useSidebarPinned).result.current[0]).toBe(true);
});
