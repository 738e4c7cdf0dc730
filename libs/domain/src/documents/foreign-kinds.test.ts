import { describe, expect, it } from '@jest/globals';
import { hasAcceptedExtension, UNSUPPORTED_FILE_MESSAGE } from './file-kinds.js';
import {
  describeForeignEntry,
  describeForeignFile,
  describeRefusedName,
  findForeignKindByName,
  FOREIGN_KINDS,
  type ForeignKindCode,
} from './foreign-kinds.js';

it.each<[string, ForeignKindCode | null]>([
  ['modulo.docx', 'word'],
  ['Modulo.DOC', 'word'],
  ['computo.xlsx', 'excel'],
  ['relazione.pages', 'pages'],
  ['foto.webp', 'webp'],
  ['app.apk', 'app'],
  ['fattura.pdf', null],
  ['fattura.docx.pdf', null],
  ['senza estensione', null],
  ['docx', null],
])('%s is named %s', (name, code) => expect(findForeignKindByName(name)).toBe(code));

it('a refused name is told by its kind where it has one', () => {
  expect(describeRefusedName('modulo.docx')).toBe(describeForeignFile('word'));
  expect(describeRefusedName('note.txt')).toBe(UNSUPPORTED_FILE_MESSAGE);
});

describe('a kind that is not taken', () => {
  it('is told with what to save it as', () => {
    expect(describeForeignFile('word')).toBe(
      'Questo file è un documento Word: salvalo come PDF e caricalo di nuovo.',
    );
    expect(describeForeignFile('webp')).toContain('salvalo come JPEG o PNG');
    expect(describeForeignFile('app')).toContain('non un documento: carica al suo posto');
    expect(describeForeignEntry('app')).toBe('è il pacchetto di un programma');
  });

  it('has extensions of its own, none of an accepted file', () => {
    const extensions = Object.values(FOREIGN_KINDS).flatMap((kind) => kind.extensions);
    expect(new Set(extensions).size).toBe(extensions.length);
    expect(extensions.filter((extension) => hasAcceptedExtension(`a.${extension}`))).toEqual([]);
  });
});
