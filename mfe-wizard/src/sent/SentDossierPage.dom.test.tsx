import type { MessageThreadDto } from '@pratiche/api';
import { AppProviders } from '@pratiche/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from '@jest/globals';
import { createStoredDraft, getTestApi } from '../../test/render-session.js';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { SentDossierPage } from './SentDossierPage.js';

afterEach(cleanup);

const THREAD = { messages: [], requests: [], unread: 0, closedBecause: null };

async function open(id: number, code: string) {
  stubCall(getTestApi(), 'GET', '/api/Module/{id}', () => ({
    ...createStoredDraft(),
    id,
    status: { code, name: code, statusPercentage: 100 },
  }));
  stubCall(getTestApi(), 'GET', '/api/Module/documents/{id}', () => ({
    documents: [],
    adminFiles: [],
  }));
  stubCall(getTestApi(), 'GET', '/api/Module/history/{id}', () => []);
  stubCall(getTestApi(), 'GET', '/api/Module/beneficiaryLink/{id}', () => ({ link: null }));
  stubCall(
    getTestApi(),
    'GET',
    '/api/Module/messages/{id}',
    () => THREAD as unknown as MessageThreadDto,
  );
  render(
    <MemoryRouter>
      <AppProviders>
        <SentDossierPage id={id} />
      </AppProviders>
    </MemoryRouter>,
  );
  return screen.findByRole('region', { name: 'Messaggi' });
}

it('puts the messages below the outcome of a dossier that is done, and first before', async () => {
  const done = await open(71, 'SELLED');
  expect(done.closest('.admin-side')?.firstElementChild?.textContent).toMatch(/^Stato/);
  cleanup();
  const sent = await open(72, 'SENT');
  expect(sent.parentElement?.className).toBe('admin-main');
  expect(sent.parentElement?.firstElementChild).toBe(sent);
});
