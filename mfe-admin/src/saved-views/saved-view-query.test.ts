import { expect, it } from '@jest/globals';
import { isSameSavedViewQuery, toSavedViewQuery } from './saved-view-query.js';

it('keeps search, filters, order and page size of an address, and neither its page nor what it does not know', () => {
  expect(
    toSavedViewQuery(
      new URLSearchParams('q=rossi&status=SENT&page=3&pageSize=40&sort=-client&x=1&company='),
    ),
  ).toEqual({ q: 'rossi', status: 'SENT', pageSize: '40', sort: '-client' });
});

it.each([
  [{}, {}, true],
  [{ q: 'a', status: 'SENT' }, { status: 'SENT', q: 'a' }, true],
  [{ q: 'a' }, {}, false],
  [{ q: 'a' }, { q: 'b' }, false],
])('%o and %o are the same: %s', (one, other, same) => {
  expect(isSameSavedViewQuery(one as Record<string, string>, other as Record<string, string>)).toBe(
    same,
  );
});
