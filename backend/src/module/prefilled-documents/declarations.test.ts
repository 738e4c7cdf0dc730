import {
  BUILT_IN_SETTINGS,
  toRuleSettings,
  type DossierForm,
  type PaperCode,
} from '@pratiche/domain';
import { createEmptyOtherBeneficiary } from '@pratiche/domain/dossier-rules';
import { createAllRules } from '@pratiche/domain/all-rules';
import { SETTING_DEFAULTS } from '@pratiche/domain/settings';
import { encode } from 'uqr';
import { describe, expect, it } from '@jest/globals';
import {
  chiusura,
  ecobonusForm,
  schermatura,
  serramento,
} from '../../../test/kit/dossier-fixtures.js';
import { createPaperData, mixed, paperText } from '../../../test/kit/paper-fixtures.js';
import { pdfPages, pdfText } from '../../../test/kit/pdf-text.js';
import { createPaper, createPrefilledPdf, listPrintedLines } from './prefilled-document.factory.js';

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
    expect(found).toContain('Limite da verificare: gtot al massimo 0,35');
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
    expect(found.includes('zona climatica E da verificare')).toBe(!isNamed);
    expect(found).toContain('1,40');
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
    expect(found).toContain('(fonte da verificare)');
    expect(found).not.toContain('D.M. 14/2/2022');
  });
});

