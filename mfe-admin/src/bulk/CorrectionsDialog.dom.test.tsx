import type { ApiClient } from '@pratiche/api';
import { AppProviders, queryClient, setSingleKeysOn, useApi } from '@pratiche/ui';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
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

function openDialog() {
  stubCall(getTestApi(), 'GET', '/api/module/returnReasons', () => [
    { title: 'Manca il saldo', text: 'Manca la fattura di saldo.', isForRejection: false },
    { title: 'Firma mancante', text: 'Manca la firma del cliente.', isForRejection: false },
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
  return onReturn;
}
const findFirstText = () => screen.findByRole('button', { name: 'Manca il saldo' });
const getReason = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Correzioni richieste/ });

it('several dossiers go back with a ready text, to be completed, and the credits are named', async () => {
  const onReturn = openDialog();
  fireEvent.click(await findFirstText());
  expect(screen.queryByRole('button', { name: 'Fuori tempo' })).toBeNull();
  screen.getByText('In tutto tornano agli installatori 2,5 crediti.');
  expect(getReason().value).toBe('Manca la fattura di saldo.');
  fireEvent.submit(getReason());
  expect(onReturn).toHaveBeenCalledWith('Manca la fattura di saldo.');
});

it('a ready text is chosen by its number and sent by Ctrl and Enter', async () => {
  const onReturn = openDialog();
  const first = await findFirstText();
  await waitFor(() => expect(document.activeElement).toBe(first));
  fireEvent.keyDown(first, { key: '3' });
  expect(getReason().value).toBe('');
  fireEvent.keyDown(first, { key: '2' });
  expect(getReason().value).toBe('Manca la firma del cliente.');
  // Another number is another ready text, until a letter begins the words.
  expect(document.activeElement === first).toBe(true);
  fireEvent.keyDown(first, { key: 'u' });
  expect(document.activeElement === getReason()).toBe(true);
  // In the text a number is a number.
  fireEvent.keyDown(getReason(), { key: '1' });
  expect(getReason().value).toBe('Manca la firma del cliente.');
  fireEvent.keyDown(getReason(), { key: 'Enter' });
  expect(onReturn).not.toHaveBeenCalled();
  fireEvent.keyDown(getReason(), { key: 'Enter', ctrlKey: true });
  expect(onReturn).toHaveBeenCalledWith('Manca la firma del cliente.');
});

it('who writes at once is in the text, and without single keys there are no numbers', async () => {
  openDialog();
  const first = await findFirstText();
  await waitFor(() => expect(document.activeElement).toBe(first));
  fireEvent.keyDown(first, { key: 'm' });
  expect(document.activeElement).toBe(getReason());
  cleanup();
  setSingleKeysOn(false);
  openDialog();
  expect((await findFirstText()).getAttribute('aria-keyshortcuts')).toBeNull();
  fireEvent.keyDown(document, { key: '1' });
  expect(getReason().value).toBe('');
  setSingleKeysOn(true);
});
