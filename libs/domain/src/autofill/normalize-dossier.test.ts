import { describe, expect, it } from '@jest/globals';
import {
  validDossierForm,
  validShading,
  validShutter,
  validWindow,
} from '../../test/dossier-fixtures.js';
import { createEmptyOtherBeneficiary, normalizeDossier } from '../index.js';

describe('what is stored', () => {
  it('has capitals, two decimals and fractions', () => {
    const stored = normalizeDossier(
      validDossierForm({
        beneficiarySsn: ' rssmra80a01f205x ',
        immovableMunicipalityCode: 'f205',
        immovableSurfaceArea: 95.456,
        otherBeneficiaries: [
          { ...createEmptyOtherBeneficiary(), beneficiarySsn: 'vrdnna80a41f205x' },
        ],
        manufatti: {
          serramenti: [validWindow({ superficie: 1.239 }), validWindow({ superficie: null })],
          schermature: [validShading({ trasmissioneSolare: 35, superficieSchermatura: 2.001 })],
          chiusure: [validShutter({ trasmissioneSolare: null, superficieChiusura: 3.005 })],
        },
      }),
    );
    expect(stored).toMatchObject({
      beneficiarySsn: 'RSSMRA80A01F205X',
      beneficiaryAttorneySsn: null,
      immovableMunicipalityCode: 'F205',
      immovableSurfaceArea: 95.46,
      otherBeneficiaries: [{ beneficiarySsn: 'VRDNNA80A41F205X' }],
      manufatti: {
        serramenti: [{ superficie: 1.24 }, { superficie: null }],
        schermature: [{ trasmissioneSolare: 0.35, superficieSchermatura: 2 }],
        chiusure: [{ trasmissioneSolare: null }],
      },
    });
    expect(normalizeDossier(stored)).toEqual(stored);
  });

  it('has the names that states have today', () => {
    const stored = normalizeDossier(
      validDossierForm({
        beneficiaryBirthMunicipality: 'Swaziland',
        beneficiaryBirthProvince: 'EE',
        beneficiaryBirthNation: 'Swaziland',
        beneficiaryResidentialNation: 'Macedonia, Repubblica di',
        beneficiaryAttorneyBirthMunicipality: 'Macedonia',
        beneficiaryAttorneyBirthProvince: 'MO',
        beneficiaryAttorneyBirthNation: 'Jugoslavia',
      }),
    );
    expect(stored).toMatchObject({
      beneficiaryBirthMunicipality: 'Eswatini',
      beneficiaryBirthNation: 'Eswatini',
      beneficiaryResidentialNation: 'Macedonia del Nord',
      beneficiaryAttorneyBirthMunicipality: 'Macedonia',
      beneficiaryAttorneyBirthNation: 'Jugoslavia',
    });
    expect(normalizeDossier(stored)).toEqual(stored);
  });
});
