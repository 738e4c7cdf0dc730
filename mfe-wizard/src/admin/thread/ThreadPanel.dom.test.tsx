import type { AdminDossierDto, DossierNoteDto } from '@pratiche/api';
import { AlertBanner, AppProviders, queryClient } from '@pratiche/ui';
import { OfficeProvider } from '@pratiche/ui/office';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../../libs/api/test/stub-call.js';
import { createStoredDraft, getTestApi, preloadDialogs } from '../../../test/render-session.js';
import { useMessageThread } from '../../messages/useMessageThread.js';
import { ThreadPanel } from './ThreadPanel.js';

afterEach(async () => {
  await act(async () => cleanup());
  queryClient.clear();
  location.hash = '';
  jest.restoreAllMocks();
});

const NOTE: DossierNoteDto = {
  id: 5,
  at: '2026-11-20T10:00:00.000Z',
  who: 'Bruno Verdi',
  text: 'Sentito al telefono, @Anna Bianchi',
  mentions: ['Anna Bianchi'],
  isForCaller: true,
  withdrawn: null,
  withdrawnBy: null,
  canWithdraw: true,
};
const MESSAGE = {
  id: 3,
  at: '2026-11-19T10:00:00.000Z',
  side: 'fitter',
  who: 'Serramenti Brughetti',
  kind: 'text',
  text: 'Eccolo',
  documentName: null,
  requestId: null,
  attachment: null,
  isRead: true,
};

const DOSSIER = {
  ...createStoredDraft(),
  history: [
    {
      id: 1,
      at: '2026-11-18T10:00:00.000Z',
      from: 'DRAFT',
      to: 'SENT',
      who: 'Serramenti Brughetti',
      reason: null,
      attachmentId: null,
      editedFields: [],
      event: 'status',
    },
  ],
  documents: [],
  documentChecks: [],
} as unknown as AdminDossierDto;

function Panel() {
  return <ThreadPanel dossier={DOSSIER} thread={useMessageThread(DOSSIER.id)} />;
}

async function open({ closedBecause = null as string | null } = {}) {
  const api = getTestApi();
  const thread = { messages: [MESSAGE], requests: [], unread: 0, closedBecause };
  stubCall(api, 'GET', '/api/Module/messages/{id}', () => thread);
  stubCall(api, 'GET', '/api/Module/notes/{id}', () => ({ notes: [NOTE], charges: [] }));
  stubCall(api, 'GET', '/api/module/operators', () => [
    { id: 8, name: 'Anna Bianchi' },
    { id: 9, name: 'Bruno Verdi' },
  ]);
  stubCall(api, 'GET', '/api/module/messageTemplates', () => [
    { title: 'Manca il saldo', text: 'Aggiungi la fattura di saldo.' },
  ]);
  const sent = stubCall(api, 'POST', '/api/Module/messages/{id}', () => thread);
  const saved = stubCall(api, 'POST', '/api/Module/notes/{id}', () => ({
    notes: [NOTE],
    charges: [],
  }));
  const withdrawn = stubCall(api, 'DELETE', '/api/Module/notes/{id}/{noteId}', () => ({
    notes: [{ ...NOTE, text: '', withdrawn: NOTE.at, withdrawnBy: 'Anna', canWithdraw: false }],
    charges: [],
  }));
  render(
    <MemoryRouter>
      <AppProviders>
        <AlertBanner />
        <OfficeProvider>
          <Panel />
        </OfficeProvider>
      </AppProviders>
    </MemoryRouter>,
  );
  const list = await screen.findByRole('list', { name: /dal più vecchio/ });
  return { list, sent, saved, withdrawn };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const writeNote = (text: string) => {
  press('Nota interna');
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nota per i colleghi' });
  fireEvent.change(field, { target: { value: text } });
  return field;
};

it('is one list of messages, notes and acts, which chips divide', async () => {
  const { list } = await open();
  const texts = () =>
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(texts()).toHaveLength(3);
  expect(texts()[1]).toContain('Eccolo');
  expect(texts()[2]).toContain('Nota interna, la vede solo l’ufficio');
  expect(texts()[2]).toContain('Per te');
  press('Note');
  expect(screen.getByRole('button', { name: 'Note' }).getAttribute('aria-pressed')).toBe('true');
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1);
  press('Atti');
  expect(screen.getByRole('list').textContent).not.toContain('Eccolo');
});

