import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { captureScreenshots, expectAccessible } from '../../../support/screen-checks.ts';
import {
  collectPageErrors,
  expect,
  expectNoHorizontalScroll,
  openPageAs,
  PHONE,
  test,
  WIDE,
  undoNotice,
} from '../../../support/page-helpers.js';
import {
  createColleague,
  createDossierInStatus,
  createMember,
  createSentDossier,
  type Member,
} from '../../../support/portal-kit.js';

let owner: Member;
let admin: Member;
test.beforeAll(async () => {
  owner = await createMember({
    businessName: 'Falegnameria e Serramenti Artigianali Mastropasqua di Andria S.n.c.',
    packages: [{ credits: 60 }],
  });
  admin = await createMember({ role: 'Admin' });
});

const sheetTitle = (page: Page) => page.getByRole('heading', { name: 'Scheda ENEA' });
const status = (page: Page) => page.getByRole('region', { name: 'Stato', exact: true });

async function readTop(locator: ReturnType<typeof sheetTitle>): Promise<number> {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  return box?.y ?? Number.POSITIVE_INFINITY;
}

test('the sheet begins in the first screen from 900 px on, with the next step beside it', async ({
  page,
}) => {
  const company = `Falegnameria e Serramenti Mastropasqua di Andria ${randomUUID().slice(0, 8)}`;
  const fitter = await createMember({ businessName: company, packages: [{ credits: 60 }] });
  const LONG_NAME = {
    beneficiaryFirstName: 'Massimiliano Bartolomeo',
    beneficiaryLastName: 'Castelluccio Mastropasqua',
  };
  const id = await createSentDossier(fitter, LONG_NAME);
  await createSentDossier(fitter, LONG_NAME);
  const faults = collectPageErrors(page);
  await openPageAs(
    page,
    admin,
    `/administration/modules/edit/${id}?lista=received&company=${encodeURIComponent(company)}&sort=id`,
  );
  await expect(page.getByRole('button', { name: /^Prossima: / })).toBeEnabled();
  for (const width of [900, 960, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: WIDE.height });
    await expect(page.getByRole('tab', { name: 'Documenti' })).toBeVisible();
    expect(await readTop(sheetTitle(page)), `sheet at ${width} px`).toBeLessThan(320);
    const beside = await readTop(status(page));
    expect(beside, `status at ${width} px`).toBeLessThan(320);
    const accept = page.getByRole('button', { name: 'Accetta', exact: true });
    expect((await readTop(accept)) + 44, `next step at ${width} px`).toBeLessThan(WIDE.height);
    // Progress, part and keys are one line.
    const head = await page.locator('.sheet-head').boundingBox();
    expect(head?.height ?? Infinity, `head of the sheet at ${width} px`).toBeLessThanOrEqual(44);
    const menu = page.locator('.sh-sidebar');
    await expect(menu).toHaveCount(width < 1200 ? 0 : 1);
    // How far down the tabs are depends on what is to be checked of the dossier.
    const documents = page.getByRole('region', { name: 'Documenti', exact: true });
    const file = documents.getByRole('button', { name: /^Anteprima di / }).first();
    const below =
      (await readTop(file)) - (await readTop(page.getByRole('tab', { name: 'Documenti' })));
    if (width >= 1440) expect(below, `first document at ${width} px`).toBeLessThan(175);
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, `dossier-layout-${width}`);
    await page.screenshot({
      path: `e2e/test-results/screens/dossier-at-${width}.png`,
      animations: 'disabled',
    });
  }
  await page.setViewportSize(PHONE);
  expect(await readTop(status(page))).toBeLessThan(await readTop(sheetTitle(page)));
  const bar = page.locator('.admin-acts-bar');
  await expect(bar.getByRole('button')).toHaveText(['Accetta', 'Chiedi correzioni', 'Rifiuta']);
  const foot = await bar.boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBe(PHONE.height);
  await expect(page.getByRole('button', { name: 'Accetta', exact: true })).toHaveCount(1);
  const ways = page.getByRole('navigation', { name: 'Pratiche dell’elenco' });
  expect((await ways.boundingBox())?.height ?? Infinity, 'one row').toBeLessThanOrEqual(52);
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'dossier-layout-360');
  expect(faults).toEqual([]);
});

