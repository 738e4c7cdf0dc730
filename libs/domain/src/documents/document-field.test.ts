import { expect, it } from '@jest/globals';
import { readDocumentField, toDocumentField } from './document-field.js';

it.each([
  ['documenti.CI', 'CI'],
  [toDocumentField('FATTURA'), 'FATTURA'],
  ['documenti', null],
  ['spese.documenti.CI', null],
  ['cadastralSheet', null],
])('the document of %s is %s', (field, code) => {
  expect(readDocumentField(field)).toBe(code);
});
