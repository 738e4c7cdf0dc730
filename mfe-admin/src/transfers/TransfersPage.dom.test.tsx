import { ApiError, type ApiClient, type OfficeOrderDto } from '@pratiche/api';
import { OFFICE_LIST_COLUMNS } from '@pratiche/domain';
import { AlertBanner, AppProviders, queryClient, useApi } from '@pratiche/ui';
import { OfficeProvider } from '@pratiche/ui/office';
import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { TransfersPage } from './TransfersPage.js';

// Table and dialog are loaded on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

const ORDER: OfficeOrderDto = {
  id: 5,
  accountId: 7,
  packageId: 2,
  packageName: 'Dieci',
  credits: 10,
  amount: 122,
  amountDue: 122,
  reason: 'Ordine 7',
  transferDay: '2026-11-20',
  status: 'pending',
  receipt: 'ricevuta.pdf',
  created: '2026-11-20T10:00:00.000Z',
  decided: null,
  decisionReason: null,
  businessName: 'Serramenti Bianchi',
  email: 'bianchi@example.test',
  decidedByName: null,
  matches: [],
  hasOtherAmount: false,
};

interface ListCall {
  params: { query: Record<string, unknown> };
}

const COUNTS = { pending: 3, confirmed: 12, rejected: 1, withdrawn: 0 };

function openPage(orders: readonly OfficeOrderDto[] | Promise<unknown>, path = '') {
  stubCall(getTestApi(), 'GET', '/api/PackageOrders/count', () => COUNTS);
  stubCall(getTestApi(), 'GET', '/api/Module/columns', () => ({
    list: 'TRANSFERS',
    columns: OFFICE_LIST_COLUMNS.TRANSFERS,
  }));
  const listed = stubCall<ListCall>(getTestApi(), 'GET', '/api/PackageOrders', () => orders);
  render(
    <MemoryRouter initialEntries={[`/administration/transfers${path}`]}>
      <AppProviders>
        <OfficeProvider>
          <AlertBanner isOffice />
          <TransfersPage />
        </OfficeProvider>
      </AppProviders>
    </MemoryRouter>,
  );
  return listed;
}
const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));

it('asks for the transfers that wait, and says when there are none', async () => {
  const listed = openPage([]);
  expect(await screen.findByText('Nessun bonifico da confermare')).toBeTruthy();
  expect(listed.mock.calls[0]?.[0].params.query['status']).toBe('pending');
});

it('counts the transfers of each tab, and again after a decision', async () => {
  openPage([ORDER]);
  const counted = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(counted()).toEqual(['Da confermare3', 'Accreditati12', 'Rifiutati1', 'Ritirati0']),
  );
  stubCall(getTestApi(), 'POST', '/api/PackageOrders/{id}/confirm', () => ORDER);
  stubCall(getTestApi(), 'GET', '/api/PackageOrders/count', () => ({
    ...COUNTS,
    pending: 2,
    confirmed: 13,
  }));
  await press('Conferma');
  fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', {
      name: 'Conferma e accredita',
    }),
  );
  await waitFor(() =>
    expect(counted()).toEqual(['Da confermare2', 'Accreditati13', 'Rifiutati1', 'Ritirati0']),
  );
});

it('says before it credits how much goes to whom, and credits once per press', async () => {
  openPage([ORDER]);
  const confirmed = stubCall(getTestApi(), 'POST', '/api/PackageOrders/{id}/confirm', () => ORDER);
  await press('Conferma');
  const dialog = await screen.findByRole('dialog');
  for (const words of ['Serramenti Bianchi', 'Dieci', 'avvisato per e-\u2060mail'])
    expect(dialog.textContent).toContain(words);
  expect(dialog.textContent).not.toContain('diverso dal prezzo');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Conferma e accredita' }));
  await waitFor(() => expect(confirmed).toHaveBeenCalledTimes(1));
  expect(confirmed.mock.calls[0]?.[0].params).toMatchObject({
    path: { id: 5 },
    header: { 'Idempotency-Key': expect.any(String) },
  });
});

it('warns of an amount that is not the price', async () => {
  openPage([{ ...ORDER, amount: 100 }]);
  expect(await screen.findByText(/prezzo 122,00/)).toBeTruthy();
  await press('Conferma');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('L’importo è diverso dal prezzo del pacchetto');
});

it('keeps the question open with the reason when it is refused', async () => {
  openPage([ORDER]);
  stubCall(getTestApi(), 'POST', '/api/PackageOrders/{id}/confirm', () => {
    throw new ApiError({
      status: 409,
      code: 'order-ended',
      message: 'Il bonifico è già stato accreditato.',
    });
  });
  await press('Conferma');
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Conferma e accredita' }));
  expect(await within(dialog).findByText('Il bonifico è già stato accreditato.')).toBeTruthy();
});

