import { describe, expect, it } from '@jest/globals';
import { IDENTITY_DOCUMENT, validDossierForm } from '../../test/dossier-fixtures.js';
import {
  type DossierForm,
  type StepId,
  type Viewer,
  BUILT_IN_SETTINGS,
  createDossierRules,
  createEmptyDossierForm,
  getSkippedStepNote,
  findNextStep,
  findPreviousStep,
  resolveStepFromUrl,
} from '../index.js';

const { buildStepStates } = createDossierRules(BUILT_IN_SETTINGS);

const ids = (form: DossierForm, viewer: Viewer) =>
  buildStepStates(form, viewer).map(({ id }) => id);
const state = (form: DossierForm, id: StepId, viewer: Viewer = 'fitter') => {
  const found = buildStepStates(form, viewer).find((step) => step.id === id);
  if (!found) throw new Error(`no step ${id}`);
  return found;
};

const acquired = (change: Partial<DossierForm> = {}) =>
  validDossierForm({
    acquisizioneBeneficiario: true,
    immovableAddress: null,
    cadastralSheet: null,
    ...change,
  });

describe('Avanti and Indietro', () => {
  const walk = (form: DossierForm, viewer: Viewer, start: StepId) => {
    const steps = buildStepStates(form, viewer);
    const seen = [start];
    for (let next = findNextStep(steps, start); next !== null; next = findNextStep(steps, next))
      seen.push(next);
    return seen;
  };

  it('go through every step', () => {
    expect(walk(validDossierForm(), 'fitter', 'servizio')).toEqual(
      ids(validDossierForm(), 'fitter'),
    );
    expect(walk(createEmptyDossierForm(), 'admin', 'servizio')).toEqual(
      ids(createEmptyDossierForm(), 'admin'),
    );
    expect(walk(validDossierForm(IDENTITY_DOCUMENT), 'beneficiary', 'beneficiario')).toEqual(
      ids(validDossierForm(), 'beneficiary'),
    );
    const steps = buildStepStates(validDossierForm(), 'fitter');
    expect(ids(validDossierForm(), 'fitter').map((id) => findPreviousStep(steps, id))).toEqual([
      null,
      ...ids(validDossierForm(), 'fitter').slice(0, -1),
    ]);
  });

  it('stay while the step has errors', () => {
    expect(
      findNextStep(buildStepStates(createEmptyDossierForm(), 'fitter'), 'servizio'),
    ).toBeNull();
    expect(
      findNextStep(buildStepStates(validDossierForm({ serviceType: 2 }), 'fitter'), 'spese'),
    ).toBeNull();
    expect(
      findPreviousStep(buildStepStates(validDossierForm({ serviceType: 2 }), 'fitter'), 'spese'),
    ).toBeNull();
  });

  it('jump six steps ahead from step 1 with the acquisition flag', () => {
    expect(findNextStep(buildStepStates(acquired(), 'fitter'), 'beneficiario')).toBe('manufatti');
    expect(
      findNextStep(
        buildStepStates(acquired({ interventionStartDate: null }), 'fitter'),
        'beneficiario',
      ),
    ).toBe('manufatti');
    expect(
      findNextStep(buildStepStates(acquired({ beneficiaryPhone: null }), 'fitter'), 'beneficiario'),
    ).toBeNull();
    expect(findNextStep(buildStepStates(acquired(), 'admin'), 'beneficiario')).toBe('residenza');
    expect(
      findNextStep(
        buildStepStates(
          acquired({ ...IDENTITY_DOCUMENT, immovableAddress: 'Via Po' }),
          'beneficiary',
        ),
        'beneficiario',
      ),
    ).toBe('residenza');
  });

  it('say why they lead back to the intervention', () => {
    const notes = (form: DossierForm, viewer: Viewer = 'fitter') =>
      buildStepStates(form, viewer)
        .filter(({ id }) => getSkippedStepNote(buildStepStates(form, viewer), id) !== null)
        .map(({ id }) => id);
    expect(notes(acquired({ interventionStartDate: null }))).toEqual(['intervento', 'manufatti']);
    expect(
      getSkippedStepNote(
        buildStepStates(acquired({ interventionStartDate: null }), 'fitter'),
        'manufatti',
      ),
    ).toContain('«Avanti» porta lì');
    expect([
      notes(acquired()),
      notes(validDossierForm({ interventionStartDate: null })),
      notes(acquired({ interventionStartDate: null }), 'admin'),
      notes(acquired({ interventionStartDate: null }), 'beneficiary'),
    ]).toEqual([[], [], [], []]);
  });

  it('lead nowhere when nothing that is missing can be opened', () => {
    const steps = buildStepStates(validDossierForm(), 'fitter').map((step) => ({
      ...step,
      complete: true,
      reachable: step.id !== 'catasto',
    }));
    expect(findNextStep(steps, 'ubicazione')).toBeNull();
  });

  it('come back to the intervention that was jumped over before anything later opens', () => {
    const form = acquired({ interventionStartDate: null });
    const steps = buildStepStates(form, 'fitter');
    expect(state(form, 'impianto')).toMatchObject({
      reachable: false,
      lockedReason: 'Completa prima il passo «Intervento»',
    });
    expect(findNextStep(steps, 'manufatti')).toBe('intervento');
    expect(findPreviousStep(steps, 'manufatti')).toBe('intervento');
    expect(findPreviousStep(steps, 'intervento')).toBe('beneficiario');
    expect(findNextStep(buildStepStates(acquired(), 'fitter'), 'manufatti')).toBe('impianto');
  });
});

describe('addresses', () => {
  const steps = buildStepStates(validDossierForm({ cadastralSheet: null }), 'fitter');

  it.each([
    ['ubicazione', 'ubicazione'],
    ['3', 'ubicazione'],
    ['0', 'servizio'],
    [null, 'servizio'],
    [undefined, 'servizio'],
    ['', 'servizio'],
    ['manufatti', 'catasto'],
    ['10', 'catasto'],
    ['foo', 'catasto'],
    ['-1', 'catasto'],
  ])('%s opens %s', (value, step) => expect(resolveStepFromUrl(steps, value)).toBe(step));

  it('of a complete dossier that make no sense open the last step', () => {
    const documents = [{ code: 'CI', isMandatory: true, isUploaded: true }];
    expect(
      resolveStepFromUrl(buildStepStates(validDossierForm(), 'fitter', { documents }), 'foo'),
    ).toBe('documentazione');
    expect(resolveStepFromUrl([], 'foo')).toBe('servizio');
  });
});
