import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, jest } from '@jest/globals';
import { HeaderCell } from './HeaderCell.js';
import type { Column } from './table.types.js';

afterEach(cleanup);

const NAMES = ['client', 'status', 'sentDate'];
const COLUMNS = NAMES.map((key) => ({ key, title: key, sortable: true }) as Column<object>);

const show = (columns: readonly Column<object>[], sort: string | null, onSort = jest.fn()) => {
  render(
    <table>
      <thead>
        <tr>
          <HeaderCell columns={columns} sort={sort} onSort={onSort} />
        </tr>
      </thead>
    </table>,
  );
  return onSort;
};

const readOrder = () => screen.getByRole('columnheader').getAttribute('aria-sort');

it.each(
  NAMES.flatMap((key) =>
    [1, 2, 3].flatMap((count) =>
      ['', '-'].map((sign) => [key, count, sign ? 'descending' : 'ascending', sign] as const),
    ),
  ),
)('tells the order by %s of a cell with %i columns: %s', (key, count, direction, sign) => {
  const columns = COLUMNS.slice(0, count);
  show(columns, `${sign}${key}`);
  const isShown = columns.some((column) => column.key === key);
  expect(readOrder()).toBe(isShown ? direction : 'none');
});

it.each([null, 'other', '-other'])('tells no order where the list has another: %s', (sort) => {
  show(COLUMNS, sort);
  expect(readOrder()).toBe('none');
});

it.each(NAMES)('sorts by the name that was pressed: %s', (key) => {
  const onSort = show(COLUMNS, key);
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${key}`) }));
  expect(onSort.mock.calls).toEqual([[`-${key}`]]);
});
