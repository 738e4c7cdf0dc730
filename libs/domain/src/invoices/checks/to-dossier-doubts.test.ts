import { describe, expect, it } from '@jest/globals';
import { createDoubt, INVOICE_CHECKS, type InvoiceDoubt } from './invoice-doubt.js';
import { toDossierDoubts } from './to-dossier-doubts.js';

describe('doubts about invoices among those of the dossier', () => {
  it.each<[string, InvoiceDoubt, string | null]>([
    [
      'one about a field',
      createDoubt('date', 7, 'Data', { field: 'interventionEndDate' }),
      'interventionEndDate',
    ],
    ['one about the sums', createDoubt('somme', null, 'Somme', { field: 'spese' }), 'spese'],
    ['one about an invoice', createDoubt('fornitore', 7, 'Azienda'), 'documenti.FATTURA'],
    ['what was reckoned with', createDoubt('acconto', 7, 'Acconto', { isNote: true }), null],
  ])('%s', (_, doubt, field) => {
    expect(toDossierDoubts([doubt])).toEqual(
      field === null
        ? []
        : [
            {
              code: `invoice-${doubt.check}`,
              field,
              message: doubt.message,
              value: '',
              limit: '',
              rule: expect.stringMatching(/^[A-Z].{20}/),
              source: 'Fatture elettroniche della pratica',
            },
          ],
    );
  });

  it('has a rule of its own for each check', () => {
    const rules = toDossierDoubts(INVOICE_CHECKS.map((check) => createDoubt(check, null, ''))).map(
      ({ rule }) => rule,
    );
    expect(new Set(rules).size).toBe(INVOICE_CHECKS.length);
  });
});
