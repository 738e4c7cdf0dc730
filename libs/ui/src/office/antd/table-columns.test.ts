import { expect, it } from '@jest/globals';
import { readSort, toAntdColumn } from './table-columns.js';

const column = { key: 'email', title: 'Email', sortable: true, render: (index: number) => index };

it.each([
  ['email', 'ascend'],
  ['-email', 'descend'],
  ['phone', null],
  [null, null],
])('shows the order %s of the address at its column as %s', (sort, sortOrder) => {
  expect(toAntdColumn(column, sort)).toMatchObject({ sorter: true, sortOrder });
});

it('offers no order where the list has none of its own', () => {
  expect(toAntdColumn(column, undefined)).not.toHaveProperty('sorter');
  expect(toAntdColumn({ ...column, sortable: false }, 'email')).not.toHaveProperty('sorter');
});

it('writes a press on a column as the address has it', () => {
  expect(readSort({ columnKey: 'email', order: 'ascend' })).toBe('email');
  expect(readSort([{ columnKey: 'email', order: 'descend' }])).toBe('-email');
});
