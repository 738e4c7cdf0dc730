import { BUILT_IN_SETTINGS, createEmptyOtherBeneficiary, createAllRules } from '@pratiche/domain';
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
  preparedBy: { name: 'Serramenti Bianchi', phone: '+39 035 123456', vat: '01234567897' },
  ...change,
});

describe('deductionSheet', () => {
  it('says sum, rate, quota of each year and that it has no tax value', async () => {
    const text = pdfText(await createDeductionSheetPdf(data(), createAllRules(BUILT_IN_SETTINGS)));
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

  it('leads with the sum, and says whom to ask', async () => {
    const text = pdfText(await createDeductionSheetPdf(data(), createAllRules(BUILT_IN_SETTINGS)));
    expect(text).toContain(
      'In detrazione 2.485,28 € circa 248,52 € ogni anno per 10 anni, al 50 %',
    );
    expect(text.indexOf('2.485,28 €')).toBeLessThan(text.indexOf('Ortensia Brughetti'));
    expect(text).toContain('Serramenti Bianchi, telefono +39 035 123456, partita IVA 01234567897');
  });

  it.each([
    [false, 'con bonifico parlante da chi', true],
    [true, 'con bonifico parlante (non serve a chi ha reddito d’impresa) da chi', false],
  ])(
    'tells what holds for persons and companies: company %p',
    async (isCompany, paid, isLimited) => {
      const text = pdfText(
        await createDeductionSheetPdf(
          data({ form: ecobonusForm({ isCompany, beneficiaryCompanyName: 'Ellera Snc' }) }),
          createAllRules(BUILT_IN_SETTINGS),
        ),
      );
      expect(text).toContain(paid);
      expect(text.includes('75.000,00')).toBe(isLimited);
    },
  );

  it('says when it was made and for which dossier', async () => {
    const created = new Date('2026-11-20T10:00:00Z');
    const text = pdfText(
      await createDeductionSheetPdf(data({ created }), createAllRules(BUILT_IN_SETTINGS)),
    );
    expect(text).toContain('Data 20/11/2026');
    expect(text).toContain('Edizione 2026-11 · Pratica n. 12');
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
          data({
            form: ecobonusForm({ immovablePossessionTitle }),
            realRights: hasRealRight ? [0] : [],
          }),
          createAllRules(BUILT_IN_SETTINGS),
        ),
      ).replace(/\s+/g, ' ');
      expect(text).toContain(`Aliquota del ${rate} per le spese del 2026: ${holder}.`);
      // A line may end after the stroke.
      expect(text).toMatch(/circolare AdE 8\/ ?E/);
      expect(text.includes('lo dica')).toBe(immovablePossessionTitle === 1 && !hasRealRight);
    },
  );

  it('names a home that is not the main one', async () => {
    const text = pdfText(
      await createDeductionSheetPdf(
        data({ form: ecobonusForm({ immovablePossessionType: 1 }) }),
        createAllRules(BUILT_IN_SETTINGS),
      ),
    ).replace(/\s+/g, ' ');
    expect(text).toContain('proprietario, immobile diverso dall’abitazione principale.');
  });

  it('gives the lower rate to others than the owner of the main home', async () => {
    expect(
      pdfText(
        await createDeductionSheetPdf(
          data({ form: ecobonusForm({ immovablePossessionTitle: 1 }) }),
          createAllRules(BUILT_IN_SETTINGS),
        ),
      ),
    ).toContain('36 %');
    expect(
      pdfText(
        await createDeductionSheetPdf(
          data({
            form: ecobonusForm({ isCompany: true, beneficiaryCompanyName: 'Larice S.r.l.' }),
          }),
          createAllRules(BUILT_IN_SETTINGS),
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
            createAllRules(BUILT_IN_SETTINGS),
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
          createAllRules(BUILT_IN_SETTINGS),
        ),
      ),
    ).toContain('Il limite riduce la detrazione');
  });

  it('says the deduction of each beneficiary, with the own title and share', async () => {
    const form = ecobonusForm({
      beneficiaryExpenseShare: 3000,
      otherBeneficiaries: [
        {
          ...createEmptyOtherBeneficiary(),
          beneficiaryFirstName: 'Ada',
          beneficiaryLastName: 'Neri',
          beneficiaryPossessionTitle: 2,
          beneficiaryRealRight: null,
          beneficiaryExpenseShare: 1000,
        },
      ],
    });
    const text = pdfText(
      await createDeductionSheetPdf(
        data({ form, expenseCents: 4000_00 }),
        createAllRules(BUILT_IN_SETTINGS),
      ),
    ).replace(/\s+/g, ' ');
    for (const part of [
      'Ortensia Brughetti 3.000,00 € 50 % 1.500,00 € 150,00 €',
      'Ada Neri 1.000,00 € 36 % 360,00 € 36,00 €',
      'Ada Neri: aliquota del 36 % per le spese del 2026: familiare convivente, abitazione principale.',
      'diviso secondo le quote',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Detrazione stimata');
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
          beneficiaryPossessionTitle: null,
          beneficiaryRealRight: null,
          beneficiaryExpenseShare: null,
        },
      ],
    });
    expect(
      pdfPages(
        await createDeductionSheetPdf(
          data({
            form,
            preparedBy: { name: 'W'.repeat(255), phone: '+39 0123 4567890', vat: '01234567897' },
            expenseCents: 99_999_999_99,
          }),
          createAllRules(BUILT_IN_SETTINGS),
        ),
      ),
    ).toHaveLength(1);
  });

  it('cuts no name of a firm among several beneficiaries, and is one page', async () => {
    const names = ['Uno', 'Due', 'Tre'].map(
      (name) => `Serramenti e Infissi in Legno e PVC Fratelli Bernasconi di Bernasconi ${name}`,
    );
    const [first = '', ...others] = names;
    const firm = (beneficiaryCompanyName: string) => ({ isCompany: true, beneficiaryCompanyName });
    const file = await createDeductionSheetPdf(
      data({
        form: ecobonusForm({
          ...firm(first),
          beneficiaryExpenseShare: 2000,
          otherBeneficiaries: others.map((name) => ({
            ...createEmptyOtherBeneficiary(),
            ...firm(name),
            beneficiaryExpenseShare: 1000,
          })),
        }),
        expenseCents: 4000_00,
      }),
      createAllRules(BUILT_IN_SETTINGS),
    );
    const text = pdfText(file).replace(/\s+/g, ' ');
    expect(pdfPages(file)).toHaveLength(1);
    expect(text).toContain(`Cliente ${first}`);
    for (const name of names) expect(text.split(name).length).toBeGreaterThan(2);
    expect(text).not.toContain('…');
  });

  it('wraps the name of the company and cuts none of it', async () => {
    const name = `Serramenti e Infissi ${'Bianchi '.repeat(11)}di Ortensia`;
    const text = pdfText(
      await createDeductionSheetPdf(
        data({ preparedBy: { name, phone: null, vat: null } }),
        createAllRules(BUILT_IN_SETTINGS),
      ),
    ).replace(/\s+/g, ' ');
    expect(text).toContain(name);
  });

  it('is named after the customer', () =>
    expect(deductionSheetFileName(data())).toBe('stima-detrazione-Ortensia-Brughetti-12.pdf'));
});
