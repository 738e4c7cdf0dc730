import { describe, expect, it } from '@jest/globals';
import { validCompanyForm, validDossierForm } from '../../test/dossier-fixtures.js';
import {
  applyPatches,
  createEmptyDossierForm,
  listTaxCodeClearingPatches,
  listTaxCodePatches,
} from '../index.js';

const FORMER = 'RSSMRA80A01F205X';
const BIRTH = ['Gender', 'BirthDate', 'BirthMunicipality', 'BirthProvince', 'BirthNation'];
const all = (who: string) => BIRTH.map((part) => `${who}${part}`);

describe('a tax code that is not recognised', () => {
  it.each<[string, Parameters<typeof validDossierForm>[0], string | null, string[], string[]]>([
    ['clears the data of the former code', {}, FORMER, [], all('beneficiary')],
    ['knows the former code by its pieces', {}, 'RSS MRA 80A01 F205X', [], all('beneficiary')],
    ['leaves what was typed without a code', {}, null, [], []],
    ['leaves what another code cannot have said', {}, 'VRDNNA75T62H501V', [], []],
    ['leaves a day typed by hand', { beneficiaryBirthDate: '1980-01-02' }, FORMER, [], []],
    ['leaves a gender typed by hand', { beneficiaryGender: 'F' }, FORMER, [], []],
    [
      'clears what is marked as filled in',
      { beneficiaryBirthDate: '1980-01-02' },
      FORMER,
      ['beneficiaryBirthMunicipality', 'beneficiaryFirstName'],
      ['beneficiaryBirthMunicipality'],
    ],
  ])('%s', (_, change, former, marked, cleared) => {
    const form = validDossierForm(change);
    const patches = listTaxCodeClearingPatches('beneficiary', form, former, (field) =>
      marked.includes(field),
    );
    expect(patches).toEqual(cleared.map((field) => ({ field, value: null })));
    expect(applyPatches(form, patches).beneficiaryFirstName).toBe(form.beneficiaryFirstName);
  });

  it('clears the data of the legal representative alone', () => {
    const form = validCompanyForm({
      beneficiaryAttorneySsn: FORMER,
      beneficiaryAttorneyGender: 'M',
      beneficiaryAttorneyBirthDate: '1980-01-01',
    });
    expect(
      listTaxCodeClearingPatches('beneficiaryAttorney', form, FORMER, () => false).map(
        ({ field }) => field,
      ),
    ).toEqual(all('beneficiaryAttorney'));
  });
});

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
