import { describe, expect, it } from '@jest/globals';
import { expectLittleProcessorTime } from '../../test/processor-time.js';
import fc from 'fast-check';
import { splitStreet, type SplitStreet } from './split-street.js';

type Row = [written: string, street: string, number: string | null, more?: Partial<SplitStreet>];

describe('an address of an invoice', () => {
  it.each<Row>([
    ['VIA ROMA 10 10', 'Via Roma', '10'],
    ['VIA ROMA, 10 SN', 'Via Roma', '10'],
    ['VIA ROMA 10 N. 10', 'Via Roma', '10'],
    ['VIA ROMA 10 10/A', 'Via Roma', '10/A'],
    ['VIA ROMA 10/A 10', 'Via Roma', '10/A'],
    ['VIA ROMA SN 10', 'Via Roma', '10'],
    ['VIA ROMA 10 12', 'Via Roma 10', '12'],
    ['VIA 4 NOVEMBRE 12 12', 'Via 4 Novembre', '12'],
    ['STRADA STATALE 16 16', 'Strada Statale 16', '16'],
  ])('with its number twice: %s', (written, street, number) => {
    expect(splitStreet(written)).toEqual({ street, number });
  });

  it.each<Row>([
    ['Via Roma 10/a', 'Via Roma', '10/A'],
    ['VIA ROMA 10 A', 'Via Roma', '10A'],
    ['Via Roma 10 bis', 'Via Roma', '10 bis'],
    ['VIA ROMA 10/BIS', 'Via Roma', '10 bis'],
    ['VIA ROMA 10 - 12', 'Via Roma', '10-12'],
    ['VIA ROMA 10 E 12', 'Via Roma', '10 e 12'],
    ['VIA ROMA 10 - 12 - 14', 'Via Roma', '10-12-14'],
    ['VIA ROMA 10.', 'Via Roma', '10'],
    ['VIA VILLA 10', 'Via Villa', '10'],
    ['PIAZZA UMBERTO I 10', 'Piazza Umberto I', '10'],
    ['VIA ROMA N.10', 'Via Roma', '10'],
    ['Via Roma n° 10', 'Via Roma', '10'],
    ['Via Roma, nr. 10', 'Via Roma', '10'],
    ['VIA ROMA CIV. 10', 'Via Roma', '10'],
    ['VIA ROMA NUMERO CIVICO 10', 'Via Roma', '10'],
    ['VIA XX SETTEMBRE 12 ROSSO', 'Via XX Settembre', '12 rosso'],
    ['VIA ROMA S.N.C.', 'Via Roma', 'SNC'],
    ['Via Roma, snc', 'Via Roma', 'SNC'],
    ['VIA ROMA N. SNC', 'Via Roma', 'SNC'],
    ['VIA ROMA SN', 'Via Roma', 'SNC'],
    ['Via Roma senza numero civico', 'Via Roma', 'SNC'],
    ['VIA ROMA N. ', 'Via Roma', null],
    ['VIA ROMA', 'Via Roma', null],
    ['VIA ROMA 10 ,', 'Via Roma', '10'],
    ['12', '12', null],
    ['', '', null],
  ])('with a number written as %s', (written, street, number) => {
    expect(splitStreet(written)).toEqual({ street, number });
  });

  it.each<Row>([
    ['VIA ROMA 10 INT 3', 'Via Roma', '10', { interior: '3' }],
    ['VIA ROMA 10 INT 3 10', 'Via Roma', '10', { interior: '3' }],
    ['VIA ROMA 10 (INT. 3)', 'Via Roma', '10', { interior: '3' }],
    ['Via Roma 10, interno 3/B', 'Via Roma', '10', { interior: '3/B' }],
    ['VIA ROMA 10 SCALA A INT. 3', 'Via Roma', '10', { stair: 'A', interior: '3' }],
    ['VIA ROMA 10 PIANO 2', 'Via Roma', '10', { interior: 'piano 2' }],
    ['VIA ROMA 10 2° PIANO', 'Via Roma', '10', { interior: 'piano 2' }],
    ['VIA ROMA 10 P.T.', 'Via Roma', '10', { interior: 'piano terra' }],
    ['VIA ROMA 10 SC. B P. 2 INT. 5', 'Via Roma', '10', { stair: 'B', interior: '5, piano 2' }],
    ['VIA ROMA SNC INT 4', 'Via Roma', 'SNC', { interior: '4' }],
    ['VIA ROMA 10 PALAZZINA C', 'Via Roma', '10', { interior: 'palazzina C' }],
    ['VIA ROMA 10 LOTTO 5', 'Via Roma', '10', { interior: 'lotto 5' }],
    [
      'VIA ROMA 10 PALAZZINA C PIANO TERRA INT 12',
      'Via Roma, int. 12, palazzina C, piano terra',
      '10',
    ],
    ['VIA ROMA 10 I. 3', 'Via Roma', '10', { interior: '3' }],
    ['VIA ROMA 10 P2 AP. 3', 'Via Roma', '10', { interior: 'piano 2, app. 3' }],
    ['VIA ROMA 10 SUB 3', 'Via Roma', '10', { interior: 'sub. 3' }],
    ['VIA ROMA 10 VILLA B', 'Via Roma', '10', { interior: 'villa B' }],
    ['VIA ROMA 10 Z.I.', 'Via Roma, Z.I.', '10'],
    ['VIA ROMA, 10 (Z.I.)', 'Via Roma, Z.I.', '10'],
    ['VIA ROMA 10 LOC. CASTELLO', 'Via Roma, Loc. Castello', '10'],
    ['VIA ROMA 10 C/O BIANCHI', 'Via Roma, c/o Bianchi', '10'],
  ])('keeps what stands behind the number: %s', (written, street, number, more = {}) => {
    expect(splitStreet(written)).toEqual({ street, number, ...more });
  });

  it.each<Row>([
    ['VIA APPIA KM 3', 'Via Appia km 3', null],
    ['STRADA STATALE 16 KM 3+500', 'Strada Statale 16 km 3+500', null],
    ['SS 16 KM 3+500 N. 5', 'SS 16 km 3+500', '5'],
    ['S.P. 12', 'S.P. 12', null],
    ['STRADA PROVINCIALE N. 12', 'Strada Provinciale N. 12', null],
    ['Via 4 Novembre 12', 'Via 4 Novembre', '12'],
    ['VIA 1° MAGGIO 3', 'Via 1° Maggio', '3'],
    ['VIALE 25 APRILE', 'Viale 25 Aprile', null],
    ['VIALE 25 APRILE 1945', 'Viale 25 Aprile 1945', null],
    ['VIA 25 APRILE 1945 12', 'Via 25 Aprile 1945', '12'],
    ['VIA DEI 500 5', 'Via dei 500', '5'],
    ['VIA LORENZO LOTTO 12', 'Via Lorenzo Lotto', '12'],
    ['VIA DELLA SCALA 12', 'Via della Scala', '12'],
    ['VIA RENZO PIANO', 'Via Renzo Piano', null],
    ['VIA MARIO APPIO 3', 'Via Mario Appio', '3'],
    ['VIA SAN PALIO 3', 'Via San Palio', '3'],
    ['LOC. PIAN DEI GIULLARI 5', 'Loc. Pian dei Giullari', '5'],
    ['SAN MARCO 1234', 'San Marco', '1234'],
  ])('keeps a number that belongs to the name: %s', (written, street, number) => {
    expect(splitStreet(written)).toEqual({ street, number });
  });

  it.each([
    ['VIA GIOVANNI XXIII', 'Via Giovanni XXIII'],
    ['Via Xxv Aprile', 'Via XXV Aprile'],
    ['via iv novembre', 'Via IV Novembre'],
    ['PIAZZA VITTORIO EMANUELE II', 'Piazza Vittorio Emanuele II'],
    ["VIA DELL'ARTIGIANATO", "Via dell'Artigianato"],
    ["VIA DELL' ARTIGIANATO", "Via dell'Artigianato"],
    ['VIA DELL’INDUSTRIA', "Via dell'Industria"],
    ["VIA SANT'ANNA", "Via Sant'Anna"],
    ["VIA DE' TORNABUONI", "Via de' Tornabuoni"],
    ["VIA CA' ROSSA", "Via Ca' Rossa"],
    ["VIA MARTIRI DELLA LIBERTA'", 'Via Martiri della Libertà'],
    ['VIA A. DE GASPERI', 'Via A. De Gasperi'],
    ['VIA A.DE GASPERI', 'Via A. De Gasperi'],
    ['VIA G.B. VICO', 'Via G.B. Vico'],
    ['VIA GIUSEPPE DI VITTORIO', 'Via Giuseppe Di Vittorio'],
    ['VIA PORTA DI MEZZO', 'Via Porta di Mezzo'],
    ['VIA CARLO ALBERTO DALLA CHIESA', 'Via Carlo Alberto Dalla Chiesa'],
    ['VIA LEONARDO DA VINCI', 'Via Leonardo da Vinci'],
    ["CORSO D'AZEGLIO", "Corso D'Azeglio"],
    ["PIAZZA D'ARMI", "Piazza d'Armi"],
    ['VIA SOTTO LE MURA', 'Via sotto le Mura'],
    ['VIA ROMA ANG. VIA MILANO', 'Via Roma ang. Via Milano'],
    ['VIA LA MALFA', 'Via La Malfa'],
    ['V.LE DEI MILLE', 'V.le dei Mille'],
    ['P.ZZA S.GIOVANNI', 'P.zza S. Giovanni'],
    ['VIA F.LLI CERVI', 'Via F.lli Cervi'],
    ['VIA SS. APOSTOLI', 'Via SS. Apostoli'],
    ['VIA BOLZANO/BOZNERSTRASSE', 'Via Bolzano/Boznerstrasse'],
  ])('is written in the letters of people: %s', (written, street) => {
    expect(splitStreet(written).street).toBe(street);
    expect(splitStreet(street).street).toBe(street);
  });

  it('is read in no time, however it is written', () => {
    for (const text of [
      ' 1'.repeat(300),
      'int '.repeat(150),
      ', - '.repeat(150),
      `${' '.repeat(599)}x`,
    ])
      expect(splitStreet(`Via ${text}`).street.length).toBeGreaterThan(0);
    const long = `Via ${'Roma '.repeat(1000)}`.trim();
    expectLittleProcessorTime(() => expect(splitStreet(long).street).toHaveLength(long.length));
  });
});

