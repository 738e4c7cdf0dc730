import type { ActivePackageDto, ApiClient, PaymentLogDto } from '@pratiche/api';
import { AppProviders, queryClient, useApi } from '@pratiche/ui';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { ActivePackagesTable } from './ActivePackagesTable.js';
import { CreditHeadline } from './WalletPage.js';
import { PaymentLogTable } from './PaymentLogTable.js';

configure({ asyncUtilTimeout: 15_000 });

const getTestApi: () => ApiClient = useApi;

afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

const MOVEMENT = {
  id: 1,
  created: '2026-11-01T00:00:00.000Z',
  createdString: '01/11/2026',
  type: 'recharge',
  description: 'Ricarica',
  packageName: 'Base',
  amount: 10,
  balance: 10,
  moduleId: null,
} as PaymentLogDto;
const pack = (
  residualCredits: number,
  residualValue: number,
  costEcobonus = 1,
): ActivePackageDto => ({
  id: residualCredits,
  rechargePackage: {
    id: 1,
    name: 'Base',
    costEcobonus,
    costBonusCasa: 0.8,
    costCalcoloEnergetico: 0.5,
  },
  initialCredits: 40,
  residualCredits,
  residualValue,
  created: '2026-11-01T00:00:00.000Z',
});
const read = (packages: ActivePackageDto[]) => {
  render(<CreditHeadline packages={packages} />);
  return screen
    .getByRole('region', { name: 'Crediti disponibili' })
    .textContent?.replace(/\s/g, ' ');
};

it('puts the balance in credits, in euro and in dossiers in front', () => {
  const text = read([pack(5.5, 82.5), pack(40, 520, 1.2)]);
  expect(text).toContain('45,5 crediti');
  expect(text).toContain('Valgono 602,50 € + IVA');
  expect(text).toContain('≈ 38 pratiche Ecobonus');
  expect(text).toContain('≈ 56 pratiche Bonus Casa o Sicurezza');
});

it('adds no part of a cent to the euro of several packages', () => {
  expect(read([pack(0.1, 0.1), pack(0.2, 0.2)])).toContain('0,30 €');
});

it('says what to do with no credits, and no number of dossiers', () => {
  const text = read([pack(0, 0)]);
  expect(text).toContain('0 crediti');
  expect(text).toContain('Per inviare le pratiche ti servono crediti.');
  expect(text).not.toContain('≈');
});

it('says that dossiers which cost no credits are not counted', () => {
  expect(read([pack(3, 9, 0)])).toContain('quante pratiche Ecobonus vuoi');
});

it.each([0, 1, 12])('both tables of %i rows have a search', async (count) => {
  const packages = Array.from({ length: count }, (_, index) => ({ ...pack(1, 1), id: index }));
  const movements = Array.from({ length: count }, (_, index) => ({
    ...MOVEMENT,
    id: index,
    description: `Ricarica ${index}`,
  }));
  stubCall(getTestApi(), 'GET', '/api/Accounts/get-active-packages/{id}', () => packages);
  stubCall(getTestApi(), 'GET', '/api/PaymentLogs/users/{id}', () => movements);
  render(
    <MemoryRouter>
      <AppProviders>
        <ActivePackagesTable accountId={1} />
        <PaymentLogTable accountId={1} />
      </AppProviders>
    </MemoryRouter>,
  );
  expect(await screen.findByRole('searchbox', { name: 'Cerca un pacchetto' })).toBeTruthy();
  const search = screen.getByRole('searchbox', { name: 'Cerca tra i movimenti' });
  if (count === 0) return;
  await screen.findAllByText('Ricarica 0');
  fireEvent.change(search, { target: { value: 'niente di simile' } });
  await screen.findByText('Prova con altre parole.');
});
