import 'fake-indexeddb/auto';
import { ApiError, type ApiClient } from '@pratiche/api';
import { keepDeviceDraft } from '@pratiche/federation/device-store';
import { AppProviders, queryClient, useApi } from '@pratiche/ui';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { FitterDashboard } from './FitterDashboard.js';

// What the device keeps is loaded on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const ACCOUNT = 7;
/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

const keep = (id: number, client: string, code: string) =>
  keepDeviceDraft({
    accountId: ACCOUNT,
    id,
    client,
    dossier: { status: { code } },
    lastStep: null,
    keptAt: Date.now(),
  });

beforeEach(async () => {
  await keep(12, 'Maria Rossi', 'DRAFT');
  await keep(14, '', 'DRAFT');
  await keep(13, 'Fosca Marangon', 'SENT');
  window.localStorage.setItem(`pratiche.copia.${ACCOUNT}.14.a`, '{}');
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  window.localStorage.clear();
  jest.restoreAllMocks();
});

/** @param status of every answer; 0 for none */
function renderDashboard(status: number) {
  const fail = () => {
    throw new ApiError({ status, code: 'x', message: 'Guasto' });
  };
  stubCall(getTestApi(), 'GET', '/api/Settings/current', () => new Promise(() => undefined));
  for (const path of ['/api/Module/count', '/api/Module/figures', '/api/Accounts/credit'] as const)
    stubCall(getTestApi(), 'GET', path, fail);
  const read = stubCall(getTestApi(), 'GET', '/api/Module/getAll', fail);
  render(
    <MemoryRouter>
      <AppProviders>
        <FitterDashboard accountId={ACCOUNT} transfers={null} />
      </AppProviders>
    </MemoryRouter>,
  );
  return read;
}

const listLinks = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('says without a network what this device has, and leaves out what was sent', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderDashboard(0);
  const state = await screen.findByText('Senza rete');
  expect(state.parentElement?.textContent).toBe(
    'Senza rete · 2 bozze su questo dispositivo, 1 con modifiche',
  );
  expect(new Map(listLinks() as [string, string][])).toEqual(
    new Map([
      ['Maria Rossi', '/modules/edit/12'],
      ['Bozza 14', '/modules/edit/14'],
    ]),
  );
  expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
});

it.each([
  [0, 'Il server non è raggiungibile'],
  [500, 'Il server ha un problema'],
  [403, 'Il server ha un problema'],
])('ends its waiting where every answer is a %i, and asks again', async (status, text) => {
  const read = renderDashboard(status);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Maria Rossi' })).toBeTruthy();
  const calls = read.mock.calls.length;
  fireEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(calls));
});
