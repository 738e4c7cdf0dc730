import { describe, expect, it } from '@jest/globals';
import { validDossierForm, validShading, validShutter } from '../../test/dossier-fixtures.js';
import { lookupOnlyRho, buildPraticaXml } from '../../test/xml-fixtures.js';
import {
  BUILT_IN_MATRIX,
  BUILT_IN_SETTINGS,
  DEDUCTION_RATES,
  toRuleSettings,
  CHIUSURE_POST,
  mergeDatedTables,
  PAST_DEADLINE_MESSAGE,
  addVatCents,
  type DossierForm,
  type ProductList,
  type PublicSettings,
  type SettingRow,
  createEmptyDossierForm,
  createAllRules,
  type AllRules,
} from '../index.js';
import {
  completeSettingValue,
  LIST_EDITION,
  findNextSettingDay,
  SETTING_DEFAULTS,
  SETTING_KINDS,
  getSettingValue,
  findSettingRow,
} from './all.js';
import { readPraticaXml, type XmlPreview } from '../xml/index.js';

type Change = { current?: Partial<PublicSettings['current']>; dated?: PublicSettings['dated'] };
const createRulesWith = ({ current = {}, dated = {} }: Change) =>
  createAllRules(toRuleSettings({ current: { ...SETTING_DEFAULTS, ...current }, dated }));
const windows = { ...createEmptyDossierForm(), serviceType: 1 as const };
windows.manufatti = {
  ...windows.manufatti,
  serramenti: [{}] as unknown as typeof windows.manufatti.serramenti,
};

const { higherRate } = DEDUCTION_RATES[0].values;

describe('the setting in force on a day', () => {
  const row = (id: number, validFrom: string, percent: number): SettingRow => ({
    id,
    kind: 'vatRate',
    validFrom,
    value: { percent },
  });
  const rows = [
    row(1, '2026-01-01', 20),
    row(2, '2027-01-01', 24),
    row(3, '2026-01-01', 21),
    row(4, '2025-06-01', 10),
  ];

  it.each([
    ['2025-05-31', 22],
    ['2025-06-01', 10],
    ['2025-12-31', 10],
    ['2026-01-01', 21],
    ['2026-12-31', 21],
    ['2027-01-01', 24],
  ])(
    'on %s is %s: the latest day wins, of one day the latest entry, before any the built-in value',
    (day, percent) => {
      expect(getSettingValue(rows, 'vatRate', day)).toEqual({ percent });
    },
  );

  it.each([
    ['2020-01-01', { mainHome: 50, other: 36 }, '2026-05-01'],
    ['2026-04-30', { mainHome: 50, other: 36 }, '2026-05-01'],
    ['2026-05-01', { mainHome: 44, other: 33 }, '2027-01-01'],
    ['2026-12-31', { mainHome: 44, other: 33 }, '2027-01-01'],
    ['2027-01-01', { mainHome: 36, other: 30 }, '2028-01-01'],
    ['2028-01-01', { mainHome: 20, other: 10 }, null],
  ])(
    'of a table in the law’s time is on %s %j: built-in and added ones follow each other by their days; the next comes on %s',
    (day, expected, next) => {
      const rest = { ecobonusDeductionMax: 1, homeExpenseMax: 2, years: 10, higherRate };
      const rates = (
        id: number,
        validFrom: string,
        mainHome: number,
        other: number,
      ): SettingRow<'deductionRates'> => ({
        id,
        kind: 'deductionRates',
        validFrom,
        value: { source: 'Legge inventata', values: { ...rest, mainHome, other } },
      });
      const added = [rates(1, '2026-05-01', 44, 33), rates(2, '2028-01-01', 20, 10)];
      expect(getSettingValue(added, 'deductionRates', day).values).toMatchObject(expected);
      expect(findSettingRow(added, 'deductionRates', day)?.id ?? null).toBe(
        { 44: 1, 20: 2 }[expected.mainHome] ?? null,
      );
      expect(findNextSettingDay(added, 'deductionRates', day)).toBe(next);
      // The rules in force agree.
      const rules = createRulesWith({
        dated: { deductionRates: added.map(({ validFrom, value }) => ({ validFrom, ...value })) },
      });
      expect(rules.getDeductionRates(Number(day.slice(0, 4)))).toEqual(
        getSettingValue(added, 'deductionRates', `${day.slice(0, 4)}-12-31`).values,
      );
    },
  );

  it('gains the parts that its kind has got since it was stored, and loses those it has no more', () => {
    const stored = { source: 'Legge', values: { mainHome: 44, other: 33 } } as never;
    expect(completeSettingValue('deductionRates', '2028-03-01', stored)).toEqual({
      source: 'Legge',
      values: {
        mainHome: 44,
        other: 33,
        ecobonusDeductionMax: 0,
        homeExpenseMax: 48_000,
        years: 10,
        higherRate,
      },
    });
    const kept = SETTING_DEFAULTS.retention;
    expect(
      completeSettingValue('retention', '2026-03-01', {
        ...kept,
        completedDossiers: 5_844,
      } as never),
    ).toEqual(kept);
    const vat = { percent: 20 };
    expect(completeSettingValue('vatRate', '2028-03-01', vat)).toBe(vat);
  });

  it('gains the entries of a list that came since it was saved, as it was changed by hand', () => {
    const codesAfter = (codes: readonly string[], listEdition?: number) =>
      (
        completeSettingValue(
          'documentSet',
          '2026-03-01',
          SETTING_DEFAULTS.documentSet.filter(({ code }) => codes.includes(code)),
          listEdition,
        ) as typeof SETTING_DEFAULTS.documentSet
      ).map(({ code }) => code);
    expect(codesAfter(['FATTURA', 'CI'], 0)).toEqual(['FATTURA', 'CI', 'NOMINA', 'DELIBERA']);
    expect(codesAfter(['NOMINA', 'CI'], 0)).toEqual(['CI', 'NOMINA', 'DELIBERA']);
    expect(codesAfter(['FATTURA', 'CI'], LIST_EDITION)).toEqual(['FATTURA', 'CI']);
    const daysAfter = (days: readonly string[], listEdition: number) =>
      (
        completeSettingValue(
          'eneaOpenings',
          '2026-03-01',
          SETTING_DEFAULTS.eneaOpenings
            .filter(({ opensOn }) => days.includes(opensOn))
            .map((row) => ({ ...row, source: 'nostra' })),
          listEdition,
        ) as typeof SETTING_DEFAULTS.eneaOpenings
      ).map(({ opensOn, source }) => [opensOn, source === 'nostra']);
    expect(daysAfter(['2025-06-30'], 0)).toEqual([
      ['2025-06-30', true],
      ['2026-06-25', false],
    ]);
    expect(daysAfter(['2026-06-25'], 0)).toEqual([['2026-06-25', true]]);
    expect(daysAfter([], LIST_EDITION)).toEqual([]);
  });

  it('words the heating as ENEA does where nobody had chosen other words', () => {
    const before = {
      orizzontale: 'Orizzontale',
      verticale: 'Verticale',
      termostatoAmbiente: 'Termostato',
      valvoleTermostatiche: 'Valvole termostatiche',
      climaticaCentralizzata: 'Climatica centralizzata',
      nessuna: 'Nessuna',
    };
    expect(completeSettingValue('heatingLabels', '2026-03-01', before as never)).toEqual({
      ...SETTING_DEFAULTS.heatingLabels,
      termostatoAmbiente: 'Termostato',
    });
  });

  it('has a built-in value and words for every kind', () => {
    expect(Object.keys(SETTING_DEFAULTS).sort()).toEqual(Object.keys(SETTING_KINDS).sort());
    for (const kind of Object.keys(SETTING_KINDS))
      expect(getSettingValue([], kind as keyof typeof SETTING_KINDS, '2026-01-01')).toBeDefined();
  });
});

