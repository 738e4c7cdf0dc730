import { describe, expect, it } from '@jest/globals';
import { validDossierForm, validWindow } from '../../test/dossier-fixtures.js';
import {
  BUILT_IN_SETTINGS,
  type DossierForm,
  type Spese,
  applyPatches,
  createEmptyOtherBeneficiary,
  createEmptySpese,
  listShareWarnings,
  createAllRules,
} from '../index.js';

const { listDossierWarnings } = createAllRules(BUILT_IN_SETTINGS);
const TODAY = '2026-11-21';

/** One window of two m² in zone E: the ceiling of the supply is 1,560 €. */
const dossier = (spese: Partial<Spese>, change: Partial<DossierForm> = {}): DossierForm =>
  validDossierForm({
    immovableClimateZone: 'E',
    manufatti: {
      serramenti: [validWindow({ superficie: 2, installazioneChiusuraOscurante: false })],
      schermature: [],
      chiusure: [],
    },
    spese: { ...createEmptySpese(), speseProfessionaliSerramenti: 0, ...spese },
    ...change,
  });
/** The rate of these splits is doubted by a rule of its own. */
const listOthers = (form: DossierForm) =>
  listDossierWarnings(form, TODAY).filter(({ code }) => code !== 'vat-ten-alone');
const listMessages = (form: DossierForm): string[] =>
  listOthers(form).map(({ message }) => message);
const HIGH = { fornituraSerramenti: 2000, posaSerramenti: 0, spesaDetraibileSerramenti: 2440 };
const SPLIT: Partial<Spese> = {
  fornituraSerramenti: 1000,
  posaSerramenti: 100,
  aliquotaIvaSerramenti: 10,
};

describe('doubts about the expenses (domain decisions, rule 11)', () => {
  it.each<[string, Partial<Spese>, RegExp[]]>([
    ['a sum alone, however high', { spesaDetraibileSerramenti: 1e6 }, []],
    [
      'a supply at the ceiling',
      { ...HIGH, fornituraSerramenti: 1560, spesaDetraibileSerramenti: 1700 },
      [],
    ],
    [
      'a supply above the ceiling',
      { ...HIGH, aliquotaIvaSerramenti: 22 },
      [
        /^La fornitura \(2\.000,00\u00a0€\) supera il massimale di 1\.560,00\u00a0€: la detrazione si calcola su 2\.000,00\u00a0€, cioè 1\.560,00\u00a0€ più 440,00\u00a0€ di posa, IVA e spese professionali$/,
      ],
    ],
    [
      'a sum that is not that of the split',
      {
        fornituraSerramenti: 1000,
        posaSerramenti: 100,
        aliquotaIvaSerramenti: 10,
        spesaDetraibileSerramenti: 1310,
      },
      [/fanno 1\.210,00\u00a0€, la spesa indicata è 1\.310,00\u00a0€/],
    ],
    [
      'a sum a few cents away',
      {
        fornituraSerramenti: 1000,
        posaSerramenti: 100,
        aliquotaIvaSerramenti: 10,
        spesaDetraibileSerramenti: 1210.04,
      },
      [],
    ],
    [
      'a sum one euro away, which rounding may leave',
      { ...SPLIT, spesaDetraibileSerramenti: 1211 },
      [],
    ],
    [
      'a sum one euro and a cent away',
      { ...SPLIT, spesaDetraibileSerramenti: 1208.99 },
      [
        /^Fornitura e posa con l’IVA fanno 1\.210,00\u00a0€, la spesa indicata è 1\.208,99\u00a0€: /,
      ],
    ],
    [
      'the net parts less a euro of rounding',
      { fornituraSerramenti: 1000, posaSerramenti: 300, spesaDetraibileSerramenti: 1299 },
      [],
    ],
    [
      'the highest VAT and a euro of rounding',
      { fornituraSerramenti: 1000, posaSerramenti: 300, spesaDetraibileSerramenti: 1587 },
      [],
    ],
    [
      'a sum below the only part that is told',
      { fornituraSerramenti: 1000, spesaDetraibileSerramenti: 900 },
      [/fanno 1\.000,00\u00a0€ senza IVA, la spesa indicata è 900,00\u00a0€/],
    ],
    [
      'a sum below the fitting, without a supply',
      { posaSerramenti: 1000, spesaDetraibileSerramenti: 900 },
      [/fanno 1\.000,00\u00a0€ senza IVA, la spesa indicata è 900,00\u00a0€/],
    ],
    ['a fitting far below the sum', { posaSerramenti: 100, spesaDetraibileSerramenti: 900 }, []],
    ['a split without a sum', { fornituraSerramenti: 1000, posaSerramenti: 300 }, []],
    [
      'a sum of products that the dossier has none of',
      { fornituraChiusure: 1000, posaChiusure: 300, spesaDetraibileChiusure: 5 },
      [],
    ],
    [
      'ten beside twenty-two percent',
      { fornituraSerramenti: 1000, posaSerramenti: 300, spesaDetraibileSerramenti: 1514 },
      [],
    ],
    [
      'a sum below the net parts',
      { fornituraSerramenti: 1000, posaSerramenti: 300, spesaDetraibileSerramenti: 1200 },
      [/fanno 1\.300,00\u00a0€ senza IVA/],
    ],
    [
      'a sum above the highest VAT',
      { fornituraSerramenti: 1000, posaSerramenti: 300, spesaDetraibileSerramenti: 1900 },
      [/fanno 1\.300,00\u00a0€ senza IVA/],
    ],
    [
      'a fitting that is not told',
      { fornituraSerramenti: 1000, spesaDetraibileSerramenti: 1900 },
      [],
    ],
  ])('%s', (_, spese, messages) => {
    const said = listMessages(dossier(spese));
    expect(said).toHaveLength(messages.length);
    messages.forEach((message, index) => expect(said[index]).toMatch(message));
  });

  it('are none of the other services', () =>
    expect(listMessages(dossier(HIGH, { serviceType: 2, generatori: [] }))).toEqual([]));

  it('name the field, the rule and the place', () => {
    const list = (spese: Partial<Spese>) => listOthers(dossier(spese));
    const sum = {
      field: 'spese.spesaDetraibileSerramenti',
      rule: 'Le spese congrue sono fornitura e posa, IVA compresa',
      limit: '',
      source: 'Controllo di coerenza dei dati',
    };
    expect(list({ ...SPLIT, spesaDetraibileSerramenti: 5 })).toMatchObject([sum]);
    expect(list({ fornituraSerramenti: 1000, spesaDetraibileSerramenti: 5 })).toMatchObject([sum]);
    expect(list({ ...HIGH, aliquotaIvaSerramenti: 22 })).toMatchObject([
      {
        field: 'spese.fornituraSerramenti',
        limit: '1.560,00\u00a0€',
        rule: 'Costo massimo ammissibile al m², al netto di IVA, posa e prestazioni professionali',
        source: expect.stringMatching(/^D\.M\. /),
      },
    ]);
  });

  it('offer the sum of the split', () => {
    const form = dossier({
      fornituraSerramenti: 1000,
      posaSerramenti: 100,
      aliquotaIvaSerramenti: 10,
      spesaDetraibileSerramenti: 5,
    });
    const [warning] = listDossierWarnings(form, TODAY);
    expect(warning?.remedy?.label).toBe('Usa 1.210,00\u00a0€');
    expect(listMessages(applyPatches(form, warning?.remedy?.patches ?? []))).toEqual([]);
  });
});

