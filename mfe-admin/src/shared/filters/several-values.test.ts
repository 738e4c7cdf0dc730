import { expect, it } from '@jest/globals';
import { readValues, toggleValue } from './several-values.js';

const ORDER = ['SENT', 'WAITING', 'ACCEPTED'];

it.each([
  [undefined, []],
  ['', []],
  ['SENT', ['SENT']],
  ['SENT,ACCEPTED,SENT', ['SENT', 'ACCEPTED']],
])('%s holds %j', (text, values) => {
  expect(readValues(text)).toEqual(values);
});

it.each([
  [undefined, 'SENT', 'SENT'],
  ['ACCEPTED', 'SENT', 'SENT,ACCEPTED'],
  ['SENT,ACCEPTED', 'SENT', 'ACCEPTED'],
  ['SENT', 'SENT', null],
])('%s with %s toggled is %s', (text, value, after) => {
  expect(toggleValue(text, value, ORDER)).toBe(after);
});
