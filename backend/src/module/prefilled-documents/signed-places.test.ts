import {
  BUILT_IN_SETTINGS,
  type DossierForm,
  type PaperCode,
  createEmptyOtherBeneficiary,
  createAllRules,
} from '@pratiche/domain';
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
    how: 'Firma online, elettronica semplice, con codice per e-mail. Chi ha firmato e quando: nel certificato e qui:',
    address: 'https://portale.example/verify-signature/AbCdEfGhIjKlMnOpQrSt',
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

  it.each([
    ['a person', 'by hand', common],
    ['a person', 'online', common],
    ['a company', 'by hand', company],
    ['a company', 'online', { ...company, beneficiaryCompanyName: 'Ellera Snc' }],
    ['a company with a long name', 'online', company],
  ])(
    'DELEGA of %s, %s, is signed on its first page and has the privacy notice on the second',
    async (_, how, form) => {
      const rules = createAllRules(BUILT_IN_SETTINGS);
      const mark = how === 'online' ? online : undefined;
      const { bytes, pages } = await createPaper('DELEGA', createPaperData(form), rules, mark);
      expect(pages).toBe(2);
      const [mandate = '', privacy = ''] = pdfPages(bytes);
      expect(mandate).toContain('Delega alla trasmissione a ENEA');
      expect(mandate).toContain('Firma del beneficiario');
      expect(privacy).toContain('Informazioni sul trattamento dei dati');
      expect(privacy).toContain('Firma del beneficiario');
    },
  );

  it.each(['REQ', 'CONGR'] as const)('%s asks for a stamp on paper alone', async (code) => {
    const data = createPaperData(common);
    const rules = createAllRules(BUILT_IN_SETTINGS);
    const byHand = pdfText((await createPaper(code, data, rules)).bytes);
    const signedOnline = pdfText((await createPaper(code, data, rules, online)).bytes);
    expect(byHand).toContain('Timbro e firma del dichiarante');
    expect(signedOnline).not.toContain('Timbro');
    expect(signedOnline).toContain('Firma del dichiarante (Carlo Bianchi');
    expect(signedOnline).toContain(online.address);
  });

  it('CONGR says what to write by hand, where the supply is not told, and prints no such line', async () => {
    const rules = createAllRules(BUILT_IN_SETTINGS);
    const whole = { ...common, spese: { ...common.spese, fornituraSerramenti: 1_500 } };
    expect(await paperText('CONGR', common)).toContain('si compilano a mano dalle fatture');
    expect(await paperText('CONGR', whole)).not.toContain('a mano');
    const lines = JSON.stringify(listPrintedLines('CONGR', createPaperData(common), rules));
    expect(lines).not.toContain('a mano');
  });

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

  it('DELEGA names the company before who signs for it, in no printed line', async () => {
    const rules = createAllRules(BUILT_IN_SETTINGS);
    expect((await paperText('DELEGA', company)).replace(/\s+/g, ' ')).toContain(
      `Il beneficiario ${company.beneficiaryCompanyName}, per cui firma: Nome e cognome`,
    );
    expect(await paperText('DELEGA', common)).not.toContain('per cui firma');
    const lines = JSON.stringify(listPrintedLines('DELEGA', createPaperData(company), rules));
    expect(lines).not.toContain('per cui firma');
  });

  it('breaks no word of the table of shutters', async () => {
    expect(await paperText('REQ', mixed)).toContain('Permeabilità');
    expect(await paperText('REQ', mixed)).toContain('R dopo maggiore');
  });

  it.each([
    ['windows', { serramenti: rows(serramento(), 10), schermature: [], chiusure: [] }],
    [
      'shutters',
      {
        serramenti: rows(serramento(), 10),
        schermature: rows(schermatura(), 10),
        chiusure: rows(chiusura(), 10),
      },
    ],
  ])('signs REQ beside the last rows of a long table of %s', async (name, manufatti) => {
    const row = name === 'windows' ? 'Finestra, PVC' : 'Avvolgibile in alluminio';
    const pages = await pagesOf('REQ', { ...mixed, manufatti });
    const counts = pages.map((page) => page.split(row).length - 1);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10);
    const signed = pages.findIndex((page) => page.includes('Luogo e data'));
    expect(signed).toBe(pages.length - 1);
    expect(counts[signed]).toBeGreaterThanOrEqual(3);
    expect(pages[signed]).toContain('Le prestazioni risultano');
    if (name === 'windows') expect(counts[0]).toBeGreaterThanOrEqual(4);
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
        expect(page).toContain('Edizione 2026-12-2');
        if (page.includes('Luogo e data'))
          expect([code, page]).toEqual([code, expect.stringMatching(above)]);
      }
    }
  });
});
