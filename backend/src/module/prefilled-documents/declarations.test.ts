import {
  BUILT_IN_SETTINGS,
  toRuleSettings,
  type DossierForm,
  createEmptyOtherBeneficiary,
  createAllRules,
} from '@pratiche/domain';
import { SETTING_DEFAULTS } from '@pratiche/domain/settings';
import { describe, expect, it } from '@jest/globals';
import { chiusura, schermatura, serramento } from '../../../test/kit/dossier-fixtures.js';
import { createPaperData, mixed, paperText } from '../../../test/kit/paper-fixtures.js';
import { pdfPages } from '../../../test/kit/pdf-text.js';
import { createPrefilledPdf, listPrintedLines } from './prefilled-document.factory.js';

const text = paperText;

describe('ATTO', () => {
  it('rests on the decree and names the sum spent', async () => {
    const found = await text('ATTO', mixed);
    expect(found).toContain('art. 47 del D.P.R. 28 dicembre 2000, n. 445');
    expect(found).toContain('6.070,50 €');
    expect(found).toContain('fatture a suo nome');
  });

  describe('with several beneficiaries', () => {
    const other = {
      ...createEmptyOtherBeneficiary(),
      beneficiaryFirstName: 'Ada',
      beneficiaryLastName: 'Neri',
      beneficiarySsn: 'NREDAA80A41A794X',
    };
    const pagesOf = async (form: Partial<DossierForm>) =>
      pdfPages(
        await createPrefilledPdf(
          'ATTO',
          createPaperData({ ...mixed, otherBeneficiaries: [other], ...form }),
          createAllRules(BUILT_IN_SETTINGS),
        ),
      ).map((page) => page.replace(/\s+/g, ' '));
    /** The pages of each declaration, by its declarant. */
    const declarationsOf = async (form: Partial<DossierForm>) =>
      (await pagesOf(form))
        .join(' ')
        .split('Dichiarazione sostitutiva di atto di notorietà')
        .slice(1);

    it('lets each declare the own share on own pages', async () => {
      const pages = await declarationsOf({
        beneficiaryExpenseShare: 4_000,
        otherBeneficiaries: [
          { ...other, beneficiaryExpenseShare: 2_070.5, beneficiaryPossessionTitle: 2 },
        ],
      });
      expect(pages).toHaveLength(2);
      expect(pages[0]).toContain('per la propria parte, spese per 4.000,00 €');
      expect(pages[0]).not.toContain('2.070,50');
      expect(pages[1]).toContain('Nome e cognome Ada Neri');
      expect(pages[1]).toContain('per la propria parte, spese per 2.070,50 €');
      expect(pages[1]).not.toContain('4.000,00');
      for (const page of pages) {
        expect(page).not.toContain('a suo nome');
        expect(page.split('Luogo e data')).toHaveLength(2);
      }
    });

    it('leaves lines where the shares are not told', async () => {
      const pages = await declarationsOf({});
      for (const page of pages) {
        expect(page).not.toContain('€');
        expect(page).toContain('per la propria parte, spese per ____');
      }
    });

    it('has the representative of another company sign for it', async () => {
      const pages = await declarationsOf({
        otherBeneficiaries: [{ ...other, isCompany: true, beneficiaryCompanyName: 'Ellera Snc' }],
      });
      expect(pages[1]).toContain('Legale rappresentante di Ellera Snc');
      expect(pages[1]).toContain('Firma del dichiarante, legale rappresentante di Ellera Snc');
    });
  });

  describe('of what the rate rests on', () => {
    const MAIN_HOME = 'l’immobile è adibito ad abitazione principale propria o di un familiare';
    const OTHER_HOME = 'l’immobile non è adibito ad abitazione principale';
    const RIGHT = 'di avere sull’immobile un diritto reale di godimento';
    const NO_RIGHT = 'di non avere sull’immobile un diritto reale di godimento';

    const company = { isCompany: true, beneficiaryCompanyName: 'Ellera Snc' };
    it.each<[string, Partial<DossierForm>, string[]]>([
      ['an owner', {}, [MAIN_HOME]],
      ['an owner of another home', { immovablePossessionType: 1 }, [OTHER_HOME]],
      ['nobody who has not said', { immovablePossessionType: null }, []],
      [
        'a usufructuary',
        { immovablePossessionTitle: 1, immovableRealRight: true },
        [MAIN_HOME, RIGHT],
      ],
      [
        'a tenant',
        { immovablePossessionTitle: 1, immovableRealRight: false },
        [MAIN_HOME, NO_RIGHT],
      ],
      ['a holder who has not said', { immovablePossessionTitle: 1 }, [MAIN_HOME]],
      ['no company', company, []],
      ['nobody whose data are acquired', { acquisizioneBeneficiario: true }, []],
    ])('%s declares it', async (_, change, points) => {
      const paper = (await text('ATTO', { ...mixed, ...change })).replace(/\s+/g, ' ');
      const printed = [MAIN_HOME, OTHER_HOME, RIGHT, NO_RIGHT].filter((one) => paper.includes(one));
      expect(printed.sort()).toEqual(points.sort());
    });

    it('says it for each of several, a company left out', async () => {
      const row = createEmptyOtherBeneficiary();
      const lines = listPrintedLines(
        'ATTO',
        createPaperData({
          ...mixed,
          otherBeneficiaries: [
            { ...row, beneficiaryPossessionTitle: 1, beneficiaryRealRight: true },
            { ...row, ...company, beneficiaryPossessionTitle: 1, beneficiaryRealRight: true },
          ],
        }),
        createAllRules(BUILT_IN_SETTINGS),
      ).map(({ text: line }) => line ?? '');
      expect(lines.filter((line) => line.includes(MAIN_HOME))).toHaveLength(2);
      expect(lines.filter((line) => line.startsWith(RIGHT))).toHaveLength(1);
    });

    it('prints nothing of it in an edition of before, which is signed as it was', () => {
      const rules = createAllRules(BUILT_IN_SETTINGS);
      const data = createPaperData(mixed);
      const { mainHome: _, otherHome, realRight, noRealRight, ...atto } = data.texts.atto;
      const before = { ...data, texts: { ...data.texts, atto } };
      const lines = JSON.stringify(listPrintedLines('ATTO', before, rules));
      expect(lines).not.toContain('abitazione principale');
      expect(lines).toContain('che l’immobile è esistente');
    });
  });

  it('has no sum to sign for where no step asks for it', async () => {
    const found = await text('ATTO', {
      ...mixed,
      serviceType: 2,
      manufatti: { ...mixed.manufatti, schermature: [], chiusure: [] },
    });
    expect(found).not.toContain('€');
    expect(found).toContain('spese per ____');
  });

  it('is signed by the legal representative of a company', async () => {
    const found = await text('ATTO', {
      ...mixed,
      isCompany: true,
      beneficiaryCompanyName: 'Ellera Snc',
      beneficiaryAttorneyFirstName: 'Livia',
      beneficiaryAttorneyLastName: 'Ellera',
    });
    expect(found).toContain('Livia Ellera');
    expect(found).toContain('Ellera Snc');
    expect(found).toContain(
      'Firma del dichiarante: Livia Ellera, legale rappresentante di Ellera Snc',
    );
  });

  it('names the identity document of the signer, for a company too', async () => {
    const who = {
      beneficiaryIdentificationDocNumber: 'CA12345AB',
      beneficiaryIdentificationDocDate: '2030-05-06',
      beneficiaryPhone: '035123456',
    };
    for (const form of [
      { ...mixed, ...who },
      { ...mixed, ...who, isCompany: true },
    ]) {
      const found = await text('ATTO', form);
      for (const part of ['n. CA12345AB valido fino al 06/05/2030', '035123456'])
        expect(found).toContain(part);
    }
  });
});

