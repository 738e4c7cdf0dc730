import { describe, expect, it } from '@jest/globals';
import { parseEuro, readNumber, readSurface, readFieldNumber } from '../index.js';

describe('a number with its unit', () => {
  it.each([
    ['m²', ['2,4 m²', '2,4 m2', '2.4m^2', '2,4 mq', '2,4 m.q.', '2,4 metri quadri', ' 2,4 MQ ']],
    ['W/m²K', ['2,4 W/m2K', '2,4 W/m²K', '2,4W/mqK', '2,4 W/(m²K)', '2,4 W/m²·K']],
    ['m²K/W', ['2,4 m²K/W', '2,4 m2K/W', '2,4 (m²K)/W']],
    ['kW', ['2,4 kW', '2.4KW', '2,4 kWt']],
    ['%', ['2,4%', '2,4 %', '2,4 per cento']],
    ['€', ['€ 2,4', '2,4 €', 'EUR 2,4', '2,4 euro']],
  ])('in %s', (unit, texts) => {
    for (const text of texts)
      expect([text, readNumber(text, { unit, usualMax: 99 })?.value]).toEqual([text, 2.4]);
    expect(readNumber('2,4', { unit, usualMax: 99 })?.value).toBe(2.4);
  });

  it.each([
    ['24 W', 'kW'],
    ['24000 BTU', 'kW'],
    ['2,4 m', 'm²'],
    ['2,4 m²', undefined],
    ['1,1 W/m²K', 'm²K/W'],
    ['35%', 'm²'],
    ['€ 12', 'm²'],
    ['2,4 m² circa', 'm²'],
    ['2,4-2,6 m²', 'm²'],
    ['kW', 'kW'],
  ])('refuses %j in %s', (text, unit) =>
    expect(readNumber(text, { unit, usualMax: 99 })).toBeNull(),
  );
});

describe('a dot before three digits', () => {
  it.each<[string, number, number]>([
    ['1.250', 9_999_999, 1250],
    ['12.500', 9_999_999, 12_500],
    ['-1.250', 9_999_999, -1250],
    ['0.250', 9_999_999, 0.25],
    ['1.250', 999, 1.25],
    ['24.000', 999, 24],
    ['1.300', 99, 1.3],
    ['1.250', 0, 1.25],
    ['1.25', 9_999_999, 1.25],
    ['1.2500', 9_999_999, 1.25],
    ['1.250,5', 99, 1250.5],
    ['1.234.567', 99, 1_234_567],
    ['1,234.56', 9_999_999, 1234.56],
    ['12,345', 9_999_999, 12.345],
  ])('%s where %s is the most means %s', (text, usualMax, value) =>
    expect(readNumber(text, { usualMax })?.value).toBe(value),
  );

  it('is told where both readings are likely', () => {
    expect(readNumber('1.250', { unit: 'm²', usualMax: 9_999_999 })?.doubt).toBe(
      'Letto come 1.250 m²: 1,25 si scrive con la virgola',
    );
    for (const text of ['1250', '1.25', '0.250', '1.250,0', '1.250.000'])
      expect(readNumber(text, { unit: 'm²', usualMax: 9_999_999 })?.doubt).toBeUndefined();
  });
});

it('a text longer than any number is none', () => {
  const digits = '1'.repeat(100);
  expect([parseEuro(digits), readNumber(digits, { usualMax: 0 })?.value]).toEqual([
    Number(digits),
    Number(digits),
  ]);
  for (const text of [`${digits}1`, `${' '.repeat(100)}1`])
    expect([parseEuro(text), readNumber(text, { usualMax: 0 })]).toEqual([null, null]);
});

describe('a surface', () => {
  it.each([
    ['1200x1800', 2.16, '1.200 × 1.800 mm: 2,16 m²'],
    ['120x180', 2.16, '120 × 180 cm: 2,16 m²'],
    ['1,2x1,8', 2.16, '1,2 × 1,8 m: 2,16 m²'],
    ['1.2 X 1.8', 2.16, '1,2 × 1,8 m: 2,16 m²'],
    ['120 × 180 cm', 2.16, '120 × 180 cm: 2,16 m²'],
    ['1200*1800 mm', 2.16, '1.200 × 1.800 mm: 2,16 m²'],
    ['60x60', 0.36, '60 × 60 cm: 0,36 m²'],
    ['250x480', 12, '250 × 480 cm: 12 m²'],
    ['400x1200', 0.48, '400 × 1.200 mm: 0,48 m²'],
    ['1,2 m x 180 cm', 2.16, '1,2 m × 180 cm: 2,16 m²'],
    ['120 per 180', 2.16, '120 × 180 cm: 2,16 m²'],
    ['1.200x1.800', 2.16, '1,2 × 1,8 m: 2,16 m²'],
  ])('of %s is %s m²', (text, value, note) =>
    expect(readSurface(text, { unit: 'm²', usualMax: 999 })).toEqual({ value, note }),
  );

  it.each(['1200x', 'x1800', '2x1200x1800', '1200x1800 m²', '-1x2', 'axb', '1200-1800'])(
    'is not %s',
    (text) => expect(readSurface(text, { unit: 'm²', usualMax: 999 })).toBeNull(),
  );
});

describe('the fields of a dossier', () => {
  it.each<[string, string, number | null]>([
    ['immovableSurfaceArea', '1.250', 1250],
    ['immovableSurfaceArea', '120 mq', 120],
    ['immovableSurfaceArea', '10x12', null],
    ['immovableUnitNumber', '1.000', 1000],
    ['interventionImmovableUnitNumber', '20', 20],
    ['valoreEer', '3.200', 3.2],
    ['generatori.0.numeroGeneratore', '1.000', 1],
    ['generatori.0.potenzaUtileNominale', '24 kW', 24],
    ['generatori.1.potenzaUtileNominale', '24.000', 24],
    ['generatori.0.rendimentoMaxPotenza', '98,5%', 98.5],
    ['generatori.0.rendimentoMaxPotenza', '98.500', 98.5],
    ['manufatti.serramenti.0.superficie', '1.250', 1.25],
    ['manufatti.serramenti.9.superficie', '1200x1800', 2.16],
    ['manufatti.serramenti.0.trasmittanzaPost', '1,1 W/m2K', 1.1],
    ['manufatti.serramenti.0.trasmittanzaPost', '1.300', 1.3],
    ['manufatti.schermature.0.trasmissioneSolare', '35 %', 0.35],
    ['manufatti.schermature.0.trasmissioneSolare', '40', 0.4],
    ['manufatti.schermature.0.aggettiOstruzioni.verticali.distanza', '1,5 m', 1.5],
    ['manufatti.chiusure.0.resistenzaTermicaFinale', '0.220 m²K/W', 0.22],
    ['spese.spesaDetraibileSerramenti', '1.234', 1234],
    ['spese.spesaDetraibileSerramenti', '€ 12.345,67', 12_345.67],
    ['beneficiaryFirstName', '1', null],
  ])('%s reads «%s» as %s', (path, text, value) =>
    expect(readFieldNumber(path, text)?.value ?? null).toBe(value),
  );
});
