import type { ApiClient, AdminLibraryFileDto } from '@pratiche/api';
import { AppProviders, queryClient, useApi } from '@pratiche/ui';
import { OfficeProvider } from '@pratiche/ui/office';
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { LibraryPage } from './LibraryPage.js';

// Table and dialog are loaded on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

const FILE = {
  id: 4,
  title: 'Manuale utente',
  kind: 'manual',
  fileName: 'manuale-utente.pdf',
  isPublished: true,
  position: 10,
  updated: '2026-11-23T10:00:00.000Z',
} as unknown as AdminLibraryFileDto;

const isDangerous = (button: HTMLElement) => /danger/.test(button.className);

it('warns in red of a removal only where it is asked about', async () => {
  stubCall(getTestApi(), 'GET', '/api/Library', () => [FILE]);
  render(
    <MemoryRouter>
      <AppProviders>
        <OfficeProvider>
          <LibraryPage />
        </OfficeProvider>
      </AppProviders>
    </MemoryRouter>,
  );
  const remove = await screen.findByRole('button', { name: 'Elimina' });
  expect(isDangerous(remove)).toBe(false);
  fireEvent.click(remove);
  const dialog = within(await screen.findByRole('dialog'));
  expect(isDangerous(dialog.getByRole('button', { name: 'Elimina' }))).toBe(true);
});
