import { describe, expect, it } from '@jest/globals';
import { expectLittleProcessorTime } from '../../test/processor-time.js';
import {
  cleanCodeCell,
  isCompanyName,
  isTotalsLabel,
  parseSerialDay,
  parseServiceName,
  removeTitles,
  splitWholeName,
  type NameOrder,
} from './index.js';

describe('codes of a spreadsheet', () => {
  it.each([
    ['3331234567', '3331234567'],
    ['3331234567.0', '3331234567'],
    ['3331234567,00', '3331234567'],
    ['+393331234567.0', '+393331234567'],
    ["'3331234567", '3331234567'],
    ['’ 24121', '24121'],
    ["'24121.0", '24121'],
    ['3,331234567E+09', '3331234567'],
    ['3.331234567e9', '3331234567'],
    // Separators of people, not decimals.
    ['0471.000000', '0471.000000'],
    ['333.123.4567', '333.123.4567'],
    ['12/A', '12/A'],
    ['RSSMRA80A01H501U', 'RSSMRA80A01H501U'],
    ['', ''],
  ])('%j is %j', (cell, text) => {
    expect(cleanCodeCell(cell)).toEqual({ text, isShortened: false });
  });

  it.each(['3,33E+09', '3.33E+09', '3E+09', '1,23457E+10', '3,3312345678E+09', '3,33000E+09'])(
    '%j has lost digits',
    (cell) => expect(cleanCodeCell(cell)).toMatchObject({ isShortened: true }),
  );

  it.each([
    ['46096', '2026-03-15'],
    ['46096.0', '2026-03-15'],
    ['46096,5', '2026-03-15'],
    ['45351', '2024-02-29'],
    ['36526', '2000-01-01'],
    ['73050', '2099-12-31'],
    ['36525', null],
    ['73051', null],
    ['460960', null],
    ['4609', null],
    ['-46096', null],
    ['', null],
  ])('the serial number %j is the day %s', (cell, day) => expect(parseSerialDay(cell)).toBe(day));
});

describe('names of services', () => {
  it.each([
    ['Ecobonus', 1],
    ['ECO BONUS', 1],
    ['Eco-bonus 50%', 1],
    ['65% Ecobonus', 1],
    ['Ecobonus 2026', 1],
    ['riqualificazione energetica', 1],
    ['BonusCasa', 2],
    ['bonus casa 50 %', 2],
    ['Bonus ristrutturazioni', 2],
    ['bonus sicurezza', 3],
    ['BONUSSICUREZZA', 3],
    ['2', 2],
    ['4', null],
    ['Ecosconto', null],
    ['Ecobonus e Bonus Casa', null],
    ['50%', null],
    ['', null],
    ['x'.repeat(5_000), null],
  ])('%j is service %s', (text, service) => expect(parseServiceName(text)).toBe(service));
});

describe('whole names', () => {
  const CODE = 'VRDLNE80A41H501X';
  it.each<[string, string | null, NameOrder | null, string | null, string | null]>([
    ['Verdi Elena', CODE, null, 'Verdi', 'Elena'],
    ['Elena Verdi', CODE, null, 'Verdi', 'Elena'],
    // The code counts more than the heading.
    ['Elena Verdi', CODE, 'surname-first', 'Verdi', 'Elena'],
    ['Verdi Elena', null, 'surname-first', 'Verdi', 'Elena'],
    ['Elena Verdi', null, 'surname-last', 'Verdi', 'Elena'],
    ['Rossi Maria Grazia', null, 'surname-first', 'Rossi', 'Maria Grazia'],
    ['Maria Grazia Rossi', null, 'surname-last', 'Rossi', 'Maria Grazia'],
    ['De Luca Anna', null, 'surname-first', 'De Luca', 'Anna'],
    ['Anna De Luca', null, 'surname-last', 'De Luca', 'Anna'],
    ["D' Angelo Anna", null, 'surname-first', "D' Angelo", 'Anna'],
    ["D'Angelo Anna", null, 'surname-first', "D'Angelo", 'Anna'],
    ['Verdi, Elena', null, null, 'Verdi', 'Elena'],
    ['Elena, Verdi', null, 'surname-last', 'Verdi', 'Elena'],
    ['Verdi Elena', null, null, null, null],
    ['Verdi', null, 'surname-first', null, null],
    ['De Luca', null, 'surname-first', null, null],
    ['Verdi Elena Maria Anna', null, 'surname-first', null, null],
    ['Verdi Elena e Rossi Mario', null, 'surname-first', null, null],
    ['Verdi Elena / Rossi Mario', null, 'surname-first', null, null],
    ['Verdi Elena & Mario', null, 'surname-first', null, null],
    ['Verdi, Elena, Anna', null, 'surname-first', null, null],
    ['Verdi Elena (casa al mare)', null, 'surname-first', null, null],
    ['Verdi 2', null, 'surname-first', null, null],
    ['', null, 'surname-first', null, null],
  ])('%j with code %s and order %s', (name, code, order, lastName, firstName) => {
    const split = splitWholeName(name, code, order);
    expect([split?.lastName ?? null, split?.firstName ?? null]).toEqual([lastName, firstName]);
  });

  it.each([
    ['Sig.ra Verdi Elena', 'Verdi Elena'],
    ['Sig. Verdi Elena', 'Verdi Elena'],
    ['Egr. Sig. Verdi Elena', 'Verdi Elena'],
    ['Dott.ssa Elena Verdi', 'Elena Verdi'],
    ['Signora Elena Verdi', 'Elena Verdi'],
    ['Ing. Elena Verdi', 'Elena Verdi'],
    ['Ingrid Verdi', 'Ingrid Verdi'],
    ['Signorini Elena', 'Signorini Elena'],
    ['Sig.', 'Sig.'],
  ])('%j without titles is %j', (name, bare) => expect(removeTitles(name)).toBe(bare));

  it.each([
    ['Condominio Le Betulle', true],
    ['COND. LE BETULLE', true],
    ['Betulle S.r.l.', true],
    ['Betulle s.p.a', true],
    ['Rossi & C. snc', true],
    ['Società Agricola Betulle', true],
    ['Parrocchia di San Prova', true],
    ['Verdi Elena', false],
    ['Sasso Anna', false],
    ['Spalla Condò', false],
  ])('%j belongs to a company: %s', (name, isCompany) =>
    expect(isCompanyName(name)).toBe(isCompany),
  );

  it.each([
    ['Totale', true],
    ['TOTALE:', true],
    ['Tot.', true],
    ['Totale clienti', true],
    ['Subtotale', true],
    ['Totaro', false],
    ['Totale Anna', false],
    ['', false],
  ])('%j is a row of totals: %s', (name, isTotals) => expect(isTotalsLabel(name)).toBe(isTotals));

  it.each([
    'Verdi '.repeat(50_000),
    'Sig. '.repeat(50_000),
    's r l '.repeat(50_000),
    ', '.repeat(50_000),
  ])('reads a text of any length in no time', (long) => {
    expectLittleProcessorTime(() => {
      splitWholeName(removeTitles(long), 'VRDLNE80A41H501X', 'surname-first');
      isCompanyName(long);
      cleanCodeCell(long);
    });
  });
});
