import { expect, it } from '@jest/globals';
import { fitColumns, type FittingColumn } from './fit-columns.js';

const COLUMNS: readonly (FittingColumn & { key: string })[] = [
  { key: 'id', width: 50, priority: 1 },
  { key: 'client', priority: 1 },
  { key: 'company' },
  { key: 'deadline', width: 150, rank: 5 },
  { key: 'operator', width: 100, rank: 25 },
  { key: 'note', width: 100, priority: 3 },
];

it.each([
  [0, ['id', 'client', 'company', 'deadline', 'operator', 'note']],
  [900, ['id', 'client', 'company', 'deadline', 'operator', 'note']],
  [624, ['id', 'client', 'company', 'deadline', 'operator', 'note']],
  [623, ['id', 'client', 'company', 'deadline', 'operator']],
  [523, ['id', 'client', 'company', 'deadline']],
  [423, ['id', 'client', 'deadline']],
  [311, ['id', 'client']],
  [20, ['id', 'client']],
])('in %i px %j fit side by side', (available, keys) => {
  expect(fitColumns(COLUMNS, available).map(({ key }) => key)).toEqual(keys);
});

it('leaves a column that shares what is left the width that it needs', () => {
  const columns = COLUMNS.map((column) =>
    column.key === 'company' ? { ...column, least: 140 } : column,
  );
  expect(fitColumns(columns, 652)).toHaveLength(6);
  expect(fitColumns(columns, 651).map(({ key }) => key)).not.toContain('note');
});

it('shares what is left as the least widths are', () => {
  const columns: FittingColumn[] = [{ width: 50 }, { least: 200 }, { least: 100 }];
  expect(fitColumns(columns, 500).map(({ width }) => width)).toEqual([50, 300, 150]);
  expect(fitColumns(columns, 0)).toEqual(columns);
  const inPerCent: FittingColumn[] = [{ width: '26%' }, {}];
  expect(fitColumns(inPerCent, 500)).toEqual(inPerCent);
});
