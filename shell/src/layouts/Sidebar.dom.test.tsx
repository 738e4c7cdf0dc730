import { AppProviders, queryClient } from '@pratiche/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { Sidebar } from './Sidebar.js';

const USER = { id: 7, isContractVerified: true, isFirstPackageAcquired: true, jwtToken: 't' };

const NONE = { dossiers: 0, contracts: 0, registrations: 0, transfers: 0, failedJobs: 0 };

afterEach(() => {
  cleanup();
  queryClient.clear();
  window.localStorage.clear();
  jest.restoreAllMocks();
});

function open(
  role: 'Admin' | 'User',
  officeUnread: object | null,
  waiting: object = NONE,
  unread = 0,
) {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input) =>
      Promise.resolve(
        Response.json(
          (input as Request).url.includes('office-waiting')
            ? waiting
            : { unread, latestNotificationAt: null, officeUnread, works: [] },
        ),
      ),
    );
  window.localStorage.setItem('user', JSON.stringify({ ...USER, role }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  render(
    <MemoryRouter>
      <AppProviders>
        <Sidebar />
      </AppProviders>
    </MemoryRouter>,
  );
}

it('tells how many dossiers have unread messages, beside the entry of their list', async () => {
  open('Admin', { received: 3, elaborated: 1 });
  const received = await screen.findByRole('link', { name: '3 pratiche con messaggi da leggere' });
  expect(received.getAttribute('href')).toBe('/administration/modules/received?unread=yes');
  expect(received.closest('li')?.textContent).toBe('Pratiche da elaborare3');
  const elaborated = screen.getByRole('link', { name: '1 pratica con messaggi da leggere' });
  expect(elaborated.getAttribute('href')).toBe('/administration/modules/completed?unread=yes');
});

it('shows no number where none has, nor to a fitter', async () => {
  open('Admin', { received: 0, elaborated: 1 });
  await screen.findByRole('link', { name: /messaggi da leggere/ });
  expect(screen.getAllByRole('link', { name: /messaggi da leggere/ })).toHaveLength(1);
  cleanup();
  queryClient.clear();
  open('User', null);
  expect(screen.queryByRole('link', { name: /messaggi da leggere/ })).toBeNull();
});

it('tells what waits within the entries, and leads from the contracts to their accounts', async () => {
  open('Admin', null, {
    dossiers: 12,
    contracts: 2,
    registrations: 0,
    transfers: 1,
    failedJobs: 0,
  });
  const received = await screen.findByRole('link', {
    name: 'Pratiche da elaborare , 12 in elenco',
  });
  expect(received.getAttribute('href')).toBe('/administration/modules/received');
  screen.getByRole('link', { name: 'Bonifici da confermare , 1 in attesa' });
  screen.getByRole('link', { name: 'Registrazioni da guardare' });
  const contracts = screen.getByRole('link', { name: '2 contratti da verificare' });
  expect(contracts.getAttribute('href')).toBe('/administration/users?state=toVerify');
});

it('tells an operator how many notes call them', async () => {
  open('Admin', null, NONE, 2);
  const link = await screen.findByRole('link', { name: 'Note per me , 2 da leggere' });
  expect(link.getAttribute('href')).toBe('/notifications');
});

it('asks nothing about the office for a fitter', () => {
  open('User', null);
  const asked = jest.mocked(globalThis.fetch).mock.calls.map(([input]) => (input as Request).url);
  expect(asked.filter((url) => url.includes('office-waiting'))).toEqual([]);
});
