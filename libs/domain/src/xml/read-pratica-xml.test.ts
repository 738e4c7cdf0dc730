import { describe, expect, it } from '@jest/globals';
import {
  toXmlElements,
  lookupOnlyRho,
  buildPraticaXml,
  buildPraticaXmlWithProducts,
} from '../../test/xml-fixtures.js';
import { createXmlElement, XmlImportError, type XmlElement } from './xml-element.js';
import { PRODUCTS_MAX, readPraticaXml } from './read-pratica-xml.js';
import { BUILT_IN_SETTINGS } from '../index.js';

const read = (root: XmlElement) => readPraticaXml(root, lookupOnlyRho, BUILT_IN_SETTINGS);
const valuesOf = (change: Parameters<typeof buildPraticaXml>[0]) =>
  read(buildPraticaXml(change)).values;
const remarksOf = (change: Parameters<typeof buildPraticaXml>[0]) =>
  read(buildPraticaXml(change)).notUnderstood.map(({ path, message }) => `${path}: ${message}`);

describe('a data file', () => {
  it.each([
    ['Ecobonus', 1],
    ['BonusCasa', 2],
    ['Bonus Casa', 2],
    ['bonus casa', 2],
    ['BONUSSICUREZZA', 3],
  ])('of the bonus %s is of service %i', (bonus, service) => {
    expect(valuesOf({ TipoBonus: bonus }).serviceType).toBe(service);
  });

  it('is read regardless of case and namespace of its elements', () => {
    const root = createXmlElement(
      'p:praticaenea',
      toXmlElements({
        'P:TIPOBONUS': 'Ecobonus',
        'x:beneficiario': { 'x:NOME': 'Anna', tipopersona: 'FISICA' },
        UBICAZIONE: { comune: 'Rho' },
        prodotti: { PRODOTTO: { nome: 'Finestra', superficie: '1,5' } },
      }),
    );
    const { values, notUnderstood } = read(root);
    expect([
      values.serviceType,
      values.beneficiaryFirstName,
      values.manufatti?.serramenti[0]?.superficie,
      notUnderstood,
    ]).toEqual([1, 'Anna', 1.5, []]);
  });

  it.each([
    ['another root', createXmlElement('Fattura', []), /elemento principale è «Fattura»/],
    [
      'no parts',
      createXmlElement('PraticaENEA', []),
      /mancano le parti TipoBonus, Beneficiario, Ubicazione, Prodotti/,
    ],
    [
      'one part missing',
      createXmlElement(
        'PraticaENEA',
        buildPraticaXml().children.filter(({ name }) => name !== 'Ubicazione'),
      ),
      /manca la parte Ubicazione/,
    ],
    ['no product', buildPraticaXml({ Prodotti: {} }), /nessun prodotto/],
    [
      'too many products',
      buildPraticaXmlWithProducts(
        ...Array.from({ length: PRODUCTS_MAX + 1 }, () => ({ Nome: 'Finestra' })),
      ),
      /501 prodotti/,
    ],
  ])('with %s is refused', (_, root, message) => {
    expect(() => read(root)).toThrow(XmlImportError);
    expect(() => read(root)).toThrow(message);
  });

  it('takes as many products as are allowed', () => {
    const { windows } = read(
      buildPraticaXmlWithProducts(
        ...Array.from({ length: PRODUCTS_MAX }, () => ({ Nome: 'Finestra', Superficie: '1' })),
      ),
    );
    expect(windows).toEqual({ inFile: PRODUCTS_MAX, rows: 1 });
  });

  it('of another version is read with a warning', () => {
    expect(read({ ...buildPraticaXml(), attributes: { versione: '2.0' } }).warnings).toEqual([
      expect.stringContaining('versione 2.0'),
    ]);
    expect(read({ ...buildPraticaXml(), attributes: { 'p:Versione': ' 1.0 ' } }).warnings).toEqual(
      [],
    );
  });

  it('leaves alone what it does not speak of', () => {
    const { values } = read(buildPraticaXml());
    expect(Object.keys(values)).not.toContain('spese');
    expect(values).not.toHaveProperty('annoRiferimento');
    expect(values).not.toHaveProperty('interventionStartDate');
    expect(values).not.toHaveProperty('beneficiaryResidentialAddress');
    expect(values).not.toHaveProperty('otherBeneficiaries');
  });

  it.each([
    ['€ 12.345,67', 12345.67],
    ['900,00 €', 900],
    ['1.234', 1234],
    ['1234.56', 1234.56],
    ['1.234.567,8', 1234567.8],
    ['EUR 10', 10],
    ['abc', null],
    ['-5,00', null],
    ['1.000.000.000', null],
  ])('reads %s as money', (text, euro) => {
    const reading = read(buildPraticaXml({ DettagliEconomici: { SpesaSerramenti: text } }));
    expect(reading.values.spese?.spesaDetraibileSerramenti).toBe(euro);
    expect(reading.notUnderstood).toHaveLength(euro === null ? 1 : 0);
  });

  it.each([
    ['01/09/2026', '2026-09-01'],
    ['2026-09-01', '2026-09-01'],
    ['1.9.2026', '2026-09-01'],
    ['31/02/2026', undefined],
    ['01/09/1800', undefined],
    ['domani', undefined],
  ])('reads the day %s', (text, day) => {
    const reading = read(buildPraticaXml({ Intervento: { DataFineLavori: text } }));
    expect(reading.values.interventionEndDate).toBe(day);
    expect(reading.notUnderstood).toHaveLength(day === undefined ? 1 : 0);
  });

  it.each([
    ['2026', 2026],
    ['1999', undefined],
    ['20x6', undefined],
    ['2101', undefined],
  ])('reads the year %s', (text, year) => {
    expect(valuesOf({ AnnoRiferimento: text }).annoRiferimento).toBe(year);
  });

  it('remarks what has no place in a dossier, what is there twice, and what is too long', () => {
    expect(
      remarksOf({
        Nota: 'ciao',
        Vuoto: '',
        Beneficiario: [{ Nome: 'A', Email: 'a@b.it' }, { Nome: 'B' }],
        Residenza: { NumeroCivico: 'n'.repeat(21), Comune: 'Rho', Nazione: 'Italia', CAP: '20017' },
      }),
    ).toEqual([
      'Beneficiario/Email: Non ha un posto nella pratica',
      'Residenza/NumeroCivico: Troppo lungo: al massimo 20 caratteri',
      'Beneficiario: È ripetuto: vale il primo',
      'Nota: Non ha un posto nella pratica',
    ]);
  });

  it('remarks no more than people read', () => {
    const products = (count: number) =>
      read(
        buildPraticaXmlWithProducts(
          ...Array.from({ length: count }, () => ({ Nome: 'Finestra', Telaio: 'Boh' })),
        ),
      ).notUnderstood.filter(({ path }) => path !== 'Serramenti');
    expect(products(9)).toHaveLength(9);
    const many = products(150);
    expect([many.length, many.at(-1)?.message]).toEqual([101, 'e altri 51 dati da rivedere']);
  });

  it('refuses control characters and cuts long values where it shows them', () => {
    const { values, notUnderstood } = read(
      buildPraticaXml({ Beneficiario: { Nome: 'A\u0085B', Cognome: 'x'.repeat(300) } }),
    );
    expect([values.beneficiaryFirstName, values.beneficiaryLastName]).toEqual([null, null]);
    expect(notUnderstood.map(({ value }) => value.length)).toEqual([3, 80]);
  });
});

