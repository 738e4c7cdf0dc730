import { describe, expect, it } from '@jest/globals';
import {
  encodeFirstName,
  fitsFirstName,
  fitsSurname,
  isTaxCode,
  isVatNumber,
  encodeSurname,
  calculateControlCharacter,
  parseTaxCode,
} from '../index.js';

describe('tax codes', () => {
  it.each([
    ['RSSMRA80A01F205X', true],
    ['rssmra80a01f205x', true],
    [' RSSMRA80A01F205X ', true],
    ['RSSMRA80A01F205Y', false],
    ['RSSMRA80A01F205', false],
    ['RSSMRA80F01F205X', false],
    ['12345678903', false],
    ['', false],
  ])('%s has the right shape and control character: %s', (code, answer) =>
    expect(isTaxCode(code)).toBe(answer),
  );

  it('know omocodia', () => {
    const start = 'RSSMRA80A01F20R';
    const code = start + calculateControlCharacter(start);
    expect(isTaxCode(code)).toBe(true);
    const letters = 'RSSMRAULALMFNLR';
    expect(parseTaxCode(letters + calculateControlCharacter(letters))).toEqual({
      surname: 'RSS',
      name: 'MRA',
      gender: 'M',
      birth: '80-01-01',
    });
  });

  it('contain gender and birth date', () => {
    const start = 'VRDNNA75T62H501';
    expect(parseTaxCode(start + calculateControlCharacter(start))).toEqual({
      surname: 'VRD',
      name: 'NNA',
      gender: 'F',
      birth: '75-12-22',
    });
    expect(parseTaxCode('RSSMRA80A01F205Y')).toBeNull();
  });

  it.each([
    ['Rossi', 'RSS'],
    ['Fo', 'FOX'],
    ['Aia', 'AIA'],
    ["D'Àngelo", 'DNG'],
    ['De Luca', 'DLC'],
    ['Re', 'REX'],
    ['Bo', 'BOX'],
    ['Ma', 'MAX'],
    ['Đorđević', 'DRD'],
    ['Łukaszewicz', 'LKS'],
    ['Sørensen', 'SRN'],
    ['Groß', 'GRS'],
    ['İnan', 'NNI'],
    ['Æbel', 'BLA'],
    ['Þórsson', 'THR'],
  ])('shortens the surname %s to %s', (surname, code) => expect(encodeSurname(surname)).toBe(code));

  it.each([
    ['Mario', 'MRA'],
    ['Gianfranco', 'GFR'],
    ['Anna', 'NNA'],
    ['Roberto', 'RRT'],
    ['Io', 'IOX'],
    ['Nicolò', 'NCL'],
    ['Maria Luisa', 'MLS'],
  ])('shortens the first name %s to %s', (name, code) => expect(encodeFirstName(name)).toBe(code));
});

it.each([
  ['Đorđević', 'DRD', true],
  ['Đorđević', 'DJR', true],
  ['Łukaszewicz', 'LKS', true],
  ['Søby', 'SBY', true],
  ['Fö', 'FOX', true],
  ['Fö', 'FOE', true],
  ['Rossi', 'RSS', true],
  ['Rossi', 'VRD', false],
  ['Đorđević', 'RVC', false],
])('the surname %s can have the letters %s: %s', (surname, letters, is) => {
  expect(fitsSurname(surname, letters)).toBe(is);
});

it.each([
  ['Đorđe', 'DRD', true],
  ['Đorđe', 'DRJ', false],
  ['Đorđe', 'DRE', false],
  ['Đorđe', 'DDJ', false],
  ['Łucja', 'LCJ', true],
  ['Mario', 'MRA', true],
])('the first name %s can have the letters %s: %s', (name, letters, is) => {
  expect(fitsFirstName(name, letters)).toBe(is);
});

describe('VAT numbers', () => {
  it.each([
    ['12345678903', true],
    ['12345678904', false],
    ['1234567890', false],
    ['ABCDEFGHIJK', false],
    ['99999999990', true],
    ['00000000000', false],
  ])('%s has the right check digit: %s', (code, answer) => expect(isVatNumber(code)).toBe(answer));
});
