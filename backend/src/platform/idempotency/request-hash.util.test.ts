import { describe, expect, it } from '@jest/globals';
import { hashRequest } from './request-hash.util.js';

describe('the hash of a request', () => {
  it('is the same for the same content in another order of members', () => {
    expect(hashRequest('POST', { b: [1, { d: 2, c: 3 }], a: null })).toBe(
      hashRequest('POST', { a: null, b: [1, { c: 3, d: 2 }] }),
    );
  });

  it.each([
    ['another method', ['PUT', '/x', { a: 1 }]],
    ['another route', ['POST', '/y', { a: 1 }]],
    ['another value', ['POST', '/x', { a: 2 }]],
    ['another type', ['POST', '/x', { a: '1' }]],
    ['another member', ['POST', '/x', { a: 1, b: null }]],
    ['another order of a list', ['POST', '/x', [2, 1]]],
  ])('differs for %s', (_, parts) => {
    expect(hashRequest(...parts)).not.toBe(hashRequest('POST', '/x', { a: 1 }));
    expect(hashRequest(...parts)).not.toBe(hashRequest('POST', '/x', [1, 2]));
  });
});
