import { ApiError, type ApiClient, type DossierListItemDto } from '@pratiche/api';
import { AlertBanner, AppProviders, useApi } from '@pratiche/ui';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { useDeleteDraft } from './useDeleteDraft.js';
import { stubCall } from '../../../libs/api/test/stub-call.js';

// The dialog is loaded on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

const draft = { id: 12, client: 'Rossi' } as DossierListItemDto;

function Draft() {
  const { deleteDraft, deleting } = useDeleteDraft();
  return (
    <>
      <AlertBanner />
      <button onClick={() => deleteDraft(draft)}>Cestina</button>
      <p>{deleting === null ? 'pronto' : `elimina ${deleting}`}</p>
    </>
  );
}

beforeEach(() => {
  render(
    <MemoryRouter>
      <AppProviders>
        <Draft />
      </AppProviders>
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const OF_DRAFT = { params: { path: { id: 12 } } };
const stubRemoval = (answer: () => void = () => undefined) =>
  stubCall(getTestApi(), 'DELETE', '/api/Module/{id}', answer);
const stubRestoration = (answer: () => void = () => undefined) =>
  stubCall(getTestApi(), 'POST', '/api/Module/restore/{id}', answer);
const refuse = (problem: ConstructorParameters<typeof ApiError>[0]) => () => {
  throw new ApiError(problem);
};
const answer = async (button: string) => {
  fireEvent.click(screen.getByRole('button', { name: 'Cestina' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Sei sicuro di voler eliminare la pratica?');
  expect(dialog.textContent).toContain('Pratica 12 · Rossi');
  fireEvent.click(await screen.findByRole('button', { name: button }));
};

it('deletes nothing without a yes', async () => {
  const remove = stubRemoval();
  await answer('Annulla');
  await waitFor(() => expect(screen.getByText('pronto')).toBeTruthy());
  expect(remove).not.toHaveBeenCalled();
});

it('deletes the draft and takes it back on request', async () => {
  const remove = stubRemoval();
  const restore = stubRestoration();
  await answer('Elimina');
  expect(await screen.findByText('Pratica 12 eliminata')).toBeTruthy();
  expect(remove.mock.calls).toEqual([[OF_DRAFT]]);
  fireEvent.click(screen.getByRole('button', { name: 'Annulla eliminazione' }));
  expect(await screen.findByText('La pratica 12 è di nuovo tra le bozze')).toBeTruthy();
  expect(restore.mock.calls).toEqual([[OF_DRAFT]]);
});

it('shows why a draft could not be deleted, and offers nothing to take back', async () => {
  stubRemoval(
    refuse({ status: 409, code: 'dossier-frozen', message: 'La pratica è stata inviata.' }),
  );
  await answer('Elimina');
  const alert = await screen.findByText(/La pratica è stata inviata\./);
  expect(alert.textContent).toMatch(/^Errore eliminazione/);
  expect(screen.queryByRole('button', { name: 'Annulla eliminazione' })).toBeNull();
  expect(screen.getByText('pronto')).toBeTruthy();
});

it('shows why a draft could not be taken back', async () => {
  stubRemoval();
  stubRestoration(refuse({ status: 404, code: 'not-found', message: 'La pratica non esiste.' }));
  await answer('Elimina');
  fireEvent.click(await screen.findByRole('button', { name: 'Annulla eliminazione' }));
  expect(await screen.findByText('La pratica non esiste.')).toBeTruthy();
});

it('says what goes with the draft', async () => {
  const file = (signatureId?: number) => ({ id: 1, ...(signatureId && { signatureId }) });
  stubCall(
    getTestApi(),
    'GET',
    '/api/Module/documents/{id}',
    () =>
      ({
        documents: [
          { document: { code: 'FATTURA', files: [file(), file()] } },
          { document: { code: 'FOTO', files: [file()] } },
          { document: { code: 'DELEGA', files: [file(4)] } },
        ],
        adminFiles: [],
      }) as never,
  );
  stubCall(
    getTestApi(),
    'GET',
    '/api/Module/beneficiaryLink/{id}',
    () => ({ link: { state: 'working' } }) as never,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cestina' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() =>
    expect([...dialog.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      '2 documenti',
      '1 foto',
      '1 documento firmato online',
      'il link del cliente, che smette di funzionare',
    ]),
  );
  expect(dialog.textContent).toContain('Hai 10 secondi per annullare');
});
