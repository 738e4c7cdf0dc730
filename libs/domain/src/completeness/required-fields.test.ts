import { describe, expect, it } from '@jest/globals';
import { validDossierForm, validGenerator, validWindow } from '../../test/dossier-fixtures.js';
import { type DossierForm, type StepId, BUILT_IN_SETTINGS, createDossierRules } from '../index.js';

const { checkStep, listRequiredFields } = createDossierRules(BUILT_IN_SETTINGS);

describe('the required fields of a step do not depend on the values entered in it', () => {
  it.each([
    ['residenza', {}, ['beneficiaryResidentialZip'], ['beneficiaryResidentialClimateZone']],
    ['residenza', { beneficiaryResidentialZip: null }, ['beneficiaryResidentialZip'], []],
    ['residenza', { acquisizioneBeneficiario: true }, [], ['beneficiaryResidentialZip']],
    [
      'beneficiario',
      { isCompany: false },
      ['beneficiaryFirstName'],
      ['beneficiaryCompanyName', 'beneficiaryAttorneySsn'],
    ],
    [
      'beneficiario',
      { isCompany: true },
      ['beneficiaryCompanyName', 'beneficiaryAttorneySsn'],
      ['beneficiaryFirstName'],
    ],
    [
      'immobile',
      { immovableParticularUse: 0 },
      ['immovableParticularUse'],
      ['immovableParticularUseHardAttribution'],
    ],
    [
      'impianto',
      {
        generatori: [
          validGenerator(),
          validGenerator({ tipoGeneratore: 'pompaCalore' }),
          validGenerator({ tipoGeneratore: 'altro' }),
        ],
      },
      [
        'generatori.0.tipoGeneratore',
        'generatori.0.rendimentoMaxPotenza',
        'generatori.1.tipoGeneratore',
        'generatori.1.pea',
        'generatori.2.rendimentoMaxPotenza',
        'generatori.2.nome',
      ],
      [
        'generatori.0.pea',
        'generatori.0.nome',
        'generatori.1.rendimentoMaxPotenza',
        'generatori.2.pea',
      ],
    ],
    [
      'manufatti',
      { manufatti: { serramenti: [validWindow(), validWindow()], schermature: [], chiusure: [] } },
      ['manufatti.serramenti.0.superficie', 'manufatti.serramenti.1.superficie'],
      ['manufatti.schermature.0.tipologia'],
    ],
    [
      'spese',
      { manufatti: { serramenti: [validWindow()], schermature: [], chiusure: [] } },
      ['spese.spesaDetraibileSerramenti'],
      ['spese.spesaDetraibileChiusure'],
    ],
    ['spese', { serviceType: 2 }, [], ['spese.spesaDetraibileSerramenti']],
    ['documentazione', {}, [], ['documenti.CI']],
  ] as [StepId, Partial<DossierForm>, string[], string[]][])(
    '%s with %o: %o, not %o',
    (step, part, asked, notAsked) => {
      const fields = listRequiredFields(validDossierForm(part), step);
      expect(asked.filter((field) => !fields.has(field))).toEqual([]);
      expect(notAsked.filter((field) => fields.has(field))).toEqual([]);
    },
  );
});

it('asks the number and expiry of the identity document of the customer alone', () => {
  const identity = [
    'beneficiaryIdentificationDocNumber',
    'beneficiaryIdentificationDocDate',
  ] as const;
  for (const isCompany of [false, true]) {
    const form = validDossierForm({ isCompany, [identity[0]]: null, [identity[1]]: null });
    for (const viewer of ['fitter', 'admin', 'beneficiary'] as const) {
      const isAsked = viewer === 'beneficiary';
      const required = listRequiredFields(form, 'beneficiario', viewer);
      expect(identity.map((field) => required.has(field))).toEqual([isAsked, isAsked]);
      const errors = checkStep(form, 'beneficiario', { viewer }).map(({ field }) => field);
      expect(identity.map((field) => errors.includes(field))).toEqual([isAsked, isAsked]);
    }
  }
});
