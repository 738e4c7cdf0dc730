import type { ApiClient, CountedDossierDto } from '@pratiche/api';
import { AppProviders, queryClient, useApi } from '@pratiche/ui';
import { OfficeProvider } from '@pratiche/ui/office';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../../libs/api/test/stub-call.js';
import { CountedPage } from './CountedPage.js';

// The table is loaded on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

const ROW: CountedDossierDto = {
  id: 12,
  at: '2026-11-20T10:00:00.000Z',
  reason: 'Manca il saldo',
  isListed: true,
  client: 'Ada Neri',
  businessName: 'Serramenti Bianchi',
  serviceType: 1,
  operatorName: 'Anna Serra',
  status: 'SENT',
};

function open(search: string, rows: CountedDossierDto[]) {
  const read = stubCall(getTestApi(), 'GET', '/api/Module/board/counted', () => rows);
  render(
    <MemoryRouter initialEntries={[`/administration/board/counted${search}`]}>
      <AppProviders>
        <OfficeProvider>
          <CountedPage />
        </OfficeProvider>
      </AppProviders>
    </MemoryRouter>,
  );
  return read;
}

it('shows what a figure counts: when, why, and the way to each that is still here', async () => {
  const read = open('?figure=returned&day=2026-08-27&operatorId=5', [
    ROW,
    { ...ROW, id: 13, client: null, isListed: false },
  ]);
  const row = await screen.findByRole('row', { name: /Ada Neri/ });
  expect(within(row).getByText('Manca il saldo')).toBeTruthy();
  expect(within(row).getByRole('link', { name: 'Ada Neri' }).getAttribute('href')).toBe(
    '/administration/modules/edit/12',
  );
  const gone = screen.getByRole('row', { name: /Tornata all’installatore/ });
  expect(within(gone).queryByRole('link')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Pratiche tornate in correzione' })).toBeTruthy();
  expect(screen.getByText('Dal 27/08/2026')).toBeTruthy();
  expect(read.mock.calls[0]?.[0].params?.query).toMatchObject({
    figure: 'returned',
    day: '2026-08-27',
    operatorId: '5',
    page: 1,
  });
});

it('names the week and the reason', async () => {
  open('?figure=week-filed&day=2026-11-16', []);
  await screen.findByText('Settimana del 16/11/2026');
  cleanup();
  open('?figure=skip&day=2026-08-27&reason=document', []);
  await screen.findByText('Dal 27/08/2026 · Manca un documento');
});

it('names the month, and leads back to the page of months', async () => {
  open('?figure=month-fitters&day=2026-11-01', [ROW]);
  await screen.findByText('Mese di novembre 2026');
  expect(screen.getByRole('heading', { name: 'Installatori attivi' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Andamento/ }).getAttribute('href')).toBe(
    '/administration/months',
  );
});
