import { describe, expect, it } from '@jest/globals';
import {
  findMentionQuery,
  insertMention,
  listMentionOffers,
  listMentions,
  splitNote,
  validateNoteWithdrawal,
} from './index.js';

const AT = new Date('2026-11-20T10:00:00Z');
const after = (hours: number) => new Date(AT.getTime() + hours * 3_600_000);

describe('withdrawing a note', () => {
  it.each([
    ['Admin', 1, 0, true],
    ['Admin', 1, 24, true],
    ['Admin', 1, 24.01, false],
    ['Admin', 2, 0, false],
    ['SuperAdmin', 2, 0, true],
    ['SuperAdmin', 2, 9_000, true],
  ] as const)('as %s n. %i after %d hours is allowed: %s', (role, id, hours, isAllowed) => {
    expect(
      validateNoteWithdrawal({ authorId: 1, at: AT }, { id, role }, after(hours)) === null,
    ).toBe(isAllowed);
  });
});

describe('mentions', () => {
  const COLLEAGUES = [
    { id: 1, name: 'Anna' },
    { id: 2, name: 'Anna Bianchi' },
    { id: 3, name: 'Niccolò Rossi' },
    { id: 4, name: 'anna' },
    { id: 5, name: 'ufficio@example.it' },
    { id: 6, name: '' },
  ];

  it.each([
    ['nessuno', []],
    ['@', []],
    ['@Anna guarda', [1, 4]],
    ['@ANNA, guarda', [1, 4]],
    ['@Anna Bianchi, guarda', [2]],
    ['@Anna Bianchini guarda', [1, 4]],
    ['@Annalisa', []],
    ['scrivi a posta@Anna', []],
    ['(@Niccolò Rossi) e @Anna Bianchi', [2, 3]],
    ['@Niccolò Rossi\n@Niccolò Rossi', [3]],
    ['@ufficio@example.it', [5]],
    ['@@Anna', [1, 4]],
  ])('in "%s" are of %j', (text, ids) => {
    expect(listMentions(text, COLLEAGUES).map(({ id }) => id)).toEqual(ids);
  });

  it('split a note without losing anything', () => {
    const text = 'Ciao @Anna Bianchi: vedi\n@Anna.';
    const parts = splitNote(text, ['Anna', 'Anna Bianchi']);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.filter(({ isMention }) => isMention).map((part) => part.text)).toEqual([
      '@Anna Bianchi',
      '@Anna',
    ]);
    expect(splitNote('', ['Anna'])).toEqual([]);
  });
});

describe('typing a mention', () => {
  const COLLEAGUES = [
    { id: 1, name: 'Anna Bianchi' },
    { id: 2, name: 'Bruno Verdi' },
  ];

  it.each([
    ['Ciao @', 6, { start: 5, query: '' }],
    ['Ciao @An', 8, { start: 5, query: 'An' }],
    ['Ciao @An guarda', 8, { start: 5, query: 'An' }],
    ['@Anna B', 7, { start: 0, query: 'Anna B' }],
    ['@ Anna', 6, null],
    ['posta@example', 13, null],
    ['@Anna\nguarda', 12, null],
    ['Ciao', 4, null],
    ['@', 0, null],
    [`@${'x'.repeat(61)}`, 62, null],
  ])('in "%s" at %i is %j', (text, caret, query) => {
    expect(findMentionQuery(text, caret)).toEqual(query);
  });

  it.each([
    ['', [1, 2]],
    ['b', [1, 2]],
    ['ann', [1]],
    ['VER', [2]],
    ['anna bianchi', []],
    ['anna bianchi guarda', []],
    ['nna', []],
  ])('"%s" offers %j', (query, ids) => {
    expect(listMentionOffers(query, COLLEAGUES).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['Ciao @An', 8, 'Ciao @Anna Bianchi ', 19],
    ['Ciao @An guarda', 8, 'Ciao @Anna Bianchi guarda', 19],
    ['@', 1, '@Anna Bianchi ', 14],
  ])('completes "%s" at %i', (text, caret, completed, position) => {
    const query = findMentionQuery(text, caret);
    expect(query && insertMention(text, query, 'Anna Bianchi')).toEqual({
      text: completed,
      caret: position,
    });
  });
});
