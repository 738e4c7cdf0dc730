import type { Page } from '@playwright/test';
import { expectAccessible, captureScreenshots } from '../../../support/screen-checks.ts';
import {
  collectPageErrors,
  errorAlert,
  expect,
  expectNoHorizontalScroll,
  heading,
  openPageAs,
  PHONE,
  undoNotice,
  test,
  waitForNextFrames,
  confirmUnverified,
} from '../../../support/page-helpers.js';
import {
  createMember,
  createSentDossier,
  readDossier,
  type Member,
} from '../../../support/portal-kit.js';

const MARK = `Tavolozza${Date.now()}`;
const COMPANY = `Infissi ${MARK}`;
const LIST = `/administration/modules/received?company=${MARK}&sort=id`;

let owner: Member;
let admin: Member;
let ids: number[];

test.beforeAll(async () => {
  owner = await createMember({ businessName: COMPANY, packages: [{ credits: 100 }] });
  admin = await createMember({ role: 'SuperAdmin' });
  ids = [await createSentDossier(owner), await createSentDossier(owner)];
});

const palette = (page: Page) => page.getByRole('dialog', { name: 'Cerca', exact: true });
const option = (page: Page, name: string | RegExp) =>
  palette(page).getByRole('option', { name }).first();

test('a dossier, a person, a page and an act are found by typing, from everywhere @core', async ({
  page,
}) => {
  const faults = collectPageErrors(page);
  const [first = 0] = ids;
  await openPageAs(page, admin, LIST);
  await expect(page.getByRole('row')).toHaveCount(3);

  // Also while typing in a field; Esc gives it the focus back.
  const search = page.getByRole('searchbox');
  await search.focus();
  await page.keyboard.press('Control+k');
  const field = palette(page).getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(option(page, 'Esporta in Excel')).toBeVisible();
  await expect(option(page, /^Accetta la pratica in evidenza/)).toContainText('A');
  await expectAccessible(page, 'palette');
  await captureScreenshots(page, 'palette');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(search).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type(String(first));
  await page.keyboard.press('Enter');
  await expect(heading(page, new RegExp(`^Pratica ${first}`))).toBeVisible();
  await expect(palette(page)).toBeHidden();

  await page.getByRole('button', { name: 'Cerca Ctrl K' }).click();
  await page.keyboard.type(MARK);
  await expect(option(page, new RegExp(`Pratica ${first}`))).toBeVisible();
  await expect(option(page, new RegExp(`^${COMPANY}`))).toContainText('Installatore');
  await captureScreenshots(page, 'palette-results');
  await option(page, new RegExp(`^${COMPANY}`)).click();
  await expect(heading(page, COMPANY)).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('aliquota');
  await expect(option(page, /^Aliquota IVA/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Aliquota IVA')).toBeVisible();

  // What was opened is there again.
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('group', { name: 'Recenti' })).toContainText(COMPANY);
  await page.keyboard.type('qualcosa che non esiste');
  await expect(palette(page).getByText('Nessun risultato').first()).toBeVisible();
  await expect(palette(page)).toContainText('codice fiscale');
  await page.keyboard.press('Escape');
  expect(faults).toEqual([]);
});

test('the acts of a dossier are in it, with their keys', async ({ page }) => {
  const [, second = 0] = ids;
  await openPageAs(page, admin, `/administration/modules/edit/${second}?lista=received`);
  await expect(heading(page, new RegExp(`^Pratica ${second}`))).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('accetta');
  await expect(option(page, /^Accetta e apri la prossima/)).toContainText('Maiusc+A');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('prendi');
  await expect(option(page, /^Prendi in carico/)).toContainText('Maiusc+T');
  await page.keyboard.press('Enter');
  await expect(undoNotice(page)).toContainText('presa in carico');
  await page.keyboard.press('z');
  // Before that, the page may still show the dossier as it was before it was taken.
  await expect(undoNotice(page)).toContainText('annullata');
  const take = page.getByRole('button', { name: 'Prendi in carico' });
  await expect(take).toBeVisible();
  await page.keyboard.press('Shift+T');
  await expect(undoNotice(page)).toContainText(`Pratica ${second} presa in carico`);
  await expect(take).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('movimenti');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`payments\\?moduleId=${second}$`));
  await expect(
    page.getByRole('button', { name: `Togli il filtro Pratica n. ${second}` }),
  ).toBeVisible();
});

test('the keys of a list, its help, and the switch', async ({ page }) => {
  const [first = 0] = ids;
  await openPageAs(page, admin, LIST);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('searchbox').blur();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Tasti di questa pagina' });
  await expect(help).toContainText('Accetta la pratica in evidenza');
  await expect(help).toContainText('Prende in carico la pratica in evidenza');
  await expectAccessible(page, 'keys of the page');
  await captureScreenshots(page, 'keys-help');
  await help.getByRole('button', { name: 'Ho capito' }).click();
  await expect(help).toBeHidden();

  // By the key of the row, then back: the acceptance below takes charge by itself.
  await page.keyboard.press('j');
  await page.keyboard.press('p');
  await expect(undoNotice(page)).toContainText(`1 pratica presa in carico: n. ${first}`);
  await expect(page.locator(`#dossier-row-${first}`)).toContainText('Gelsomino Trapani');
  await page.keyboard.press('p');
  await expect(errorAlert(page)).toContainText('È già in carico a Gelsomino Trapani.');
  await errorAlert(page).getByRole('button').click();
  await page.keyboard.press('z');
  await expect(page.locator(`#dossier-row-${first}`)).toContainText('Prendi in carico');

  await page.locator(`#dossier-row-${first}`).focus();
  const before = await page.locator('tbody > tr:focus').boundingBox();
  await page.keyboard.press('a');
  await confirmUnverified(page);
  await expect
    .poll(async () => (await readDossier(admin.http, first)).status.code)
    .toBe('ACCEPTED');
  // The row under the eye stays where it was while the success is told.
  await expect(undoNotice(page)).toContainText('Accettata');
  expect((await page.locator(`#dossier-row-${first}`).boundingBox())?.y).toBe(before?.y);

  await page.getByRole('switch', { name: 'Scorciatoie a un tasto' }).uncheck();
  await page.keyboard.press('?');
  await waitForNextFrames(page);
  await expect(help).toBeHidden();
  await page.goto('/accounts/security');
  const uses = page.getByLabel('Usa le scorciatoie a un tasto');
  await expect(uses).not.toBeChecked();
  await uses.check();

  await page.goto('/administration/users');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/administration\/users\/\d+/);
});

test('on a phone by its button, and not at all for fitters', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPageAs(page, admin, '/administration/users');
  await expect(heading(page, 'Utenti')).toBeVisible();
  await page.getByRole('button', { name: 'Cerca Ctrl K' }).click();
  await page.keyboard.type(MARK);
  await expect(option(page, new RegExp(`^${COMPANY}`))).toBeVisible();
  await expectNoHorizontalScroll(page);
  await captureScreenshots(page, 'palette-phone');
  await page.keyboard.press('Escape');

  await openPageAs(page, owner, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cerca Ctrl K' })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await waitForNextFrames(page);
  await expect(palette(page)).toHaveCount(0);
  await expect(errorAlert(page)).toHaveCount(0);
});
