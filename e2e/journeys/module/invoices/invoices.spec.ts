import type { Page } from '@playwright/test';
import { type DossierForm, createEmptySpese } from '@pratiche/domain';
import { expectAccessible, captureScreenshots } from '../../../support/screen-checks.ts';
import {
  collectPageErrors,
  expect,
  openPageAs,
  successAlert,
  test,
} from '../../../support/page-helpers.js';
import {
  createInvoiceXml,
  createMember,
  createVatNumber,
  ecobonusForm,
  INVOICE_CUSTOMER,
  pdf,
  readDossier,
  romeDay,
  save,
  SUPPLIER_VAT,
} from '../../../support/portal-kit.js';
import { openReview, stepButton, stepHeading } from '../../../support/wizard-helpers.js';

/** What no invoice says: the building and its heating, without people and sums. */
const WITHOUT_INVOICE: Partial<DossierForm> = {
  annoRiferimento: null,
  beneficiarySsn: null,
  beneficiaryFirstName: null,
  beneficiaryLastName: null,
  beneficiaryGender: null,
  beneficiaryBirthDate: null,
  beneficiaryBirthMunicipality: null,
  beneficiaryBirthProvince: null,
  beneficiaryResidentialAddress: null,
  beneficiaryResidentialAddressNumber: null,
  beneficiaryResidentialMunicipality: null,
  beneficiaryResidentialProvince: null,
  beneficiaryResidentialZip: null,
  immovableAddress: null,
  immovableAddressNumber: null,
  interventionStartDate: null,
  interventionEndDate: null,
  spese: createEmptySpese(),
};

const deposit = () =>
  createInvoiceXml({
    number: '31',
    documentType: 'TD02',
    date: romeDay(-40),
    lines: [{ description: 'Acconto su fornitura finestre in PVC', net: 1000 }],
  });
const balance = () =>
  createInvoiceXml({
    number: '58',
    date: romeDay(-20),
    related: [{ number: '31', date: romeDay(-40) }],
    lines: [
      {
        description: 'Fornitura finestre in PVC a due ante con triplo vetro, beni significativi',
        net: 2000,
        quantity: 3.75,
        unit: 'mq',
      },
      { description: 'Posa in opera finestre', net: 400 },
      { description: 'Pratica ENEA', net: 100 },
      { description: 'A dedurre acconto fattura n. 31', net: -1000 },
    ],
  });
const xml = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/xml', buffer });
const paper = (name: string) => ({
  name,
  mimeType: name.endsWith('.jpg') ? 'image/jpeg' : 'application/pdf',
  buffer: pdf(name),
});
const invoiceDialog = (page: Page) => page.getByRole('dialog', { name: 'Fatture elettroniche' });

test('an invoice dropped on the dashboard begins a dossier', async ({ page }) => {
  const owner = await createMember({ vat: createVatNumber() });
  await openPageAs(page, owner, '/dashboard');
  await page
    .getByRole('group', { name: 'Fatture elettroniche' })
    .locator('input[type=file]')
    .first()
    .setInputFiles([xml('IT01234567897_00058.xml', balance())]);
  await expect(invoiceDialog(page)).toContainText('Fattura n. 58');
  await expect(page).toHaveURL(/\/modules\/edit\/\d+/);
});

