import type { ApiClient } from '@pratiche/api';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../api/test/stub-call.js';
import { AppProviders, queryClient, useApi } from '../index.js';
import { RejectionDialog, type RejectionInput } from './RejectionDialog.js';

// The window is loaded on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
afterEach(() => {
  cleanup();
  queryClient.clear();
});

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;
const TEXT = 'La trasmittanza non corrisponde alla scheda.';

function openDialog() {
  stubCall(getTestApi(), 'GET', '/api/module/returnReasons', () => [
    {
      title: 'Trasmittanza',
      text: TEXT,
      isForRejection: false,
      points: ['manufatti', 'FATTURA', 'VISURA'],
    },
  ]);
  const onConfirm = jest.fn<(input: RejectionInput) => void>();
  render(
    <MemoryRouter>
      <AppProviders>
        <RejectionDialog
          open
          asksCorrections
          subject="Pratica 12"
          credits={1}
          documents={[{ id: 31, code: 'FATTURA', name: 'Fatture' }]}
          busy={false}
          error={null}
          onCancel={jest.fn()}
          onConfirm={onConfirm}
        />
      </AppProviders>
    </MemoryRouter>,
  );
  return onConfirm;
}

it('marks what a ready text is about, which the operator can take away', async () => {
  const onConfirm = openDialog();
  fireEvent.click(await screen.findByRole('button', { name: 'Trasmittanza' }));
  const reason = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Correzioni richieste/ });
  expect(reason.value).toBe(TEXT);
  const point = screen.getByRole<HTMLInputElement>('textbox', {
    name: /^Cosa correggere in Manufatti/,
  });
  expect(point.value).toBe(TEXT);
  fireEvent.click(screen.getByRole('button', { name: /Fatture/ }));
  fireEvent.submit(reason);
  expect(onConfirm).toHaveBeenCalledWith({
    reason: TEXT,
    file: null,
    points: [{ field: 'manufatti', itemId: null, text: TEXT }],
  });
});

const listOptions = () =>
  screen.queryAllByRole('option').map((option) => [option.textContent, option.id !== '']);

it('finds what can be marked by words in any order, and names it in Italian', async () => {
  const onConfirm = openDialog();
  const target = await screen.findByRole('combobox', { name: 'Segna un dato o un documento' });
  fireEvent.change(target, { target: { value: 'cap residenza' } });
  await waitFor(() => expect(listOptions()).toEqual([['Residenza · CAP', true]]));
  fireEvent.keyDown(target, { key: 'Enter', keyCode: 13 });
  const point = await screen.findByRole('textbox', { name: 'Cosa correggere in Residenza · CAP' });
  fireEvent.change(point, { target: { value: 'Ha tre cifre.' } });
  fireEvent.submit(point);
  expect(onConfirm).toHaveBeenCalledWith({
    reason: 'Correggi i punti indicati.',
    file: null,
    points: [{ field: 'beneficiaryResidentialZip', itemId: null, text: 'Ha tre cifre.' }],
  });
});
