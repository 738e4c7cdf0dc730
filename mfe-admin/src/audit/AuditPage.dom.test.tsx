import type { ApiClient, AuditEntryDto } from '@pratiche/api';
import { AppProviders, queryClient, useApi } from '@pratiche/ui';
import { OfficeProvider } from '@pratiche/ui/office';
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { AuditPage } from './AuditPage.js';

// Table and dialog are loaded on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

const ENTRY = {
  id: 31,
  at: '2026-11-27T22:24:00.000Z',
  actorId: 3,
  actorName: 'Adalberto Ferrigno',
  role: 'Admin',
  address: '127.0.0.x',
  action: 'charge-taken',
  subjectKind: 'dossier',
  subjectId: '6',
  accountNames: {},
  details: {},
} as unknown as AuditEntryDto;

it('shows an entry whole, also without a pointer', async () => {
  stubCall(getTestApi(), 'GET', '/api/Audit', () => [ENTRY]);
  render(
    <MemoryRouter>
      <AppProviders>
        <OfficeProvider>
          <AuditPage />
        </OfficeProvider>
      </AppProviders>
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Vedi per intero' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Attività n. 31' }));
  await dialog.findByRole('heading', { name: 'Pratica presa in carico con la prima azione' });
  expect(dialog.getByRole('link', { name: 'Pratica 6' })).toBeTruthy();
  expect(dialog.getByText('127.0.0.x')).toBeTruthy();
});
