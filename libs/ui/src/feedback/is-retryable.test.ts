import { ApiError } from '@pratiche/api';
import { expect, it } from '@jest/globals';
import { isRetryable } from './is-retryable.js';

it.each([
  [0, true],
  [401, true],
  [409, true],
  [429, true],
  [500, true],
  [503, true],
  [400, false],
  [403, false],
  [404, false],
  [410, false],
  [422, false],
])('after a %s one may try again: %s', (status, may) =>
  expect(isRetryable(new ApiError({ status, code: 'x', message: 'x' }))).toBe(may),
);
it('may be tried after what we do not know', () =>
  expect(isRetryable(new TypeError('x'))).toBe(true));
