import type { ApiClient, DossierListItemDto } from '@pratiche/api';
import { AppProviders, queryClient, useApi } from '@pratiche/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { TodayList } from './TodayList.js';

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

const dossier = (id: number) =>
  ({
    id,
    client: 'Anna Bruni',
    serviceType: 1,
    deadlineDate: null,
    rejectReason: null,
    status: { code: 'DRAFT' },
  }) as DossierListItemDto;
const item = (isMandatory: boolean, toBeUploaded: boolean) => ({ isMandatory, toBeUploaded });

it.each([
  [[item(true, true), item(true, false), item(false, false)], 'Manca 1 documento su 2'],
  [[item(true, true), item(true, true)], 'Mancano 2 documenti su 2'],
  [[item(true, false), item(false, false)], null],
])('says how many documents a dossier still misses', async (documents, text) => {
  stubCall(getTestApi(), 'GET', '/api/Settings/current', () => new Promise(() => undefined));
  const asked = stubCall(getTestApi(), 'GET', '/api/Module/documents/{id}', () => ({
    documents,
    adminFiles: [],
  }));
  render(
    <MemoryRouter>
      <AppProviders>
        <TodayList items={[{ kind: 'deadline', dossier: dossier(7) }]} />
      </AppProviders>
    </MemoryRouter>,
  );
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  if (text !== null) await screen.findByText(text);
  else expect(screen.queryByText(/^Manca.* document/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Continua la pratica 7' })).toBeTruthy();
});

it.each([
  ['open', /^Correzione iniziata/, 'Correggi', ''],
  ['points-changed', 'Punti segnalati cambiati', 'Rileggi e invia', '?schermata=invio'],
  ['changed', 'Corretta: da inviare', 'Rileggi e invia', '?schermata=invio'],
] as const)(
  'a returned dossier whose points are %s says so',
  (returnProgress, text, verb, search) => {
    stubCall(getTestApi(), 'GET', '/api/Settings/current', () => new Promise(() => undefined));
    stubCall(getTestApi(), 'GET', '/api/Module/documents/{id}', () => new Promise(() => undefined));
    const returned = { ...dossier(7), rejectReason: 'Manca il saldo', returnProgress };
    render(
      <MemoryRouter>
        <AppProviders>
          <TodayList items={[{ kind: 'correction', dossier: returned }]} />
        </AppProviders>
      </MemoryRouter>,
    );
    expect(screen.getByText(text)).toBeTruthy();
    const link = screen.getByRole('link', { name: `${verb} la pratica 7` });
    expect(link.getAttribute('href')).toBe(`/modules/edit/7${search}`);
  },
);
