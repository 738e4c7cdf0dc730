import { describe, expect, it } from '@jest/globals';
import { CONDOMINIUM } from '../../test/doubt-fixtures.js';
import { PAPER_CODES } from '../papers/paper-codes.js';
import {
  validCompanyForm,
  validDossierForm,
  validShading,
  validShutter,
  validWindow,
} from '../../test/dossier-fixtures.js';
import {
  BACK_OFFICE_DOCUMENTS,
  DOCUMENT_CATALOGUE,
  listRequiredDocuments,
  type DossierForm,
  type ServiceType,
} from '../index.js';

/** M, O or - for every document of the table, services in the order Ecobonus, Bonus Casa, Bonus Sicurezza. */
const needOf = (code: string, form: DossierForm): string => {
  const document = listRequiredDocuments(form, DOCUMENT_CATALOGUE).find(
    (item) => item.code === code,
  );
  if (!document) return '-';
  return document.isMandatory ? 'M' : 'O';
};
const inServices = (code: string, change: Partial<DossierForm>): string =>
  ([1, 2, 3] as ServiceType[])
    .map((serviceType) => needOf(code, validDossierForm({ ...change, serviceType })))
    .join('');

const products = (w: boolean, s: boolean, c: boolean) => ({
  manufatti: {
    serramenti: w ? [validWindow()] : [],
    schermature: s ? [validShading()] : [],
    chiusure: c ? [validShutter()] : [],
  },
});

describe('required documents', () => {
  it.each([
    ['FATTURA', 'Fatture (acconto e saldo)', 'MMM'],
    ['CI', "Documento d'identità del beneficiario", 'MMM'],
    ['DELEGA', 'Incarico, delega alla trasmissione ENEA e privacy', 'MMM'],
    ['BONIFICO', 'Ricevuta del bonifico parlante', 'OOO'],
    ['CF', 'Tessera sanitaria / codice fiscale', 'OOO'],
    ['ATTO', 'Dichiarazione sostitutiva del beneficiario', 'MOO'],
    ['REQ', 'Dichiarazione dei requisiti tecnici', 'MO-'],
    ['CONGR', 'Dichiarazione di congruità della spesa', 'M--'],
    ['INIZIO', 'Titolo edilizio o autocertificazione data inizio lavori', 'OMO'],
    ['SICUR', 'Certificato di classe antieffrazione e posa (EN 1627)', '--O'],
    ['FOTO', 'Foto prima e dopo', 'OOO'],
  ])('%s', (code, name, needs) => {
    expect(inServices(code, {})).toBe(needs);
    expect(DOCUMENT_CATALOGUE.find((row) => row.code === code)?.name).toBe(name);
  });

  it.each([
    ['VISURA', { acquisizioneBeneficiario: true }, 'MMM', {}, 'OOO'],
    ['UW', products(true, false, false), 'MMO', products(false, true, true), '-MO'],
    ['GTOT', products(true, true, false), 'M--', products(true, false, true), '---'],
    ['RSUPP', products(true, false, true), 'M--', products(true, true, false), '---'],
    [
      'LIBRETTO',
      { ...products(true, true, false), impiantoClimatizzazioneEstiva: true },
      'M--',
      products(true, true, false),
      '---',
    ],
    [
      'LIBRETTO',
      { ...products(false, true, false), impiantoClimatizzazioneEstiva: true },
      'M--',
      { impiantoClimatizzazioneEstiva: true },
      '---',
    ],
    ['CONSENSO', { immovablePossessionTitle: 1 }, 'MMM', { immovablePossessionTitle: 0 }, '---'],
    ['CONVIV', { immovablePossessionTitle: 2 }, 'MMM', { immovablePossessionTitle: 4 }, '---'],
    ['PRELIM', { immovablePossessionTitle: 3 }, 'MMM', { immovablePossessionTitle: null }, '---'],
    ['SOC', { isCompany: true }, 'M--', {}, '---'],
    ['SOC', { isCompany: true, beneficiaryCompanyName: 'Alfa Srl' }, 'M--', CONDOMINIUM, '---'],
    ['NOMINA', CONDOMINIUM, 'M--', { isCompany: true }, '---'],
    ['DELIBERA', CONDOMINIUM, 'M--', {}, '---'],
  ] as [string, Partial<DossierForm>, string, Partial<DossierForm>, string][])(
    '%s depends on its condition',
    (code, met, needs, unmet, otherwise) => {
      expect(inServices(code, met)).toBe(needs);
      expect(inServices(code, unmet)).toBe(otherwise);
    },
  );

  it('ask a condominium for its own papers in place of those of a company', () => {
    const names = listRequiredDocuments(validCompanyForm(CONDOMINIUM), DOCUMENT_CATALOGUE).flatMap(
      ({ name, isMandatory }) => (isMandatory && /^Verbale|camerale/.test(name) ? name : []),
    );
    expect(names).toEqual([
      'Verbale di nomina e documento d’identità dell’amministratore',
      'Verbale dell’assemblea che delibera i lavori (e tabella millesimale, facoltativa)',
    ]);
  });

  it('say why they are asked for', () => {
    const why = (code: string, form: DossierForm) =>
      listRequiredDocuments(form, DOCUMENT_CATALOGUE).find((item) => item.code === code)?.why;
    expect(why('FATTURA', validDossierForm({ serviceType: 3 }))).toBe(
      'Provano la spesa sostenuta e la separano tra prodotti, posa e prestazioni professionali.',
    );
    expect(why('VISURA', validDossierForm())).toBe(
      'Conferma foglio, particella, subalterno e categoria dell’immobile.',
    );
    const own = [{ code: 'X', name: 'Altro', need: { 1: 'M', 2: 'O', 3: null } }] as const;
    expect(listRequiredDocuments(validDossierForm({ serviceType: 1 }), own)[0]?.why).toBe(
      'Obbligatorio per Ecobonus',
    );
    expect(listRequiredDocuments(validDossierForm({ serviceType: 2 }), own)[0]?.why).toBe(
      'Facoltativo: aiuta la verifica della pratica',
    );
    expect(why('NOMINA', validCompanyForm(CONDOMINIUM))).toBe(
      'Richiesto perché il beneficiario è un condominio',
    );
    expect(why('SOC', validCompanyForm())).toBe('Richiesta perché il beneficiario è una società');
    expect(
      listRequiredDocuments(validDossierForm(), DOCUMENT_CATALOGUE).every(
        ({ why: reason }) => reason.length > 10,
      ),
    ).toBe(true);
  });

  it('offer pre-filled copies of the papers', () => {
    expect(
      listRequiredDocuments(validDossierForm(), DOCUMENT_CATALOGUE)
        .filter(({ isPrefilled }) => isPrefilled)
        .map(({ code }) => code),
    ).toEqual([...PAPER_CODES]);
  });

  it('come from data: another catalogue gives another list, no service none', () => {
    const row = { code: 'X', name: 'Altro', need: { 1: 'C', 2: 'M', 3: null } } as const;
    expect(listRequiredDocuments(validDossierForm(), [row])).toEqual([]);
    expect(
      listRequiredDocuments(validDossierForm({ serviceType: 2 }), [row]).map(({ code }) => code),
    ).toEqual(['X']);
    expect(
      listRequiredDocuments(validDossierForm({ serviceType: null }), DOCUMENT_CATALOGUE),
    ).toEqual([]);
  });

  it('are joined by two of the back office', () => {
    expect(BACK_OFFICE_DOCUMENTS.map(({ code }) => code)).toEqual(['Ricevuta', 'CodiceCpid']);
  });
});
