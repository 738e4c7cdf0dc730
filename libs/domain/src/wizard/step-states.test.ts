import { describe, expect, it } from '@jest/globals';
import { validDossierForm, validWindow } from '../../test/dossier-fixtures.js';
import {
  listRequiredDocuments,
  type DossierForm,
  type StepId,
  type Viewer,
  DOCUMENT_CATALOGUE,
  BUILT_IN_SETTINGS,
  createDossierRules,
  listBeneficiaryFields,
  createEmptyDossierForm,
  createEmptySpese,
  calculatePercentComplete,
  STEP_FIELDS,
} from '../index.js';

const { buildStepStates } = createDossierRules(BUILT_IN_SETTINGS);

const ids = (form: DossierForm, viewer: Viewer) =>
  buildStepStates(form, viewer).map(({ id }) => id);
const reachable = (form: DossierForm, viewer: Viewer = 'fitter') =>
  buildStepStates(form, viewer)
    .filter((step) => step.reachable)
    .map(({ id }) => id);
const state = (form: DossierForm, id: StepId, viewer: Viewer = 'fitter') => {
  const found = buildStepStates(form, viewer).find((step) => step.id === id);
  if (!found) throw new Error(`no step ${id}`);
  return found;
};
const COMMON = [
  'servizio',
  'beneficiario',
  'residenza',
  'ubicazione',
  'catasto',
  'immobile',
  'intervento',
  'manufatti',
];
const acquired = (change: Partial<DossierForm> = {}) =>
  validDossierForm({
    acquisizioneBeneficiario: true,
    immovableAddress: null,
    cadastralSheet: null,
    ...change,
  });

describe('sequence', () => {
  it('has eleven steps in Ecobonus, the last is number 10', () => {
    expect(ids(validDossierForm(), 'fitter')).toEqual([
      ...COMMON,
      'impianto',
      'spese',
      'documentazione',
    ]);
    expect(buildStepStates(validDossierForm(), 'fitter').at(-1)).toMatchObject({
      number: 10,
      title: 'Documentazione',
    });
    expect(ids(validDossierForm(), 'admin')).toEqual([
      ...COMMON,
      'impianto',
      'spese',
      'amministrazione',
    ]);
  });

  it.each([2, 3] as const)('has nine steps in service %s, the last is number 8', (serviceType) => {
    expect(ids(validDossierForm({ serviceType }), 'fitter')).toEqual([...COMMON, 'documentazione']);
    expect(buildStepStates(validDossierForm({ serviceType }), 'fitter').at(-1)?.number).toBe(8);
    expect(buildStepStates(validDossierForm({ serviceType }), 'admin').at(-1)).toMatchObject({
      id: 'amministrazione',
      number: 8,
    });
  });

  it('shows the beneficiary six steps from 1, heating in Ecobonus only', () => {
    const five = ['beneficiario', 'residenza', 'ubicazione', 'catasto', 'immobile'];
    expect(
      buildStepStates(validDossierForm(), 'beneficiary').map(({ number, id }) => [number, id]),
    ).toEqual([...five, 'impianto'].map((id, i) => [i + 1, id]));
    expect(ids(validDossierForm({ serviceType: 2 }), 'beneficiary')).toEqual(five);
  });
});

