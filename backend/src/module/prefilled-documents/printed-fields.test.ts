import {
  BUILT_IN_SETTINGS,
  type DossierForm,
  type PaperCode,
  type StepId,
  createAllRules,
  hasPrintedChange,
  isEndedByPatches,
  isPrintedStep,
  STEP_FIELDS,
} from '@pratiche/domain';
import { listPrintChanges } from '@pratiche/domain/signatures';
import { describe, expect, it } from '@jest/globals';
import { createPaperData, mixed } from '../../../test/kit/paper-fixtures.js';
import { listPrintedLines } from './prefilled-document.factory.js';

type Field = keyof DossierForm;

const rules = createAllRules(BUILT_IN_SETTINGS);
const person: DossierForm = {
  ...mixed,
  immovableCadastralCode: 'altro',
  immovableParticularUse: 8,
  immovableParticularUseHardAttribution: 'F3',
} as DossierForm;
const company: DossierForm = {
  ...person,
  isCompany: true,
  beneficiaryCompanyName: 'Ellera Snc',
  beneficiaryAttorneyFirstName: 'Ada',
  beneficiaryAttorneyLastName: 'Neri',
  beneficiaryAttorneySsn: 'NREDAA80A41A794X',
  beneficiaryAttorneyBirthDate: '1980-01-01',
  beneficiaryAttorneyBirthMunicipality: 'Bergamo',
};
const holder: DossierForm = { ...person, immovablePossessionTitle: 1, immovableRealRight: false };
const FORMS = [person, company, holder];

/** Another value of a field; lists are looked at on their own. */
function changeField(form: DossierForm, field: Field): DossierForm | null {
  const value: unknown = form[field];
  if (typeof value === 'object' && value !== null) return null;
  if (typeof value === 'boolean') return { ...form, [field]: !value };
  if (typeof value === 'number') return { ...form, [field]: value === 1 ? 2 : 1 };
  const other = /Date$/.test(field) ? '1999-09-09' : 'Diverso';
  return { ...form, [field]: other };
}

const prints = (code: PaperCode, form: DossierForm) =>
  listPrintedLines(code, createPaperData(form), rules);

/** Fields of which a change prints something else, for a person, a company or a holder. */
const listPrintedFields = (code: 'DELEGA' | 'ATTO', step: StepId): Field[] =>
  STEP_FIELDS[step].filter((field) =>
    FORMS.some((form) => {
      const changed = changeField(form, field);
      return (
        changed !== null && listPrintChanges(prints(code, form), prints(code, changed)).length > 0
      );
    }),
  );

describe.each(['DELEGA', 'ATTO'] as const)('%s', (code) => {
  it.each(Object.keys(STEP_FIELDS).filter((step) => step !== 'spese') as StepId[])(
    'what the step %s says of printed values is what the paper prints',
    (step) => {
      const printed = listPrintedFields(code, step);
      expect(isPrintedStep(code, step, person)).toBe(printed.length > 0);
      const named = STEP_FIELDS[step].filter((field) =>
        FORMS.some((form) => {
          const changed = changeField(form, field);
          return changed !== null && hasPrintedChange(code, form, changed);
        }),
      );
      expect(named).toEqual(printed);
    },
  );

  it('the expense is printed where the paper names its sum', () => {
    const dearer = {
      ...person,
      spese: { ...person.spese, spesaDetraibileSchermature: 900 },
    };
    const isPrinted = listPrintChanges(prints(code, person), prints(code, dearer)).length > 0;
    expect(isPrinted).toBe(code === 'ATTO');
    expect(hasPrintedChange(code, person, dearer)).toBe(isPrinted);
    expect(isPrintedStep(code, 'spese', person)).toBe(isPrinted);
    expect(isPrintedStep(code, 'spese', { ...person, serviceType: 2 })).toBe(false);
  });
});

it('a value that is put back, or a blank one, is no change', () => {
  expect(hasPrintedChange('DELEGA', person, { ...person })).toBe(false);
  const blank = { ...person, immovableStair: null };
  expect(hasPrintedChange('DELEGA', blank, { ...blank, immovableStair: '' })).toBe(false);
});

it.each(['DELEGA', 'ATTO', 'REQ', 'CONGR'] as const)(
  'a sum or an energy carrier taken over at one touch ends a signature of %s where it is printed',
  (code) => {
    const spese = { ...person.spese, spesaDetraibileSchermature: 900 };
    for (const [patch, changed] of [
      [
        { field: 'spese.spesaDetraibileSchermature', value: 900 },
        { ...person, spese },
      ],
      [
        { field: 'vettoreEnergetico', value: 'biomassa' },
        { ...person, vettoreEnergetico: 'biomassa' },
      ],
    ] as const) {
      const changes = listPrintChanges(prints(code, person), prints(code, changed));
      expect(isEndedByPatches(code, person, [patch])).toBe(changes.length > 0);
    }
  },
);
