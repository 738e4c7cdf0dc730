import type { LastStepDto } from '@pratiche/api';
import {
  type DossierForm,
  BUILT_IN_SETTINGS,
  createDossierRules,
  createEmptyDossierForm,
} from '@pratiche/domain';
import { describe, expect, it } from '@jest/globals';
import { validDossierForm } from '../../../libs/domain/test/dossier-fixtures.js';
import { computeWizardSteps } from '../state/wizard-steps.js';
import { needsDocumentStates } from './needs-document-states.js';

const rules = createDossierRules(BUILT_IN_SETTINGS);

const known = {
  documentSet: { documentsDocumentsSetResponse: [], noLongerAsked: [] },
} as unknown as LastStepDto;
const locked: Partial<DossierForm> = {
  acquisizioneBeneficiario: true,
  beneficiaryResidentialAddress: null,
  immovableAddress: null,
  cadastralSheet: null,
  immovableSurfaceArea: null,
};

describe('documents of a dossier that is opened again', () => {
  it.each([
    ['a filled one', validDossierForm(), 5, null, true],
    ['one whose steps 2 to 5 the provider fills in', validDossierForm(locked), 5, null, true],
    ['one that lacks a value', validDossierForm({ beneficiaryPhone: null }), 5, null, false],
    [
      'one with acquired data that lacks the intervention',
      validDossierForm({ ...locked, interventionStartDate: null }),
      5,
      null,
      false,
    ],
    ['an empty one', createEmptyDossierForm(), 5, null, false],
    ['a new one', validDossierForm(), null, null, false],
    ['one whose documents are known', validDossierForm(), 5, known, false],
  ] as const)('of %s', (_, form, id, lastStep, isWanted) => {
    expect(
      needsDocumentStates({
        id,
        lastStep,
        steps: computeWizardSteps({ form, lastStep, viewer: 'fitter', rules }),
      }),
    ).toBe(isWanted);
  });
});
