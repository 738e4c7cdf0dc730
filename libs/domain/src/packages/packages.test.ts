import { describe, expect, it } from '@jest/globals';
import {
  advisePackage,
  describeAdvice,
  describeOwnCredits,
  explainAdvice,
  formatDossierCount,
  listDossierPrices,
  NO_HISTORY_TEXT,
  SAME_PRICE_TEXT,
  type ComparedPackage,
  type DossierHistory,
} from './index.js';

const BASE: ComparedPackage = {
  id: 1,
  name: 'Base',
  price: 180,
  numberOfCredits: 12,
  costEcobonus: 1,
  costBonusCasa: 0.8,
  costCalcoloEnergetico: 0.5,
  isIncrementable: false,
};
const PROFESSIONAL: ComparedPackage = {
  ...BASE,
  id: 2,
  name: 'Professionale',
  price: 520,
  numberOfCredits: 40,
  costEcobonus: 1.2,
  costBonusCasa: 1,
  costCalcoloEnergetico: 0.6,
};
const SINGLE: ComparedPackage = {
  ...BASE,
  id: 3,
  name: 'A consumo',
  price: 18,
  numberOfCredits: 1,
  costBonusCasa: 1,
  isIncrementable: true,
};
/** Cheap, and good for many years. */
const STOCK: ComparedPackage = {
  ...BASE,
  id: 4,
  name: 'Scorta',
  price: 1000,
  numberOfCredits: 200,
};

const history = (ecobonus: number, bonusCasa = 0, calculations = 0): DossierHistory => ({
  services: [
    { serviceType: 1, dossiers: ecobonus },
    { serviceType: 2, dossiers: bonusCasa },
  ],
  filings: {
    numEcobonus: ecobonus,
    numBonusCasa: bonusCasa,
    numCalcoloEnergetico: calculations,
  },
});

describe('listDossierPrices', () => {
  it.each<[string, ComparedPackage, [number, number | null][]]>([
    [
      'a package',
      BASE,
      [
        [15, 12],
        [12, 15],
        [12, 15],
      ],
    ],
    [
      'a dearer dossier',
      PROFESSIONAL,
      [
        [15.6, 33],
        [13, 40],
        [13, 40],
      ],
    ],
    [
      'single credits',
      SINGLE,
      [
        [18, null],
        [18, null],
        [18, null],
      ],
    ],
    [
      'a free dossier',
      { ...BASE, costEcobonus: 0 },
      [
        [0, null],
        [12, 15],
        [12, 15],
      ],
    ],
    [
      'a third, rounded once',
      { ...BASE, price: 100, numberOfCredits: 3 },
      [
        [33.33, 3],
        [26.67, 3],
        [26.67, 3],
      ],
    ],
  ])('of %s', (_, pack, expected) =>
    expect(listDossierPrices(pack).map(({ price, dossiers }) => [price, dossiers])).toEqual(
      expected,
    ),
  );

  it('names the dossiers', () => {
    const counts = [BASE, { ...BASE, numberOfCredits: 1 }, SINGLE].map((pack) =>
      listDossierPrices(pack).map(formatDossierCount),
    );
    expect(counts).toEqual([
      ['12 pratiche', '15 pratiche', '15 pratiche'],
      ['1 pratica', '1 pratica', '1 pratica'],
      [null, null, null],
    ]);
  });
});

describe('advisePackage', () => {
  const all = [BASE, PROFESSIONAL, SINGLE];
  it.each<[string, readonly ComparedPackage[], DossierHistory, number | null]>([
    ['no dossier', all, history(0), null],
    ['no package', [], history(5), null],
    ['one package, nothing to compare', [BASE], history(5), null],
    ['Ecobonus', all, history(10), 1],
    ['Bonus Casa', all, history(0, 10), 1],
    ['energy calculations', all, history(10, 0, 10), 1],
    [
      'two alike: the smaller outlay',
      [{ ...BASE, id: 9, price: 360, numberOfCredits: 24 }, BASE, SINGLE],
      history(12),
      1,
    ],
    ['all alike', [BASE, { ...BASE, id: 9 }], history(3), null],
    ['cheaper, but for longer than two years', [...all, STOCK], history(6), 1],
    ['cheaper, within two years', [...all, STOCK], history(100), 4],
    ['so few that every cheaper package lasts for years', all, history(1), 3],
    ['only packages for years', [STOCK, { ...STOCK, id: 5, price: 900 }], history(1), 5],
    [
      'a package without credits is left out',
      [...all, { ...BASE, id: 6, numberOfCredits: 0 }],
      history(10),
      1,
    ],
  ])('for %s', (_, packages, sent, id) =>
    expect(advisePackage(packages, sent)?.packageId ?? null).toBe(id),
  );

  it('says what it saves and how long it lasts', () =>
    expect(advisePackage(all, history(10, 5))).toEqual({
      packageId: 1,
      costCents: 21_000,
      savedCents: 6_000,
      credits: 14,
      isLongerCheaper: false,
      months: (1_200 * 12) / 1_400,
    }));
});

