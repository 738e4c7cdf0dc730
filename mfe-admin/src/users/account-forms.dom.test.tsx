import {
  ApiError,
  type AccountDetailDto,
  type ActivePackageDto,
  type ApiClient,
} from '@pratiche/api';
import { AlertBanner, AppProviders, queryClient, useApi } from '@pratiche/ui';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import type { ReactNode } from 'react';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { AdjustCreditsDialog } from './detail/AdjustCreditsDialog.js';
import { PrecreateAccountDialog } from './PrecreateAccountDialog.js';

// The dialog is loaded on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

const show = (dialog: ReactNode) =>
  render(
    <MemoryRouter>
      <AppProviders>
        <AlertBanner />
        {dialog}
      </AppProviders>
    </MemoryRouter>,
  );
const write = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('corrects credits, once amount and reason are there', async () => {
  const account = { id: 7, businessName: 'Porte Srl', email: 'a@example.test' } as AccountDetailDto;
  const owned = {
    id: 3,
    residualCredits: 10,
    rechargePackage: { name: 'Base' },
  } as ActivePackageDto;
  const onAdjusted = jest.fn();
  const adjusted = stubCall(
    getTestApi(),
    'POST',
    '/api/Accounts/adjust-credit/{id}',
    () => ({ ...owned, residualCredits: 7.5 }) as ActivePackageDto,
  );
  show(
    <AdjustCreditsDialog
      account={account}
      owned={owned}
      onClose={jest.fn()}
      onAdjusted={onAdjusted}
    />,
  );
  await screen.findByRole('radiogroup', { name: 'Cosa fare' });
  await screen.findByLabelText('Quanti crediti');
  await screen.findByLabelText('Motivo');
  press('Conferma la rettifica');
  expect(await screen.findByText(/^Inserisci un numero maggiore di zero/)).toBeTruthy();
  expect(screen.getByText('Campo obbligatorio')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Quanti crediti'));
  fireEvent.click(screen.getByRole('radio', { name: 'Togliere' }));
  write('Quanti crediti', '2,5');
  write('Motivo', ' Doppio addebito ');
  expect(screen.getByText('7,5').closest('[role=status]')?.textContent).toContain('10 → 7,5');
  press('Conferma la rettifica');
  await waitFor(() => expect(onAdjusted).toHaveBeenCalledTimes(1));
  expect(adjusted.mock.calls[0]?.[0]).toMatchObject({
    params: { path: { id: 7 } },
    body: { activePackageId: 3, credits: -2.5, reason: 'Doppio addebito' },
  });
});

it('shows at its field what the server refuses of a new account, and sends it again', async () => {
  const refusals = [{ field: 'vat', message: 'Partita IVA non valida' }];
  const onCreated = jest.fn();
  const created = stubCall(getTestApi(), 'POST', '/api/Accounts/pre-create', () => {
    const errors = refusals.splice(0);
    if (errors.length > 0)
      throw new ApiError({ status: 400, code: 'invalid-data', message: 'Da correggere.', errors });
    return { id: 9, email: 'nuova@example.test' } as AccountDetailDto;
  });
  show(<PrecreateAccountDialog group="companies" onClose={jest.fn()} onCreated={onCreated} />);
  await screen.findByLabelText('Partita IVA');
  write('E-mail', 'nuova@example.test');
  write('Ragione sociale', 'Porte Nuove Srl');
  write('Partita IVA', '123');
  press('Crea e invia il link');
  expect(await screen.findByText('Partita IVA non valida')).toBeTruthy();
  write('Partita IVA', '01234567897');
  await waitFor(() => expect(screen.queryByText('Partita IVA non valida')).toBeNull());
  fireEvent.click(screen.getByLabelText('Il contratto è già stato firmato e verificato'));
  press('Crea e invia il link');
  await waitFor(() => expect(onCreated.mock.calls).toEqual([[9]]));
  expect(created.mock.calls[1]?.[0]).toMatchObject({
    body: {
      email: 'nuova@example.test',
      businessName: 'Porte Nuove Srl',
      vat: '01234567897',
      firstName: null,
      role: 'User',
      isContractVerified: true,
      isKnownCompany: false,
    },
  });
});
