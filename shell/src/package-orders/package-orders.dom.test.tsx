import type { ApiClient, PackageOrderDto, PaymentInstructionsDto } from '@pratiche/api';
import { getTodayInRome } from '@pratiche/domain';
import { AppProviders, queryClient, useApi } from '@pratiche/ui';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { PackageOrderSection } from './PackageOrderSection.js';
import { checkOrder } from './check-order.js';

configure({ asyncUtilTimeout: 15_000 });

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

const PAYMENT: PaymentInstructionsDto = {
  packageId: 4,
  packageName: 'Base',
  credits: 12,
  net: 126,
  vatPercent: 22,
  amount: 153.72,
  transfer: null,
};
const ORDER: PackageOrderDto = {
  id: 9,
  accountId: 1,
  packageId: 4,
  packageName: 'Base',
  credits: 12,
  amount: 153.72,
  amountDue: 153.72,
  reason: 'Prova',
  transferDay: '2026-11-12',
  status: 'pending',
  receipt: null,
  created: '2026-11-12T10:00:00.000Z',
  decided: null,
  decisionReason: null,
};

it('announces a transfer once, shows it as waiting, and keeps the focus at its heading', async () => {
  let orders: PackageOrderDto[] = [];
  stubCall(getTestApi(), 'GET', '/api/PackageOrders/users/{id}', () => orders);
  const placed = stubCall(getTestApi(), 'POST', '/api/PackageOrders', () => {
    orders = [ORDER];
    return ORDER;
  });
  render(
    <MemoryRouter>
      <AppProviders>
        <PackageOrderSection accountId={1} payment={PAYMENT} numCredits={undefined} />
      </AppProviders>
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Ho fatto il bonifico' }));
  expect(screen.getByLabelText<HTMLInputElement>(/Importo versato/).value).toBe('153,72');
  fireEvent.click(screen.getByRole('button', { name: 'Segnala il bonifico' }));
  await screen.findByText(
    'Bonifico di 153,72 € del 12/11/2026 in attesa di conferma: di solito entro 2 giorni lavorativi.',
  );
  expect(placed).toHaveBeenCalledTimes(1);
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Bonifico segnalato' }),
    ),
  );
});

it('asks before it announces another amount than the total, and marks it while it waits', async () => {
  let orders: PackageOrderDto[] = [];
  stubCall(getTestApi(), 'GET', '/api/PackageOrders/users/{id}', () => orders);
  const placed = stubCall(getTestApi(), 'POST', '/api/PackageOrders', () => {
    orders = [{ ...ORDER, amount: 1 }];
    return orders[0];
  });
  render(
    <MemoryRouter>
      <AppProviders>
        <PackageOrderSection accountId={1} payment={PAYMENT} numCredits={undefined} />
      </AppProviders>
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Ho fatto il bonifico' }));
  const amount = screen.getByLabelText(/Importo versato/);
  fireEvent.change(amount, { target: { value: '1' } });
  fireEvent.blur(amount);
  await screen.findByText(/^L’importo dichiarato \(1,00 €\) è diverso dal totale \(153,72 €\)/);
  const submit = screen.getByRole('button', { name: 'Segnala il bonifico' });
  fireEvent.click(submit);
  fireEvent.click(await screen.findByRole('button', { name: 'Correggi' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Correggi' })).toBeNull());
  expect(placed).not.toHaveBeenCalled();
  fireEvent.click(submit);
  fireEvent.click(await screen.findByRole('button', { name: 'L’importo è giusto, segnala' }));
  await screen.findByRole('heading', { name: 'Bonifico segnalato' });
  expect(placed).toHaveBeenCalledTimes(1);
  await screen.findByText(/^L’importo dichiarato \(1,00 €\)/);
});

it.each<[Parameters<typeof checkOrder>[0], string[]]>([
  [{ transferDay: getTodayInRome(), amount: 1, receipt: null }, []],
  [{ transferDay: null, amount: null, receipt: null }, ['transferDay', 'amount']],
  [{ transferDay: '2100-01-01', amount: 0, receipt: null }, ['transferDay', 'amount']],
  [{ transferDay: getTodayInRome(), amount: 1.234, receipt: null }, ['amount']],
])('finds what is wrong with %j', (values, fields) =>
  expect(checkOrder(values).map(({ field }) => field)).toEqual(fields),
);
