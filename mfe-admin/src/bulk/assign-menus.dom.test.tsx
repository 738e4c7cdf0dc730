import type { ApiClient, DossierListItemDto } from '@pratiche/api';
import { AppProviders, queryClient, useApi } from '@pratiche/ui';
import { OfficeProvider } from '@pratiche/ui/office';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { OperatorCell } from '../list/cells/OperatorCell.js';
import { BulkActionBar } from './BulkActionBar.js';
import type { BulkActions } from './useBulkActions.js';
import type { DossierSelection } from './useDossierSelection.js';

// The menu of a row is loaded on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

beforeEach(() => {
  stubCall(getTestApi(), 'GET', '/api/module/operators', () => [
    { id: 5, name: 'Anna Serra' },
    { id: 6, name: 'Bruno Villa' },
  ]);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

const createRow = (id: number, status: string, operatorId: number | null) =>
  ({
    id,
    status: { code: status },
    operatorId,
    operatoreName: operatorId === null ? null : 'Anna Serra',
  }) as DossierListItemDto;

function createBulk() {
  const assignOperator = jest.fn<BulkActions['assignOperator']>(() => Promise.resolve());
  return {
    assignOperator,
    bulk: { busy: null, report: null, assignOperator } as unknown as BulkActions,
  };
}

const draw = (part: ReactNode) =>
  render(
    <MemoryRouter>
      <AppProviders>
        <OfficeProvider>{part}</OfficeProvider>
      </AppProviders>
    </MemoryRouter>,
  );

it('gives the chosen dossiers to a name of the menu', async () => {
  const { bulk, assignOperator } = createBulk();
  const rows = [createRow(1, 'SENT', null), createRow(2, 'SELLED', 5), createRow(3, 'SENT', 5)];
  draw(
    <BulkActionBar
      selection={{ rows, count: 3, isBeyondPage: false } as unknown as DossierSelection}
      bulk={bulk}
      onPostpone={jest.fn()}
      state="RECEIVED"
      list={{ params: {}, total: 3, isMore: false, shown: 3 } as never}
    />,
  );
  const button = screen.getByRole('button', { name: /^Assegna a…/ });
  expect(button.getAttribute('aria-haspopup')).toBe('menu');
  fireEvent.click(button);
  await screen.findByRole('menuitem', { name: 'Anna Serra' });
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Anna Serra',
    'Bruno Villa',
    'Nessuno: torna tra quelle da assegnare',
  ]);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Bruno Villa' }));
  expect(assignOperator).toHaveBeenCalledWith([1, 3], 6);
  expect(screen.queryByRole('menu')).toBeNull();
  fireEvent.click(button);
  fireEvent.click(screen.getByRole('menuitem', { name: /^Nessuno/ }));
  expect(assignOperator).toHaveBeenLastCalledWith([1, 3], null);
});

it('opens the names of colleagues at the operator of a row', async () => {
  const { bulk, assignOperator } = createBulk();
  draw(<OperatorCell dossier={createRow(3, 'SENT', 5)} bulk={bulk} />);
  fireEvent.click(screen.getByRole('button', { name: 'Chi segue la pratica 3: Anna Serra' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Bruno Villa' }));
  expect(screen.queryByRole('menuitem', { name: 'Anna Serra' })).toBeNull();
  expect(assignOperator).toHaveBeenCalledWith([3], 6);
});

it('names the operator alone where the dossier is nobody’s to give', () => {
  const { bulk } = createBulk();
  draw(<OperatorCell dossier={createRow(2, 'SELLED', 5)} bulk={bulk} />);
  expect(screen.getByText('Anna Serra')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
