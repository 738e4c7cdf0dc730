import { expect, it } from '@jest/globals';
import { readListOrigin, readOriginAddress } from './list-origin.js';

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
