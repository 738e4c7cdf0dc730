import { describe, expect, it } from '@jest/globals';
import {
  NO_PRODUCTS,
  validCompanyForm,
  validDossierForm,
  validGenerator,
  validShading,
  validShutter,
  validWindow,
} from '../../test/dossier-fixtures.js';
import { createEmptyDossierForm } from '../autofill/empty-dossier.js';
import type { DossierForm, Manufatti } from '../dossier/index.js';
import { STEP_IDS, type StepId } from '../steps/step-id.js';
import { summarizeSheetBlock, summarizeStep } from './summarize-step.js';

/** The line with blanks as they are typed here. */
const read = (...input: Parameters<typeof summarizeStep>): string =>
  summarizeStep(...input).replaceAll('\u00a0', ' ');

describe('the line of a step', () => {
  it.each<[StepId, string, Partial<DossierForm>]>([
    ['servizio', 'Ecobonus', {}],
    [
      'servizio',
      'Ecobonus · dati da ricavare dalla visura',
      { acquisizioneBeneficiario: true, serviceType: 1 },
    ],
    ['beneficiario', 'Mario Rossi · RSSMRA80A01F205X', {}],
    ['beneficiario', 'Mario Rossi', { beneficiarySsn: null }],
    ['residenza', 'Via Roma, senza numero civico · 20121 Milano (MI)', {}],
    ['residenza', 'Via Roma 3/b', noTown({ beneficiaryResidentialAddressNumber: '3/b' })],
    ['ubicazione', 'Via Roma, senza numero civico · 20121 Milano (MI) · zona E', {}],
    [
      'ubicazione',
      'Via Roma, senza numero civico · 20121 Milano (MI)',
      { immovableClimateZone: null },
    ],
    ['catasto', 'A/2 · foglio 12 · particella 345 · subalterno 7', {}],
    ['catasto', 'A/2 · foglio 12 · particella 345', { cadastralSubordinate: null }],
    [
      'immobile',
      'Proprietario o comproprietario · abitazione principale · anni 70 · 95 m²',
      { immovableEstimatedYearOfConstruction: 'anni 70' },
    ],
    ['immobile', 'Proprietario o comproprietario · abitazione principale · del 1970 · 95 m²', {}],
    [
      'immobile',
      'Detentore o co-detentore · non abitazione principale · del 1970',
      { immovablePossessionTitle: 1, immovablePossessionType: 1, immovableSurfaceArea: null },
    ],
    [
      'immobile',
      'del 1970',
      {
        immovablePossessionTitle: null,
        immovablePossessionType: null,
        immovableSurfaceArea: null,
      },
    ],
    ['intervento', 'dal 01/09/2026 al 01/10/2026', {}],
    ['intervento', 'dal 01/09/2026', { interventionEndDate: null }],
    ['impianto', 'Autonomo · Gas metano · 1 generatore', { vettoreEnergetico: 'metano' }],
    [
      'impianto',
      'Autonomo · Gas metano · 2 generatori · climatizzazione estiva',
      {
        vettoreEnergetico: 'metano',
        generatori: [validGenerator(), validGenerator()],
        impiantoClimatizzazioneEstiva: true,
      },
    ],
    ['spese', '900,00 €', {}],
    ['spese', '', { manufatti: NO_PRODUCTS }],
    ['documentazione', '', {}],
  ])('%s: %s', (step, line, change) => {
    expect(read(step, validDossierForm(change))).toBe(line);
  });

  it('names a company, and counts the other beneficiaries', () => {
    const one = {
      isCompany: false,
      beneficiaryCompanyName: null,
      beneficiaryFirstName: 'Ada',
      beneficiaryLastName: 'Blu',
      beneficiarySsn: null,
      beneficiaryPossessionTitle: null,
      beneficiaryRealRight: null,
      beneficiaryExpenseShare: null,
    };
    const form = validCompanyForm({ otherBeneficiaries: [one] });
    expect(read('beneficiario', form)).toBe('Alfa Srl · 12345678903 · con 1 altro beneficiario');
    expect(read('beneficiario', { ...form, otherBeneficiaries: [one, one] })).toContain(
      'con 2 altri beneficiari',
    );
  });

  it('says nothing of an empty dossier beyond what it begins with', () => {
    const form = createEmptyDossierForm();
    for (const step of STEP_IDS) expect(read(step, form)).not.toMatch(/null|undefined|NaN/);
    for (const step of ['residenza', 'ubicazione', 'catasto', 'intervento', 'manufatti'] as const)
      expect(read(step, form)).toBe('');
  });
});

describe('the line of the products', () => {
  it.each<[string, Partial<Manufatti>]>([
    ['1 finestra · 2,10 m² · Uw 0,9', { serramenti: [validWindow()] }],
    [
      '3 finestre · 5,76 m² · Uw 1,1–1,2',
      {
        serramenti: [
          validWindow({ superficie: 2.16, trasmittanzaPost: 1.1 }),
          validWindow({ superficie: 1.8, trasmittanzaPost: 1.2 }),
          validWindow({ superficie: 1.8, trasmittanzaPost: 1.15 }),
        ],
      },
    ],
    [
      '1 finestra, 1 serramento e 2 portoncini · 6,30 m² · Uw 0,9',
      {
        serramenti: [
          validWindow(),
          validWindow({ tipologiaInfisso: null, superficie: null, trasmittanzaPost: null }),
          validWindow({ tipologiaInfisso: 'portoncino' }),
          validWindow({ tipologiaInfisso: 'portoncino' }),
        ],
      },
    ],
    ['1 finestra', { serramenti: [validWindow({ superficie: null, trasmittanzaPost: null })] }],
    [
      '2 schermature · 6,00 m² · gtot 0,2–0,3',
      { schermature: [validShading(), validShading({ trasmissioneSolare: 0.3 })] },
    ],
    [
      '1 finestra · 2,10 m² · Uw 0,9 · 1 chiusura oscurante · 2,00 m² · resistenza 0,26',
      { serramenti: [validWindow()], chiusure: [validShutter()] },
    ],
    ['', {}],
  ])('%s', (line, products) => {
    const form = validDossierForm({ manufatti: { ...NO_PRODUCTS, ...products } });
    expect(read('manufatti', form)).toBe(line);
  });
});

describe('the line of a block of the sheet', () => {
  const block = (key: string, shown: string | null = null) => ({
    key,
    title: '',
    fields: [{ key: `${key}.a`, label: '', value: shown === null ? null : { shown, copied: '' } }],
  });
  const oneFiling = validDossierForm();
  const twoFilings = validDossierForm({
    manufatti: { ...NO_PRODUCTS, serramenti: [validWindow()], schermature: [validShading()] },
  });
  it.each([
    ['of a step is that of the step', block('residence'), read('residenza', oneFiling), oneFiling],
    ['of a product is its kind', block('window.2', 'Finestra'), 'Finestra', oneFiling],
    ['of the only expenses is their sum', block('expenses'), read('spese', oneFiling), oneFiling],
    ['of a part of the expenses is empty', block('expenses', '100,00'), '', twoFilings],
    ['of a second part is empty too', block('expenses.2', '100,00'), '', twoFilings],
    ['without a value is empty', block('attorney'), '', oneFiling],
  ])('%s', (_, given, line, form) =>
    expect(summarizeSheetBlock(given, form).replaceAll('\u00a0', ' ')).toBe(line),
  );
});

function noTown(change: Partial<DossierForm>): Partial<DossierForm> {
  return {
    beneficiaryResidentialZip: null,
    beneficiaryResidentialMunicipality: null,
    beneficiaryResidentialProvince: null,
    ...change,
  };
}
