import { describe, expect, it } from '@jest/globals';
import { fingerprintText } from '../formats/index.js';
import { computeCopyProgress, markFieldsCopied, getCopyState } from './copied-fields.js';
import type { EneaSheetBlock, EneaSheetField } from './enea-sheet-types.js';

const field = (key: string, copied: string | null): EneaSheetField => ({
  key,
  label: key,
  value: copied === null ? null : { shown: copied, copied },
});
const block = (...fields: EneaSheetField[]): EneaSheetBlock => ({
  key: 'block',
  title: 'Blocco',
  fields,
});

describe('copied fields', () => {
  it('start open and become copied', () => {
    const surname = field('surname', 'Rossi');
    expect(getCopyState(surname, {})).toBe('open');
    expect(getCopyState(surname, markFieldsCopied({}, [surname]))).toBe('copied');
  });

  it('ask for a new copy when the value changed afterwards', () => {
    const copiedFields = markFieldsCopied({}, [field('surname', 'Rossi')]);
    expect(getCopyState(field('surname', 'Bianchi'), copiedFields)).toBe('changed');
    expect(getCopyState(field('surname', null), copiedFields)).toBe('changed');
  });

  it('keep no readable value', () => {
    expect(JSON.stringify(markFieldsCopied({}, [field('ssn', 'RSSMRA80A01H501U')]))).not.toContain(
      'RSS',
    );
    expect(fingerprintText('a')).not.toBe(fingerprintText('b'));
  });

  it('count answered questions only', () => {
    const blocks = [
      block(field('a', '1'), field('b', null)),
      block(field('c', '3'), field('d', '4')),
    ];
    const copiedFields = {
      ...markFieldsCopied({}, [field('a', '1'), field('b', null)]),
      ...markFieldsCopied({}, [field('c', 'before')]),
    };
    expect(computeCopyProgress(blocks, copiedFields)).toEqual({ copied: 1, changed: 1, total: 3 });
  });
});
