import { expect, it } from '@jest/globals';
import { findReplacedFileId } from './replaced-file.js';

it.each<[string, string, number[], number | 'ask' | null]>([
  ['a document without files', 'CI', [], null],
  ['a document of one file', 'CI', [7], 7],
  ['a document of several files', 'CI', [7, 8], 'ask'],
  ['one invoice, beside which another may be missing', 'FATTURA', [7], 'ask'],
  ['one receipt of a bank transfer', 'BONIFICO', [7], 'ask'],
  ['one photograph', 'FOTO', [7], 'ask'],
  ['invoices that are all missing', 'FATTURA', [], null],
])('of %s', (_, code, fileIds, expected) => {
  expect(findReplacedFileId(code, fileIds)).toBe(expected);
});