const NAMES = [
  'Roma',
  'XX Settembre',
  'Giovanni XXIII',
  "dell'Artigianato",
  "Sant'Anna",
  "de' Tornabuoni",
  'A. De Gasperi',
  'Giuseppe Di Vittorio',
  '4 Novembre',
  '1° Maggio',
  'della Libertà',
  'Lorenzo Lotto',
  'della Scala',
  'dei Mille',
  'Martiri della Resistenza',
  'San Nicolò',
  'Fratelli Cervi',
];
const NUMBERS = ['1', '10', '125', '10/A', '10A', '10 bis', '10-12', '7/3', 'SNC'];

const address = fc.record({
  type: fc.constantFrom('Via', 'Viale', 'Piazza', 'Corso', 'Vicolo', 'Strada', 'Loc.', 'Contrada'),
  name: fc.constantFrom(...NAMES),
  number: fc.constantFrom(...NUMBERS),
  stair: fc.option(fc.constantFrom('A', 'B', '2'), { nil: undefined }),
  interior: fc.option(fc.constantFrom('1', '12', '3/B', 'C'), { nil: undefined }),
  isTwice: fc.boolean(),
  separator: fc.constantFrom(' ', ', ', ',', ' - ', '  '),
  word: fc.constantFrom('', 'n. ', 'N.', 'n° ', 'civ. '),
  stairWord: fc.constantFrom('scala ', 'Sc. '),
  interiorWord: fc.constantFrom('int. ', 'interno ', 'INT '),
});

it('is the same in 500 ways of writing, and nothing of it is lost', () => {
  fc.assert(
    fc.property(address, (parts) => {
      const { type, name, number, stair, interior, isTwice, separator, word } = parts;
      const written = [
        `${type} ${name}${separator}${word}${number}`,
        stair === undefined ? '' : `${parts.stairWord}${stair}`,
        interior === undefined ? '' : `${parts.interiorWord}${interior}`,
        isTwice ? number : '',
      ]
        .filter(Boolean)
        .join(' ');
      const expected = {
        street: `${type} ${name}`,
        number,
        ...(stair === undefined ? {} : { stair }),
        ...(interior === undefined ? {} : { interior }),
      };
      const capitals = written.toUpperCase().replace('LIBERTÀ', "LIBERTA'");
      for (const form of [written, capitals, written.replaceAll("'", '’')])
        expect([form, splitStreet(form)]).toEqual([form, expected]);
    }),
    { numRuns: 500 },
  );
});
