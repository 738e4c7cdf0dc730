import { AlertBanner, AppProviders } from '@pratiche/ui';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { MemoryRouter } from 'react-router';
import { useNotification } from './notification.js';

afterEach(cleanup);

it('tells successes in the polite region and errors in the other, with their explanation', () => {
  render(
    <MemoryRouter>
      <AppProviders>
        <AlertBanner isOffice />
      </AppProviders>
    </MemoryRouter>,
  );
  const { result } = renderHook(() => useNotification());
  act(() => result.current.success('Eliminato.'));
  expect(screen.getByRole('status').textContent).toContain('Eliminato.');
  expect(screen.getByRole('status').querySelector('svg')).toBeTruthy();
  act(() => result.current.error('Non riuscito', 'Rete assente'));
  expect(screen.getByRole('alert').textContent).toContain('Non riuscito\nRete assente');
  expect(screen.getByRole('status').textContent).toBe('');
});
