import { expect, it } from '@jest/globals';
import { redirectPathFrom } from './redirect-path.js';

it.each([
  [{ from: '/packages' }, '/packages'],
  [{ from: '/modules/edit/7?passo=3#documenti' }, '/modules/edit/7?passo=3#documenti'],
  [{ from: '/' }, '/'],
  [{ from: '//altrove.example/packages' }, '/'],
  [{ from: '/\\altrove.example' }, '/'],
  [{ from: 'https://altrove.example' }, '/'],
  [{ from: 'packages' }, '/'],
  [{ from: 'javascript:alert(1)' }, '/'],
  [{ from: '' }, '/'],
  [{ from: 7 }, '/'],
  [{}, '/'],
  [null, '/'],
  ['/packages', '/'],
])('after %j comes %s', (state, path) => {
  expect(redirectPathFrom(state)).toBe(path);
});