it('sends a message with Ctrl+Enter, and nothing else', async () => {
  const { sent, saved } = await open();
  const field = screen.getByRole('textbox', { name: 'Messaggio per l’installatore' });
  fireEvent.change(field, { target: { value: 'Buongiorno' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(sent).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(saved).not.toHaveBeenCalled();
});

it('saves a note with Cmd+Enter, each text staying where it was written', async () => {
  const { sent, saved } = await open();
  fireEvent.change(screen.getByRole('textbox', { name: 'Messaggio per l’installatore' }), {
    target: { value: 'Buongiorno' },
  });
  const field = writeNote('Da risentire');
  expect(screen.queryByRole('button', { name: 'Invia messaggio' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Salva nota' })).toBeTruthy();
  fireEvent.keyDown(field, { key: 'Enter', metaKey: true });
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(saved.mock.calls[0]?.[0].body).toEqual({ text: 'Da risentire' });
  expect(sent).not.toHaveBeenCalled();
  await waitFor(() => expect(field.value).toBe(''));
  press('Messaggio all’installatore');
  expect(screen.getByRole('textbox', { name: 'Messaggio per l’installatore' })).toHaveProperty(
    'value',
    'Buongiorno',
  );
});

it('asks for a text before it saves a note', async () => {
  const { saved } = await open();
  writeNote('  ');
  press('Salva nota');
  expect((await screen.findByText(/campo obbligatorio/i)).textContent).toBeTruthy();
  expect(saved).not.toHaveBeenCalled();
});

it('adds a ready text as a paragraph to what was typed', async () => {
  await open();
  const field = screen.getByRole('textbox', { name: 'Messaggio per l’installatore' });
  fireEvent.change(field, { target: { value: 'Buongiorno,' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Manca il saldo' }));
  expect(field).toHaveProperty('value', 'Buongiorno,\n\nAggiungi la fattura di saldo.');
  expect(document.activeElement).toBe(field);
});

it('offers colleagues behind an @, by arrows and Enter', async () => {
  const { saved } = await open();
  const field = writeNote('Ciao @');
  await screen.findByRole('option', { name: 'Anna Bianchi' });
  expect(screen.getByText(/2 colleghi/)).toBeTruthy();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  const bruno = screen.getByRole('option', { name: 'Bruno Verdi' });
  expect(bruno.getAttribute('aria-selected')).toBe('true');
  expect(field.getAttribute('aria-activedescendant')).toBe(bruno.id);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(field.value).toBe('Ciao @Bruno Verdi ');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(saved).not.toHaveBeenCalled();
});

it('closes the offer with Escape, and chooses by a touch', async () => {
  await open();
  const field = writeNote('@An');
  await screen.findByRole('listbox');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.queryByRole('listbox')).toBeNull();
  fireEvent.change(field, { target: { value: '@Ann' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Anna Bianchi' }));
  expect(field.value).toBe('@Anna Bianchi ');
});

it('withdraws a note once that is confirmed', async () => {
  await preloadDialogs();
  const { withdrawn } = await open();
  press('Ritira la nota di Bruno Verdi');
  const dialog = await screen.findByRole('dialog', { name: /Vuoi ritirare la nota/ });
  expect(withdrawn).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ritira' }));
  expect((await screen.findByText('Nota ritirata da Anna.')).textContent).toBeTruthy();
});

it('takes notes of a dossier that was never sent', async () => {
  await open({ closedBecause: 'La pratica non è ancora stata inviata.' });
  expect(screen.getByText('La pratica non è ancora stata inviata.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Invia messaggio' })).toBeNull();
  writeNote('Da seguire');
  expect(screen.getByRole('button', { name: 'Salva nota' })).toBeTruthy();
});

it('shows whoever comes from a notification the note that calls them', async () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  location.hash = '#note';
  const { list } = await open();
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  await waitFor(() => expect(document.activeElement?.id).toBe('note-5'));
  expect(scroll).toHaveBeenCalled();
  expect(screen.getByRole('textbox', { name: 'Nota per i colleghi' })).toBeTruthy();
});
