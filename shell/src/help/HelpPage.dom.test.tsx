import { AppProviders, queryClient } from '@pratiche/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, jest } from '@jest/globals';
import { MemoryRouter } from 'react-router';
import { HelpPage } from './HelpPage.js';

const file = (id: number, kind: 'manual' | 'guide', title: string) => ({
  id,
  kind,
  title,
  slug: null,
  description: 'Di che cosa parla.',
  fileName: 'file.pdf',
  contentType: 'application/pdf',
  size: null,
  updated: '2026-11-27T08:00:00.000Z',
});

function open(isFirstPackageAcquired: boolean): void {
  const user = { id: 7, jwtToken: 't', role: 'User', isContractVerified: true };
  window.localStorage.setItem('user', JSON.stringify({ ...user, isFirstPackageAcquired }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input) =>
      Promise.resolve(
        new URL((input as Request).url).pathname === '/api/Library/guides'
          ? Response.json([
              file(1, 'manual', 'Manuale utente'),
              file(2, 'guide', 'Guida al catasto'),
            ])
          : new Response(null, { status: 503 }),
      ),
    );
  render(
    <MemoryRouter>
      <AppProviders>
        <HelpPage />
      </AppProviders>
    </MemoryRouter>,
  );
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  window.localStorage.clear();
  jest.restoreAllMocks();
});

it('offers a newcomer the manual and the guides', async () => {
  open(false);
  await screen.findByRole('button', { name: 'Scarica: Manuale utente' });
  expect(screen.getByRole('button', { name: 'Scarica: Guida al catasto' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Tutti i documenti utili' })).toBeNull();
});

it('leads an account with the useful documents to the guides there', async () => {
  open(true);
  await screen.findByRole('button', { name: 'Scarica: Manuale utente' });
  expect(screen.queryByRole('button', { name: 'Scarica: Guida al catasto' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Tutti i documenti utili' }).getAttribute('href')).toBe(
    '/utility-docs',
  );
});
