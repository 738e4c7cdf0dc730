import { describe, expect, it } from '@jest/globals';
import { applyPatches, createEmptyDossierForm, listTaxCodePatches } from '../index.js';

describe('person', () => {
  it.each([
    ['beneficiary', 'MI', 'Milano', 'Italia'],
    ['beneficiaryAttorney', 'EE', 'Francia', 'Francia'],
  ] as const)('takes what the tax code of %s says (%s)', (who, provincia, comune, nation) => {
    const form = applyPatches(
      createEmptyDossierForm(),
      listTaxCodePatches(who, { genere: 'F', nascita: '1980-01-01', comune, provincia }),
    );
    expect(form).toMatchObject({
      [`${who}Gender`]: 'F',
      [`${who}BirthDate`]: '1980-01-01',
      [`${who}BirthMunicipality`]: comune,
      [`${who}BirthProvince`]: provincia,
      [`${who}BirthNation`]: nation,
    });
  });
});
