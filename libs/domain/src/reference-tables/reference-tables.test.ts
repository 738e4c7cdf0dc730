import { describe, expect, it } from '@jest/globals';
import {
  CADASTRAL_CATEGORIES,
  HARD_ATTRIBUTION_CATEGORIES,
  TELAI_PRE,
  type ChiusuraPost,
  type ChiusuraPre,
  BUILT_IN_SETTINGS,
  createDossierRules,
  BTU_TO_KW,
  COST_CEILINGS,
  getFinalResistance,
  FRAME_TRANSMITTANCE,
  getInitialResistance,
  hasAlwaysOpaquePanel,
  hasUsuallyOpaquePanel,
  getOldTransmittance,
  readSolarTransmission,
  getParticularUse,
  normalizeSolarTransmission,
  findTableByDate,
  getCheckedSource,
  SOLAR_TRANSMISSION_LIMITS,
  U_VALUE_LIMITS,
  ECOBONUS_U_VALUE_LIMITS,
} from '../index.js';

const { getUValueLimit, getEcobonusUValueLimit } = createDossierRules(BUILT_IN_SETTINGS);

describe('dated tables', () => {
  const tables = [
    { validFrom: '2020-01-01', source: 'primo', values: 1 },
    { validFrom: '2024-01-01', source: 'secondo', values: 2 },
  ] as const;

  it.each([
    ['2019-12-31', 1],
    ['2020-01-01', 1],
    ['2023-12-31', 1],
    ['2024-01-01', 2],
    ['2030-01-01', 2],
    [null, 2],
  ])('on %s the value is %s', (day, value) => {
    expect(findTableByDate(tables, day).values).toBe(value);
  });
});

describe('the source that a paper may name', () => {
  const table = { validFrom: '2021-01-01', source: 'Decreto' };
  it.each([
    [null, '2020-12-31', null],
    [null, '2021-01-01', 'Decreto'],
    [null, '2099-01-01', 'Decreto'],
    [null, null, 'Decreto'],
    ['2026-06-02', '2026-06-02', 'Decreto'],
    ['2026-06-02', '2026-06-03', null],
    ['2026-06-02', null, null],
  ])('of a table checked until %s is on %s %s', (validTo, day, source) =>
    expect(getCheckedSource({ ...table, validTo }, day)).toBe(source),
  );

  it.each(['Decreto, da verificare', 'Decreto (DA  VERIFICARE)'])(
    'is none that says %s',
    (source) => expect(getCheckedSource({ ...table, source }, '2021-01-01')).toBeNull(),
  );
});

describe('sources of a table', () => {
  it.each([
    [
      U_VALUE_LIMITS,
      '2021-01-01',
      'D.M. 26/6/2015 «requisiti minimi», Allegato 1, Appendice B, Tabella 4',
      '2026-06-02',
    ],
    [ECOBONUS_U_VALUE_LIMITS, '2020-10-06', 'D.M. 6/8/2020, Allegato E', null],
    [SOLAR_TRANSMISSION_LIMITS, '2020-10-06', 'D.M. 6/8/2020, Allegato A', null],
    [COST_CEILINGS, '2022-04-15', 'D.M. 14/2/2022, Allegato A', null],
  ])('%#: %s, %s, %s', (tables, validFrom, source, validTo) => {
    expect(tables).toEqual([
      {
        validFrom,
        source,
        values: expect.anything() as unknown,
        ...(validTo === null ? {} : { validTo }),
      },
    ]);
  });
});

describe('new-window transmittance', () => {
  it.each([
    ['A', 3, 2.6],
    ['B', 3, 2.6],
    ['C', 2, 1.75],
    ['D', 1.8, 1.67],
    ['E', 1.4, 1.3],
    ['F', 1, 1],
  ] as const)(
    'zone %s blocks above %s and warns for Ecobonus above %s',
    (zone, limit, ecobonus) => {
      expect(getUValueLimit(zone)).toBe(limit);
      expect(getUValueLimit(zone, '2026-05-01')).toBe(limit);
      expect(getEcobonusUValueLimit(zone)).toBe(ecobonus);
    },
  );
});

describe('old-window transmittance', () => {
  it.each([
    ['cassonettoIspezioneFrontale', 'opaco', { legno: 3.95, lamiera: 7.72 }, 2.51],
    ['cielino', 'opaco', { lamiera: 10.48 }, 5.07],
    ['portoncino', 'opaco', { metalloTermico: 5.3, lamiera: 6, misto: 5.2 }, 2.8],
    ['finestra', 'singolo', { legnoDuro: 5.05, lamiera: 6 }, 5],
    ['finestra', 'doppio', { legnoDuro: 3.15, pvcDue: 3.1, lamiera: 3.9 }, 3],
  ] as const)(
    '%s with glass %s',
    (type, glass, special: Partial<Record<string, number>>, other) => {
      for (const { value: frame } of TELAI_PRE)
        expect(getOldTransmittance(type, frame, glass)).toBe(special[frame] ?? other);
    },
  );

  it('is not known without type, frame or glass, nor for combinations the table does not have', () => {
    expect(getOldTransmittance(null, 'legno', 'singolo')).toBeNull();
    expect(getOldTransmittance('finestra', null, 'singolo')).toBeNull();
    expect(getOldTransmittance('finestra', 'legno', null)).toBeNull();
    expect(getOldTransmittance('finestra', 'legno', 'opaco')).toBeNull();
    expect(getOldTransmittance('cielino', 'legno', 'doppio')).toBeNull();
  });

  it.each([
    [null, false, false],
    ['finestra', false, false],
    ['portoncino', true, true],
    ['cassonettoIspezioneFrontale', false, true],
    ['cielino', false, true],
  ] as const)('of %s: always opaque %s, usually %s', (type, always, usually) => {
    expect([hasAlwaysOpaquePanel(type), hasUsuallyOpaquePanel(type)]).toEqual([always, usually]);
  });

  it('agrees with the help table of frames', () => {
    expect(FRAME_TRANSMITTANCE.map(({ frame, single, double }) => [frame, single, double])).toEqual(
      [
        ['legnoDuro', 5.05, 3.15],
        ['legnoTenero', 5, 3],
        ['pvcDue', 5, 3.1],
        ['pvcTre', 5, 3],
        ['lamiera', 6, 3.9],
      ],
    );
    for (const { frame, single, double } of FRAME_TRANSMITTANCE) {
      expect(getOldTransmittance('finestra', frame, 'singolo')).toBe(single);
      expect(getOldTransmittance('finestra', frame, 'doppio')).toBe(double);
    }
  });
});

