import { AppProviders, queryClient, useActivityPolling } from '@pratiche/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { MemoryRouter } from 'react-router';
import { NotificationBell } from './NotificationBell.js';

/** A busy machine needs more than the default timeout of one second. */
const PATIENT = { timeout: 15_000 };
let asked: string[];

beforeEach(() => {
  const { id, jwtToken } = { id: 7, jwtToken: 't' };
  const user = { id, jwtToken, role: 'User', isContractVerified: true };
  window.localStorage.setItem('user', JSON.stringify({ ...user, isFirstPackageAcquired: true }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { method, url } = input as Request;
    const { pathname } = new URL(url);
    asked.push(`${method} ${pathname}`);
    if (pathname === '/api/Accounts/activity')
      return Promise.resolve(Response.json({ unread: 3, latestNotificationAt: null, works: [] }));
    if (pathname === '/api/Notifications') return Promise.resolve(Response.json([]));
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  window.localStorage.clear();
  jest.restoreAllMocks();
});

function Frame() {
  useActivityPolling();
  return <NotificationBell />;
}

it('shows the number without reading the notifications, and reads them when it is opened', async () => {
  render(
    <MemoryRouter>
      <AppProviders>
        <Frame />
      </AppProviders>
    </MemoryRouter>,
  );
  const bell = await screen.findByRole('button', { name: 'Notifiche, 3 da leggere' }, PATIENT);
  expect(asked).toContain('GET /api/Accounts/activity');
  expect(asked).not.toContain('GET /api/Notifications');
  fireEvent.click(bell);
  await waitFor(() => expect(asked).toContain('GET /api/Notifications'), PATIENT);
});