it('wants a reason for a rejection', async () => {
  openPage([ORDER]);
  const rejected = stubCall(getTestApi(), 'POST', '/api/PackageOrders/{id}/reject', () => ORDER);
  await press('Rifiuta');
  const dialog = await screen.findByRole('dialog');
  const confirm = within(dialog).getByRole('button', { name: 'Rifiuta' });
  fireEvent.click(confirm);
  expect(rejected).not.toHaveBeenCalled();
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Non è arrivato' } });
  fireEvent.click(confirm);
  await waitFor(() => expect(rejected).toHaveBeenCalledTimes(1));
  expect(rejected.mock.calls[0]?.[0].body).toEqual({ reason: 'Non è arrivato' });
});

it('offers nothing to decide about what is decided', async () => {
  openPage(
    [{ ...ORDER, status: 'rejected', decisionReason: 'Non è arrivato' }],
    '?status=rejected',
  );
  expect((await screen.findAllByText(/Non è arrivato/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /^(Conferma|Rifiuta)/ })).toBeNull();
});

it('says to choose a row first when a letter comes without one', async () => {
  openPage([ORDER]);
  await screen.findByRole('button', { name: /^Conferma/ });
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(await screen.findByText('Scegli prima una riga (J e K).')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'j' });
  await waitFor(() => expect(screen.queryByText('Scegli prima una riga (J e K).')).toBeNull());
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'a' });
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it('goes to the first row on J pressed before the list has come', async () => {
  let answer: (orders: readonly OfficeOrderDto[]) => void = () => undefined;
  openPage(new Promise<readonly OfficeOrderDto[]>((resolve) => (answer = resolve)));
  await screen.findByRole('searchbox');
  fireEvent.keyDown(document.body, { key: 'j' });
  answer([ORDER]);
  await screen.findByRole('button', { name: /^Conferma/ });
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TR'));
});

it('leaves the focus where it went after J, when the list comes', async () => {
  let answer: (orders: readonly OfficeOrderDto[]) => void = () => undefined;
  openPage(new Promise<readonly OfficeOrderDto[]>((resolve) => (answer = resolve)));
  const search = await screen.findByRole('searchbox');
  fireEvent.keyDown(document.body, { key: 'j' });
  search.focus();
  answer([ORDER]);
  await screen.findByRole('button', { name: /^Conferma/ });
  expect(document.activeElement).toBe(search);
});

it('has the search below the tabs, as other lists', async () => {
  openPage([ORDER]);
  await screen.findByRole('button', { name: /^Conferma/ });
  const tabs = screen.getByRole('tablist');
  const search = screen.getByRole('search');
  expect(tabs.compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('credits the lines of a statement that were proposed or ticked, and says what became of them', async () => {
  openPage([ORDER]);
  const line = {
    day: '2026-11-21',
    amount: 122,
    payer: 'SERRAMENTI BIANCHI',
    matches: ['company', 'amount'],
    accountId: 7,
    businessName: 'Serramenti Bianchi',
    packageName: 'Dieci',
    credits: 10,
    reason: '',
  };
  stubCall(getTestApi(), 'POST', '/api/PackageOrders/bank-statement', () => ({
    outgoing: 2,
    lines: [
      { ...line, reference: 'a', text: 'prima', state: 'sure', orderId: 5 },
      { ...line, reference: 'b', text: 'seconda', state: 'likely', orderId: 6 },
      {
        ...line,
        reference: 'c',
        text: 'terza',
        state: 'check',
        orderId: 7,
        reason: 'L’importo è diverso.',
      },
    ],
  }));
  const credited = stubCall<{ body: { lines: string } }>(
    getTestApi(),
    'POST',
    '/api/PackageOrders/bank-statement/credits',
    () => ({ results: [{ reference: 'a', orderId: 5, isCredited: true, message: null }] }),
  );
  await press('Carica estratto conto');
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = () => dialog.getByRole<HTMLButtonElement>('button', { name: /^Conferma/ });
  expect(confirm().disabled).toBe(true);
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  if (input === null) throw new Error('No field for the file');
  fireEvent.change(input, { target: { files: [new File(['x'], 'estratto.xml')] } });
  expect(await dialog.findByText(/L’importo è diverso/)).toBeTruthy();
  const ticks = dialog.getAllByRole<HTMLInputElement>('checkbox');
  expect(ticks.map(({ checked }) => checked)).toEqual([true, false]);
  fireEvent.click(confirm());
  await waitFor(() => expect(credited).toHaveBeenCalledTimes(1));
  expect(credited.mock.calls[0]?.[0].body.lines).toBe('a:5');
  expect(await dialog.findByText('Un bonifico accreditato.')).toBeTruthy();
});