describe('shutter resistances', () => {
  it.each([
    [0, 0.12],
    [1, 0.13],
    [2, 0.1],
    [3, 0.1],
    [4, 0.08],
    [5, 0.14],
    [6, 0],
  ] as [ChiusuraPre, number][])('type before %s has %s', (type, value) =>
    expect(getInitialResistance(type)).toBe(value),
  );

  it.each([
    [0, 0.19, 0.26],
    [1, 0.16, 0.22],
    [2, 0.19, 0.22],
    [3, 0.17, 0.22],
    [4, 0.22, 0.3],
    [5, 0.12, 0.15],
    [6, 0.12, 0.16],
    [7, 0.08, 0.08],
    [8, 0.22, 0.3],
  ] as [ChiusuraPost, number, number][])(
    'type after %s has %s with medium and %s with low permeability',
    (type, medium, low) => {
      expect(getFinalResistance(type, 'media')).toBe(medium);
      expect(getFinalResistance(type, 'bassa')).toBe(low);
    },
  );

  it('is not known before the choices are made', () => {
    expect(getInitialResistance(null)).toBeNull();
    expect(getFinalResistance(null, 'media')).toBeNull();
    expect(getFinalResistance(0, null)).toBeNull();
  });
});

describe('particular use', () => {
  const EXPECTED: Record<string, number> = {
    A1: 0,
    A2: 0,
    A3: 0,
    A4: 0,
    A5: 0,
    A6: 0,
    A7: 0,
    A8: 0,
    A9: 0,
    A10: 1,
    A11: 0,
    B1: 0,
    B2: 2,
    B3: 8,
    B4: 1,
    B5: 6,
    B6: 3,
    B7: 3,
    C1: 4,
    C2: 0,
    C3: 7,
    C4: 5,
    C5: 5,
    C6: 0,
    D1: 7,
    D2: 0,
    D3: 3,
    D4: 2,
    D5: 4,
    D6: 5,
    D7: 7,
    D8: 4,
    D9: 8,
    D10: 7,
    E7: 3,
    altro: 8,
  };

  it('is known for every category offered', () => {
    expect(
      Object.fromEntries(
        CADASTRAL_CATEGORIES.map((category) => [category, getParticularUse(category)]),
      ),
    ).toEqual(EXPECTED);
  });

  it('is the hard attribution for every category of that list', () => {
    expect(HARD_ATTRIBUTION_CATEGORIES.map(getParticularUse)).toEqual(
      HARD_ATTRIBUTION_CATEGORIES.map(() => 8),
    );
  });
});

describe('other tables', () => {
  it('converts BTU to kW', () => {
    expect(BTU_TO_KW.map(({ btu, kw }) => [btu, kw])).toEqual([
      [7000, 2],
      [9000, 2.5],
      [12000, 3.5],
      [15000, 4.2],
      [18000, 5],
      [21000, 6],
      [24000, 7.1],
    ]);
  });

  it('has the cost ceilings', () => {
    expect(findTableByDate(COST_CEILINGS, null).values).toEqual({
      window: { A: 660, B: 660, C: 660, D: 780, E: 780, F: 780 },
      windowWithShutter: { A: 780, B: 780, C: 780, D: 900, E: 900, F: 900 },
      shading: 276,
    });
  });
});

describe('solar transmission', () => {
  it.each([
    [0, 0],
    [0.35, 0.35],
    [0.36, 0.36],
    [1, 1],
    [1.01, 1.01],
    [1.5, 1.5],
    [1.99, 1.99],
    [2, 0.02],
    [12.5, 0.125],
    [35, 0.35],
    [36, 0.36],
    [100, 1],
  ])('reads %s as %s', (value, fraction) =>
    expect(normalizeSolarTransmission(value)).toBe(fraction),
  );

  it.each([
    ['0,35', 0.35],
    ['0.2', 0.2],
    ['35', 0.35],
    ['35%', 0.35],
    [' 12,5 % ', 0.125],
    ['0,5%', 0.005],
    ['1,01%', 0.0101],
    ['1', 1],
    ['1,01', 1.01],
    ['1.99', 1.99],
    ['2', 0.02],
    ['', null],
    ['abc', null],
    ['1,2,3', null],
    ['%', null],
    ['-0,1', null],
  ])('reads the text «%s» as %s', (text, fraction) =>
    expect(readSolarTransmission(text)?.value ?? null).toBe(fraction),
  );
});