describe('places', () => {
  const place = {
    Indirizzo: 'Via  Roma\n',
    NumeroCivico: '1',
    CAP: '20017',
    Comune: 'RHO',
    Provincia: 'mi',
    Scala: 'B',
    Interno: '4',
  };

  it('get the name, province, zone and cadastral code of their municipality', () => {
    expect(valuesOf({ Ubicazione: place })).toMatchObject({
      immovableAddress: 'Via  Roma',
      immovableMunicipality: 'Rho',
      immovableProvince: 'MI',
      immovableZip: '20017',
      immovableClimateZone: 'E',
      immovableStair: 'B',
      immovableInterior: '4',
      immovableMunicipalityCode: 'H264',
    });
    expect(valuesOf({ Residenza: { Comune: 'Rho' } })).toMatchObject({
      beneficiaryResidentialNation: 'Italia',
      beneficiaryResidentialClimateZone: 'E',
    });
  });

  it.each([
    [
      { CAP: '99999', Comune: 'Nusquam', Provincia: 'xx' },
      'Ubicazione: Comune non trovato («Nusquam», CAP 99999)',
    ],
    [{ Comune: 'Nusquam' }, 'Ubicazione: Comune non trovato («Nusquam»)'],
    [{ CAP: '20100', Comune: 'Rho' }, 'Ubicazione: il CAP 20100 non risulta per Rho (MI)'],
  ])('warn of %o', (Ubicazione, warning) => {
    expect(read(buildPraticaXml({ Ubicazione })).warnings).toEqual([
      expect.stringContaining(warning),
    ]);
  });

  it('keep an unknown municipality as it is written, without a zone', () => {
    expect(valuesOf({ Ubicazione: { Comune: 'Nusquam', Provincia: 'xx' } })).toMatchObject({
      immovableMunicipality: 'Nusquam',
      immovableProvince: 'XX',
      immovableClimateZone: null,
    });
  });

  it('say when a climate zone is to be verified', () => {
    const reading = readPraticaXml(
      buildPraticaXml(),
      () => ({
        name: 'Rho',
        province: 'MI',
        climateZone: 'E',
        code: 'H264',
        hasZip: true,
        zoneToVerify: true,
      }),
      BUILT_IN_SETTINGS,
    );
    expect(reading.warnings).toEqual(['Ubicazione: la zona climatica di Rho è da verificare.']);
  });

  it('abroad are for residences only', () => {
    expect(remarksOf({ Ubicazione: { Comune: 'Rho', CAP: '20017', Nazione: 'Francia' } })).toEqual([
      'Ubicazione/Nazione: L’immobile deve trovarsi in Italia',
    ]);
    expect(
      valuesOf({ Residenza: { Comune: 'Lione', Nazione: 'Francia' } }).beneficiaryResidentialNation,
    ).toBe('Francia');
  });

  it.each([
    ['A2', 'A2'],
    ['a/2', 'A2'],
    ['A02', 'A2'],
    ['A/10', 'A10'],
    ['altro', 'altro'],
    ['Z9', null],
  ])('read the category %s', (text, category) => {
    expect(valuesOf({ DatiCatastali: { Categoria: text } }).immovableCadastralCode).toBe(category);
  });

  it('read a category of difficult attribution as "altro" with its own', () => {
    expect(
      valuesOf({ DatiCatastali: { Categoria: 'B/8', CodiceComune: 'h264', Foglio: '9' } }),
    ).toMatchObject({
      immovableCadastralCode: 'altro',
      immovableParticularUse: 8,
      immovableParticularUseHardAttribution: 'B8',
      immovableMunicipalityCode: 'H264',
      cadastralSheet: '9',
    });
  });

  it('warn when the cadastral code is of another municipality', () => {
    expect(read(buildPraticaXml({ DatiCatastali: { CodiceComune: 'F205' } })).warnings).toEqual([
      expect.stringContaining('F205 non è quello di Rho (H264)'),
    ]);
  });
});

