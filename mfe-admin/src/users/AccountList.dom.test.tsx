import type { AccountRowDto, ApiClient } from '@pratiche/api';
import { AppProviders, queryClient, useApi } from '@pratiche/ui';
import { OfficeProvider } from '@pratiche/ui/office';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { UsersPage } from './UsersPage.js';

// Table and filters are loaded on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

interface ListCall {
  params: { query: Record<string, unknown> };
}

const Address = () => <output data-testid="address">{useLocation().search}</output>;

function openPeople(search: string, people: Partial<AccountRowDto>[] = []) {
  const rows = people as AccountRowDto[];
  const listed = stubCall<ListCall>(getTestApi(), 'GET', '/api/Accounts/get-all-gird', () => rows);
  render(
    <MemoryRouter initialEntries={[`/administration/users${search}`]}>
      <AppProviders>
        <OfficeProvider>
          <UsersPage />
          <Address />
        </OfficeProvider>
      </AppProviders>
    </MemoryRouter>,
  );
  return () => listed.mock.calls.at(-1)?.[0].params.query;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('filters people by the buttons of the operator’s list, one value each, kept in the address', async () => {
  const lastQuery = openPeople('?group=operators');
  // The tabs around the filters have to be there before a button is pressed.
  fireEvent.click(await screen.findByRole('button', { name: 'Filtra per stato', expanded: false }));
  expect(
    ((await screen.findByRole('radio', { name: 'Qualsiasi' })) as HTMLInputElement).checked,
  ).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Sospesi' }));
  await waitFor(() =>
    expect(lastQuery()).toMatchObject({ group: 'operators', state: 'suspended' }),
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Attivi' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ state: 'active' }));
  expect(screen.getByTestId('address').textContent).toBe('?group=operators&state=active');
  // What the button shows is part of its name.
  expect(screen.getByRole('button', { name: 'Filtra per stato, 1' }).textContent).toBe('Stato 1');
});

it('names the filters in force as chips, and stays among the operators once they are gone', async () => {
  const lastQuery = openPeople('?group=operators&state=active&role=Admin');
  await press('Togli il filtro Stato: Attivi');
  await waitFor(() => expect(lastQuery()).not.toHaveProperty('state'));
  expect(lastQuery()).toMatchObject({ group: 'operators', role: 'Admin' });
  await press('Togli tutti i filtri');
  await waitFor(() => expect(lastQuery()).not.toHaveProperty('role'));
  expect(lastQuery()).toMatchObject({ group: 'operators' });
});

it('says whose accounts these are without the technical name of a role', async () => {
  openPeople('');
  expect(
    await screen.findByText(
      'Gli account degli installatori e di chi si occupa solo di pacchetti e pagamenti.',
    ),
  ).toBeTruthy();
});

it('counts accounts, because a company may have two', async () => {
  openPeople('', [
    { id: 1, businessName: 'Porte Srl', name: 'Porte Srl', email: 'a@porte.test' },
    { id: 2, businessName: 'Porte Srl', name: 'Porte Srl', email: 'b@porte.test' },
  ]);
  expect(await screen.findByText(/2 account/)).toBeTruthy();
});

it('lets the columns of companies be chosen, and leaves those of operators as they are', async () => {
  stubCall(getTestApi(), 'GET', '/api/Module/columns', () => ({
    list: 'USERS',
    columns: ['id', 'businessName', 'state', 'sponsor'],
  }));
  const saved = stubCall<{ body: unknown }>(
    getTestApi(),
    'PUT',
    '/api/Module/columns',
    ({ body }) => body,
  );
  openPeople('', [{ id: 7, businessName: 'Infissi Chiari', email: 'chiari@example.test' }]);
  await press('Colonne');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Sponsor' }));
  await waitFor(() =>
    expect(saved.mock.calls.at(-1)?.[0].body).toEqual({
      list: 'USERS',
      columns: ['id', 'businessName', 'state'],
    }),
  );
  cleanup();
  openPeople('?group=operators', [{ id: 8, name: 'Anna Neri', email: 'anna@example.test' }]);
  await screen.findByRole('button', { name: 'Filtra per stato', expanded: false });
  expect(screen.queryByRole('button', { name: 'Colonne' })).toBeNull();
});

it('exports the list from the head of the page, with its search and filters', async () => {
  const exported = stubCall<ListCall>(getTestApi(), 'POST', '/api/Accounts/get-all-excel', () => {
    throw new Error('Not made here');
  });
  openPeople('?group=operators&state=active&q=verdi');
  const button = await screen.findByRole('button', { name: 'Esporta in Excel' });
  expect(button.closest('.pr-page-header')).not.toBeNull();
  fireEvent.click(button);
  await waitFor(() =>
    expect(exported.mock.calls[0]?.[0].params.query).toEqual({
      group: 'operators',
      state: 'active',
      search: 'verdi',
    }),
  );
});
