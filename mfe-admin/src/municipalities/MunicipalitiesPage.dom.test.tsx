import type { ApiClient } from '@pratiche/api';
import { AppProviders, queryClient, useApi } from '@pratiche/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { MunicipalitiesPage } from './MunicipalitiesPage.js';

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

it('has one main button: the import of the municipalities', async () => {
  stubCall(getTestApi(), 'GET', '/api/municipalities/imports', () => []);
  render(
    <MemoryRouter>
      <AppProviders>
        <MunicipalitiesPage />
      </AppProviders>
    </MemoryRouter>,
  );
  await screen.findByText('Nessuna importazione');
  const main = screen.getAllByRole('button').filter((one) => one.className.includes('primary'));
  expect(main.map(({ textContent }) => textContent)).toEqual(['Importa comuni']);
});