describe('what may be opened', () => {
  it('is the first step of an empty dossier', () => {
    expect(reachable(createEmptyDossierForm())).toEqual(['servizio']);
    expect(state(createEmptyDossierForm(), 'beneficiario')).toMatchObject({
      reachable: false,
      editable: false,
      complete: false,
      lockedReason: 'Completa prima il passo «Servizio»',
    });
    expect(reachable(createEmptyDossierForm(), 'beneficiary')).toEqual(
      ids(createEmptyDossierForm(), 'beneficiary'),
    );
  });

  it('is everything of a complete dossier', () => {
    expect(reachable(validDossierForm())).toEqual(ids(validDossierForm(), 'fitter'));
    expect(buildStepStates(validDossierForm(), 'fitter').map(({ complete }) => complete)).toEqual([
      ...Array<boolean>(10).fill(true),
      false,
    ]);
  });

  it('marks the documents complete when all mandatory ones are uploaded', () => {
    const documents = listRequiredDocuments(validDossierForm(), DOCUMENT_CATALOGUE).map((item) => ({
      ...item,
      isUploaded: item.isMandatory,
    }));
    expect(buildStepStates(validDossierForm(), 'fitter', { documents }).at(-1)).toMatchObject({
      complete: true,
      errors: [],
    });
    const missing = buildStepStates(validDossierForm(), 'fitter', {
      documents: documents.map((item) => ({ ...item, isUploaded: false })),
    }).at(-1);
    expect(missing?.complete).toBe(false);
    expect(missing?.errors[0]).toEqual({
      field: 'documenti.FATTURA',
      message: 'Campo obbligatorio',
    });
  });

  it.each(COMMON)('ends behind %s while that is not filled', (id) => {
    const breaks: Record<string, Partial<DossierForm>> = {
      servizio: { annoRiferimento: null },
      beneficiario: { beneficiaryPhone: null },
      residenza: { beneficiaryResidentialZip: null },
      ubicazione: { immovableZip: null },
      catasto: { cadastralSheet: null },
      immobile: { immovableSurfaceArea: null },
      intervento: { interventionStartDate: null },
      manufatti: { manufatti: { serramenti: [], schermature: [], chiusure: [] } },
    };
    expect(reachable(validDossierForm(breaks[id]))).toEqual(
      COMMON.slice(0, COMMON.indexOf(id) + 1),
    );
  });

  it('keeps heating for dossiers with a product', () => {
    const form = validDossierForm({ manufatti: { serramenti: [], schermature: [], chiusure: [] } });
    expect(state(form, 'impianto').lockedReason).toBe('Aggiungi prima almeno un manufatto');
    expect(
      state(
        validDossierForm({
          manufatti: {
            serramenti: [validWindow({ superficie: null })],
            schermature: [],
            chiusure: [],
          },
        }),
        'impianto',
      ).lockedReason,
    ).toBe('Completa prima il passo «Manufatti»');
    expect(state(form, 'impianto', 'beneficiary').reachable).toBe(true);
  });

  it('names the wrong value that locks the later steps before what is missing', () => {
    const form = validDossierForm({
      interventionOnImmovableType: null,
      interventionEndDate: '2000-01-01',
    });
    expect(state(form, 'spese').lockedBy).toMatchObject({
      step: 'intervento',
      field: 'interventionEndDate',
    });
    expect(state(form, 'intervento').lockedBy).toBeNull();
    const empty = validDossierForm({ interventionStartDate: null });
    expect(state(empty, 'spese').lockedBy?.field).toBe('interventionStartDate');
    expect(state(acquired(), 'catasto').lockedBy).toBeNull();
  });

  it('is everything for admins', () => {
    expect(reachable(createEmptyDossierForm(), 'admin')).toEqual(
      ids(createEmptyDossierForm(), 'admin'),
    );
    expect(buildStepStates(validDossierForm(), 'admin').at(-1)?.complete).toBe(false);
  });

  it('locks steps 2 to 5 of the fitter when the provider acquires the data', () => {
    const steps = buildStepStates(acquired(), 'fitter');
    expect(steps.filter((step) => !step.editable).map(({ number }) => number)).toEqual([
      2, 3, 4, 5,
    ]);
    expect(steps[2]).toMatchObject({
      complete: false,
      errors: [],
      lockedReason: expect.stringContaining('acquisiti'),
    });
    expect(state(acquired(), 'residenza', 'admin').editable).toBe(true);
    expect(state(acquired(), 'ubicazione', 'beneficiary').errors).toHaveLength(1);
  });
});

describe('percent done', () => {
  const percent = (form: DossierForm) =>
    calculatePercentComplete(buildStepStates(form, 'fitter', { documents: [] }));

  it.each([
    ['all', validDossierForm(), 100],
    ['all but what the provider acquires', acquired(), 100],
    ['nine of eleven', validDossierForm({ spese: createEmptySpese() }), 82],
    ['nothing', createEmptyDossierForm(), 0],
  ])('counts %s', (_, form, done) => expect(percent(form)).toBe(done));

  it('is nothing without steps', () => expect(calculatePercentComplete([])).toBe(0));
});

describe('fields', () => {
  it('belong to exactly one step', () => {
    expect(Object.values(STEP_FIELDS).flat().sort()).toEqual(
      Object.keys(createEmptyDossierForm()).sort(),
    );
  });

  it('of the beneficiary are those of its steps', () => {
    expect(listBeneficiaryFields(1)).toContain('tipoImpianto');
    expect(listBeneficiaryFields(2)).not.toContain('tipoImpianto');
    expect(listBeneficiaryFields(1)).not.toContain('spese');
    expect(listBeneficiaryFields(1)).not.toContain('manufatti');
  });

  it('with errors are fields of their step', () => {
    for (const { id, errors } of buildStepStates(
      { ...createEmptyDossierForm(), serviceType: null },
      'admin',
    )) {
      for (const { field } of errors) expect(STEP_FIELDS[id]).toContain(field);
    }
  });
});
