import { describe, expect, it } from '@jest/globals';
import {
  DEFAULT_LIST_PARAMS,
  nextSort,
  readListParams,
  writeListParams,
  type ListParams,
} from './list-params.js';

const read = (address: string, defaults: ListParams = DEFAULT_LIST_PARAMS) =>
  readListParams(new URLSearchParams(address), defaults);
const write = (params: Partial<ListParams>, defaults: ListParams = DEFAULT_LIST_PARAMS) =>
  writeListParams({ ...defaults, ...params }, defaults).toString();

describe('reading an address', () => {
  it('takes page, size, sort, search and filters', () => {
    expect(read('page=3&pageSize=40&sort=-created&q=rossi&status=SENT')).toEqual({
      page: 3,
      pageSize: 40,
      sort: '-created',
      search: 'rossi',
      filters: { status: 'SENT' },
    });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=abc',
    'page=1.5',
    'pageSize=15',
    'pageSize=1000000',
    'sort=a;drop',
    'sort=',
    '',
  ])('falls back to the defaults on %j', (address) => {
    expect(read(address)).toEqual(DEFAULT_LIST_PARAMS);
  });
});

describe('writing an address', () => {
  it('keeps a plain list plain', () => expect(write({})).toBe(''));

  it('gives back what it was made of', () => {
    const params: ListParams = {
      page: 2,
      pageSize: 10,
      sort: 'client',
      search: 'dell’orto & figli',
      filters: { status: 'SENT', company: 'a=b' },
    };
    expect(read(write(params))).toEqual(params);
  });

  it('keeps a default filter away once it was removed', () => {
    const defaults = { ...DEFAULT_LIST_PARAMS, filters: { status: 'SENT' } };
    expect(read('', defaults).filters).toEqual({ status: 'SENT' });
    expect(read(write({ filters: {} }, defaults), defaults).filters).toEqual({});
  });
});

it('sorts up first, then down, then up again', () => {
  expect(nextSort(null, 'created')).toBe('created');
  expect(nextSort('created', 'created')).toBe('-created');
  expect(nextSort('-created', 'created')).toBe('created');
  expect(nextSort('client', 'created')).toBe('created');
});
