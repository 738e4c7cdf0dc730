import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  formatBeneficiaryName,
  buildDocumentsZipName,
  buildDossierXmlName,
  buildExportName,
  formatCents,
  formatCredits,
  formatDay,
  formatEuro,
  formatExactMoment,
  formatMoment,
  formatMomentDay,
  formatNumber,
  formatSignedCredits,
  formatTime,
  isValidDay,
  getChoiceLabel,
  matchesSearch,
  parseDay,
  parseDecimal,
  parseEuro,
  sanitizeFileName,
  normalizeSearchText,
  SERVICE_TYPES,
} from '../index.js';
import { validCompanyForm, validDossierForm } from '../../test/dossier-fixtures.js';

describe('numbers', () => {
  it.each([
    [0, '0,00\u00a0€'],
    [1234.56, '1.234,56\u00a0€'],
    [1_000_000, '1.000.000,00\u00a0€'],
    [-5.5, '-5,50\u00a0€'],
    [9.005, '9,01\u00a0€'],
  ])('writes %s euro as «%s»', (euro, text) => expect(formatEuro(euro)).toBe(text));

  it('writes cents, credits and plain numbers', () => {
    expect(formatCents(123_456)).toBe('1.234,56\u00a0€');
    expect([formatCredits(12), formatCredits(1234.5), formatCredits(0.25)]).toEqual([
      '12',
      '1.234,5',
      '0,25',
    ]);
    expect([formatSignedCredits(12), formatSignedCredits(-1234.5), formatSignedCredits(0)]).toEqual(
      ['+12', '−1.234,5', '0'],
    );
    expect([
      formatNumber(1.3),
      formatNumber(1.3, 2),
      formatNumber(0.1234),
      formatNumber(0.1234, 3),
      formatNumber(2, 3),
    ]).toEqual(['1,3', '1,30', '0,1234', '0,123', '2,000']);
  });

  it.each([
    ['1.234,56', 1234.56],
    ['1234,56', 1234.56],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['1.234.567', 1_234_567],
    ['1.234', 1.234],
    ['7', 7],
    ['-3,2', -3.2],
    [' 12 € ', 12],
    ['', null],
    ['abc', null],
    ['1,2,3', null],
    ['12,', null],
    ['1.23,4', null],
    ['1e5', null],
  ])('reads the number «%s» as %s', (text, value) => expect(parseDecimal(text)).toBe(value));

  it.each([
    ['€ 1.234,56', 1234.56],
    ['1.234', 1234],
    ['1.234.567,8 EUR', 1_234_567.8],
    ['12,50', 12.5],
    ['12.50', 12.5],
    ['900', 900],
    ['', null],
    ['abc', null],
    ['1.2345', null],
  ])('reads the money «%s» as %s', (text, value) => expect(parseEuro(text)).toBe(value));

  it('reads back the euro it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (cents) => {
        expect(parseEuro(formatCents(cents))).toBe(cents === 0 ? 0 : cents / 100);
      }),
    );
  });
});

describe('dates', () => {
  it.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2028-02-29', true],
    ['2026-13-01', false],
    ['26-01-01', false],
    ['2026-04-31', false],
  ])('%s is a day: %s', (day, answer) => expect(isValidDay(day)).toBe(answer));

  it.each([
    ['21/11/2026', '2026-11-21'],
    ['1/2/2026', '2026-02-01'],
    ['01.02.2026', '2026-02-01'],
    ['01-02-2026', '2026-02-01'],
    ['31/02/2026', null],
    ['2026-02-01', '2026-02-01'],
    ['2026-02-31', null],
    ['', null],
  ])('reads «%s» as %s', (text, day) => expect(parseDay(text)).toBe(day));

  it('writes days and moments as in Italy', () => {
    expect([formatDay('2026-11-21'), formatDay(null), formatDay(undefined)]).toEqual([
      '21/11/2026',
      '',
      '',
    ]);
    expect(formatMomentDay('2026-12-31T23:30:00.000Z')).toBe('01/01/2027');
    expect(formatTime('2026-07-01T12:32:00.000Z')).toBe('14:32');
    expect(formatMoment('2026-01-01T23:05:00.000Z')).toBe('02/01/2026 00:05');
    expect(formatExactMoment('2026-07-01T10:05:09.716+01:00')).toBe('01/07/2026 11:05:09');
    expect([formatTime('presto'), formatMomentDay(''), formatMoment('presto')]).toEqual([
      'presto',
      '',
      'presto',
    ]);
  });
});

describe('names', () => {
  it('names the client', () => {
    expect(formatBeneficiaryName(validDossierForm())).toBe('Mario Rossi');
    expect(formatBeneficiaryName(validDossierForm({ beneficiaryFirstName: null }))).toBe('Rossi');
    expect(
      formatBeneficiaryName(
        validDossierForm({ beneficiaryFirstName: ' ', beneficiaryLastName: null }),
      ),
    ).toBe('');
    expect(formatBeneficiaryName(validCompanyForm())).toBe('Alfa Srl');
    expect(formatBeneficiaryName(validCompanyForm({ beneficiaryCompanyName: null }))).toBe('');
  });

  it('names files safely', () => {
    expect(
      buildDocumentsZipName(
        12,
        validDossierForm({ beneficiaryFirstName: 'Nicolò', beneficiaryLastName: "D'Àngelo" }),
      ),
    ).toBe('rif-cliente-Nicolo-D-Angelo-12-documentazione.zip');
    expect(
      buildDocumentsZipName(
        12,
        validDossierForm({ beneficiaryFirstName: null, beneficiaryLastName: null }),
      ),
    ).toBe('rif-cliente-12-documentazione.zip');
    expect(buildDossierXmlName(12, validDossierForm({ beneficiaryFirstName: 'Nicolò' }))).toBe(
      'pratica-enea-Nicolo-Rossi-12.xml',
    );
    expect(
      buildDossierXmlName(
        12,
        validDossierForm({ beneficiaryFirstName: null, beneficiaryLastName: null }),
      ),
    ).toBe('pratica-enea-12.xml');
    expect(sanitizeFileName('../../etc/passwd\u0000"\r\n')).toBe('etc-passwd');
    expect(sanitizeFileName('x'.repeat(300))).toHaveLength(100);
    expect(sanitizeFileName(`${'x'.repeat(99)} y`)).toBe('x'.repeat(99));
    expect([
      buildExportName('RECEIVED', '21-11-2026'),
      buildExportName('ELABORATED', '21-11-2026'),
    ]).toEqual([
      'export_moduli_da_elaborare_21-11-2026.xlsx',
      'export_moduli_elaborati_21-11-2026.xlsx',
    ]);
  });

  it('labels choices', () => {
    expect([
      getChoiceLabel(SERVICE_TYPES, 2),
      getChoiceLabel(SERVICE_TYPES, null),
      getChoiceLabel(SERVICE_TYPES, 9),
    ]).toEqual(['Bonus Casa', '', '']);
  });
});

describe('search', () => {
  it('knows no accents, case, spaces or curly apostrophes', () => {
    expect(normalizeSearchText('  NICOLÒ   D’Àngelo ')).toBe("nicolo d'angelo");
    expect(matchesSearch('Nicolò D’Àngelo', "d'angelo nicolo")).toBe(true);
    expect(matchesSearch('Nicolò', 'rossi')).toBe(false);
    expect(matchesSearch('Nicolò', '  ')).toBe(true);
  });
});
