import { ApiError, type ApiClient } from '@pratiche/api';
import { AppProviders, useApi } from '@pratiche/ui';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { DraftsPage } from './DraftsPage.js';
import { stubCall } from '../../../libs/api/test/stub-call.js';

// The device's drafts are loaded on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

const renderPage = (status: number) => {
  const read = stubCall(getTestApi(), 'GET', '/api/Module/getAll', () => {
    throw new ApiError({ status, code: status === 0 ? 'network' : 'forbidden', message: 'Motivo' });
  });
  render(
    <MemoryRouter>
      <AppProviders>
        <DraftsPage />
      </AppProviders>
    </MemoryRouter>,
  );
  return read;
};

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it('shows what the device keeps when no server answers, also to a browser that calls itself online', async () => {
  const read = renderPage(0);
  expect(await screen.findByRole('heading', { name: 'Bozze su questo dispositivo' })).toBeTruthy();
  expect(screen.getByText(/^Il portale non risponde/)).toBeTruthy();
  const calls = read.mock.calls.length;
  fireEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(calls));
});

it('says why the list cannot be read when the server answers so', async () => {
  renderPage(403);
  expect(await screen.findByText('Motivo')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Bozze su questo dispositivo' })).toBeNull();
});
