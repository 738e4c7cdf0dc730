import { describe, expect, it } from '@jest/globals';
import { validCompanyForm, validDossierForm } from '../../test/dossier-fixtures.js';
import { DOCUMENT_CATALOGUE } from '../documents/index.js';
import { createEmptyDossierForm } from '../autofill/empty-dossier.js';
import { DOCUMENT_VALUES, listDocumentValues } from './document-values.js';

const FORM = validDossierForm({ immovableAddressNumber: '3' });
const COMPANY = validCompanyForm();
const list = (code: string, form = FORM) =>
  listDocumentValues(code, form).map(({ label, value }) => `${label}: ${value}`);
const MARIO = 'Beneficiario: Mario Rossi';
const CODE = 'Codice fiscale: RSSMRA80A01F205X';
const HOME = 'Immobile: Via Roma 3 Milano';
const BEGIN = 'Inizio lavori: 01/09/2026';
const END = 'Fine lavori: 01/10/2026';
const TOTAL = 'Spesa totale: 900,00\u00a0€';
const WINDOWS = '1 finestra · 2,10 m² · Uw 0,9';

describe('the values that a document is compared with', () => {
  it.each([
    ['FATTURA', [MARIO, CODE, TOTAL, BEGIN, END]],
    ['BONIFICO', [MARIO, CODE, TOTAL, END]],
    ['CI', [MARIO, 'Data di nascita: 01/01/1980', 'Luogo di nascita: Milano MI']],
    ['CF', [MARIO, CODE, 'Data di nascita: 01/01/1980']],
    ['DELEGA', [MARIO, CODE, HOME]],
    ['ATTO', [MARIO, CODE, HOME, BEGIN]],
    ['REQ', [MARIO, HOME, `Manufatti: ${WINDOWS}`, END]],
    ['CONGR', [MARIO, HOME, TOTAL]],
    [
      'VISURA',
      ['Comune: Milano F205', 'Foglio: 12', 'Particella: 345', 'Subalterno: 7', 'Categoria: A2'],
    ],
    ['UW', [`Serramenti: ${WINDOWS}`]],
    ['GTOT', []],
    ['RSUPP', []],
    [
      'LIBRETTO',
      [HOME, 'Generatore: Caldaia a condensazione', 'Potenza: 24 kW', 'Rendimento: 98 %'],
    ],
    ['INIZIO', [BEGIN, HOME, MARIO]],
    ['PRELIM', [MARIO, CODE, HOME, BEGIN]],
    ['DELIBERA', [MARIO, HOME, BEGIN]],
    ['FOTO', [`Manufatti: ${WINDOWS}`]],
    ['CodiceCpid', []],
  ])('%s', (code, values) => {
    expect(list(code)).toEqual(values);
  });

  it.each([
    ['CI', ['Beneficiario: Alfa Srl', 'Legale rappresentante: Anna Verdi']],
    [
      'SOC',
      [
        'Beneficiario: Alfa Srl',
        'Codice fiscale: 12345678903',
        'Legale rappresentante: Anna Verdi',
      ],
    ],
  ])('%s of a company', (code, values) => {
    expect(list(code, COMPANY)).toEqual(values);
  });

  it('are named for every document, five at most, and none of a dossier that says nothing', () => {
    expect(Object.keys(DOCUMENT_VALUES).sort()).toEqual(
      DOCUMENT_CATALOGUE.map(({ code }) => code).sort(),
    );
    for (const [code, keys] of Object.entries(DOCUMENT_VALUES)) {
      expect(keys.length).toBeLessThanOrEqual(5);
      expect(new Set(keys).size).toBe(keys.length);
      expect(list(code, createEmptyDossierForm())).toEqual([]);
    }
  });
});
