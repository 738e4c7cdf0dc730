import { expect, it } from '@jest/globals';
import { libraryRules, toLibraryForm, toLibraryInput } from './library-form.js';

const empty = toLibraryForm(null);
const fieldsOf = (isNew: boolean, values = empty) =>
  libraryRules(isNew)(values).map(({ field }) => field);

it('wants a title always, and a file for a new document', () => {
  expect(fieldsOf(true)).toEqual(['title', 'file']);
  expect(fieldsOf(false)).toEqual(['title']);
  expect(fieldsOf(true, { ...empty, title: 'Listino', file: new File([], 'a.pdf') })).toEqual([]);
});

it('sends empty texts and an empty position as the API expects them', () => {
  expect(toLibraryInput({ ...empty, title: 'Listino', position: null })).toEqual({
    title: 'Listino',
    description: '',
    kind: 'document',
    position: 0,
    isPublished: true,
  });
});
