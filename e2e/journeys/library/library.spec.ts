import { pdf } from '../../../backend/test/kit/file-fixtures.js';
import { zipFiles } from '../../../backend/test/kit/invoices/zip-files.js';
import { rechargeAccount } from '../../../backend/test/kit/mail-fixtures.js';
import { expectAccessible, captureScreenshots } from '../../support/screen-checks.ts';
import {
  expect,
  expectNoHorizontalScroll,
  heading,
  openPageAs,
  PHONE,
  successAlert,
  test,
  WIDE,
} from '../../support/page-helpers.js';
import { mailbox, createMember } from '../../support/portal-kit.js';

test('a newcomer reads how useful documents open, and has help, manual and guides', async ({
  page,
}) => {
  const me = await createMember({});
  await openPageAs(page, me, '/dashboard');
  await page.getByRole('link', { name: 'Documenti utili (dal primo pacchetto)' }).click();
  await expect(heading(page, 'Documenti utili')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Si aprono con il primo pacchetto' }),
  ).toBeVisible();
  await expectAccessible(page, 'locked useful documents');
  await page.getByRole('link', { name: 'Assistenza' }).first().click();
  await expect(heading(page, 'Assistenza')).toBeVisible();
  for (const topic of ['Pratiche', 'Uso della piattaforma', 'Pagamenti'])
    await expect(page.getByRole('heading', { level: 3, name: topic, exact: true })).toBeVisible();
  // Questions and answers need no package, neither as a page nor as a file.
  await expect(page.getByRole('link', { name: 'Domande frequenti' })).toHaveAttribute(
    'href',
    '/manuale/domande-frequenti',
  );
  await expect(page.getByRole('button', { name: 'Scarica: Domande frequenti' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Scarica: Manuale utente' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('manuale-utente.pdf');
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, `help at ${size.width} px`);
  }
  await captureScreenshots(page, 'help');
  await page.getByRole('searchbox', { name: 'Cerca nel manuale' }).fill('due pratiche');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/manuale\?q=due\+pratiche$/);
  await expect(page.getByRole('link', { name: 'Quando servono due pratiche?' })).toBeVisible();
  await page.getByRole('link', { name: 'Vai al portale' }).click();

  // The package comes while they look: the menu opens with the news of it, without another login.
  await page.setViewportSize(WIDE);
  await rechargeAccount(me, await createMember({ role: 'Admin' }));
  await mailbox().waitForCount(me.email);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByRole('link', { name: 'Documenti utili', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Scheda di raccolta dati' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Si aprono con il primo pacchetto' })).toHaveCount(
    0,
  );
});

test('a fitter with a package downloads what the back office published @core', async ({
  page,
  browser,
}) => {
  const title = `Listino ${Date.now()}`;
  const admin = await createMember({ role: 'Admin' });
  await openPageAs(page, admin, '/administration/library');
  await expect(heading(page, 'Documenti utili')).toBeVisible();
  await expect(page.getByText('Procedura della piattaforma')).toBeVisible();
  await expectAccessible(page, 'library');
  await page.getByRole('button', { name: 'Aggiungi documento' }).click();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Caricare documento!')).toBeVisible();
  await page.getByLabel('Titolo').fill(title);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'listino.pdf', mimeType: 'application/pdf', buffer: pdf('listino') });
  await expectAccessible(page, 'library dialog');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(successAlert(page)).toContainText('Documento salvato');
  await captureScreenshots(page, 'library');

  const context = await browser.newContext({ viewport: PHONE });
  const fitter = await context.newPage();
  await openPageAs(fitter, await createMember({ packages: [{ credits: 5 }] }), '/utility-docs');
  await expect(fitter.getByRole('heading', { name: 'Scheda di raccolta dati' })).toBeVisible();
  const [file] = await Promise.all([
    fitter.waitForEvent('download'),
    fitter.getByRole('button', { name: `Scarica: ${title}` }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('listino.pdf');
  await expectNoHorizontalScroll(fitter);
  await expectAccessible(fitter, 'useful documents');
  await captureScreenshots(fitter, 'utility-docs');
  await context.close();
});

test('a SuperAdmin uploads a ZIP and a professional’s papers into their places, and fitters download them', async ({
  page,
  browser,
}) => {
  const boss = await createMember({ role: 'SuperAdmin' });
  const zip = await zipFiles([['modello.pdf', pdf('modello')]]);
  await openPageAs(page, boss, '/administration/library');
  for (const [title, name, mimeType, buffer] of [
    ['Archivio dei modelli', 'modelli-2027.zip', 'application/zip', zip],
    [
      'Documenti del primo professionista',
      'albo-e-polizza.pdf',
      'application/pdf',
      pdf('albo e polizza'),
    ],
  ] as const) {
    await page
      .getByRole('row')
      .filter({ hasText: title })
      .getByRole('button', { name: /Modifica/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    await dialog.getByRole('button', { name: 'Salva' }).click();
    await expect(successAlert(page)).toContainText('Documento salvato');
    await expect(dialog).toHaveCount(0);
  }
  const context = await browser.newContext({ viewport: PHONE });
  const fitter = await context.newPage();
  await openPageAs(fitter, await createMember({ packages: [{ credits: 5 }] }), '/utility-docs');
  for (const [title, name] of [
    ['Archivio dei modelli', 'modelli-2027.zip'],
    ['Documenti del primo professionista', 'albo-e-polizza.pdf'],
  ] as const) {
    const [file] = await Promise.all([
      fitter.waitForEvent('download'),
      fitter.getByRole('button', { name: `Scarica: ${title}` }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(name);
  }
  await context.close();
});
