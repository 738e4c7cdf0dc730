import type { ApiClient, OnboardingDto } from '@pratiche/api';
import { AppProviders, queryClient, useApi } from '@pratiche/ui';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { ContractStatus } from './ContractStatus.js';

configure({ asyncUtilTimeout: 15_000 });

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

const IN_REVIEW: OnboardingDto = {
  state: 'inReview',
  registered: '2026-11-20T09:00:00.000Z',
  files: [{ purpose: 'contract', fileName: 'contratto.pdf', created: '2026-11-20T09:00:00.000Z' }],
  refusal: null,
  usualHours: 5,
};
const REFUSED: OnboardingDto = {
  ...IN_REVIEW,
  state: 'refused',
  refusal: {
    reason: 'unsigned',
    reasonLabel: 'Manca la firma sul contratto',
    note: 'Firma anche a pagina 2.',
    decided: '2026-11-21T09:00:00.000Z',
    requestedFiles: ['contract'],
  },
};

const draw = () =>
  render(
    <MemoryRouter>
      <AppProviders>
        <ContractStatus />
      </AppProviders>
    </MemoryRouter>,
  );

describe('an account whose contract is not verified', () => {
  it('asks again by itself, gently', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const asked = jest.fn(() => IN_REVIEW);
    stubCall(getTestApi(), 'GET', '/api/Accounts/onboarding', asked);
    draw();
    await screen.findByText('contratto.pdf');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked.mock.calls.length).toBeGreaterThanOrEqual(3);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(5);
    jest.useRealTimers();
  });

  it('reads what was received, how long it takes, and where prices and manual are', async () => {
    stubCall(getTestApi(), 'GET', '/api/Accounts/onboarding', () => IN_REVIEW);
    draw();
    await screen.findByText('contratto.pdf');
    screen.getByText('Di solito la verifica arriva entro 5 ore.');
    screen.getByText(/lo stiamo verificando/);
    expect(screen.getByRole('link', { name: 'Manuale' }).getAttribute('href')).toBe('/manuale');
    screen.getByRole('link', { name: 'Prezzi dei pacchetti' });
    screen.getByRole('link', { name: 'Privacy' });
    screen.getByRole('button', { name: 'Ho capito, esci' });
  });

  it('reads why it was refused, and hands in a new contract', async () => {
    let answer = REFUSED;
    stubCall(getTestApi(), 'GET', '/api/Accounts/onboarding', () => answer);
    const sent = stubCall(getTestApi(), 'POST', '/api/Accounts/contract-papers', () => {
      answer = IN_REVIEW;
      return IN_REVIEW;
    });
    const { container } = draw();
    await screen.findByText('Manca la firma sul contratto');
    screen.getByText('Firma anche a pagina 2.');
    fireEvent.click(screen.getByRole('button', { name: 'Invia i documenti' }));
    await screen.findByText('Caricare documento!');
    expect(sent).not.toHaveBeenCalled();
    fireEvent.change(container.querySelector('input[type=file]') as HTMLInputElement, {
      target: { files: [new File(['x'], 'firmato.pdf')] },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Invia i documenti' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await screen.findByRole('dialog', { name: 'Contratto in verifica' });
  });
});
