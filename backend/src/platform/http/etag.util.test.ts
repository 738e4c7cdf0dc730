import { expect, it } from '@jest/globals';
import { createEtag, matchesEtag } from './etag.util.js';

it.each([
  ['the same', '"abc"', true],
  ['one of several', '"x", "abc"', true],
  ['made weak by a proxy', 'W/"abc"', true],
  ['another', '"abd"', false],
  ['a part of it', '"ab"', false],
  ['none', undefined, false],
  ['an empty one', '', false],
])('an ETag matches: %s', (_, header, matches) =>
  expect(matchesEtag(header, '"abc"')).toBe(matches),
);

it('changes with the content and with the caller', () => {
  const etags = [createEtag('a'), createEtag('b'), createEtag('a', '7'), createEtag('a', '8')];
  expect(new Set(etags).size).toBe(etags.length);
  expect(createEtag(Buffer.from('a'))).toBe(createEtag('a'));
  expect(etags[0]).toMatch(/^"[\w-]{22}"$/);
});