describe('beneficiaries', () => {
  it.each([
    [
      {
        TipoPersona: 'Fisica',
        Nome: 'Anna',
        Cognome: 'Verdi',
        CodiceFiscale: 'vrdnna80a41f205x',
        Telefono: '333',
      },
      {
        isCompany: false,
        beneficiaryFirstName: 'Anna',
        beneficiaryLastName: 'Verdi',
        beneficiarySsn: 'VRDNNA80A41F205X',
        beneficiaryPhone: '333',
      },
    ],
    [{ TipoPersona: 'persona fisica', Nome: 'Anna' }, { isCompany: false }],
    [{ Nome: 'Anna' }, { isCompany: false }],
    [
      { TipoPersona: 'Giuridica', Denominazione: 'Alfa Srl', PartitaIva: 'IT 12345678903' },
      {
        isCompany: true,
        beneficiaryCompanyType: 0,
        beneficiaryCompanyName: 'Alfa Srl',
        beneficiarySsn: '12345678903',
      },
    ],
    [{ Denominazione: 'Alfa Srl' }, { isCompany: true, beneficiaryCompanyType: 0 }],
    [{ TipoPersona: 'Altro' }, { isCompany: true }],
    [
      { TipoPersona: 'Giuridica', Denominazione: 'Condominio', CodiceFiscale: '12345678903' },
      { beneficiaryCompanyType: 1, beneficiarySsn: '12345678903' },
    ],
    [
      { TipoPersona: 'Giuridica', PartitaIva: '12345678903', CodiceFiscale: '12345678903' },
      { beneficiarySsn: '12345678903', beneficiaryAttorneySsn: null },
    ],
    [
      {
        TipoPersona: 'Giuridica',
        PartitaIva: '12345678903',
        CodiceFiscale: 'VRDNNA80A41F205X',
        Nome: 'Anna',
        Cognome: 'Verdi',
      },
      {
        beneficiaryAttorneySsn: 'VRDNNA80A41F205X',
        beneficiaryAttorneyFirstName: 'Anna',
        beneficiaryAttorneyLastName: 'Verdi',
      },
    ],
  ])('%o', (Beneficiario, values) => {
    expect(valuesOf({ Beneficiario })).toMatchObject(values);
  });

  it.each([
    ['XXXXXX00X00X000X', null, /segnaposto/],
    ['0000000000000000', null, /segnaposto/],
    ['VRDNNA80A41F205A', 'VRDNNA80A41F205A', /non riconosciuto/],
    ['A'.repeat(17), null, /segnaposto/],
    ['VRDNNA80A41F205XX', null, /al massimo 16/],
  ])('remark the tax code %s', (code, taken, message) => {
    const { values, notUnderstood } = read(
      buildPraticaXml({ Beneficiario: { Nome: 'A', CodiceFiscale: code } }),
    );
    expect(values.beneficiarySsn).toBe(taken);
    expect(notUnderstood).toEqual([
      { path: 'Beneficiario/CodiceFiscale', value: code, message: expect.stringMatching(message) },
    ]);
  });

  it('remark a wrong VAT number, and a company tax code that differs from it', () => {
    expect(
      remarksOf({
        Beneficiario: {
          TipoPersona: 'Giuridica',
          PartitaIva: '12345678901',
          CodiceFiscale: '12345678903',
        },
      }),
    ).toEqual([
      expect.stringContaining('Beneficiario/PartitaIva'),
      'Beneficiario/CodiceFiscale: Diverso dalla partita IVA: vale la partita IVA',
    ]);
  });

  it('are joined by others, of either kind', () => {
    const others = valuesOf({
      AltriBeneficiari: {
        Beneficiario: [
          { TipoPersona: 'Giuridica', Denominazione: 'Esempio Srl', PartitaIva: '00000000000' },
          { Nome: 'Ugo', Cognome: 'Neri' },
        ],
      },
    }).otherBeneficiaries;
    expect(others).toEqual([
      {
        isCompany: true,
        beneficiaryCompanyName: 'Esempio Srl',
        beneficiaryFirstName: null,
        beneficiaryLastName: null,
        beneficiarySsn: null,
      },
      {
        isCompany: false,
        beneficiaryCompanyName: null,
        beneficiaryFirstName: 'Ugo',
        beneficiaryLastName: 'Neri',
        beneficiarySsn: null,
      },
    ]);
  });

  it('says that beneficiaries beyond fifty are left out', () => {
    const file = buildPraticaXml({
      AltriBeneficiari: {
        Beneficiario: Array.from({ length: 51 }, () => ({ Nome: 'Ugo', Cognome: 'Neri' })),
      },
    });
    const { values, notUnderstood } = read(file);
    expect(values.otherBeneficiaries).toHaveLength(50);
    expect(notUnderstood).toContainEqual({
      path: 'AltriBeneficiari/Beneficiario',
      value: '',
      message: 'Al massimo 50 altri beneficiari: quelli oltre non vengono importati',
    });
  });
});
