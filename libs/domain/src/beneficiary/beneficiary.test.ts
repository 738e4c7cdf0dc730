import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someDossier } from '../../test/arbitrary.js';
import { goodForm, goodShading } from '../../test/fixtures.js';
import {
  beneficiaryContext,
  beneficiaryFields,
  beneficiaryForm,
  checkStep,
  dossierSteps,
  emptyDossierForm,
  pickBeneficiaryValues,
  stepSequence,
  withBeneficiaryValues,
  type DossierForm,
} from '../index.js';

const FIELDS = Object.keys(emptyDossierForm()) as (keyof DossierForm)[];
const others = (form: DossierForm) =>
  FIELDS.filter((field) => !beneficiaryFields(form.serviceType).includes(field));
const part = (form: DossierForm, fields: readonly (keyof DossierForm)[]) =>
  fields.map((field) => [field, form[field]]);

describe('what the beneficiary reads', () => {
  it('is the fields of the six steps and nothing else', () => {
    fc.assert(
      fc.property(someDossier, (form) => {
        const values = pickBeneficiaryValues(form.serviceType, form);
        expect(Object.keys(values).sort()).toEqual([...beneficiaryFields(form.serviceType)].sort());
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
        expect(beneficiaryFields(service)).not.toContain(field);
      }
    }
    expect(beneficiaryFields(2)).not.toContain('generatori');
  });
});

describe('what the beneficiary writes', () => {
  it('changes the fields of the six steps and nothing else, whatever is given', () => {
    fc.assert(
      fc.property(someDossier, someDossier, (stored, given) => {
        const saved = withBeneficiaryValues(stored, given);
        expect(part(saved, others(stored))).toEqual(part(stored, others(stored)));
        expect(part(saved, beneficiaryFields(stored.serviceType))).toEqual(
          part(given, beneficiaryFields(stored.serviceType)),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('keeps what is not given, and passes over what is no field', () => {
    const stored = goodForm();
    expect(withBeneficiaryValues(stored, { beneficiaryPhone: '3330001122' })).toEqual({
      ...stored,
      beneficiaryPhone: '3330001122',
    });
    expect(
      withBeneficiaryValues(
        stored,
        JSON.parse('{"__proto__":{"spese":null},"toString":1,"id":9}') as Partial<DossierForm>,
      ),
    ).toEqual(stored);
  });
});

describe('the form of the beneficiary’s page', () => {
  it('has the same errors in each of its steps as the dossier itself', () => {
    fc.assert(
      fc.property(someDossier, (form) => {
        const page = beneficiaryForm(
          beneficiaryContext(form),
          pickBeneficiaryValues(form.serviceType, form),
        );
        for (const step of stepSequence(form.serviceType, 'beneficiary')) {
          const options = { viewer: 'beneficiary' as const, today: '2026-06-01' };
          expect(checkStep(page, step, options)).toEqual(checkStep(form, step, options));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('asks for the EER only beside shading', () => {
    const form = goodForm({
      impiantoClimatizzazioneEstiva: true,
      manufatti: { serramenti: [], schermature: [goodShading()], chiusure: [] },
    });
    const page = beneficiaryForm(beneficiaryContext(form), pickBeneficiaryValues(1, form));
    expect(dossierSteps(page, 'beneficiary').at(-1)?.errors).toEqual([
      { field: 'valoreEer', message: 'Campo obbligatorio' },
    ]);
  });
});
