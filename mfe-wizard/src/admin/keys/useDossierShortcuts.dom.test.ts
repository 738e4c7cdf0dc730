import { expect, it } from '@jest/globals';
import { dossierShortcutForKey } from './useDossierShortcuts.js';

it.each([
  ['A', true, 'accept'],
  // With the capitals lock on, Shift brings the small letter.
  ['a', true, 'accept'],
  ['C', true, 'corrections'],
  ['N', true, 'next'],
  ['P', true, 'previous'],
  ['T', true, 'take'],
  ['E', true, 'filed'],
  ['F', true, 'completed'],
  ['D', true, 'doubts'],
  ['R', true, 'requests'],
  ['M', true, 'messages'],
  ['S', true, 'deadline'],
  ['e', false, null],
  ['A', false, null],
  ['n', false, null],
  ['x', true, null],
  ['toString', true, null],
])('%s with Shift %s does %s', (key, shiftKey, action) => {
  expect(dossierShortcutForKey({ key, shiftKey })).toBe(action);
});
