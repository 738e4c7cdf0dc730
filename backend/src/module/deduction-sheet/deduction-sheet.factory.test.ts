import { BUILT_IN_SETTINGS, createRules } from '@pratiche/domain';
import { describe, expect, it } from '@jest/globals';
import { ecobonusForm } from '../../../test/kit/dossier-fixtures.js';
import { pdfPages, pdfText } from '../../../test/kit/pdf-text.js';
import {
  createDeductionSheetPdf,
  deductionSheetFileName,
  type DeductionSheetData,
} from './deduction-sheet.factory.js';

const data = (change: Partial<DeductionSheetData> = {}): DeductionSheetData => ({
  dossierId: 12,
  form: ecobonusForm(),
  service: 1,
  year: 2026,
  expenseCents: 4_970_55,
  businessName: 'Serramenti Bianchi',
  ...change,
});

describe('deductionSheet', () => {
  it('says sum, rate, quota of each year and that it has no tax value', async () => {
    const text = pdfText(await createDeductionSheetPdf(data(), createRules(BUILT_IN_SETTINGS)));
    for (const part of [
      'Ortensia Brughetti',
      'Serramenti Bianchi',
      '4.970,55 €',
      '50 %',
      '2.485,28 €',
      '248,52 €',
      '248,60 €',
      '2026',
      '2035',
      'Stima senza valore fiscale',
      '60.000,00 €',
    ]) {
      expect(text).toContain(part);
    }
  });

  it.each([
    [0, false, '50 %', 'proprietario, abitazione principale'],
    [4, false, '50 %', 'nudo proprietario, abitazione principale'],
    [1, true, '50 %', 'titolare di usufrutto, uso o abitazione, abitazione principale'],
    [1, false, '36 %', 'locatario o comodatario, abitazione principale'],
    [2, false, '36 %', 'familiare convivente, abitazione principale'],
  ] as const)(
    'with title %s and real right %s says %s: %s',
    async (immovablePossessionTitle, hasRealRight, rate, holder) => {
      const text = pdfText(
        await createDeductionSheetPdf(
          data({ form: ecobonusForm({ immovablePossessionTitle }), hasRealRight }),
          createRules(BUILT_IN_SETTINGS),
        ),
      ).replace(/\s+/g, ' ');
      expect(text).toContain(`Aliquota del ${rate} per le spese del 2026: ${holder}.`);
      expect(text).toContain('circolare AdE 8/E');
      expect(text.includes('lo dica')).toBe(immovablePossessionTitle === 1 && !hasRealRight);
    },
  );

  it('gives the lower rate to others than the owner of the main home', async () => {
    expect(
      pdfText(
        await createDeductionSheetPdf(
          data({ form: ecobonusForm({ immovablePossessionTitle: 1 }) }),
          createRules(BUILT_IN_SETTINGS),
        ),
      ),
    ).toContain('36 %');
    expect(
      pdfText(
        await createDeductionSheetPdf(
          data({
            form: ecobonusForm({ isCompany: true, beneficiaryCompanyName: 'Larice S.r.l.' }),
          }),
          createRules(BUILT_IN_SETTINGS),
        ),
      ).replace(/\s+/g, ' '),
    ).toContain('Aliquota del 36 % per le spese del 2026: persona giuridica.');
  });

  it('says what it presumes where the data of the property are still to be acquired', async () => {
    const words = 'si presume l’aliquota più alta';
    const [acquired, told] = await Promise.all(
      [true, false].map(async (acquisizioneBeneficiario) =>
        pdfText(
          await createDeductionSheetPdf(
            data({ form: ecobonusForm({ acquisizioneBeneficiario }) }),
            createRules(BUILT_IN_SETTINGS),
          ),
        ).replace(/\s+/g, ' '),
      ),
    );
    expect(acquired).toContain(words);
    expect(told).not.toContain(words);
  });

  it('says when the ceiling cuts the deduction', async () => {
    expect(
      pdfText(
        await createDeductionSheetPdf(
          data({ service: 2, expenseCents: 100_000_00 }),
          createRules(BUILT_IN_SETTINGS),
        ),
      ),
    ).toContain('Il limite riduce la detrazione');
  });

  it('is one page even with the longest names and every remark', async () => {
    const form = ecobonusForm({
      beneficiaryFirstName: 'M'.repeat(255),
      beneficiaryLastName: 'W'.repeat(255),
      immovablePossessionTitle: 0,
      immovablePossessionType: 0,
      acquisizioneBeneficiario: true,
      otherBeneficiaries: [
        {
          isCompany: false,
          beneficiaryCompanyName: null,
          beneficiaryFirstName: 'Ada',
          beneficiaryLastName: 'Neri',
          beneficiarySsn: null,
        },
      ],
    });
    expect(
      pdfPages(
        await createDeductionSheetPdf(
          data({ form, businessName: 'W'.repeat(255), expenseCents: 99_999_999_99 }),
          createRules(BUILT_IN_SETTINGS),
        ),
      ),
    ).toHaveLength(1);
  });

  it('wraps the name of the company and cuts none of it', async () => {
    const businessName = `Serramenti e Infissi ${'Bianchi '.repeat(11)}di Ortensia`;
    const text = pdfText(
      await createDeductionSheetPdf(data({ businessName }), createRules(BUILT_IN_SETTINGS)),
    ).replace(/\s+/g, ' ');
    expect(text).toContain(businessName);
  });

  it('is named after the customer', () =>
    expect(deductionSheetFileName(data())).toBe('stima-detrazione-Ortensia-Brughetti-12.pdf'));
});
