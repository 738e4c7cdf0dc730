import { expect, it } from '@jest/globals';
import { matchesRoute } from './find-remote-route.js';

it.each([
  ['/modules/new', '/modules/new', true],
  ['/modules/new', '/Modules/New/', true],
  ['/modules/edit/:id', '/modules/edit/12', true],
  ['/modules/edit/:id', '/modules/edit', false],
  ['/modules/edit/:id', '/modules/edit/12/more', false],
  ['/edit-beneficiary/:id/:token', '/edit-beneficiary/1/abc', true],
  ['/modules/new', '/login', false],
  ['/modules/new', '/', false],
])('%s answers %s: %s', (pattern, path, expected) => {
  expect(matchesRoute(pattern, path)).toBe(expected);
});
