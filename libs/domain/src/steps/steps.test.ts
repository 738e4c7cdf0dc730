import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goodForm, goodShading, goodWindow } from '../../test/fixtures.js';
import {
  beneficiaryFields,
  dossierSteps,
  emptyDossierForm,
  emptySpese,
  jumpNote,
  nextStep,
  percentComplete,
  previousStep,
  requiredDocuments,
  STEP_FIELDS,
  stepFromUrl,
  type DossierForm,
  type StepId,
  type Viewer,
} from '../index.js';

const ids = (form: DossierForm, viewer: Viewer) => dossierSteps(form, viewer).map(({ id }) => id);
const reachable = (form: DossierForm, viewer: Viewer = 'fitter') =>
  dossierSteps(form, viewer)
    .filter((step) => step.reachable)
    .map(({ id }) => id);
const state = (form: DossierForm, id: StepId, viewer: Viewer = 'fitter') => {
  const found = dossierSteps(form, viewer).find((step) => step.id === id);
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
  goodForm({
    acquisizioneBeneficiario: true,
    immovableAddress: null,
    cadastralSheet: null,
    ...change,
  });

describe('sequence', () => {
  it('has eleven steps in Ecobonus, the last is number 10', () => {
    expect(ids(goodForm(), 'fitter')).toEqual([...COMMON, 'impianto', 'spese', 'documentazione']);
    expect(dossierSteps(goodForm(), 'fitter').at(-1)).toMatchObject({
      number: 10,
      title: 'Documentazione',
    });
    expect(ids(goodForm(), 'admin')).toEqual([...COMMON, 'impianto', 'spese', 'amministrazione']);
  });

  it.each([2, 3] as const)('has nine steps in service %s, the last is number 8', (serviceType) => {
    expect(ids(goodForm({ serviceType }), 'fitter')).toEqual([...COMMON, 'documentazione']);
    expect(dossierSteps(goodForm({ serviceType }), 'fitter').at(-1)?.number).toBe(8);
    expect(dossierSteps(goodForm({ serviceType }), 'admin').at(-1)).toMatchObject({
      id: 'amministrazione',
      number: 8,
    });
  });

  it('shows the beneficiary six steps from 1, heating in Ecobonus only', () => {
    const five = ['beneficiario', 'residenza', 'ubicazione', 'catasto', 'immobile'];
    expect(dossierSteps(goodForm(), 'beneficiary').map(({ number, id }) => [number, id])).toEqual(
      [...five, 'impianto'].map((id, i) => [i + 1, id]),
    );
    expect(ids(goodForm({ serviceType: 2 }), 'beneficiary')).toEqual(five);
  });
});

describe('what may be opened', () => {
  it('is the first step of an empty dossier', () => {
    expect(reachable(emptyDossierForm())).toEqual(['servizio']);
    expect(state(emptyDossierForm(), 'beneficiario')).toMatchObject({
      reachable: false,
      editable: false,
      complete: false,
      lockedReason: 'Completare prima il passo «Servizio»',
    });
    expect(reachable(emptyDossierForm(), 'beneficiary')).toEqual(
      ids(emptyDossierForm(), 'beneficiary'),
    );
  });

  it('is everything of a complete dossier', () => {
    expect(reachable(goodForm())).toEqual(ids(goodForm(), 'fitter'));
    expect(dossierSteps(goodForm(), 'fitter').map(({ complete }) => complete)).toEqual([
      ...Array<boolean>(10).fill(true),
      false,
    ]);
  });

  it('marks the documents complete when all mandatory ones are uploaded', () => {
    const documents = requiredDocuments(goodForm()).map((item) => ({
      ...item,
      isUploaded: item.isMandatory,
    }));
    expect(dossierSteps(goodForm(), 'fitter', { documents }).at(-1)).toMatchObject({
      complete: true,
      errors: [],
    });
    const missing = dossierSteps(goodForm(), 'fitter', {
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
    expect(reachable(goodForm(breaks[id]))).toEqual(COMMON.slice(0, COMMON.indexOf(id) + 1));
  });

  it('keeps heating for dossiers with a product', () => {
    const form = goodForm({ manufatti: { serramenti: [], schermature: [], chiusure: [] } });
    expect(state(form, 'impianto').lockedReason).toBe('Aggiungere prima almeno un manufatto');
    expect(
      state(
        goodForm({
          manufatti: {
            serramenti: [goodWindow({ superficie: null })],
            schermature: [],
            chiusure: [],
          },
        }),
        'impianto',
      ).lockedReason,
    ).toBe('Completare prima il passo «Manufatti»');
    expect(state(form, 'impianto', 'beneficiary').reachable).toBe(true);
  });

  it('is everything for admins', () => {
    expect(reachable(emptyDossierForm(), 'admin')).toEqual(ids(emptyDossierForm(), 'admin'));
    expect(dossierSteps(goodForm(), 'admin').at(-1)?.complete).toBe(false);
  });

  it('locks steps 2 to 5 of the fitter when the provider acquires the data', () => {
    const steps = dossierSteps(acquired(), 'fitter');
    expect(steps.filter((step) => !step.editable).map(({ number }) => number)).toEqual([
      2, 3, 4, 5,
    ]);
    expect(steps[2]).toMatchObject({
      complete: false,
      errors: [],
      lockedReason: expect.stringContaining('acquisiti') as string,
    });
    expect(state(acquired(), 'residenza', 'admin').editable).toBe(true);
    expect(state(acquired(), 'ubicazione', 'beneficiary').errors).toHaveLength(1);
  });
});

describe('percent done', () => {
  const percent = (form: DossierForm) =>
    percentComplete(dossierSteps(form, 'fitter', { documents: [] }));

  it.each([
    ['all', goodForm(), 100],
    ['all but what the provider acquires', acquired(), 100],
    ['nine of eleven', goodForm({ spese: emptySpese() }), 82],
    ['nothing', emptyDossierForm(), 0],
  ])('counts %s', (_, form, done) => expect(percent(form)).toBe(done));

  it('is nothing without steps', () => expect(percentComplete([])).toBe(0));
});

describe('Avanti and Indietro', () => {
  const walk = (form: DossierForm, viewer: Viewer, start: StepId) => {
    const steps = dossierSteps(form, viewer);
    const seen = [start];
    for (let next = nextStep(steps, start); next !== null; next = nextStep(steps, next))
      seen.push(next);
    return seen;
  };

  it('go through every step', () => {
    expect(walk(goodForm(), 'fitter', 'servizio')).toEqual(ids(goodForm(), 'fitter'));
    expect(walk(emptyDossierForm(), 'admin', 'servizio')).toEqual(ids(emptyDossierForm(), 'admin'));
    expect(walk(goodForm(), 'beneficiary', 'beneficiario')).toEqual(ids(goodForm(), 'beneficiary'));
    const steps = dossierSteps(goodForm(), 'fitter');
    expect(ids(goodForm(), 'fitter').map((id) => previousStep(steps, id))).toEqual([
      null,
      ...ids(goodForm(), 'fitter').slice(0, -1),
    ]);
  });

  it('stay while the step has errors', () => {
    expect(nextStep(dossierSteps(emptyDossierForm(), 'fitter'), 'servizio')).toBeNull();
    expect(nextStep(dossierSteps(goodForm({ serviceType: 2 }), 'fitter'), 'spese')).toBeNull();
    expect(previousStep(dossierSteps(goodForm({ serviceType: 2 }), 'fitter'), 'spese')).toBeNull();
  });

  it('jump six steps ahead from step 1 with the acquisition flag', () => {
    expect(nextStep(dossierSteps(acquired(), 'fitter'), 'beneficiario')).toBe('manufatti');
    expect(
      nextStep(dossierSteps(acquired({ interventionStartDate: null }), 'fitter'), 'beneficiario'),
    ).toBe('manufatti');
    expect(
      nextStep(dossierSteps(acquired({ beneficiaryPhone: null }), 'fitter'), 'beneficiario'),
    ).toBeNull();
    expect(nextStep(dossierSteps(acquired(), 'admin'), 'beneficiario')).toBe('residenza');
    expect(
      nextStep(
        dossierSteps(acquired({ immovableAddress: 'Via Po' }), 'beneficiary'),
        'beneficiario',
      ),
    ).toBe('residenza');
  });

  it('say why they lead back to the intervention', () => {
    const notes = (form: DossierForm, viewer: Viewer = 'fitter') =>
      dossierSteps(form, viewer)
        .filter(({ id }) => jumpNote(dossierSteps(form, viewer), id) !== null)
        .map(({ id }) => id);
    expect(notes(acquired({ interventionStartDate: null }))).toEqual(['intervento', 'manufatti']);
    expect(
      jumpNote(dossierSteps(acquired({ interventionStartDate: null }), 'fitter'), 'manufatti'),
    ).toContain('«Avanti» porta lì');
    expect([
      notes(acquired()),
      notes(goodForm({ interventionStartDate: null })),
      notes(acquired({ interventionStartDate: null }), 'admin'),
      notes(acquired({ interventionStartDate: null }), 'beneficiary'),
    ]).toEqual([[], [], [], []]);
  });

  it('lead nowhere when nothing that is missing can be opened', () => {
    const steps = dossierSteps(goodForm(), 'fitter').map((step) => ({
      ...step,
      complete: true,
      reachable: step.id !== 'catasto',
    }));
    expect(nextStep(steps, 'ubicazione')).toBeNull();
  });

  it('come back to the intervention that was jumped over before anything later opens', () => {
    const form = acquired({ interventionStartDate: null });
    const steps = dossierSteps(form, 'fitter');
    expect(state(form, 'impianto')).toMatchObject({
      reachable: false,
      lockedReason: 'Completare prima il passo «Intervento»',
    });
    expect(nextStep(steps, 'manufatti')).toBe('intervento');
    expect(previousStep(steps, 'manufatti')).toBe('intervento');
    expect(previousStep(steps, 'intervento')).toBe('beneficiario');
    expect(nextStep(dossierSteps(acquired(), 'fitter'), 'manufatti')).toBe('impianto');
  });
});

describe('addresses', () => {
  const steps = dossierSteps(goodForm({ cadastralSheet: null }), 'fitter');

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
  ])('%s opens %s', (value, step) => expect(stepFromUrl(steps, value)).toBe(step));

  it('of a complete dossier that make no sense open the last step', () => {
    const documents = [{ code: 'CI', isMandatory: true, isUploaded: true }];
    expect(stepFromUrl(dossierSteps(goodForm(), 'fitter', { documents }), 'foo')).toBe(
      'documentazione',
    );
    expect(stepFromUrl([], 'foo')).toBe('servizio');
  });
});

describe('fields', () => {
  it('belong to exactly one step', () => {
    expect(Object.values(STEP_FIELDS).flat().sort()).toEqual(
      Object.keys(emptyDossierForm()).sort(),
    );
  });

  it('of the beneficiary are those of its steps', () => {
    expect(beneficiaryFields(1)).toContain('tipoImpianto');
    expect(beneficiaryFields(2)).not.toContain('tipoImpianto');
    expect(beneficiaryFields(1)).not.toContain('spese');
    expect(beneficiaryFields(1)).not.toContain('manufatti');
  });

  it('with errors are fields of their step', () => {
    for (const { id, errors } of dossierSteps(
      { ...emptyDossierForm(), serviceType: null },
      'admin',
    )) {
      for (const { field } of errors) expect(STEP_FIELDS[id]).toContain(field);
    }
  });
});

describe('random dossiers', () => {
  const good = goodForm({ acquisizioneBeneficiario: false });
  const keys = Object.keys(good) as (keyof DossierForm)[];
  const blankable = keys.filter(
    (key) => good[key] !== null && typeof good[key] !== 'object' && typeof good[key] !== 'boolean',
  );
  const arbitrary = fc
    .record({
      blank: fc.subarray(blankable, { maxLength: 3 }),
      service: fc.constantFrom(1, 2, 3),
      acquisition: fc.boolean(),
      shading: fc.boolean(),
    })
    .map(({ blank, service, acquisition, shading }): DossierForm => ({
      ...good,
      serviceType: service as 1 | 2 | 3,
      acquisizioneBeneficiario: acquisition,
      manufatti: { ...good.manufatti, schermature: shading ? [goodShading()] : [] },
      ...Object.fromEntries(blank.map((key) => [key, null])),
    }));

  it('open from the left without gaps, apart from the locked steps', () => {
    fc.assert(
      fc.property(arbitrary, (form) => {
        const steps = dossierSteps(form, 'fitter').filter(
          ({ number }) => !form.acquisizioneBeneficiario || number < 2 || number > 6,
        );
        const firstClosed = steps.findIndex((step) => !step.reachable);
        if (firstClosed >= 0)
          expect(steps.slice(firstClosed).some((step) => step.reachable)).toBe(false);
        expect(steps[0]?.reachable).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('are complete only where they may be opened and have no errors; filling a field closes nothing', () => {
    fc.assert(
      fc.property(
        arbitrary,
        fc.constantFrom(...blankable.filter((key) => key !== 'serviceType')),
        (form, key) => {
          for (const step of dossierSteps(form, 'fitter')) {
            if (step.complete) expect([step.reachable, step.errors]).toEqual([true, []]);
            expect(step.reachable).toBe(step.lockedReason === null);
          }
          const filled = { ...form, [key]: good[key] };
          const before = reachable(form);
          expect(reachable(filled)).toEqual(expect.arrayContaining(before));
        },
      ),
      { numRuns: 1000 },
    );
  });
});
