import { expect, it } from '@jest/globals';
import {
  filterGroups,
  isSearchable,
  matchesEntry,
  nextEntryIndex,
  type PaletteEntry,
} from './palette-entries.js';

const entry = (label: string, words?: string): PaletteEntry => ({ key: label, label, words });

it.each([
  ['Registro attività', undefined, 'attivita', true],
  ['Registro attività', undefined, 'REG att', true],
  ['Registro attività', undefined, 'gistro', false],
  ['Sicurezza', 'password accesso', 'pass', true],
  ['Sicurezza', undefined, 'pass', false],
  ['Sicurezza', undefined, '', true],
])('%s (%s) with "%s": %s', (label, words, text, expected) => {
  expect(matchesEntry(entry(label, words), text)).toBe(expected);
});

it('leaves out groups without anything', () => {
  const groups = [
    { title: 'Pagine', entries: [entry('Utenti'), entry('Andamento')] },
    { title: 'Recenti', entries: [] },
  ];
  expect(filterGroups(groups, 'ute')).toEqual([{ title: 'Pagine', entries: [entry('Utenti')] }]);
  expect(filterGroups(groups, 'zzz')).toEqual([]);
});

it.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['a', 0, 3, null],
  ['ArrowDown', 0, 0, null],
])('%s from %i of %i leads to %s', (key, current, count, expected) => {
  expect(nextEntryIndex(key, current, count)).toBe(expected);
});

it.each([
  ['1', true],
  ['ro', true],
  ['r', false],
  [' ', false],
  ['', false],
])('asks the server for "%s": %s', (text, expected) => {
  expect(isSearchable(text)).toBe(expected);
});
