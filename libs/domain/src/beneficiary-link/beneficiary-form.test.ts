import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { arbitraryDossier } from '../../test/dossier-arbitrary.js';
import { validDossierForm, validShading, validShutter } from '../../test/dossier-fixtures.js';
import {
  toBeneficiaryContext,
  buildBeneficiaryForm,
  pickBeneficiaryValues,
  mergeBeneficiaryValues,
  type DossierForm,
  BUILT_IN_SETTINGS,
  createDossierRules,
  listBeneficiaryFields,
  createEmptyDossierForm,
  listStepIds,
} from '../index.js';

const { checkStep, buildStepStates } = createDossierRules(BUILT_IN_SETTINGS);

const FIELDS = Object.keys(createEmptyDossierForm()) as (keyof DossierForm)[];
const others = (form: DossierForm) =>
  FIELDS.filter((field) => !listBeneficiaryFields(form.serviceType).includes(field));
const part = (form: DossierForm, fields: readonly (keyof DossierForm)[]) =>
  fields.map((field) => [field, form[field]]);

describe('what the beneficiary reads', () => {
  it('is the fields of the six steps and nothing else', () => {
    fc.assert(
      fc.property(arbitraryDossier, (form) => {
        const values = pickBeneficiaryValues(form.serviceType, form);
        expect(Object.keys(values).sort()).toEqual(
          [...listBeneficiaryFields(form.serviceType)].sort(),
        );
        for (const [field, value] of Object.entries(values))
          expect(value).toBe(form[field as keyof DossierForm]);
      }),
      { numRuns: 500 },
    );
  });

  it('holds no product, cost, date of works, service choice or flag of the fitter', () => {
    for (const service of [1, 2, 3, null] as const) {
      for (const field of [
        'manufatti',
        'spese',
        'interventionStartDate',
        'interventionEndDate',
        'annoRiferimento',
        'acquisizioneBeneficiario',
        'serviceType',
        'isCompany',
      ] as const) {
        expect(listBeneficiaryFields(service)).not.toContain(field);
      }
    }
    expect(listBeneficiaryFields(2)).not.toContain('generatori');
  });
});

describe('what the beneficiary writes', () => {
  it('changes the fields of the six steps and nothing else, whatever is given', () => {
    fc.assert(
      fc.property(arbitraryDossier, arbitraryDossier, (stored, given) => {
        const saved = mergeBeneficiaryValues(stored, given);
        expect(part(saved, others(stored))).toEqual(part(stored, others(stored)));
        expect(part(saved, listBeneficiaryFields(stored.serviceType))).toEqual(
          part(given, listBeneficiaryFields(stored.serviceType)),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('keeps what is not given, and passes over what is no field', () => {
    const stored = validDossierForm();
    expect(mergeBeneficiaryValues(stored, { beneficiaryPhone: '3330001122' })).toEqual({
      ...stored,
      beneficiaryPhone: '3330001122',
    });
    expect(
      mergeBeneficiaryValues(
        stored,
        JSON.parse('{"__proto__":{"spese":null},"toString":1,"id":9}') as Partial<DossierForm>,
      ),
    ).toEqual(stored);
  });
});

describe('the form of the beneficiary’s page', () => {
  it('has the same errors in each of its steps as the dossier itself', () => {
    fc.assert(
      fc.property(arbitraryDossier, (form) => {
        const page = buildBeneficiaryForm(
          toBeneficiaryContext(form),
          pickBeneficiaryValues(form.serviceType, form),
        );
        for (const step of listStepIds(form.serviceType, 'beneficiary')) {
          const options = { viewer: 'beneficiary' as const, today: '2026-06-01' };
          expect(checkStep(page, step, options)).toEqual(checkStep(form, step, options));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('requires no heating where shutters alone are fitted', () => {
    const form = validDossierForm({
      tipoImpianto: null,
      generatori: [],
      manufatti: { serramenti: [], schermature: [], chiusure: [validShutter()] },
    });
    const page = buildBeneficiaryForm(
      toBeneficiaryContext(form),
      pickBeneficiaryValues(form.serviceType, form),
    );
    expect(checkStep(page, 'impianto', { viewer: 'beneficiary' })).toEqual([]);
  });

  it('asks for the EER only beside shading', () => {
    const form = validDossierForm({
      impiantoClimatizzazioneEstiva: true,
      manufatti: { serramenti: [], schermature: [validShading()], chiusure: [] },
    });
    const page = buildBeneficiaryForm(toBeneficiaryContext(form), pickBeneficiaryValues(1, form));
    expect(buildStepStates(page, 'beneficiary').at(-1)?.errors).toEqual([
      { field: 'valoreEer', message: 'Campo obbligatorio' },
    ]);
  });
});
