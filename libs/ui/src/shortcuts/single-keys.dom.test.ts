import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { areSingleKeysOn, setSingleKeysOn, useSingleKeys } from './single-keys.js';

afterEach(() => localStorage.clear());

it('is one switch for everything on the page, kept on the device', () => {
  const sheet = renderHook(() => useSingleKeys());
  const list = renderHook(() => useSingleKeys());
  expect([sheet.result.current, list.result.current]).toEqual([true, true]);
  act(() => setSingleKeysOn(false));
  expect([sheet.result.current, list.result.current, areSingleKeysOn()]).toEqual([
    false,
    false,
    false,
  ]);
  expect(localStorage.getItem('pratiche.sheet-keys')).toBe('off');
  act(() => setSingleKeysOn(true));
  expect(sheet.result.current).toBe(true);
});
