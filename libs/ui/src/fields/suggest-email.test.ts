import { expect, it } from '@jest/globals';
import { suggestEmail } from './suggest-email.js';

it.each([
  ['laura.bianchi@gmial.com', 'laura.bianchi@gmail.com'],
  ['laura.bianchi@gmai.com', 'laura.bianchi@gmail.com'],
  ['laura.bianchi@gmaill.com', 'laura.bianchi@gmail.com'],
  ['Laura.Bianchi@GMIAL.COM', 'Laura.Bianchi@gmail.com'],
  ['laura@gmail.con', 'laura@gmail.com'],
  ['laura@gmail.it', 'laura@gmail.com'],
  ['laura@libero.com', 'laura@libero.it'],
  ['laura@lbiero.it', 'laura@libero.it'],
  ['laura@hotmial.it', 'laura@hotmail.it'],
  [' laura@outlok.it ', 'laura@outlook.it'],
  ['laura@iclould.com', 'laura@icloud.com'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each([
  'laura@gmail.com',
  'laura@yahoo.it',
  'laura@mail.com',
  'laura@email.it',
  'laura@live.com',
  'info@serramentibianchi.example',
  'info@bianchi.it',
  'amministrazione@pec.example',
  'laura@gmail',
  'senza-chiocciola',
  'due@chiocciole@gmial.com',
  '',
  null,
])('nothing is said of %p', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
