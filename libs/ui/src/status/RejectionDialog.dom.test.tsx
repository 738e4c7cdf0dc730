import type { ApiClient } from '@pratiche/api';
import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../api/test/stub-call.js';
import { AppProviders, queryClient, useApi } from '../index.js';
import { RejectionDialog, type RejectionInput } from './RejectionDialog.js';
import { ReturnDoubtsContext } from './return-doubts-context.js';

// The window is loaded on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
afterEach(() => {
  cleanup();
  queryClient.clear();
});

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;
const OTHER_TEXT = 'Manca il saldo.';
const TEXT = 'La trasmittanza non corrisponde alla scheda.';

const DOUBTS = [
  ['cadastralSheet', 'Foglio', 'Il foglio 900 è insolito'],
  ['documenti.FATTURA', 'Fatture', 'La somma è 900 €'],
  ['documenti.VISURA', 'Visura', 'Manca una pagina'],
].map(([field = '', label = '', message = '']) => ({
  field,
  label,
  message,
  code: null,
  origin: 'form',
}));

function openDialog(doubts: typeof DOUBTS = []) {
  stubCall(getTestApi(), 'GET', '/api/module/returnReasons', () => [
    {
      title: 'Trasmittanza',
      text: TEXT,
      isForRejection: false,
      points: ['manufatti', 'FATTURA', 'VISURA'],
    },
    { title: 'Saldo', text: OTHER_TEXT, isForRejection: false },
  ]);
  const onConfirm = jest.fn<(input: RejectionInput) => void>();
  render(
    <MemoryRouter>
      <AppProviders>
        <ReturnDoubtsContext value={doubts}>
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
        </ReturnDoubtsContext>
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

it('switches ready texts on and off by their numbers, and types no digit that is meant as a key', async () => {
  openDialog();
  const first = await screen.findByRole('button', { name: 'Trasmittanza' });
  const reason = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Correzioni richieste/ });
  await waitFor(() => expect(document.activeElement).toBe(first));
  const listPoints = () => screen.queryAllByRole('textbox', { name: /^Cosa correggere/ }).length;
  fireEvent.keyDown(first, { key: '1', code: 'Digit1' });
  fireEvent.keyDown(first, { key: '2', code: 'Digit2' });
  expect([reason.value, listPoints()]).toEqual([`${TEXT}\n${OTHER_TEXT}`, 2]);
  expect(document.activeElement).toBe(first);
  expect(first.getAttribute('aria-pressed')).toBe('true');
  // No text has this number.
  fireEvent.keyDown(first, { key: '4', code: 'Digit4' });
  fireEvent.keyDown(first, { key: '1', code: 'Digit1' });
  expect([reason.value, listPoints()]).toEqual([OTHER_TEXT, 0]);
  // A letter begins the text, where a digit is a digit and Alt makes it a key.
  fireEvent.keyDown(first, { key: 'u', code: 'KeyU' });
  expect(document.activeElement).toBe(reason);
  expect(fireEvent.keyDown(reason, { key: '1', code: 'Digit1' })).toBe(true);
  expect(reason.value).toBe(OTHER_TEXT);
  expect(fireEvent.keyDown(reason, { key: '¡', code: 'Digit1', altKey: true })).toBe(false);
  expect(reason.value).toBe(`${OTHER_TEXT}\n${TEXT}`);
  expect(document.activeElement).toBe(reason);
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

it('offers the doubts about the dossier, each one press away from a point in its words', async () => {
  const onConfirm = openDialog(DOUBTS);
  const offered = await screen.findByRole('group', { name: /^Da ricontrollare/ });
  const readOffers = () =>
    within(offered)
      .getAllByRole('button')
      .map((one) => one.textContent);
  // The dossier has no such document to point at.
  expect(readOffers()).toEqual(['Foglio: Il foglio 900 è insolito', 'Fatture: La somma è 900 €']);
  fireEvent.click(within(offered).getByRole('button', { name: /^Foglio/ }));
  expect(readOffers()).toEqual(['Fatture: La somma è 900 €']);
  const point = screen.getByRole<HTMLInputElement>('textbox', {
    name: 'Cosa correggere in Dati catastali · Foglio',
  });
  expect(point.value).toBe('Il foglio 900 è insolito');
  await waitFor(() => expect(document.activeElement).toBe(point));
  fireEvent.click(screen.getByRole('button', { name: /^Togli: .*Foglio/ }));
  expect(readOffers()).toHaveLength(2);
  fireEvent.click(within(offered).getByRole('button', { name: /^Fatture/ }));
  const words = screen.getByRole('textbox', { name: /^Cosa correggere in Documento/ });
  fireEvent.change(words, { target: { value: 'La somma non torna' } });
  fireEvent.submit(words);
  expect(onConfirm).toHaveBeenCalledWith({
    reason: 'Correggi i punti indicati.',
    file: null,
    points: [{ field: null, itemId: 31, text: 'La somma non torna' }],
  });
});
