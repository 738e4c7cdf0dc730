import { describe, expect, it } from '@jest/globals';
import { createEmptyDossierForm, createEmptyOtherBeneficiary } from '../autofill/index.js';
import { describeMissingPrint, describeMissingPrints } from './missing-prints.js';
import { ONLINE_SIGNATURES } from './online-signatures.js';
import { hasSeveralSigners, listPapersSignedOnline } from './signable-papers.js';

const EVERY_PAPER = { ...ONLINE_SIGNATURES, ATTO: true };
const one = createEmptyDossierForm();
const two = { ...one, otherBeneficiaries: [createEmptyOtherBeneficiary()] };

describe('papers signed online', () => {
  it.each([
    ['of the customer', 'beneficiary', one, ONLINE_SIGNATURES, ['DELEGA']],
    ['with the declaration allowed', 'beneficiary', one, EVERY_PAPER, ['DELEGA', 'ATTO']],
    ['with a declaration of two', 'beneficiary', two, EVERY_PAPER, ['DELEGA']],
    ['of the company', 'company', two, EVERY_PAPER, ['REQ', 'CONGR']],
  ] as const)('%s', (_, signer, form, enabled, expected) => {
    expect(listPapersSignedOnline(signer, form, enabled)).toEqual(expected);
  });

  it('leave out the declaration where several persons have a part each', () => {
    expect([hasSeveralSigners('ATTO', two), hasSeveralSigners('ATTO', one)]).toEqual([true, false]);
    expect(hasSeveralSigners('DELEGA', two)).toBe(false);
  });
});

describe('what a paper lacks', () => {
  it.each([
    ['Telefono', 'beneficiary', 'telefono', 'beneficiaryPhone', false],
    ['Codice fiscale', 'beneficiary', 'Codice fiscale', null, false],
    ['Codice fiscale', 'company', 'codice fiscale del legale rappresentante', null, true],
    ['Sede', 'company', 'sede dell’azienda', null, true],
    ['Dati catastali', 'company', 'dati catastali', 'cadastralSheet', false],
    ['Altro', 'company', 'Altro', null, false],
  ] as const)('%s of the %s', (label, signedBy, name, field, isInProfile) => {
    const found = describeMissingPrint(label, signedBy);
    expect([found.name, found.field, found.isInProfile ?? false]).toEqual([
      name,
      field,
      isInProfile,
    ]);
  });

  it('is named once, however many lines lack it', () => {
    const labels = ['Fornitura senza IVA, riga 1', 'Spesa ammessa, riga 1', 'Sede'];
    expect(describeMissingPrints(labels, 'company').map(({ name }) => name)).toEqual([
      'importo della sola fornitura (spunta «Ho gli importi separati di fornitura e posa»)',
      'sede dell’azienda',
    ]);
  });
});
