import { expect, it } from '@jest/globals';
import { toListQuery, resolveSort } from './list-query.js';

it.each([
  ['client', '-created', 'client'],
  ['-client', '-created', '-client'],
  ['password', '-created', '-created'],
  ['client-', '-created', '-created'],
  [null, '-created', '-created'],
  ['password', null, null],
])('sort %s of a list sorted by %s becomes %s', (sort, own, expected) => {
  expect(resolveSort(sort, ['client', 'created'], own)).toBe(expected);
});

it('asks with known filters only, and without what is absent', () => {
  const params = {
    page: 2,
    pageSize: 10,
    sort: null,
    search: '',
    filters: { status: 'SENT', hack: '1', client: '' },
  };
  expect(toListQuery(params, ['status', 'client'])).toEqual({
    page: 2,
    pageSize: 10,
    status: 'SENT',
  });
  expect(toListQuery({ ...params, sort: 'id', search: 'rossi' }, [])).toEqual({
    page: 2,
    pageSize: 10,
    sort: 'id',
    search: 'rossi',
  });
});
