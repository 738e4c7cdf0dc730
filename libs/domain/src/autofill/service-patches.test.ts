import { describe, expect, it } from '@jest/globals';
import { autofillAfter } from '../../test/autofill-fixtures.js';
import {
  validDossierForm,
  validShading,
  validShutter,
  validWindow,
} from '../../test/dossier-fixtures.js';
import { createEmptyOtherBeneficiary, countRowsLostByService } from '../index.js';

describe('service', () => {
  it.each([2, 3] as const)(
    '%s forces a natural person, residential use and windows',
    (serviceType) => {
      const form = validDossierForm({
        serviceType,
        isCompany: true,
        immovableGeneralUse: 1,
        immovableParticularUse: 4,
        otherBeneficiaries: [
          createEmptyOtherBeneficiary(),
          { ...createEmptyOtherBeneficiary(), isCompany: true, beneficiaryCompanyName: 'Alfa' },
        ],
        manufatti: { serramenti: [validWindow()], schermature: [validShading()], chiusure: [] },
      });
      expect(autofillAfter(form, 'serviceType')).toEqual({
        isCompany: false,
        'otherBeneficiaries.1.isCompany': false,
        immovableGeneralUse: 0,
        immovableParticularUse: 0,
        'manufatti.schermature': [],
      });
      expect(countRowsLostByService(form, serviceType)).toBe(1);
    },
  );

  it('1 forces nothing', () => {
    const form = validDossierForm({
      manufatti: { serramenti: [], schermature: [validShading()], chiusure: [validShutter()] },
    });
    expect(autofillAfter(form, 'serviceType')).toEqual({});
    expect([countRowsLostByService(form, 1), countRowsLostByService(form, 3)]).toEqual([0, 2]);
  });
});

describe('the service goes back to Ecobonus', () => {
  it('takes up the use that the category speaks of, and asks for that of the building', () => {
    expect(
      autofillAfter(validDossierForm({ immovableCadastralCode: 'C1' }), 'serviceType'),
    ).toEqual({
      immovableParticularUse: 4,
      immovableGeneralUse: null,
    });
    expect(
      autofillAfter(
        validDossierForm({ immovableCadastralCode: 'C1', immovableParticularUse: 1 }),
        'serviceType',
      ),
    ).toEqual({});
    expect(
      autofillAfter(validDossierForm({ immovableCadastralCode: null }), 'serviceType'),
    ).toEqual({});
  });
});
