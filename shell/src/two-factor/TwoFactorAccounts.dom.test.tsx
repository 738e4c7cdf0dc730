import { ApiError, type ApiClient, type TwoFactorAccountDto } from '@pratiche/api';
import { AlertBanner, AppProviders, queryClient, useApi } from '@pratiche/ui';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { TwoFactorAccounts } from './TwoFactorAccounts.js';
import { stubCall } from '../../../libs/api/test/stub-call.js';

// The dialog is loaded on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

const OWN_ID = 1;
const SINCE = '2026-03-02T10:00:00.000Z';
const createColleague = (id: number, name: string): TwoFactorAccountDto => ({
  id,
  name,
  email: `${name.toLowerCase()}@example.test`,
  since: SINCE,
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

function draw(accounts: TwoFactorAccountDto[]) {
  const list = stubCall(getTestApi(), 'GET', '/api/Accounts/two-factor/accounts', () => accounts);
  const reset = stubCall(
    getTestApi(),
    'POST',
    '/api/Accounts/two-factor/reset/{id}',
    () => undefined,
  );
  render(
    <MemoryRouter>
      <AppProviders>
        <AlertBanner />
        <TwoFactorAccounts ownId={OWN_ID} />
      </AppProviders>
    </MemoryRouter>,
  );
  return { list, reset };
}

it('lists the colleagues who use it, without the own account', async () => {
  draw([createColleague(OWN_ID, 'Anna'), createColleague(2, 'Bruno')]);
  expect(await screen.findByText('Bruno')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText(/bruno@example\.test, attivo dal 02\/03\/2026 11:00/)).toBeTruthy();
  expect(screen.queryByText('Anna')).toBeNull();
});

it('says that no colleague uses it', async () => {
  draw([createColleague(OWN_ID, 'Anna')]);
  expect(await screen.findByText('Nessun altro amministratore lo usa.')).toBeTruthy();
});

it('resets it after a yes, and reads the list again', async () => {
  const { list, reset } = draw([createColleague(2, 'Bruno')]);
  fireEvent.click(await screen.findByRole('button', { name: 'Azzera: Bruno' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Vuoi azzerare l’accesso in due passaggi di Bruno?');
  expect(dialog.textContent).toContain('Solo dopo aver riconosciuto la persona, a voce.');
  list.mockResolvedValue([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Azzera' }));
  expect(await screen.findByText('Accesso in due passaggi azzerato: Bruno.')).toBeTruthy();
  expect(reset.mock.calls).toEqual([[{ params: { path: { id: 2 } } }]]);
  expect(await screen.findByText('Nessun altro amministratore lo usa.')).toBeTruthy();
});

it('resets nothing after a no', async () => {
  const { reset } = draw([createColleague(2, 'Bruno')]);
  fireEvent.click(await screen.findByRole('button', { name: 'Azzera: Bruno' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(reset).not.toHaveBeenCalled();
});

it('says why it could not be reset', async () => {
  const { reset } = draw([createColleague(2, 'Bruno')]);
  reset.mockRejectedValue(
    new ApiError({ status: 404, code: 'not-found', message: 'L’account non esiste.' }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Azzera: Bruno' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Azzera' }));
  expect(await screen.findByText('L’account non esiste.')).toBeTruthy();
});
