import { readFileSync } from 'node:fs';
import { BUILT_IN_SETTINGS, type DossierForm } from '@pratiche/domain';
import { readPraticaXml, writePraticaXml, type XmlElement } from '@pratiche/domain/xml';
import { describe, expect, it } from '@jest/globals';
import { lookupOnlyRho } from '../../../../libs/domain/test/xml-fixtures.js';
import { COMPLETE_DOSSIERS } from '../../../test/kit/complete-dossiers.js';
import { parseXml } from './xml-parser.util.js';
import { serialiseXml } from './xml-serialiser.util.js';

const readFile = (file: string): string =>
  readFileSync(new URL(`../../../test/kit/${file}`, import.meta.url), 'utf8');

const listNames = ({ name, children }: XmlElement): string[] => [
  name,
  ...children.flatMap(listNames),
];

/** Fields of the form that a data file has elements for. */
const READ_FIELDS = [
  'serviceType',
  'annoRiferimento',
  'isCompany',
  'otherBeneficiaries',
  'beneficiaryPhone',
  'beneficiarySsn',
  'beneficiaryResidentialAddress',
  'beneficiaryResidentialAddressNumber',
  'beneficiaryResidentialMunicipality',
  'beneficiaryResidentialProvince',
  'beneficiaryResidentialZip',
  'beneficiaryResidentialNation',
  'immovableAddress',
  'immovableAddressNumber',
  'immovableMunicipality',
  'immovableProvince',
  'immovableZip',
  'immovableStair',
  'immovableInterior',
  'immovableMunicipalityCode',
  'immovableCadastralCode',
  'cadastralSection',
  'cadastralSheet',
  'cadastralParcel',
  'cadastralSubordinate',
  'interventionStartDate',
  'interventionEndDate',
  'manufatti',
  'spese',
] as const satisfies readonly (keyof DossierForm)[];
const PERSON_FIELDS = ['beneficiaryFirstName', 'beneficiaryLastName'] as const;
const COMPANY_FIELDS = [
  'beneficiaryCompanyName',
  'beneficiaryAttorneyFirstName',
  'beneficiaryAttorneyLastName',
  'beneficiaryAttorneySsn',
] as const;

// Writer and reader share their tables of names: only a file shows a name that both have wrong.
describe.each(COMPLETE_DOSSIERS)('%s', (file, form) => {
  it('is what its dossier is written as', async () => {
    expect(await serialiseXml(writePraticaXml(form))).toBe(readFile(file));
  });

  it.each([
    ['as the copy that it is', true],
    ['as a file of another program', false],
  ])('is read %s', (_, exact) => {
    const { root } = parseXml(readFile(file));
    const { values, notUnderstood } = readPraticaXml(root, lookupOnlyRho, BUILT_IN_SETTINGS, {
      exact,
    });
    const fields = [...READ_FIELDS, ...(form.isCompany ? COMPANY_FIELDS : PERSON_FIELDS)];
    expect(Object.fromEntries(fields.map((field) => [field, values[field]]))).toEqual(
      Object.fromEntries(fields.map((field) => [field, form[field]])),
    );
    expect(notUnderstood).toEqual([]);
  });
});

it('together hold every element of the format that is written', () => {
  const schema = readFileSync(
    new URL('../../../../docs/xml/pratica-enea-1.0.xsd', import.meta.url),
    'utf8',
  );
  const declared = [...schema.matchAll(/<xs:element name="(\w+)"/g)].map(([, name]) => name);
  const held = COMPLETE_DOSSIERS.flatMap(([file]) => listNames(parseXml(readFile(file)).root));
  expect(declared.length).toBeGreaterThan(50);
  // A dossier has no place for these, which are only read.
  expect([...new Set(declared)].filter((name) => !held.includes(name ?? '')).sort()).toEqual([
    'Email',
    'Quantita',
  ]);
});
