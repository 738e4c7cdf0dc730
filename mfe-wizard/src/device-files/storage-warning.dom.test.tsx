import { AppProviders } from '@pratiche/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { MemoryRouter } from 'react-router';
import { StorageWarning } from './StorageWarning.js';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'storage');
});

it.each([
  ['warns when the device is nearly full', () => Promise.resolve({ usage: 90, quota: 100 }), true],
  ['is silent with room left', () => Promise.resolve({ usage: 9, quota: 100 }), false],
  ['is silent where the browser refuses to say', () => Promise.reject(new Error('private')), false],
  ['is silent where the browser does not know', undefined, false],
])('%s', async (_, estimate, isShown) => {
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { estimate } });
  render(
    <MemoryRouter>
      <AppProviders>
        <StorageWarning fileCount={0} />
      </AppProviders>
    </MemoryRouter>,
  );
  await act(() => Promise.resolve());
  await act(() => Promise.resolve());
  expect(screen.queryByText(/lo spazio è quasi finito/) !== null).toBe(isShown);
});
