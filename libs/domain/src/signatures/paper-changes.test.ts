import { expect, it } from '@jest/globals';
import { listPaperChanges, listValueLines } from './paper-changes.js';
import type { PrintedLine } from './printed-lines.js';

type Pair = readonly [label: string, text: string | null];
const lines = (...pairs: Pair[]): PrintedLine[] => pairs.map(([label, text]) => ({ label, text }));

it.each<[string, Pair[], Pair[], string[]]>([
  ['nothing changed', [['Nome', 'Ada Neri']], [['Nome', 'ADA  NERI']], []],
  [
    'a printed value changed',
    [['Nome', 'Ada Neri']],
    [['Nome', 'Ida Neri']],
    ['Nome: «Ada Neri» → «Ida Neri»'],
  ],
  ['an empty line was filled in', [['Nome', null]], [['Nome', 'Ada Neri']], []],
  [
    'a line to write on was filled in',
    [['', 'Spesa di ____________ euro']],
    [['', 'Spesa di 3.900,00 euro']],
    [],
  ],
  [
    'the words before the line to write on changed',
    [['', 'Spesa di ____________ euro']],
    [['', 'Somma di 3.900,00 euro']],
    ['nel testo: niente → «Somma di 3.900,00 euro»'],
  ],
  [
    'an empty line was filled in and a printed one of the same label changed',
    [
      ['Telefono', '0171 1'],
      ['Telefono', null],
    ],
    [
      ['Telefono', '0171 2'],
      ['Telefono', '0171 3'],
    ],
    ['Telefono: «0171 1» → «0171 3»'],
  ],
  [
    'a line to write on stays, with another value beside it',
    [
      ['Nome', null],
      ['CAP', '12100'],
    ],
    [
      ['Nome', null],
      ['CAP', '12101'],
    ],
    ['CAP: «12100» → «12101»'],
  ],
  ['a value was added', [], [['Piano', '2']], ['Piano: niente → «2»']],
  ['a value went', [['Piano', '2']], [], ['Piano: «2» → niente']],
])('where %s', (_what, before, after, changes) => {
  expect(listPaperChanges(lines(...before), lines(...after))).toEqual(changes);
});

it('leaves the wording of the template out of the values', () => {
  expect(listValueLines(lines(['', 'DICHIARA'], ['Nome', 'Ada Neri']))).toEqual(
    lines(['Nome', 'Ada Neri']),
  );
});
