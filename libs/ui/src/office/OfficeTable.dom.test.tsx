import type { Column } from '@pratiche/ui/lists';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, jest } from '@jest/globals';
import { OfficeTable, type OfficeTableProps } from './OfficeTable.js';

interface Row {
  id: number;
  email: string;
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'id', title: 'Numero', sortable: true, render: ({ id }) => id },
  { key: 'email', title: 'Email', render: ({ email }) => email },
];
const ROWS: Row[] = [
  { id: 7, email: 'a@example.test' },
  { id: 9, email: 'b@example.test' },
];

afterEach(cleanup);

async function show(change: Partial<OfficeTableProps<Row>> = {}) {
  render(
    <OfficeTable<Row>
      label="Utenti"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={({ id }) => id}
      empty={<p>Nessun utente</p>}
      {...change}
    />,
  );
  await act(() => import('./antd/AntdTable.js'));
}

it('shows the rows with their actions and their number', async () => {
  const open = jest.fn();
  await show({
    noun: { one: 'utente', many: 'utenti' },
    actions: ({ id }) => [{ key: 'open', label: `Apri ${id}`, onClick: () => open(id) }],
  });
  const table = await screen.findByRole('table', { name: 'Utenti' });
  expect(within(table).getByText('b@example.test')).toBeTruthy();
  fireEvent.click(within(table).getByRole('button', { name: 'Apri 9' }));
  expect(open.mock.calls).toEqual([[9]]);
  expect(screen.getByRole('status').textContent).toBe('2 utenti');
});

it('asks the server for another order', async () => {
  const onSort = jest.fn();
  await show({ sort: 'id', onSort });
  const head = await screen.findByRole('columnheader', { name: /Numero/ });
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  fireEvent.click(head);
  expect(onSort.mock.calls).toEqual([['-id']]);
});

it('asks the server for another page', async () => {
  const onPage = jest.fn();
  await show({
    total: 45,
    paging: { page: 1, pageSize: 20, onPage, onPageSize: jest.fn() },
  });
  const pages = within(await screen.findByRole('navigation', { name: 'Pagine: Utenti' }));
  expect(pages.getByRole('status').textContent).toContain('di 45');
  fireEvent.click(pages.getByRole('button', { name: 'Successiva' }));
  expect(onPage.mock.calls).toEqual([[2]]);
});

it('does not read its rows aloud when they change', async () => {
  await show();
  const table = await screen.findByRole('table', { name: 'Utenti' });
  expect(table.closest('[aria-live]')?.getAttribute('aria-live')).toBe('off');
});

it('shows what there is to do where there are no rows, and the reason of a failure', async () => {
  await show({ rows: [] });
  expect(screen.getByText('Nessun utente')).toBeTruthy();
  cleanup();
  await show({ rows: undefined, error: new Error('x'), onRetry: jest.fn() });
  expect(screen.getByRole('alert')).toBeTruthy();
});
