import { describe, expect, it } from '@jest/globals';
import { validDossierForm } from '../../test/dossier-fixtures.js';
import {
  dossierInvoice,
  invoiceContext,
  invoiceLine as line,
} from '../../test/invoice-fixtures.js';
import { type DossierForm, createEmptyDossierForm } from '../index.js';
import { listInvoiceDifferences } from './list-invoice-differences.js';
import { isSameValue, listInvoiceProposals } from './list-invoice-proposals.js';

describe('values compared', () => {
  it.each([
    ['Via  Roma.', 'VIA ROMA', true],
    ['Forlì', 'forli', true],
    ['S.p.A', 's p a', true],
    ['Via Roma', 'Via Romana', false],
    [1.001, 1.002, true],
    [1.01, 1.02, false],
    [null, null, true],
    [null, '', false],
    ['1', 1, false],
    [1, '1', false],
  ])('%j and %j: %s', (a, b, same) => expect(isSameValue(a, b)).toBe(same));

  it.each<[string, unknown, Partial<DossierForm>, string | null]>([
    [
      'beneficiaryLastName',
      'Rossi',
      { beneficiaryLastName: 'Verdi' },
      '«Verdi», le fatture «Rossi»',
    ],
    ['beneficiaryLastName', 'Rossi', { beneficiaryLastName: null }, null],
    ['beneficiaryLastName', 'Rossi', { beneficiaryLastName: '' }, null],
    ['notThere', 'Rossi', {}, null],
    ['annoRiferimento', 2026, { annoRiferimento: 2025 }, '2025, le fatture 2026'],
    ['interventionStartDate', '2026-09-20', {}, '01/09/2026, le fatture 20/09/2026'],
    ['spese.spesaDetraibileSerramenti', 9900, {}, '900,00\u00a0€, le fatture 9.900,00\u00a0€'],
    ['isCompany', true, {}, null],
    ['immovableClimateZone', 'D', {}, null],
    ['beneficiaryResidentialNation', 'Francia', { beneficiaryResidentialNation: 'Italia' }, null],
    ['manufatti.serramenti', [], {}, null],
    ['otherBeneficiaries', ['x'], { otherBeneficiaries: [] }, null],
  ])('%s, %j in the invoices', (field, value, change, told) =>
    expect(
      listInvoiceDifferences(validDossierForm(change), [
        { field, value, reason: 'Così.', invoiceId: 1 },
      ]).map(({ message }) => message),
    ).toEqual(told === null ? [] : [`La pratica dice ${told}. Così.`]),
  );

  it('a VAT rate is no sum', () => {
    const form = validDossierForm();
    const spese = { ...form.spese, aliquotaIvaSerramenti: 22 } as DossierForm['spese'];
    const [difference] = listInvoiceDifferences({ ...form, spese }, [
      { field: 'spese.aliquotaIvaSerramenti', value: 10, reason: 'Così.', invoiceId: 1 },
    ]);
    expect(difference).toEqual({
      field: 'spese.aliquotaIvaSerramenti',
      inDossier: 22,
      inInvoice: 10,
      message: 'La pratica dice 22, le fatture 10. Così.',
    });
  });

  it('fields that the dossier does not have are not proposed', () => {
    const invoice = dossierInvoice([line('Finestra PVC', 1000)]);
    const { beneficiaryLastName: _, ...form } = createEmptyDossierForm();
    const fields = listInvoiceProposals(form as DossierForm, [invoice], invoiceContext()).map(
      ({ field }) => field,
    );
    expect(fields).toContain('beneficiaryFirstName');
    expect(fields).not.toContain('beneficiaryLastName');
  });
});
