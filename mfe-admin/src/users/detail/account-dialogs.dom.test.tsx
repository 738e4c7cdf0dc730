import type { AccountDetailDto, ApiClient } from '@pratiche/api';
import { AlertBanner, AppProviders, queryClient, useApi } from '@pratiche/ui';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import type { ReactNode } from 'react';
import { stubCall } from '../../../../libs/api/test/stub-call.js';
import { ChangeRoleDialog } from './ChangeRoleDialog.js';
import { DeleteAccountDialog } from './DeleteAccountDialog.js';

// The dialog is loaded on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

const ACCOUNT = {
  id: 7,
  name: 'Anna Bianchi',
  email: 'anna@example.test',
  role: 'Admin',
  credits: 0,
} as AccountDetailDto;

const show = (dialog: ReactNode) =>
  render(
    <MemoryRouter>
      <AppProviders>
        <AlertBanner />
        {dialog}
      </AppProviders>
    </MemoryRouter>,
  );

it('names person, old and new role before a role is changed', async () => {
  const onDone = jest.fn();
  const changed = stubCall(getTestApi(), 'POST', '/api/Accounts/change-role/{id}', () => ACCOUNT);
  show(<ChangeRoleDialog account={ACCOUNT} from="Admin" onClose={jest.fn()} onDone={onDone} />);
  const dialog = await screen.findByRole('dialog');
  for (const words of ['Anna Bianchi', 'anna@example.test', 'Ruolo di oggi', 'Nuovo ruolo'])
    expect(dialog.textContent).toContain(words);
  expect(dialog.textContent).toContain('Potrà anche:');
  fireEvent.click(screen.getByRole('button', { name: 'Passa a SuperAdmin' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(changed.mock.calls[0]?.[0]).toMatchObject({
    params: { path: { id: 7 } },
    body: { from: 'Admin', to: 'SuperAdmin' },
  });
});

it('says why the server refuses a role', async () => {
  const onDone = jest.fn();
  stubCall(getTestApi(), 'POST', '/api/Accounts/change-role/{id}', () => {
    throw new Error('È l’unico SuperAdmin attivo');
  });
  show(
    <ChangeRoleDialog account={ACCOUNT} from="SuperAdmin" onClose={jest.fn()} onDone={onDone} />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Passa a Admin' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
});

it('deletes an account once its name was typed', async () => {
  const onDone = jest.fn();
  const removed = stubCall(getTestApi(), 'DELETE', '/api/Accounts/{id}', () => undefined);
  show(<DeleteAccountDialog account={ACCOUNT} onClose={jest.fn()} onDone={onDone} />);
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Elimina per sempre' }));
  const field = await screen.findByRole('textbox');
  press();
  expect(await screen.findByText('Scrivi il nome come sopra: Anna Bianchi')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'Anna' } });
  press();
  expect(removed).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'anna  bianchi' } });
  fireEvent.blur(field);
  press();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(removed).toHaveBeenCalledTimes(1);
});
