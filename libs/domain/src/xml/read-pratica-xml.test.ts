import { describe, expect, it } from '@jest/globals';
import {
  toXmlElements,
  buildPraticaXml,
  buildPraticaXmlWithProducts,
  readXmlOfRho,
  readXmlValues,
  readXmlRemarks,
} from '../../test/xml-fixtures.js';
import { createXmlElement, XmlImportError } from './xml-element.js';
import { PRODUCTS_MAX } from './read-pratica-xml.js';

describe('a data file', () => {
  it.each([
    ['Ecobonus', 1],
    ['BonusCasa', 2],
    ['Bonus Casa', 2],
    ['bonus casa', 2],
    ['BONUSSICUREZZA', 3],
  ])('of the bonus %s is of service %i', (bonus, service) => {
    expect(readXmlValues({ TipoBonus: bonus }).serviceType).toBe(service);
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
    const { values, notUnderstood } = readXmlOfRho(root);
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
    expect(() => readXmlOfRho(root)).toThrow(XmlImportError);
    expect(() => readXmlOfRho(root)).toThrow(message);
  });

  it('takes as many products as are allowed', () => {
    const { windows } = readXmlOfRho(
      buildPraticaXmlWithProducts(
        ...Array.from({ length: PRODUCTS_MAX }, () => ({ Nome: 'Finestra', Superficie: '1' })),
      ),
    );
    expect(windows).toEqual({ inFile: PRODUCTS_MAX, rows: 1 });
  });

  it('of another version is read with a warning', () => {
    expect(
      readXmlOfRho({ ...buildPraticaXml(), attributes: { versione: '2.0' } }).warnings,
    ).toEqual([expect.stringContaining('versione 2.0')]);
    expect(
      readXmlOfRho({ ...buildPraticaXml(), attributes: { 'p:Versione': ' 1.0 ' } }).warnings,
    ).toEqual([]);
  });

  it('leaves alone what it does not speak of', () => {
    const { values } = readXmlOfRho(buildPraticaXml());
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
    const reading = readXmlOfRho(buildPraticaXml({ DettagliEconomici: { SpesaSerramenti: text } }));
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
    const reading = readXmlOfRho(buildPraticaXml({ Intervento: { DataFineLavori: text } }));
    expect(reading.values.interventionEndDate).toBe(day);
    expect(reading.notUnderstood).toHaveLength(day === undefined ? 1 : 0);
  });

  it.each([
    ['2026', 2026],
    ['1999', undefined],
    ['20x6', undefined],
    ['2101', undefined],
  ])('reads the year %s', (text, year) => {
    expect(readXmlValues({ AnnoRiferimento: text }).annoRiferimento).toBe(year);
  });

  it('remarks what has no place in a dossier, what is there twice, and what is too long', () => {
    expect(
      readXmlRemarks({
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
      readXmlOfRho(
        buildPraticaXmlWithProducts(
          ...Array.from({ length: count }, () => ({ Nome: 'Finestra', Telaio: 'Boh' })),
        ),
      ).notUnderstood.filter(({ path }) => path !== 'Serramenti');
    expect(products(9)).toHaveLength(9);
    const many = products(150);
    expect([many.length, many.at(-1)?.message]).toEqual([101, 'e altri 51 dati da rivedere']);
  });

  it('refuses control characters and cuts long values where it shows them', () => {
    const { values, notUnderstood } = readXmlOfRho(
      buildPraticaXml({ Beneficiario: { Nome: 'A\u0085B', Cognome: 'x'.repeat(300) } }),
    );
    expect([values.beneficiaryFirstName, values.beneficiaryLastName]).toEqual([null, null]);
    expect(notUnderstood.map(({ value }) => value.length)).toEqual([3, 80]);
  });
});