describe('where papers are signed', () => {
  const long = 'Massimiliano Ferdinando Alessandro della Torre e Valsassina '.repeat(3).trim();
  const rows = <Row>(row: Row, count: number) => Array.from({ length: count }, () => row);
  const others = (count: number) =>
    rows({ ...createEmptyOtherBeneficiary(), beneficiaryLastName: long }, count);
  const pagesOf = async (code: PaperCode, form: DossierForm) =>
    pdfPages(
      await createPrefilledPdf(code, createPaperData(form), createAllRules(BUILT_IN_SETTINGS)),
    ).map((page) => page.replace(/\s+/g, ' '));
  const signedPagesOf = async (code: PaperCode, form: DossierForm) =>
    (await pagesOf(code, form)).filter((page) => page.includes('Luogo e data'));

  it.each([
    ['DELEGA', 'Firma del beneficiario: Ortensia Brughetti', {}],
    [
      'DELEGA',
      'Firma del beneficiario: Livia Ellera, legale rappresentante di Ellera Snc',
      {
        isCompany: true,
        beneficiaryCompanyName: 'Ellera Snc',
        beneficiaryAttorneyFirstName: 'Livia',
        beneficiaryAttorneyLastName: 'Ellera',
      },
    ],
    ['ATTO', 'Firma del dichiarante: Ortensia Brughetti', {}],
    ['REQ', 'Timbro e firma del dichiarante (Carlo Bianchi, Serramenti Bianchi Srl)', {}],
    ['CONGR', 'Timbro e firma del dichiarante (Carlo Bianchi, Serramenti Bianchi Srl)', {}],
  ] as const)('%s names who signs on the page that is signed: %s', async (code, label, change) => {
    const pages = await signedPagesOf(code, { ...mixed, ...change });
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) expect(page).toContain(label);
  });

  it.each([
    ['DELEGA', ['Il beneficiario delega Giulia Verdi', 'Autorizza l’impresa']],
    ['ATTO', ['che per le stesse spese', 'Le altre parti della spesa sono sostenute']],
    ['REQ', ['Chiusure oscuranti (superficie', 'Avvolgibile in alluminio 2,40']],
    ['CONGR', ['che le spese per cui è chiesta', 'per la parte restante la detrazione']],
  ] as const)('%s is signed beside what it declares', async (code, parts) => {
    for (let words = 1; words < 40; words += 3) {
      const [first] = await signedPagesOf(code, {
        ...mixed,
        immovableAddress: 'Via Lunga '.repeat(words),
        otherBeneficiaries: others(1),
        spese: { ...mixed.spese, fornituraSerramenti: 4_500 },
      });
      for (const part of parts) expect(first).toContain(part);
    }
  });

  const common = ecobonusForm({
    interventionStartDate: '2026-03-02',
    interventionEndDate: '2026-03-20',
    beneficiaryFirstName: 'Massimiliano Bartolomeo',
    beneficiaryLastName: 'Castelluccio Mastropasqua',
    manufatti: { serramenti: rows(serramento(), 3), schermature: [], chiusure: [] },
  });
  const other = {
    ...createEmptyOtherBeneficiary(),
    beneficiaryFirstName: 'Mariaconcetta Addolorata',
    beneficiaryLastName: 'Del Vecchio Quattrocchi',
  };
  const company = {
    ...common,
    isCompany: true,
    beneficiaryCompanyName: 'Immobiliare Residenze del Parco Scientifico e Tecnologico S.r.l.',
    beneficiaryAttorneyFirstName: 'Massimiliano Bartolomeo',
    beneficiaryAttorneyLastName: 'Castelluccio',
    beneficiaryAttorneyBirthDate: '1970-01-01',
    beneficiaryAttorneyBirthMunicipality: 'Bergamo',
    beneficiaryAttorneyBirthProvince: 'BG',
    beneficiaryAttorneySsn: 'CSTMSM70A01A794K',
  };
  const code = encode('https://portale.example/verify-signature/AbCdEfGhIjKlMnOpQrSt').data;
  const online = {
    how: `Firma online. ${'Busta e certificato. '.repeat(8)}`,
    code,
    keywords: 'prova',
  };

  const commonPapers: [PaperCode, string, DossierForm, number][] = [
    ['ATTO', 'of a person', common, 1],
    ['ATTO', 'of a company', company, 1],
    ['ATTO', 'of two, a page for each', { ...common, otherBeneficiaries: [other] }, 2],
    ['REQ', 'for a person', common, 1],
    ['REQ', 'for a company', company, 1],
    ['CONGR', 'for a person', common, 1],
    ['CONGR', 'for a company', company, 1],
  ];
  it.each(commonPapers)('%s %s needs no page for its end alone', async (code, _, form, pages) => {
    const rules = createAllRules(BUILT_IN_SETTINGS);
    for (const how of [undefined, online])
      expect((await createPaper(code, createPaperData(form), rules, how)).pages).toBe(pages);
  });

  it.each([
    ['online', true, false, true],
    ['by hand', false, false, false],
    ['online with the box ticked', true, true, false],
  ])(
    'DELEGA %s says why its box stays empty or has no need to',
    async (_, isOnline, isTicked, isSaid) => {
      const data = createPaperData({ ...common, acquisizioneBeneficiario: isTicked });
      const rules = createAllRules(BUILT_IN_SETTINGS);
      const { bytes, pages } = await createPaper(
        'DELEGA',
        data,
        rules,
        isOnline ? online : undefined,
      );
      expect(pages).toBe(2);
      expect(pdfText(bytes).includes('La casella resta vuota')).toBe(isSaid);
      expect(JSON.stringify(listPrintedLines('DELEGA', data, rules))).not.toContain('resta vuota');
    },
  );

  it('ATTO has a heading above property and works that is no printed line', async () => {
    const data = createPaperData(common);
    const rules = createAllRules(BUILT_IN_SETTINGS);
    expect(pdfText(await createPrefilledPdf('ATTO', data, rules))).toContain(
      'Immobile e lavori Indirizzo',
    );
    const lines = listPrintedLines('ATTO', data, rules);
    const place = lines.findIndex(({ label }) => label === 'Indirizzo');
    expect(lines.map(({ text: printed }) => printed)).not.toContain('Immobile e lavori');
    expect(lines.slice(place, place + 4).map(({ label }) => label)).toEqual([
      'Indirizzo',
      'Dati catastali',
      'Detrazione richiesta',
      'Inizio e fine dei lavori',
    ]);
    expect(lines[place - 1]?.label).toBe('Nudo proprietario');
  });

  it('breaks no word of the table of shutters', async () => {
    expect(await text('REQ', mixed)).toContain('Permeabilità');
    expect(await text('REQ', mixed)).toContain('R dopo maggiore');
  });

  it('signs REQ beside the last table, which moves to the page of the signature whole', async () => {
    const [signed] = await signedPagesOf('REQ', {
      ...mixed,
      manufatti: {
        serramenti: rows(serramento(), 10),
        schermature: rows(schermatura(), 10),
        chiusure: rows(chiusura(), 10),
      },
    });
    expect(signed).toContain('Chiusure oscuranti (superficie');
    expect(signed?.split('Avvolgibile in alluminio')).toHaveLength(11);
  });

  const forms: [string, DossierForm][] = ([1, 2, 3] as const).flatMap((serviceType) =>
    [1, 3, 10].flatMap((windows) =>
      [0, 4].map((count): [string, DossierForm] => [
        `service ${serviceType}, ${windows} windows, ${count} others`,
        {
          ...mixed,
          serviceType,
          beneficiaryLastName: windows === 3 ? long : mixed.beneficiaryLastName,
          immovableAddress: windows === 3 ? long : mixed.immovableAddress,
          otherBeneficiaries: others(count),
          manufatti: { ...mixed.manufatti, serramenti: rows(serramento(), windows) },
        },
      ]),
    ),
  );

  it.each(forms)('no signature is alone on a page: %s', async (_, form) => {
    for (const [code, above] of [
      ['DELEGA', /sa che la detrazione dipende|di aver ricevuto e letto/],
      ['ATTO', /conferma che i dati comunicati/],
      ['REQ', /Le prestazioni risultano/],
      ['CONGR', /Le spese risultano dalle fatture/],
    ] as const) {
      const file = await createPrefilledPdf(
        code,
        createPaperData(form),
        createAllRules(BUILT_IN_SETTINGS),
      );
      for (const page of pdfPages(file).map((one) => one.replace(/\s+/g, ' '))) {
        expect(page).toContain('Edizione 2026-11');
        if (page.includes('Luogo e data'))
          expect([code, page]).toEqual([code, expect.stringMatching(above)]);
      }
    }
  });
});