describe('REQ', () => {
  it('shows each product beside its limit and source', async () => {
    const found = await text('REQ', mixed);
    for (const part of [
      '1,10',
      '1,30',
      'entro il limite',
      'D.M. 6/8/2020, Allegato E',
      '0,35',
      'UNI EN 13125',
    ])
      expect(found).toContain(part);
  });

  it('writes values with the decimals that decide', async () => {
    const found = await text('REQ', {
      ...mixed,
      manufatti: {
        serramenti: [serramento({ trasmittanzaPost: 1.304 })],
        schermature: [],
        chiusure: [chiusura({ resistenzaTermicaIniziale: 0.122, resistenzaTermicaFinale: 0.12 })],
      },
    });
    for (const part of ['1,304', '0,122']) expect(found).toContain(part);
  });

  it('holds shadings against the limit of the day the works begin', async () => {
    const settings = toRuleSettings({
      current: SETTING_DEFAULTS,
      dated: {
        solarTransmission: [
          { validFrom: '2026-03-02', source: 'Decreto nuovo', values: { max: 0.18 } },
        ],
      },
    });
    const shading = (interventionStartDate: string) =>
      text(
        'REQ',
        {
          ...mixed,
          interventionStartDate,
          manufatti: {
            serramenti: [],
            schermature: [schermatura({ trasmissioneSolare: 0.2 })],
            chiusure: [],
          },
        },
        settings,
      );
    const [before, after] = [await shading('2026-03-01'), await shading('2026-03-02')];
    for (const part of [
      '0,35',
      'entro il limite',
      'D.M. 6/8/2020, Allegato A: gtot al massimo 0,35',
    ])
      expect(before).toContain(part);
    for (const part of ['0,18', 'Decreto nuovo: gtot al massimo 0,18'])
      expect(after).toContain(part);
    expect(after).not.toContain('0,35');
  });

  it('names no source of the solar limit that was not checked for the day', async () => {
    const found = await text('REQ', { ...mixed, interventionStartDate: '2019-05-02' });
    expect(found).toContain('Limite: gtot al massimo 0,35, valore 2020');
    expect(found).not.toContain('da verificare');
    expect(found).not.toContain('Allegato A: gtot');
  });

  it('uses the limits of Bonus Casa for it', async () => {
    const found = await text('REQ', { ...mixed, serviceType: 2 });
    expect(found.replace(/\s+/g, ' ')).toContain('D.M. 26/6/2015 «requisiti minimi»');
  });

  it.each([
    ['2026-06-02', true],
    ['2026-06-03', false],
    ['2020-12-31', false],
  ])('of works begun on %s names the source of the limit: %s', async (start, isNamed) => {
    const found = (
      await text('REQ', { ...mixed, serviceType: 2, interventionStartDate: start })
    ).replace(/\s+/g, ' ');
    expect(found.includes('D.M. 26/6/2015')).toBe(isNamed);
    expect(found.includes('zona climatica E: 1,40 W/m²K, valore 2021.')).toBe(!isNamed);
    expect(found).toContain('zona climatica E: 1,40 W/m²K, ');
    expect(found).not.toContain('da verificare');
  });
});

