import type { ApiClient, DossierListItemDto } from '@pratiche/api';
import { AppProviders, useApi } from '@pratiche/ui';
import { OfficeProvider } from '@pratiche/ui/office';
import { act, cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { useBulkActions } from './useBulkActions.js';
import type { DossierSelection } from './useDossierSelection.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

const row = (id: number, revision: number) => ({ id, revision }) as DossierListItemDto;
const REFUSAL = 'Serafina Baldacci ha chiesto correzioni adesso: ora è nello stato «…».';

it('names what the list shows of each dossier, and lists those that a colleague has changed', async () => {
  const accept = stubCall(getTestApi(), 'POST', '/api/module/accept', () => ({
    rows: [
      { id: 1, isDone: true, message: null, revision: 8 },
      { id: 2, isDone: false, message: REFUSAL, revision: null },
    ],
  }));
  // The first is of another page, the third was not chosen.
  const selection = {
    rows: [row(1, 7), row(2, 3)],
    isBeyondPage: true,
    clearSelection: jest.fn(),
  } as unknown as DossierSelection;
  const { result } = renderHook(() => useBulkActions(5, selection, [row(2, 4), row(3, 9)]), {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <AppProviders>
          <OfficeProvider>{children}</OfficeProvider>
        </AppProviders>
      </MemoryRouter>
    ),
  });
  await act(() => result.current.acceptDossiers([1, 2], true));
  expect(accept.mock.calls[0]?.[0].body).toEqual({
    ids: [1, 2],
    isOpenConfirmed: true,
    revisions: [
      { id: 1, revision: 7 },
      { id: 2, revision: 4 },
    ],
  });
  expect(result.current.report?.refused).toEqual([{ id: 2, message: REFUSAL }]);
});
