import { AppProviders } from '@pratiche/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { MemoryRouter, Route, Routes } from 'react-router';
import { getTestApi } from '../../test/render-session.js';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { BeneficiaryPage } from './BeneficiaryPage.js';

beforeEach(() => {
  stubCall(getTestApi(), 'GET', '/api/municipalities/getAll', () => []);
  stubCall(
    getTestApi(),
    'GET',
    '/api/Module/getModuleByToken/{id}/{token}',
    () => new Promise(() => {}),
  );
});
afterEach(cleanup);

it('shows the shape of the page from the first moment, until the data are here', () => {
  render(
    <MemoryRouter initialEntries={['/edit-beneficiary/7/gettone']}>
      <AppProviders>
        <Routes>
          <Route path="/edit-beneficiary/:id/:token" element={<BeneficiaryPage />} />
        </Routes>
      </AppProviders>
    </MemoryRouter>,
  );
  const shape = screen.getByRole('status');
  expect(shape.textContent).toContain('Apertura dei tuoi dati…');
  expect(shape.querySelectorAll('.pr-card .pr-skeleton span').length).toBeGreaterThan(5);
});