describe('CONGR', () => {
  const split = {
    ...mixed.spese,
    fornituraSerramenti: 4_000,
    spesaDetraibileSerramenti: 4_820.5,
    speseProfessionaliSerramenti: 150,
    fornituraSchermature: 500,
  };

  it('shows each sum, its supply, the ceiling and the expense that is eligible', async () => {
    // 4,80 m² of windows at 780 €, 3 m² of shading and 2,40 m² of shutters at 276 €.
    const found = await text('CONGR', { ...mixed, spese: split });
    expect(found).toContain('Serramenti 4,80 4.970,50 € 4.000,00 € 3.744,00 € 4.714,50 €');
    expect(found).toContain('Schermature solari 3,00 700,00 € 500,00 € 828,00 € 700,00 €');
    expect(found).toContain('la minore somma tra la fornitura e il costo massimo');
    expect(found).toContain('D.M. 14/2/2022');
    expect(found).not.toMatch(/OLTRE|oltre il massimo/);
  });

  it('says that no deduction is asked for what is beyond the ceiling, of that product alone', async () => {
    const found = await text('CONGR', { ...mixed, spese: split });
    expect(found).toContain(
      'Serramenti: la spesa ammessa conta la fornitura per il solo costo massimo',
    );
    expect(found).not.toContain('Schermature solari: la spesa ammessa');
  });

  it('leaves lines for supply and eligible expense where the fitter cannot tell them apart', async () => {
    const found = await text('CONGR', mixed);
    expect(found).toContain('Chiusure oscuranti 2,40 400,00 € 662,40 €');
    expect(found).not.toContain('la spesa ammessa conta');
  });

  it('names no source of the ceilings that was not checked for the day', async () => {
    const found = await text('CONGR', { ...mixed, interventionStartDate: '2022-04-14' });
    expect(found).toContain('(valori del 2022)');
    expect(found).not.toContain('D.M. 14/2/2022');
  });
});
