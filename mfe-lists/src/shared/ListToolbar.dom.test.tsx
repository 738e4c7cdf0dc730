import { afterEach, expect, it, jest } from '@jest/globals';
import type { ApiClient } from '@pratiche/api';
import { AppProviders, useApi } from '@pratiche/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { SentPage } from '../sent/SentPages.js';

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

function openSent() {
  const read = stubCall(getTestApi(), 'GET', '/api/Module/getAll', () => Promise.resolve([]));
  render(
    <BrowserRouter>
      <AppProviders>
        <SentPage />
      </AppProviders>
    </BrowserRouter>,
  );
  return read;
}

it('asks for the dossiers in one of the list’s statuses, and keeps it in the address', async () => {
  const read = openSent();
  const filter = await screen.findByRole('combobox', { name: 'Filtra per stato' });
  expect([...filter.querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'Tutti gli stati',
    'Inviata',
    'Accettata',
  ]);
  fireEvent.change(filter, { target: { value: 'ACCEPTED' } });
  await waitFor(() => expect(window.location.search).toContain('status=ACCEPTED'));
  await waitFor(() =>
    expect(JSON.stringify(read.mock.lastCall)).toMatch(/"status":"ACCEPTED".*"state":"PROCESSING"/),
  );
  fireEvent.click(screen.getByRole('button', { name: /Stato: Accettata/ }));
  await waitFor(() => expect(window.location.search).not.toContain('status'));
});

it('has filters and order behind one button on a phone, with the number of filters in force', async () => {
  jest.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('max-width: 47.9375em'),
    } as MediaQueryList),
  );
  window.history.replaceState(null, '', '/?status=ACCEPTED');
  openSent();
  const button = await screen.findByRole('button', { name: 'Filtri, 1 attivo', expanded: false });
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const panel = screen.getByRole('group', { name: 'Filtri e ordine' });
  expect(panel.id).toBe(button.getAttribute('aria-controls'));
  fireEvent.change(screen.getByLabelText('Ordina per'), { target: { value: '-client' } });
  await waitFor(() => expect(window.location.search).toContain('sort=-client'));
  fireEvent.change(screen.getByLabelText('Filtra per servizio'), { target: { value: '2' } });
  await screen.findByRole('button', { name: 'Filtri, 2 attivi', expanded: true });
  fireEvent.keyDown(screen.getByLabelText('Ordina per'), { key: 'Escape' });
  expect(screen.queryByRole('group', { name: 'Filtri e ordine' })).toBeNull();
  expect(document.activeElement).toBe(button);
  fireEvent.click(screen.getByRole('button', { name: 'Togli tutti i filtri' }));
  await screen.findByRole('button', { name: 'Filtri', expanded: false });
});
