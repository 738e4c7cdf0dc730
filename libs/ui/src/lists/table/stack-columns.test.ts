import { expect, test } from '@jest/globals';
import { stackColumns } from './stack-columns.js';
import type { Column } from './table.types.js';

const column = (key: string, below?: string): Column<unknown> => ({
  key,
  title: key,
  render: () => null,
  ...(below === undefined ? {} : { below }),
});
const cells = (...columns: Column<unknown>[]) =>
  stackColumns(columns).map((cell) => cell.map(({ key }) => key).join('+'));

test('columns are stacked beneath the column they name, wherever they are in the row', () => {
  expect(
    cells(
      column('id'),
      column('company', 'client'),
      column('client'),
      column('status'),
      column('choose', 'status'),
    ),
  ).toEqual(['id', 'client+company', 'status+choose']);
});

test('a column whose place is not shown keeps its own cell', () => {
  expect(cells(column('id'), column('deadline', 'received'))).toEqual(['id', 'deadline']);
});
