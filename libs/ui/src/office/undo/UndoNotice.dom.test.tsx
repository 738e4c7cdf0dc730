import type { ApiClient } from '@pratiche/api';
import { AppProviders, useApi } from '@pratiche/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../../api/test/stub-call.js';
import { undoStore } from './undo-store.js';
import { UndoNotice } from './UndoNotice.js';

const getTestApi: () => ApiClient = useApi;

afterEach(() => {
  act(() => undoStore.closeOffer());
  cleanup();
  jest.restoreAllMocks();
});

function openPage() {
  render(
    <MemoryRouter>
      <AppProviders>
        <main tabIndex={-1}>
          <button>Riga 12</button>
        </main>
        <UndoNotice />
      </AppProviders>
    </MemoryRouter>,
  );
  act(() =>
    undoStore.offerUndo({ act: 'accept', dossierIds: [12], text: 'Pratica 12: accettata' }),
  );
}
const undoButton = () => screen.getByRole('button', { name: /^Annulla/ });

it('gives the focus back to where it was as the act is taken back by keyboard', async () => {
  const undone = stubCall(getTestApi(), 'POST', '/api/module/undo', () => ({
    rows: [{ id: 12, isDone: true, message: null }],
  }));
  openPage();
  const row = screen.getByRole('button', { name: 'Riga 12' });
  row.focus();
  undoButton().focus();
  fireEvent.click(undoButton());
  expect(document.activeElement).toBe(row);
  await waitFor(() => expect(screen.getByText(/Accettazione annullata/)).toBeTruthy());
  expect(undone).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(row);
});

it('gives it to the page where there was none', () => {
  openPage();
  const close = screen.getByRole('button', { name: 'Chiudi il messaggio' });
  close.focus();
  fireEvent.click(close);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
