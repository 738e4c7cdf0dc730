import type { ApiClient } from '@pratiche/api';
import { AppProviders, queryClient, useApi } from '@pratiche/ui';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { CorrectionsDialog } from './CorrectionsDialog.js';

// The window is loaded on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

it('several dossiers go back with a ready text, to be completed', async () => {
  stubCall(getTestApi(), 'GET', '/api/module/returnReasons', () => [
    { title: 'Manca il saldo', text: 'Manca la fattura di saldo.', isForRejection: false },
    { title: 'Fuori tempo', text: 'I termini sono passati.', isForRejection: true },
  ]);
  const onReturn = jest.fn();
  render(
    <MemoryRouter>
      <AppProviders>
        <CorrectionsDialog open credits={[1.5, 1, null]} onReturn={onReturn} onClose={jest.fn()} />
      </AppProviders>
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Manca il saldo' }));
  expect(screen.queryByRole('button', { name: 'Fuori tempo' })).toBeNull();
  screen.getByText('In tutto tornano agli installatori 2,5 crediti.');
  const reason = screen.getByRole('textbox', { name: /Correzioni richieste/ });
  expect((reason as HTMLTextAreaElement).value).toBe('Manca la fattura di saldo.');
  fireEvent.submit(reason);
  expect(onReturn).toHaveBeenCalledWith('Manca la fattura di saldo.');
});