test('a window of the sheet takes a grid of two rows, and its values are copied in their order', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await createSentDossier(owner);
  await openPageAs(page, admin, `/administration/modules/edit/${id}`);
  const window = page.getByRole('region', { name: 'Serramento 1', exact: true });
  const frame = window.getByRole('button', { name: /^Copia Telaio prima: / });
  await expect(frame).toBeVisible();
  const readHeight = async () => (await window.boundingBox())?.height ?? Number.POSITIVE_INFINITY;
  for (const [width, height] of [
    [1024, 360],
    [1440, 185],
    [1920, 185],
  ] as const) {
    await page.setViewportSize({ width, height: WIDE.height });
    expect(await readHeight(), `window at ${width} px`).toBeLessThanOrEqual(height);
    await expectNoHorizontalScroll(page);
  }
  await page.setViewportSize(WIDE);
  await frame.click();
  await expect(window.getByRole('button', { name: /^Copia Vetro prima: / })).toBeFocused();
  await expect(window.getByText('✓ copiato')).toHaveCount(1);
  await page.keyboard.press('b');
  await expect(window.getByText('✓ tutto copiato')).toBeVisible();
  expect(await readHeight(), 'copied window').toBeLessThanOrEqual(185);
  await expectAccessible(page, 'dossier-sheet-window');
});

test('with text at 200 % nothing is wider than the page', async ({ page }) => {
  const id = await createSentDossier(owner);
  await openPageAs(page, admin, `/administration/modules/edit/${id}`);
  await expect(sheetTitle(page)).toBeVisible();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  for (const width of [WIDE.width, 1024, PHONE.width]) {
    await page.setViewportSize({ width, height: WIDE.height });
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((one) => one.getBoundingClientRect().right > window.innerWidth + 1)
        .map((one) => `${one.tagName}.${one.className} ${one.textContent?.slice(0, 30) ?? ''}`)
        .slice(-6),
    );
    expect(wide, `wider than ${width} px`).toEqual([]);
    await expectNoHorizontalScroll(page);
  }
  await page.setViewportSize({ width: 1024, height: WIDE.height });
  await expectAccessible(page, 'dossier-layout-200');
  await page.screenshot({
    path: 'e2e/test-results/screens/dossier-text-200.png',
    animations: 'disabled',
  });
});

test('a dossier is taken and given to a colleague inside it', async ({ page }) => {
  const { lastName } = await createColleague();
  const id = await createSentDossier(owner);
  await openPageAs(page, admin, `/administration/modules/edit/${id}`);
  const card = status(page);
  await expect(card).toContainText('Da assegnare');
  await card.getByRole('button', { name: 'Prendi in carico' }).click();
  await expect(undoNotice(page)).toContainText('presa in carico');
  await expect(card).not.toContainText('Da assegnare');
  await expect(card.getByRole('button', { name: 'Prendi in carico' })).toHaveCount(0);
  await card.getByRole('button', { name: 'Cambia operatore' }).click();
  const names = card.getByRole('menu');
  await expect(names.getByRole('menuitem').first()).toBeFocused();
  await expectAccessible(page, 'assign menu');
  await names.getByRole('menuitem', { name: lastName }).click();
  await expect(card).toContainText(lastName);
});

test('the menu marks the list of the dossier, and one without list that of its status', async ({
  page,
}) => {
  const id = await createSentDossier(owner);
  const completed = await createDossierInStatus('SELLED', owner, admin);
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  await openPageAs(page, admin, `/administration/modules/edit/${id}`);
  await expect(menu.locator('[aria-current]')).toHaveText(/^Pratiche da elaborare/);
  await page.goto(`/administration/modules/edit/${completed}`);
  await expect(menu.locator('[aria-current]')).toHaveText(/^Pratiche elaborate/);
  await expect(page.getByRole('region', { name: 'Da ricontrollare' })).toHaveCount(0);
  await captureScreenshots(page, 'operator-completed');
});
