import { describe, expect, it } from '@jest/globals';
import {
  createEmptyChiusura,
  createEmptyDossierForm,
  createEmptyOtherBeneficiary,
  createEmptySchermatura,
  createEmptySerramento,
} from '../index.js';

describe('defaults', () => {
  it('are those of the specification', () => {
    expect(createEmptyDossierForm()).toMatchObject({
      serviceType: 1,
      isCompany: false,
      acquisizioneBeneficiario: false,
      immovablePossessionTitle: 0,
      immovablePossessionType: 0,
      beneficiaryResidentialNation: 'Italia',
      vettoreEnergetico: 'metano',
      generatori: [],
    });
    expect(createEmptySerramento().confine).toBe('esterno');
    expect([
      createEmptySchermatura().installazione,
      createEmptySchermatura().modalitaCalcoloResistenzaTermica,
    ]).toEqual(['esterna', 'fornitore']);
    expect([
      createEmptyChiusura().installazione,
      createEmptyChiusura().modalitaCalcoloResistenzaTermica,
    ]).toEqual(['esterna', 'fornitore']);
    expect(createEmptyOtherBeneficiary()).toMatchObject({ isCompany: false, beneficiarySsn: null });
  });

  it('are new objects each time', () => {
    expect(createEmptyDossierForm().manufatti).not.toBe(createEmptyDossierForm().manufatti);
  });
});
