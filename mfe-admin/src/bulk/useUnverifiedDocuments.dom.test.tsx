import type { ApiClient } from '@pratiche/api';
import { AlertBanner, AppProviders, useApi } from '@pratiche/ui';
import {
  act,
  cleanup,
  configure,
  fireEvent,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { useUnverifiedDocuments } from './useUnverifiedDocuments.js';

// The window is loaded on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

const QUIET = { id: 7, doubts: 0, openRequests: 0, unreadMessages: 0 };

function open(answer: () => unknown) {
  const count = stubCall(getTestApi(), 'POST', '/api/Module/documentChecks/unverified', answer);
  const { result } = renderHook(useUnverifiedDocuments, {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <AppProviders>
          <AlertBanner />
          {children}
        </AppProviders>
      </MemoryRouter>
    ),
  });
  return { hook: result, count };
}

it('asks nothing of the server for a step without a question', async () => {
  const { hook, count } = open(() => ({ dossiers: 1, documents: 3 }));
  expect(await hook.current.confirmStep(QUIET, 'SENTTOENEA')).toBe(true);
  expect(count).not.toHaveBeenCalled();
});

it('goes on at once where every document is verified', async () => {
  const { hook, count } = open(() => ({ dossiers: 0, documents: 0 }));
  expect(await hook.current.confirmStep(QUIET, 'ACCEPTED')).toEqual({ isOpenConfirmed: false });
  expect(count.mock.calls[0]?.[0].body).toEqual({ ids: [7] });
});

it('asks with the number, and answers what was chosen', async () => {
  const { hook } = open(() => ({ dossiers: 1, documents: 3 }));
  let answer: ReturnType<ReturnType<typeof useUnverifiedDocuments>['confirmStep']> | undefined;
  act(() => {
    answer = hook.current.confirmStep(QUIET, 'SELLED');
  });
  await screen.findByRole('dialog', {
    name: '3 documenti non verificati: completi lo stesso?',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Completa' }));
  expect(await answer).toBe(true);
});

it('asks before an Ecobonus that is not due is accepted, and not when it is completed', async () => {
  const { hook } = open(() => ({ dossiers: 0, documents: 0, ecobonusDossiers: 1 }));
  let answer: ReturnType<ReturnType<typeof useUnverifiedDocuments>['confirmStep']> | undefined;
  act(() => {
    answer = hook.current.confirmStep(QUIET, 'ACCEPTED');
  });
  await screen.findByRole('dialog', { name: 'L’Ecobonus non spetta: accetti lo stesso?' });
  fireEvent.click(screen.getByRole('button', { name: 'Torna alla pratica' }));
  expect(await answer).toBe(false);
  expect(await hook.current.confirmStep(QUIET, 'SELLED')).toBe(true);
});

it('stays where the number cannot be read, and says why', async () => {
  const { hook } = open(() => {
    throw new Error('Rete assente');
  });
  let answer: unknown;
  await act(async () => {
    answer = await hook.current.confirmStep(QUIET, 'ACCEPTED');
  });
  expect(answer).toBe(false);
  await waitFor(() => expect(document.querySelector('.pr-alert-error')).not.toBeNull());
});

it('asks once for what the row says to be open, and answers that it did', async () => {
  const { hook } = open(() => ({ dossiers: 0, documents: 0 }));
  let answer: unknown;
  act(() => {
    void hook.current
      .confirmStep({ ...QUIET, doubts: 1, openRequests: 2 }, 'ACCEPTED')
      .then((given) => (answer = given));
  });
  const dialog = await screen.findByRole('dialog', {
    name: 'Restano punti aperti: accetti lo stesso?',
  });
  expect(dialog.textContent).toContain('1 punto da ricontrollare');
  expect(dialog.textContent).toContain('2 documenti richiesti in attesa');
  fireEvent.click(screen.getByRole('button', { name: 'Accetta' }));
  await waitFor(() => expect(answer).toEqual({ isOpenConfirmed: true }));
});
