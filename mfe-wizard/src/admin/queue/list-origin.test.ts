import { expect, it } from '@jest/globals';
import { readListOrigin, readOriginAddress, toDossierSearch } from './list-origin.js';

it.each([
  ['/administration/modules/received', '?lista=received'],
  [
    '/administration/modules/received?q=rossi+%26+figli&status=SENT&page=3',
    '?lista=received&q=rossi+%26+figli&status=SENT&page=3',
  ],
  ['/administration/modules/completed?sort=-client', '?lista=completed&sort=-client'],
  ['/administration/modules/edit/12', null],
  ['/administration/board', null],
  ['https://example.test/administration/modules/received', null],
])('puts %s into the address as %s', (list, search) => {
  expect(toDossierSearch(list)).toBe(search);
});

it.each([
  [
    '?lista=received&q=rossi&status=SENT&page=3&pageSize=40',
    {
      address: '/administration/modules/received?q=rossi&status=SENT&page=3&pageSize=40',
      query: { search: 'rossi', status: 'SENT', sort: 'work', state: 'RECEIVED' },
    },
  ],
  [
    '?lista=completed&scheda=storia',
    { address: '/administration/modules/completed', query: { state: 'ELABORATED' } },
  ],
  ['?lista=toString', null],
  ['?status=SENT', null],
  ['', null],
])('reads %s', (search, origin) => {
  expect(readListOrigin(search)).toEqual(origin);
});

it.each([
  [{ from: '/administration/modules/received' }, '/administration/modules/received'],
  [{ from: 3 }, null],
  [null, null],
])('takes the address handed over in %o', (state, address) => {
  expect(readOriginAddress(state)).toBe(address);
});
