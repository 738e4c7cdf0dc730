import { AppProviders, useApi } from '@pratiche/ui';
import type { ApiClient } from '@pratiche/api';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { SentPage } from '../sent/SentPage.js';

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it('asks for the dossiers in one of the list’s statuses, and keeps it in the address', async () => {
  const read = stubCall(getTestApi(), 'GET', '/api/Module/getAll', () => Promise.resolve([]));
  render(
    <BrowserRouter>
      <AppProviders>
        <SentPage />
      </AppProviders>
    </BrowserRouter>,
  );
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
