import { describe, expect, it } from '@jest/globals';
import {
  validDossierForm,
  validGenerator,
  validShading,
  validWindow,
} from '../../test/dossier-fixtures.js';
import {
  BUILT_IN_SETTINGS,
  createAllRules,
  createEmptyOtherBeneficiary,
  isOfficeEditPath,
  locateDifference,
  type EneaFiling,
  type StatusCode,
} from '../index.js';

const { buildEneaSheet } = createAllRules(BUILT_IN_SETTINGS);

const FORM = validDossierForm({
  immovablePossessionTitle: 1,
  generatori: [validGenerator({ tipoGeneratore: 'pompaCalore', pea: 3 })],
  otherBeneficiaries: [createEmptyOtherBeneficiary()],
  manufatti: {
    serramenti: [
      validWindow({ tipologiaVetroPre: 'singolo', tipologiaVetroPost: 'triplo' }),
      validWindow(),
    ],
    schermature: [validShading()],
    chiusure: [],
  },
});

const locate = (
  key: string,
  {
    form = FORM,
    filing = 'serramenti',
    status = 'ACCEPTED',
  }: { form?: typeof FORM; filing?: EneaFiling; status?: StatusCode } = {},
): string => {
  const place = locateDifference(key, { form, filing, status, sheet: buildEneaSheet(form) });
  if (place === null) return '';
  if (place.kind === 'edit') {
    expect(isOfficeEditPath(form, place.path)).toBe(true);
    return `edit ${place.path}`;
  }
  return place.kind === 'part' ? `part ${place.part}` : `sheet ${place.key}`;
};

describe('a difference leads to', () => {
  it.each([
    ['location.immovableAddress', 'edit immovableAddress'],
    ['location.zona', 'edit immovableClimateZone'],
    ['cadastre.cadastralSheet', 'edit cadastralSheet'],
    ['residence.beneficiaryResidentialZip', 'edit beneficiaryResidentialZip'],
    ['intervention.interventionOnImmovableType', 'edit interventionOnImmovableType'],
    ['heating.tipoDistribuzione', 'edit tipoDistribuzione'],
    ['generator.1.pea', 'edit generatori.0.pea'],
    ['window.1.tipologiaVetroPost', 'edit manufatti.serramenti.0.vetroBassoEmissivoPost'],
    // A single glass is no low-emissive one: its kind was declared.
    ['window.1.tipologiaVetroPre', 'sheet window.1.tipologiaVetroPre'],
    ['window.2.trasmittanzaPost', 'sheet window.2.trasmittanzaPost'],
    ['beneficiary.beneficiarySsn', 'sheet beneficiary.beneficiarySsn'],
    ['intervention.interventionStartDate', 'sheet intervention.interventionStartDate'],
    ['other.1.name', 'sheet other.1.beneficiaryLastName'],
    ['other.NREDAA80A41F205X', 'sheet beneficiary'],
    ['expenses.speseCongrue', 'sheet expenses.speseCongrue'],
    ['calculation.detrazione', 'sheet calculation.spesaAliquotaAlta'],
    ['rows', 'sheet window.1'],
    ['window.2', 'sheet window.2'],
    ['Serramenti e infissi.3', 'sheet window.1'],
    ['Generatori di calore.2', 'sheet generator.1'],
    ['comma', 'sheet filing.serramenti.comma'],
    ['cpid', 'part cpid'],
    ['identity', ''],
    ['cpids', ''],
  ])('%s: %s', (key, place) => {
    expect(locate(key)).toBe(place);
  });

  it.each([
    ['expenses.speseCongrue', 'sheet expenses.2.speseCongrue'],
    ['calculation.detrazione', 'sheet calculation.2.spesaAliquotaAlta'],
    ['calculation.risparmio', 'part energySaving'],
    ['rows', 'sheet shading.1'],
    ['comma', 'sheet filing.schermature.comma'],
  ])('that of the second declaration, %s: %s', (key, place) => {
    expect(locate(key, { filing: 'schermature' })).toBe(place);
  });

  it('what the provider acquired, which the back office edits whole', () => {
    const form = { ...FORM, acquisizioneBeneficiario: true };
    expect(locate('beneficiary.beneficiarySsn', { form })).toBe('edit beneficiarySsn');
    expect(locate('other.1.name', { form })).toBe('edit otherBeneficiaries.0.beneficiaryLastName');
    const company = { ...createEmptyOtherBeneficiary(), isCompany: true };
    expect(locate('other.1.name', { form: { ...form, otherBeneficiaries: [company] } })).toBe(
      'edit otherBeneficiaries.0.beneficiaryCompanyName',
    );
  });

  it('the sheet where the dossier is not the back office’s to edit, and its only comma', () => {
    expect(locate('location.immovableAddress', { status: 'REJECTED' })).toBe(
      'sheet location.immovableAddress',
    );
    const form = { ...FORM, manufatti: { ...FORM.manufatti, schermature: [] } };
    expect(locate('comma', { form })).toBe('sheet intervention.comma');
  });
});