describe('the words of the advice', () => {
  const all = [BASE, PROFESSIONAL, SINGLE];
  const explain = (sent: DossierHistory, packages = all) => {
    const advice = advisePackage(packages, sent);
    return advice && explainAdvice(sent, advice);
  };

  it.each<[DossierHistory, string]>([
    [
      history(10, 5),
      'Per le 15 pratiche che hai inviato negli ultimi 12 mesi (10 Ecobonus, 5 Bonus Casa; 14 crediti) avresti speso 210,00\u00a0€ + IVA: 60,00\u00a0€ in meno che con il pacchetto più caro. A questo ritmo ti dura circa 10 mesi.',
    ],
    [
      history(300),
      'Per le 300 pratiche che hai inviato negli ultimi 12 mesi (300 Ecobonus; 300 crediti) avresti speso 4.500,00\u00a0€ + IVA: 900,00\u00a0€ in meno che con il pacchetto più caro. A questo ritmo ti dura meno di un mese.',
    ],
    [
      history(1),
      'Per la pratica che hai inviato negli ultimi 12 mesi (1 Ecobonus; 1,2 crediti) avresti speso 15,60\u00a0€ + IVA: 2,40\u00a0€ in meno che con il pacchetto più caro. A questo ritmo ti dura circa 12 mesi.',
    ],
  ])('of %j', (sent, text) =>
    expect(
      explain(
        sent,
        sent.filings.numEcobonus === 1
          ? [{ ...PROFESSIONAL, price: 15.6, numberOfCredits: 1.2 }, SINGLE]
          : undefined,
      ),
    ).toBe(text),
  );

  it('advises single credits for a dossier a year, and does not call the packages equal', () => {
    const sent = history(1);
    expect(explain(sent)).toBe(
      'Per la pratica che hai inviato negli ultimi 12 mesi (1 Ecobonus; 1 credito) avresti speso 18,00\u00a0€ + IVA. Un pacchetto più grande costa meno a pratica, ma ti basterebbe per più di 24 mesi.',
    );
    expect(describeAdvice(sent, advisePackage(all, sent))).toBeNull();
  });

  it('says why a larger package that costs less is not the advice', () =>
    expect(explain(history(6), [BASE, SINGLE, STOCK])).toMatch(
      / Un pacchetto più grande costa meno a pratica, ma ti basterebbe per più di 24 mesi\.$/,
    ));

  it.each<[string, DossierHistory, readonly ComparedPackage[], string | null]>([
    ['no history', history(0), [BASE, SINGLE], NO_HISTORY_TEXT],
    ['the same price', history(2), [BASE], SAME_PRICE_TEXT],
    ['an advice', history(2), [{ ...BASE, numberOfCredits: 2, price: 30 }, SINGLE], null],
  ])('above the packages with %s', (_, sent, packages, text) =>
    expect(describeAdvice(sent, advisePackage(packages, sent))).toBe(text),
  );
});

describe('the credits left', () => {
  const left = (residual: number, costEcobonus = 100) => ({
    residual,
    costEcobonus,
    costBonusCasa: 80,
    costCalcoloEnergetico: 50,
  });
  it.each([
    ['no credits', [left(0)], history(5), null],
    ['less than a dossier', [left(50)], history(5), null],
    ['free dossiers', [left(500, 0)], history(5), null],
    [
      'no history',
      [left(1200)],
      history(0),
      {
        text: 'Con i tuoi 12 crediti hai ancora circa 12 pratiche Ecobonus.',
        isEnough: false,
      },
    ],
    [
      'less than a year',
      [left(400)],
      history(5),
      { text: 'Con i tuoi 4 crediti hai ancora circa 4 pratiche Ecobonus.', isEnough: false },
    ],
    [
      'exactly a year',
      [left(100)],
      history(1),
      {
        text: 'Con il tuo credito hai ancora circa 1 pratica Ecobonus: a questo ritmo basta per circa 12 mesi.',
        isEnough: true,
      },
    ],
    [
      'two packages that charge unlike',
      [left(550), left(4000, 120)],
      history(30, 0, 4),
      {
        text: 'Con i tuoi 45,5 crediti hai ancora circa 38 pratiche Ecobonus: a questo ritmo bastano per circa 15 mesi.',
        isEnough: true,
      },
    ],
    [
      'years',
      [left(4550)],
      history(5, 0, 3),
      {
        text: 'Con i tuoi 45,5 crediti hai ancora circa 45 pratiche Ecobonus: a questo ritmo bastano per più di 24 mesi.',
        isEnough: true,
      },
    ],
  ])('with %s', (_, balances, sent, expected) =>
    expect(describeOwnCredits(balances, sent)).toEqual(expected),
  );
});
