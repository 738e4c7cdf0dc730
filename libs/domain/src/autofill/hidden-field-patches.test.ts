import { describe, expect, it } from '@jest/globals';
import { autofillAfter } from '../../test/autofill-fixtures.js';
import { validDossierForm, validGenerator } from '../../test/dossier-fixtures.js';
import { createEmptyDossierForm } from '../index.js';

describe('what goes from the screen', () => {
  const spese = {
    ...createEmptyDossierForm().spese,
    spesaDetraibileSerramenti: 900.005,
    spesaDetraibileSchermature: -5,
    speseProfessionaliSchermature: 10,
  };
  it.each([
    [
      'another service',
      'serviceType',
      validDossierForm({
        serviceType: 2,
        generatori: [validGenerator({ rendimentoMaxPotenza: 1001, potenzaUtileNominale: 24 })],
        spese: { ...spese, spesaDetraibileSchermature: null },
      }),
      { 'generatori.0.rendimentoMaxPotenza': null, 'spese.spesaDetraibileSerramenti': null },
    ],
    [
      'a company that becomes a person with the service',
      'serviceType',
      validDossierForm({
        serviceType: 3,
        isCompany: true,
        beneficiaryAttorneyBirthDate: '0080-01-01',
      }),
      { isCompany: false, beneficiaryAttorneyBirthDate: null },
    ],
    [
      'a boiler in place of a heat pump',
      'generatori.1.tipoGeneratore',
      validDossierForm({
        generatori: [validGenerator(), validGenerator({ pea: 100, nome: 'x'.repeat(61) })],
      }),
      { 'generatori.1.pea': null, 'generatori.1.nome': null },
    ],
    [
      'a heat pump',
      'generatori.1.tipoGeneratore',
      validDossierForm({
        generatori: [validGenerator(), validGenerator({ tipoGeneratore: 'pompaCalore', pea: 100 })],
      }),
      {},
    ],
    [
      'no cooling',
      'impiantoClimatizzazioneEstiva',
      validDossierForm({ valoreEer: 350 }),
      { valoreEer: null },
    ],
    [
      'cooling',
      'impiantoClimatizzazioneEstiva',
      validDossierForm({ valoreEer: 350, impiantoClimatizzazioneEstiva: true }),
      {},
    ],
    [
      'no shadings',
      'manufatti.schermature',
      validDossierForm({ spese }),
      { 'spese.spesaDetraibileSchermature': null },
    ],
    [
      'a person',
      'isCompany',
      validDossierForm({
        beneficiaryAttorneyBirthDate: '0080-01-01',
        beneficiaryBirthDate: '0080-01-01',
      }),
      { beneficiaryAttorneyBirthDate: null },
    ],
    [
      'a company',
      'isCompany',
      validDossierForm({
        isCompany: true,
        beneficiaryAttorneyBirthDate: '0080-01-01',
        beneficiaryBirthDate: '0080-01-01',
      }),
      { beneficiaryBirthDate: null, immovablePossessionType: 1 },
    ],
  ])(
    'is emptied where it could not be stored, and only there: %s',
    (_what, changed, form, expected) => expect(autofillAfter(form, changed)).toEqual(expected),
  );
});
