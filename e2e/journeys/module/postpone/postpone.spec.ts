import { randomUUID } from 'node:crypto';
import { expectAccessible, captureScreenshots } from '../../../support/screen-checks.ts';
import {
  collectPageErrors,
  dossierRow,
  expect,
  expectNoHorizontalScroll,
  heading,
  openPageAs,
  test,
  undoNotice,
  confirmUnverified,
  stayAfterActs,
} from '../../../support/page-helpers.js';
import { createMember, createSentDossier, type Member } from '../../../support/portal-kit.js';

let owner: Member;
let anna: Member;
let company: string;

test.beforeEach(async () => {
  company = `Serramenti ${randomUUID().slice(0, 8)}`;
  owner = await createMember({ businessName: company, packages: [{ credits: 40 }] });
  anna = await createMember({ role: 'Admin' });
});

const listAddress = (more = ''): string =>
  `/administration/modules/received?company=${encodeURIComponent(company)}&sort=id${more}`;

test('an operator puts a dossier off from the list, takes that back, accepts by a key and takes that back @core', async ({
  page,
}) => {
  const faults = collectPageErrors(page);
  const [first, second] = [await createSentDossier(owner), await createSentDossier(owner)];
  await openPageAs(page, anna, listAddress('&postponed=no'));
  await expect(dossierRow(page, first)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('h');
  const dialog = page.getByRole('dialog', { name: 'Rimanda la pratica' });
  await expect(dialog.getByRole('button', { name: 'Domani' })).toBeFocused();
  await expectAccessible(page, 'postponing');
  await captureScreenshots(page, 'postpone-dialog');
  await page.keyboard.press('4');
  await expect(undoNotice(page)).toContainText(`Pratica ${first} · `);
  await expect(undoNotice(page)).toContainText('rimandata finché l’installatore risponde');
  await expect(dossierRow(page, first)).toHaveCount(0);
  await captureScreenshots(page, 'postpone-undo');
  await page.keyboard.press('z');
  await expect(undoNotice(page)).toContainText('Rinvio annullato');
  await expect(dossierRow(page, first)).toBeVisible();

  await page.keyboard.press('j');
  await expect(dossierRow(page, first)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await confirmUnverified(page);
  await expect(dossierRow(page, second)).toContainText('Accettata');
  await undoNotice(page)
    .getByRole('button', { name: /^Annulla/ })
    .click();
  await expect(undoNotice(page)).toContainText('Accettazione annullata');
  await expect(dossierRow(page, second)).toContainText('Inviata');
  expect(faults).toEqual([]);
});

test('a dossier put off from its page is listed under "Rimandate" and is taken up again', async ({
  page,
}) => {
  const faults = collectPageErrors(page);
  const id = await createSentDossier(owner);
  await stayAfterActs(page);
  await openPageAs(page, anna, `/administration/modules/edit/${id}`);
  await expect(heading(page, new RegExp(`Pratica ${id}`))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rimanda', exact: true })).toBeEnabled();
  await page.keyboard.press('Shift+H');
  const dialog = page.getByRole('dialog', { name: 'Rimanda la pratica' });
  await dialog.getByLabel(/Nota per i colleghi/).fill('Arriva la fattura');
  await dialog.getByRole('button', { name: /Tra 3 giorni/ }).click();
  await expect(undoNotice(page)).toContainText('rimandata fino al');
  const panel = page.getByRole('region', { name: 'Stato', exact: true });
  await expect(panel).toContainText('Rimandata fino al');
  await expect(panel).toContainText('Arriva la fattura');
  await expect(panel).toContainText('Gelsomino Trapani');
  await expectAccessible(page, 'postponed dossier');
  await captureScreenshots(page, 'postponed-dossier');
  await expectNoHorizontalScroll(page);

  await page.goto(listAddress('&postponed=yes'));
  await expect(dossierRow(page, id)).toContainText('Rimandata al');
  await captureScreenshots(page, 'postponed-list');
  await page
    .getByRole('navigation', { name: 'Viste' })
    .getByRole('link', { name: /^Rimandate/ })
    .click();
  await expect(page).toHaveURL(/received\?postponed=yes$/);

  await page.goto(`/administration/modules/edit/${id}`);
  await panel.getByRole('button', { name: 'Riprendi ora' }).click();
  await expect(panel).not.toContainText('Rimandata');
  await page.goto(listAddress('&postponed=no'));
  await expect(dossierRow(page, id)).toBeVisible();
  expect(faults).toEqual([]);
});