test('from the invoice to the sent dossier, without typing an amount @core', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  const faults = collectPageErrors(page);
  const owner = await createMember({
    businessName: 'Infissi Chiari Srl',
    vat: SUPPLIER_VAT,
    packages: [{ credits: 4 }],
  });
  const { id } = await save(owner.http, ecobonusForm(WITHOUT_INVOICE));

  await test.step('the invoices propose customer, dates and costs, and change nothing', async () => {
    await openPageAs(page, owner, `/modules/edit/${id}?passo=0`);
    await page
      .getByRole('group', { name: 'Fatture elettroniche' })
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        xml('IT01234567897_00031.xml', deposit()),
        xml('IT01234567897_00058.xml', balance()),
      ]);
    const dialog = invoiceDialog(page);
    await expect(dialog).toContainText('Fattura n. 58');
    await expect(dialog).toContainText('Fattura di acconto n. 31');
    await expect(dialog.getByRole('row', { name: /Cognome/ })).toContainText(
      INVOICE_CUSTOMER.lastName,
    );
    expect((await readDossier(owner.http, id)).beneficiarySsn).toBeNull();
    await captureScreenshots(page, 'fatture-proposte');
    await expectAccessible(page, 'invoices with proposals');
  });

  await test.step('they are taken together, and the dossier holds them', async () => {
    await invoiceDialog(page).getByRole('button', { name: 'Usa tutti' }).click();
    await expect
      .poll(async () => (await readDossier(owner.http, id)).spese)
      .toMatchObject({ spesaDetraibileSerramenti: 2640, speseProfessionaliSerramenti: 110 });
    expect(await readDossier(owner.http, id)).toMatchObject({
      beneficiarySsn: INVOICE_CUSTOMER.taxCode,
      beneficiaryFirstName: INVOICE_CUSTOMER.firstName,
      beneficiaryBirthDate: '1971-03-09',
      beneficiaryResidentialAddress: 'Via Roma',
      interventionEndDate: romeDay(-20),
      annoRiferimento: Number(romeDay(-20).slice(0, 4)),
    });
    await expect(
      invoiceDialog(page).getByText('Le fatture non hanno altro da aggiungere'),
    ).toBeVisible();
    await invoiceDialog(page).getByRole('button', { name: 'Chiudi' }).last().click();
  });

  await test.step('the other papers go where their names say, all at once', async () => {
    await stepButton(page, 'Documentazione').click();
    await expect(stepHeading(page, 'Documentazione')).toBeVisible();
    const area = page.getByRole('group', { name: 'Più documenti insieme' });
    await area
      .locator('input[type=file]')
      .first()
      .setInputFiles(
        [
          'carta identità.pdf',
          'delega firmata.pdf',
          'atto notorio.pdf',
          'requisiti.pdf',
          'congruità.pdf',
          'DoP finestre uw.pdf',
          'scansione.pdf',
        ].map(paper),
      );
    await expect(page.getByText('6 da caricare, 1 senza documento: sceglilo.')).toBeVisible();
    await captureScreenshots(page, 'molti-file');
    await expectAccessible(page, 'many files at once');
    await page
      .getByLabel('Documento di scansione.pdf')
      .selectOption({ label: 'Foto prima e dopo' });
    await page.getByRole('button', { name: 'Carica tutti', exact: true }).click();
    await expect(page.getByText('Tutti i documenti obbligatori sono caricati.')).toBeVisible();
    await captureScreenshots(page, 'documenti-con-fatture');
    await expectAccessible(page, 'documents with invoices');
  });

  await test.step('the dossier is sent', async () => {
    await openReview(page);
    await page.getByRole('button', { name: 'Salva e invia' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Invia', exact: true }).click();
    await expect(successAlert(page)).toContainText('Pratica salvata ed inviata con successo');
  });

  await test.step('the operator holds the invoices against the sheet', async () => {
    const operatorPage = await (await browser.newContext()).newPage();
    const operatorFaults = collectPageErrors(operatorPage);
    await openPageAs(
      operatorPage,
      await createMember({ role: 'Admin' }),
      `/administration/modules/edit/${id}`,
    );
    const panel = operatorPage.getByRole('region', { name: 'Fatture elettroniche' });
    await expect(panel).toContainText('Fattura n. 58');
    await expect(panel).toContainText(INVOICE_CUSTOMER.lastName);
    await panel.scrollIntoViewIfNeeded();
    await captureScreenshots(operatorPage, 'fatture-operatore');
    await expectAccessible(operatorPage, 'invoices for the operator');
    expect(operatorFaults).toEqual([]);
    await operatorPage.context().close();
  });
  expect(faults).toEqual([]);
});
