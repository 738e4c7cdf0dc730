import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { CardRows } from './CardRows.js';
import type { Column, RowSelection } from './table.types.js';

afterEach(cleanup);

interface Dossier {
  id: number;
  client: string;
}

const COLUMNS: readonly Column<Dossier>[] = [
  { key: 'id', title: 'Numero', render: ({ id }) => `n. ${id}`, priority: 1, sortable: true },
  { key: 'client', title: 'Cliente', render: ({ client }) => client, sortable: true },
  { key: 'notes', title: 'Note', render: () => 'solo su schermi larghi', priority: 3 },
];
const ROWS = [
  { id: 7, client: 'Rossi' },
  { id: 8, client: 'Bianchi' },
];

const draw = (more: Partial<Parameters<typeof CardRows<Dossier>>[0]> = {}) =>
  render(
    <MemoryRouter>
      <CardRows
        label="Bozze"
        columns={COLUMNS}
        rows={ROWS}
        rowKey={({ id }) => id}
        empty="Nessuna"
        {...more}
      />
    </MemoryRouter>,
  );
const card = (index: number) => screen.getAllByRole('listitem')[index] ?? document.body;

it('shows each row with its head, its titled columns and nothing of the widest screens', () => {
  draw();
  expect(screen.getByRole('list', { name: 'Bozze' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(card(0).textContent).toBe('n. 7ClienteRossi');
  expect(card(1).textContent).toBe('n. 8ClienteBianchi');
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('sorts by a choice of its columns, both ways', () => {
  const onSort = jest.fn();
  draw({ onSort });
  const box = screen.getByLabelText<HTMLSelectElement>('Ordina per');
  expect([...box.options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'Ordine predefinito'],
    ['id', 'Numero, crescente'],
    ['-id', 'Numero, decrescente'],
    ['client', 'Cliente, crescente'],
    ['-client', 'Cliente, decrescente'],
  ]);
  fireEvent.change(box, { target: { value: '-client' } });
  expect(onSort.mock.calls).toEqual([['-client']]);
});

it('names the order in force, without a default beside it', () => {
  draw({ sort: '-id', onSort: jest.fn() });
  const box = screen.getByLabelText<HTMLSelectElement>('Ordina per');
  expect(box.value).toBe('-id');
  expect([...box.options].map(({ value }) => value)).not.toContain('');
});

it('has the actions of each row with their labels', () => {
  const onOpen = jest.fn();
  draw({
    actions: ({ id }) => [
      { key: 'open', label: 'Apri', iconOnly: true, icon: '>', onClick: () => onOpen(id) },
      { key: 'delete', label: 'Elimina', disabled: id === 7, onClick: () => undefined },
    ],
  });
  fireEvent.click(within(card(1)).getByRole('button', { name: /Apri/ }));
  expect(onOpen.mock.calls).toEqual([[8]]);
  const isDisabled = (index: number) =>
    within(card(index)).getByRole<HTMLButtonElement>('button', { name: 'Elimina' }).disabled;
  expect([isDisabled(0), isDisabled(1)]).toEqual([true, false]);
});

it('ticks rows one by one', () => {
  const toggle = jest.fn();
  const selection: RowSelection = {
    has: (key) => key === 8,
    toggle,
    setAll: () => undefined,
    count: 1,
    labelOf: (key) => `Scegli la pratica ${key}`,
    allLabel: 'Scegli tutte',
  };
  draw({ selection });
  const tick = (id: number) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: `Scegli la pratica ${id}` });
  expect([tick(7).checked, tick(8).checked]).toEqual([false, true]);
  fireEvent.click(tick(7));
  expect(toggle.mock.calls).toEqual([[7]]);
});

it('opens a card whole, with a menu only where there is more to do', () => {
  const onOpen = jest.fn();
  draw({
    card: ({ id, client }) => ({
      to: `/${id}`,
      onOpen: () => onOpen(id),
      title: client,
      line: `n. ${id}`,
    }),
    actions: ({ id }) => [
      { key: 'open', label: 'Apri', opensRow: true, onClick: () => undefined },
      ...(id === 7 ? [{ key: 'copy', label: 'Copia', onClick: () => undefined }] : []),
    ],
  });
  fireEvent.click(within(card(1)).getByRole('link', { name: 'Bianchi' }));
  expect(onOpen.mock.calls).toEqual([[8]]);
  expect(within(card(0)).getByRole('button').getAttribute('aria-haspopup')).toBe('menu');
  expect(within(card(1)).queryByRole('button')).toBeNull();
});
