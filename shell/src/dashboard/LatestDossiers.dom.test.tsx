import type { ApiClient, DossierListItemDto } from '@pratiche/api';
import { AppProviders, queryClient, useApi } from '@pratiche/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from '@jest/globals';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { LatestDossiers } from './LatestDossiers.js';

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const dossier = (id: number, code: string) =>
  ({
    id,
    client: `Cliente ${id}`,
    serviceType: 1,
    updated: '2026-11-27T10:00:00.000Z',
    status: { code, name: code },
  }) as DossierListItemDto;

it.each(['DRAFT', 'WAITING', 'SENT', 'ACCEPTED', 'SELLED'])(
  'a dossier in %s opens itself, not a list',
  async (code) => {
    stubCall(getTestApi(), 'GET', '/api/Settings/current', () => new Promise(() => undefined));
    stubCall(getTestApi(), 'GET', '/api/Module/getAll', () => new Promise(() => undefined));
    queryClient.setQueryData(['dossiers', 'last-activity'], [dossier(5, code)]);
    render(
      <MemoryRouter>
        <AppProviders>
          <LatestDossiers today={[]} />
        </AppProviders>
      </MemoryRouter>,
    );
    const link = await screen.findByRole('link', { name: /^Cliente 5/ });
    expect(link.getAttribute('href')).toBe('/modules/edit/5');
  },
);
