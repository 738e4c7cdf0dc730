import type { SheetBlock, SheetField } from '@pratiche/domain';
import { describe, expect, it } from 'vitest';
import { copyProgress, fingerprint, parseTicks, tick, tickState } from './ticks.js';

const field = (key: string, copied: string | null): SheetField => ({
  key,
  label: key,
  value: copied === null ? null : { shown: copied, copied },
});
const block = (...fields: SheetField[]): SheetBlock => ({ key: 'block', title: 'Blocco', fields });

describe('ticks', () => {
  it('start open and become copied', () => {
    const surname = field('surname', 'Rossi');
    expect(tickState(surname, {})).toBe('open');
    expect(tickState(surname, tick({}, [surname]))).toBe('copied');
  });

  it('ask for a new copy when the value changed afterwards', () => {
    const ticks = tick({}, [field('surname', 'Rossi')]);
    expect(tickState(field('surname', 'Bianchi'), ticks)).toBe('changed');
    expect(tickState(field('surname', null), ticks)).toBe('changed');
  });

  it('keep no readable value', () => {
    expect(JSON.stringify(tick({}, [field('ssn', 'RSSMRA80A01H501U')]))).not.toContain('RSS');
    expect(fingerprint('a')).not.toBe(fingerprint('b'));
  });

  it('count answered questions only', () => {
    const blocks = [
      block(field('a', '1'), field('b', null)),
      block(field('c', '3'), field('d', '4')),
    ];
    const ticks = {
      ...tick({}, [field('a', '1'), field('b', null)]),
      ...tick({}, [field('c', 'before')]),
    };
    expect(copyProgress(blocks, ticks)).toEqual({ copied: 1, changed: 1, total: 3 });
  });
});

it.each([
  [null, {}],
  ['', {}],
  ['nonsense', {}],
  ['[1]', {}],
  ['null', {}],
  ['{"a":"x","b":3}', { a: 'x' }],
])('reads %s from storage as %o', (stored, ticks) => {
  expect(parseTicks(stored)).toEqual(ticks);
});
