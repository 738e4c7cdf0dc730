import type { ApiClient, HeldRegistrationDto } from '@pratiche/api';
import { AppProviders, queryClient, useApi } from '@pratiche/ui';
import { OfficeProvider } from '@pratiche/ui/office';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { RefuseContractDialog } from '../users/detail/RefuseContractDialog.js';
import { RegistrationsPage } from './RegistrationsPage.js';

configure({ asyncUtilTimeout: 15_000 });

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

const FIRST: HeldRegistrationDto['held'] = {
  email: 'inffo@bianchi.example',
  businessName: 'Bianchi Infissi',
  legalForm: 'Srl',
  firstName: 'Anna',
  lastName: 'Bianchi',
  phone: '3331234567',
  pec: null,
  street: 'Via Roma 1',
  zip: '40121',
  city: 'Bologna',
  province: 'BO',
  attorneyFirstName: 'Anna',
  attorneyLastName: 'Bianchi',
  created: '2026-11-20T09:00:00.000Z',
  files: ['contract'],
};
const PAIR: HeldRegistrationDto = {
  id: 4,
  vat: '12345678903',
  confirmed: '2026-11-21T09:00:00.000Z',
  isFirstConfirmed: false,
  firstAccountId: 12,
  first: FIRST,
  held: { ...FIRST, email: 'info@bianchi.example' },
};

const draw = (pairs: HeldRegistrationDto[]) => {
  stubCall(getTestApi(), 'GET', '/api/Accounts/held-registrations', () => pairs);
  render(
    <MemoryRouter>
      <AppProviders>
        <OfficeProvider>
          <RegistrationsPage />
        </OfficeProvider>
      </AppProviders>
    </MemoryRouter>,
  );
};

it('compares both registrations, marks what differs, and prefers the second after a question', async () => {
  const preferred = stubCall(
    getTestApi(),
    'POST',
    '/api/Accounts/held-registrations/{id}/prefer',
    () => ({ accountId: 30 }),
  );
  draw([PAIR]);
  await screen.findByText('inffo@bianchi.example');
  screen.getByText('info@bianchi.example');
  screen.getByRole('rowheader', { name: /^E-mail ?, diverso$/ });
  screen.getByRole('rowheader', { name: 'Telefono' });
  fireEvent.click(screen.getByRole('button', { name: 'Dai precedenza alla seconda' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Tieni la seconda' }));
  await waitFor(() => expect(preferred).toHaveBeenCalledTimes(1));
});

it.each([
  [{ confirmed: null }, /aspetta ancora la conferma/],
  [{ isFirstConfirmed: true }, /la prima registrazione è stata confermata/],
])('does not prefer one with %j', async (change, text) => {
  draw([{ ...PAIR, ...change }]);
  await screen.findByText(text);
  expect(
    screen.getByRole('button', { name: 'Dai precedenza alla seconda' }).hasAttribute('disabled'),
  ).toBe(true);
});

it('says where registrations would appear', async () => {
  draw([]);
  await screen.findByText('Nessuna registrazione da guardare');
});

it('refuses a contract only with a reason', async () => {
  const refused = stubCall(
    getTestApi(),
    'POST',
    '/api/Accounts/refuse-contract/{id}',
    () => ({}) as never,
  );
  render(
    <MemoryRouter>
      <AppProviders>
        <RefuseContractDialog id={7} onClose={() => undefined} onDone={() => undefined} />
      </AppProviders>
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Rifiuta' }));
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: /^Motivo/ }));
  fireEvent.click(await screen.findByText('Altro motivo', { selector: '.ant-select-item *' }));
  fireEvent.click(screen.getByRole('button', { name: 'Rifiuta' }));
  await screen.findByText(/Scrivi il motivo/);
  expect(refused).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText(/^Che cosa deve fare/), {
    target: { value: 'Foto sfocata.' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Rifiuta' }));
  await waitFor(() => expect(refused).toHaveBeenCalledTimes(1));
});
