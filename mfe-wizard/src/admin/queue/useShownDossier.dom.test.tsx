import { act, renderHook } from '@testing-library/react';
import { expect, it } from '@jest/globals';
import { useShownDossier } from './useShownDossier.js';

const open = () =>
  renderHook(({ address }) => useShownDossier(address), { initialProps: { address: 7 } });

it('shows the next dossier before the address names it, and then follows the address', () => {
  const { result, rerender } = open();
  act(() => result.current[1](9));
  expect(result.current[0]).toBe(9);
  for (const address of [9, 7, 9, 12]) {
    rerender({ address });
    expect(result.current[0]).toBe(address);
  }
});

it('follows an address that leads elsewhere', () => {
  const { result, rerender } = open();
  act(() => result.current[1](9));
  rerender({ address: 5 });
  expect(result.current[0]).toBe(5);
});