const endedOn = (interventionEndDate: string) => ({
  interventionStartDate: null,
  interventionEndDate,
  annoRiferimento: null,
});

describe('settings put in force', () => {
  it('change nothing as long as they are the built-in ones', () => {
    const describeRules = (rules: AllRules) => [
      rules.getUValueLimit('E'),
      rules.getSolarTransmissionLimit(null).max,
      rules.getDeductionRates(2026),
      rules.countFilings(windows),
      rules.getStatus('SENT'),
      rules.calculateDeadline(endedOn('2026-01-10')),
      rules.getChoiceLabel(CHIUSURE_POST, 8),
    ];
    expect(describeRules(createRulesWith({}))).toEqual(
      describeRules(createAllRules(BUILT_IN_SETTINGS)),
    );
  });

  it('name statuses and closures', () => {
    const rules = createRulesWith({
      current: {
        statusNames: { ...SETTING_DEFAULTS.statusNames, SENT: 'Spedita' },
        closureLabels: { ...SETTING_DEFAULTS.closureLabels, 8: 'Altro' },
      },
    });
    expect(rules.getStatus('SENT')).toMatchObject({ name: 'Spedita', statusPercentage: 25 });
    expect(rules.getStatus('DRAFT').name).toBe('Bozza');
    expect(rules.getChoiceLabel(CHIUSURE_POST, 8)).toBe('Altro');
  });

  it('move the start of the deadline for works ended within a late opening of ENEA', () => {
    const rules = createRulesWith({
      current: {
        eneaOpenings: [
          {
            worksEndedFrom: '2026-01-01',
            worksEndedTo: '2026-01-21',
            expenseYear: null,
            opensOn: '2026-01-22',
          },
        ],
      },
    });
    expect(rules.calculateDeadline(endedOn('2026-01-10'))).toBe('2026-04-16');
    expect(rules.calculateDeadline(endedOn('2026-01-22'))).toBe('2026-04-16');
    expect(rules.calculateDeadline(endedOn('2025-12-31'))).toBe('2026-03-25');
    const late = (today: string) => rules.validateDeadline(endedOn('2026-01-01'), today, false);
    expect(late('2026-04-16')).toBeNull();
    expect(late('2026-04-17')).toBe(PAST_DEADLINE_MESSAGE);
  });

  it('add tables to the law’s time without touching the past', () => {
    const values = { A: 2, B: 2, C: 1.5, D: 1.3, E: 1.1, F: 0.9 };
    const rules = createRulesWith({
      dated: {
        uLimits: [{ validFrom: '2027-01-01', source: 'Decreto nuovo', values }],
        solarTransmission: [
          { validFrom: '2027-01-01', source: 'Decreto nuovo', values: { max: 0.3 } },
        ],
      },
    });
    expect([
      rules.getUValueLimit('E', '2026-12-31'),
      rules.getUValueLimit('E', '2027-01-01'),
    ]).toEqual([1.4, 1.1]);
    expect([
      rules.getSolarTransmissionLimit('2026-12-31'),
      rules.getSolarTransmissionLimit('2027-01-01'),
    ]).toEqual([
      { max: 0.35, source: 'D.M. 6/8/2020, Allegato A' },
      { max: 0.3, source: 'Decreto nuovo' },
    ]);
  });

  it('hold shadings, shutters, their lights and an import against the limit of the day the works begin', () => {
    const rules = createRulesWith({
      dated: {
        solarTransmission: [
          { validFrom: '2027-01-01', source: 'Decreto nuovo', values: { max: 0.3 } },
        ],
      },
    });
    const told = 'Il fattore di trasmissione solare può avere un valore massimo di 0,30';
    const at = (interventionStartDate: string) =>
      validDossierForm({
        interventionStartDate,
        manufatti: {
          serramenti: [],
          schermature: [validShading({ trasmissioneSolare: 0.32 })],
          chiusure: [validShutter({ trasmissioneSolare: 0.32 })],
        },
      });
    const light = (form: DossierForm, list: ProductList) =>
      rules.listRowChecks(form, list, 0).find(({ field }) => field === 'trasmissioneSolare');
    const [before, after] = [at('2026-12-31'), at('2027-01-01')];
    expect(rules.checkManufatti(before)).toEqual([]);
    expect(rules.checkManufatti(after)).toEqual([
      { field: 'manufatti.schermature.0.trasmissioneSolare', message: told },
      { field: 'manufatti.chiusure.0.trasmissioneSolare', message: told },
    ]);
    for (const list of ['schermature', 'chiusure'] as const) {
      expect(light(before, list)).toMatchObject({
        result: 'ok',
        limit: '0,35',
        source: 'D.M. 6/8/2020, Allegato A',
      });
      expect(light(after, list)).toMatchObject({
        result: 'wrong',
        limit: '0,30',
        source: 'Decreto nuovo',
        message: told,
      });
    }
    // The file has no day of the works, so the day of the dossier counts.
    const file: XmlPreview = {
      ...readPraticaXml(
        buildPraticaXml({
          Prodotti: {
            Prodotto: [
              { Nome: 'Tende', FattoreSolare: '0,32' },
              { Nome: 'Tapparelle', FattoreSolare: '0,32' },
            ],
          },
        }),
        lookupOnlyRho,
        rules.settings,
      ),
      people: { beneficiary: null, beneficiaryAttorney: null },
    };
    expect(rules.applyXmlImport(before, file).warnings).toEqual([]);
    expect(rules.applyXmlImport(after, file).warnings).toEqual([
      `Schermatura 1: ${told}.`,
      `Chiusura 1: ${told}.`,
    ]);
  });

  it('count filings by another matrix, under its version', () => {
    const [first, ...others] = BUILT_IN_MATRIX.rows;
    if (first === undefined) throw new Error('The built-in matrix is empty');
    const rules = createRulesWith({
      current: { interventionMatrix: { version: 2, rows: [{ ...first, ecobonus: 3 }, ...others] } },
    });
    expect(rules.countFilings(windows)).toEqual({
      numEcobonus: 3,
      numBonusCasa: 0,
      numCalcoloEnergetico: 0,
      matrixVersion: 2,
    });
    const emptyRules = createRulesWith({
      current: { interventionMatrix: { version: 3, rows: [] } },
    });
    expect(emptyRules.countFilings(windows)).toEqual({
      numEcobonus: 0,
      numBonusCasa: 0,
      numCalcoloEnergetico: 0,
      matrixVersion: 3,
    });
  });
});

describe('mergeTables', () => {
  const table = (validFrom: string, values: number) => ({ validFrom, source: '', values });
  it('sorts by day, and of one day takes what came last', () => {
    expect(
      mergeDatedTables(
        [table('2025-01-01', 1), table('2027-01-01', 2)],
        [table('2026-01-01', 3), table('2027-01-01', 4), table('2026-01-01', 5)],
      ).map(({ values }) => values),
    ).toEqual([1, 5, 4]);
  });
});

describe('withVatCents', () => {
  it.each([
    [15_050, 22, 18_361],
    [100, 22, 122],
    [1, 22, 1],
    [3, 22, 4],
    [0, 22, 0],
    [1_000, 4, 1_040],
    [999, 5.5, 1_054],
    [12_345, 0, 12_345],
  ])('%s cents at %s %% are %s', (cents, percent, expected) =>
    expect(addVatCents(cents, percent)).toBe(expected),
  );
});
