import type { ApiClient, NotificationDto } from '@pratiche/api';
import { AppProviders, queryClient, useApi } from '@pratiche/ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { NotificationList } from './NotificationList.js';

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

const about = (id: number, moduleId: number | null, read: boolean): NotificationDto => ({
  id,
  kind: 'status',
  title: `Novità ${id}`,
  text: 'Che cosa è successo',
  created: '2026-11-20T10:00:00Z',
  read,
  moduleId,
  path: moduleId === null ? null : `/modules/view/${moduleId}`,
});

function show(notifications: readonly NotificationDto[]) {
  stubCall(getTestApi(), 'GET', '/api/Settings/current', () => new Promise(() => undefined));
  const marked = stubCall(getTestApi(), 'POST', '/api/Notifications/{id}/read', () => undefined);
  render(
    <MemoryRouter>
      <AppProviders>
        <NotificationList notifications={notifications} />
      </AppProviders>
    </MemoryRouter>,
  );
  return marked;
}

it('shows the latest of a dossier and folds those before it', () => {
  show([about(9, 7, true), about(8, null, true), about(7, 7, false), about(6, 7, true)]);
  const fold = screen.getByText('2 aggiornamenti precedenti · 1 nuovo');
  const earlier = within(fold.closest('details') ?? document.body).getAllByRole('listitem', {
    hidden: true,
  });
  expect(earlier.map(({ textContent }) => /Novità \d/.exec(textContent)?.[0])).toEqual([
    'Novità 7',
    'Novità 6',
  ]);
  expect(document.querySelectorAll('details')).toHaveLength(1);
});

it('reads what came before with the latest of a dossier', async () => {
  const marked = show([about(9, 7, false), about(8, 7, false), about(7, 7, true)]);
  fireEvent.click(screen.getByRole('link', { name: 'Novità 9' }));
  await waitFor(() => expect(marked).toHaveBeenCalledTimes(2));
  expect(marked.mock.calls.map(([init]) => init.params?.path)).toEqual([{ id: 9 }, { id: 8 }]);
});