describe('doubts about the shares (domain decisions, rule 12)', () => {
  const shared = (first: number | null, second: number | null, more: Partial<DossierForm> = {}) =>
    listShareWarnings(
      dossier(
        { spesaDetraibileSerramenti: 1000 },
        {
          beneficiaryExpenseShare: first,
          otherBeneficiaries: [
            { ...createEmptyOtherBeneficiary(), beneficiaryExpenseShare: second },
          ],
          ...more,
        },
      ),
    ).map(({ field, message }) => [field, message]);

  it('are none where they add up', () => expect(shared(600.5, 399.5)).toEqual([]));
  it('are none with a single beneficiary', () =>
    expect(shared(3, 4, { otherBeneficiaries: [] })).toEqual([]));
  it('are none where no expense is asked for', () =>
    expect(shared(600, 3, { serviceType: 2 })).toEqual([]));
  it.each([
    [null, 400, 'beneficiaryExpenseShare'],
    [null, 1000, 'beneficiaryExpenseShare'],
    [400, null, 'otherBeneficiaries.0.beneficiaryExpenseShare'],
  ])('of %s and %s ask for the missing one', (first, second, field) =>
    expect(shared(first, second)[0]?.[0]).toBe(field),
  );
  it('say why each beneficiary needs a share', () => {
    const form = dossier(
      { spesaDetraibileSerramenti: 1000 },
      {
        beneficiaryExpenseShare: 600,
        otherBeneficiaries: [300, null].map((beneficiaryExpenseShare) => ({
          ...createEmptyOtherBeneficiary(),
          beneficiaryExpenseShare,
        })),
      },
    );
    const source = 'Art. 16-bis D.P.R. 917/1986; art. 14 D.L. 63/2013';
    const rule = 'A ciascuno la detrazione della spesa che ha sostenuto';
    expect(listShareWarnings(form)).toEqual([
      {
        field: 'otherBeneficiaries.1.beneficiaryExpenseShare',
        limit: '',
        source,
        rule,
        message:
          'Con più beneficiari serve la quota di spesa di ciascuno: nessuno può detrarre la spesa di un altro',
      },
    ]);
    const [first, second] = form.otherBeneficiaries;
    const unequal = [first, second].flatMap((one) =>
      one === undefined ? [] : [{ ...one, beneficiaryExpenseShare: 300 }],
    );
    expect(listShareWarnings({ ...form, otherBeneficiaries: unequal })).toMatchObject([
      { field: 'beneficiaryExpenseShare', limit: '1.000,00\u00a0€', source, rule },
    ]);
  });
  it('are none while no expense is typed', () =>
    expect(shared(600, 3, { spese: createEmptySpese() })).toEqual([]));
  it('say both sums where they differ', () =>
    expect(shared(600, 399.99)).toEqual([
      [
        'beneficiaryExpenseShare',
        'Le quote dei beneficiari fanno 999,99\u00a0€, le spese della pratica 1.000,00\u00a0€: ricontrolla gli importi',
      ],
    ]));
});
