import type { Page } from '@playwright/test';
import { captureScreenshots, expectAccessible } from '../../../support/screen-checks.ts';
import {
  dossierRow,
  expect,
  expectNoHorizontalScroll,
  heading,
  openPageAs,
  PHONE,
  successToast,
  test,
} from '../../../support/page-helpers.js';
import {
  createDossierInStatus,
  createMember,
  createSentDossier,
  expectOk,
  readDossier,
  sendDossier,
  type Member,
  writeMessage,
} from '../../../support/portal-kit.js';

const COMPANY = `Serramenti a Righe Fitte di Montesilvano e Figli S.n.c. ${Date.now()}`;
const MINE = `/administration/modules/received?company=${encodeURIComponent(COMPANY)}`;
const ROW_HEIGHT = 40;
const COMFORTABLE_HEIGHT = 56;

let owner: Member;
let admin: Member;

test.beforeAll(async () => {
  owner = await createMember({ businessName: COMPANY, packages: [{ credits: 100 }] });
  admin = await createMember({ role: 'Admin' });
  for (let index = 0; index < 22; index += 1)
    await createSentDossier(owner, {
      beneficiaryFirstName: index % 5 === 0 ? 'Massimiliano Ferdinando Maria' : 'Ortensia',
      beneficiaryLastName: index % 5 === 0 ? 'Quattrocchi Della Rovere Montecuccoli' : 'Brughetti',
    });
});

const rows = (page: Page) => page.locator('.of-table tbody > tr[data-row-key]');

/** Heights of the rows, and how many are wholly on the screen. */
const measureRows = (page: Page) =>
  rows(page).evaluateAll((all) => {
    const boxes = all.map((row) => row.getBoundingClientRect());
    return {
      heights: [...new Set(boxes.map(({ height }) => Math.round(height)))],
      whole: boxes.filter(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight).length,
    };
  });

for (const { width, height, least } of [
  { width: 1920, height: 1080, least: 20 },
  { width: 1440, height: 900, least: 16 },
  { width: 1024, height: 768, least: 9 },
  { width: 960, height: 1080, least: 16 },
]) {
  test(`at ${width} × ${height} at least ${least} rows of one line are on the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openPageAs(page, admin, '/administration/modules/received');
    await expect(rows(page).first()).toBeVisible();
    const { heights, whole } = await measureRows(page);
    expect(heights).toEqual([ROW_HEIGHT]);
    expect(whole).toBeGreaterThanOrEqual(least);
    await expectNoHorizontalScroll(page);
    await captureScreenshots(page, `office-list-${width}`);
  });
}

test('a company of usual length is read whole at 1440', async ({ page }) => {
  const company = 'Serramenti Tagliaferri Srl';
  await createSentDossier(
    await createMember({ businessName: company, packages: [{ credits: 40 }] }),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPageAs(
    page,
    admin,
    `/administration/modules/received?company=${encodeURIComponent(company)}`,
  );
  const cell = rows(page).first().getByRole('cell', { name: company });
  await expect(cell).toBeVisible();
  expect(await cell.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

test('rows can be made higher, and stay so on this machine', async ({ page }) => {
  await openPageAs(page, admin, MINE);
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Righe più alte' }).click();
  await expect.poll(async () => (await measureRows(page)).heights).toEqual([COMFORTABLE_HEIGHT]);
  await page.reload();
  await expect.poll(async () => (await measureRows(page)).heights).toEqual([COMFORTABLE_HEIGHT]);
  await expectAccessible(page, 'comfortable rows');
  await page.getByRole('button', { name: 'Righe fitte', exact: true }).click();
  await expect.poll(async () => (await measureRows(page)).heights).toEqual([ROW_HEIGHT]);
});

test('a second sending and unread messages are seen in the row, however narrow', async ({
  page,
}) => {
  const company = `Serramenti Rimandati ${Date.now()}`;
  const fitter = await createMember({ businessName: company, packages: [{ credits: 40 }] });
  const waiting = await createDossierInStatus('WAITING', fitter, admin);
  const plain = await createSentDossier(fitter);
  const again = await createDossierInStatus('WAITING', fitter, admin);
  await expectOk(sendDossier(fitter, again));
  await expectOk(writeMessage(fitter.http, again, 'Ora è firmata.'));
  await expectOk(writeMessage(fitter.http, again, 'Va bene così?'));
  await openPageAs(
    page,
    admin,
    `/administration/modules/received?company=${encodeURIComponent(company)}`,
  );
  await expect(rows(page)).toHaveCount(3);
  const row = dossierRow(page, again);
  for (const width of [1920, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(row.locator('.ad-attention')).toContainText('2 messaggi nuovi · 2° invio');
    await expect(row.locator('.ad-attention')).toBeInViewport();
  }
  // Narrower screens have no room for the column.
  for (const width of [1024, 960]) {
    await page.setViewportSize({ width, height: 900 });
    const marks = row.locator('.ad-short-marks > [aria-hidden]');
    await expect(marks).toHaveText([/^\s*2$/, '2° invio']);
    for (const mark of await marks.all()) await expect(mark).toBeInViewport({ ratio: 0.9 });
    await expect(dossierRow(page, plain)).not.toContainText('invio');
    expect((await measureRows(page)).heights).toEqual([ROW_HEIGHT]);
  }
  // Dossiers that wait for the fitter are last, also those that came first.
  const keys = await rows(page).evaluateAll((all) => all.map((row) => row.dataset['rowKey']));
  expect(keys.at(-1)).toBe(String(waiting));
  expect(
    keys
      .slice(0, 2)
      .map(Number)
      .toSorted((a, b) => a - b),
  ).toEqual([plain, again]);
});

test('back from a dossier the list is as it was left: page, place, ticks and focus @core', async ({
  page,
}) => {
  await openPageAs(page, admin, `${MINE}&sort=id&pageSize=40`);
  await expect(rows(page)).toHaveCount(22);
  const left = rows(page).nth(18);
  const id = Number(await left.getAttribute('data-row-key'));
  await rows(page).nth(2).getByRole('checkbox').check();
  // Where the pointer has to be to open it.
  await left.getByRole('button', { name: 'Apri' }).hover();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await left.getByRole('button', { name: 'Apri' }).click();
  await expect(heading(page, new RegExp(`Pratica ${id}`))).toBeVisible();
  await page.getByRole('link', { name: 'Torna all’elenco' }).click();
  await expect(dossierRow(page, id)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect(rows(page).nth(2).getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('j');
  await expect(rows(page).nth(19)).toBeFocused();
});

test('back from a dossier all that match are still chosen, also beyond the page', async ({
  page,
}) => {
  await openPageAs(page, admin, `${MINE}&sort=id&pageSize=10`);
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('checkbox', { name: 'Scegli tutte le pratiche della pagina' }).check();
  const bar = page.getByRole('region', { name: 'Azioni sulle righe scelte' });
  await bar.getByRole('button', { name: 'Seleziona tutte le 22' }).click();
  await expect(bar).toContainText('22 pratiche scelte');
  await rows(page).nth(1).getByRole('checkbox').uncheck();
  await expect(bar).toContainText('21 pratiche scelte');
  await rows(page).nth(4).getByRole('button', { name: 'Apri' }).click();
  await page.getByRole('link', { name: 'Torna all’elenco' }).click();
  await expect(bar).toContainText('21 pratiche scelte');
  await expect(rows(page).nth(1).getByRole('checkbox')).not.toBeChecked();
  await expect(rows(page).nth(0).getByRole('checkbox')).toBeChecked();
});

test('columns are chosen and moved by keyboard, and stay on another machine', async ({
  page,
  browser,
}) => {
  const own = await createMember({ role: 'Admin' });
  await openPageAs(page, own, MINE);
  const titles = () => page.getByRole('columnheader').allInnerTexts();
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Colonne' }).focus();
  await page.keyboard.press('Enter');
  expect((await titles()).map((text) => text.trim())).toContain('Operatore');
  await page.getByRole('checkbox', { name: 'Operatore' }).click();
  await expect.poll(titles).not.toContain('Operatore');
  await page.getByRole('button', { name: 'Sposta prima la colonna Azienda' }).focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(async () =>
      (await titles())
        .map((text) => text.trim())
        .filter(Boolean)
        .slice(0, 3),
    )
    .toEqual(['N.', 'Azienda', 'Cliente']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Colonne' })).toBeFocused();

  const elsewhere = await (await browser.newContext()).newPage();
  await openPageAs(elsewhere, own, MINE);
  await expect
    .poll(async () =>
      (await elsewhere.getByRole('columnheader').allInnerTexts())
        .map((text) => text.trim())
        .filter(Boolean)
        .slice(0, 3),
    )
    .toEqual(['N.', 'Azienda', 'Cliente']);
  await elsewhere.context().close();
});

test('all that match are selected beyond the page, and asked for corrections at once', async ({
  page,
}) => {
  const company = `Serramenti da Correggere ${Date.now()}`;
  const fitter = await createMember({ businessName: company, packages: [{ credits: 100 }] });
  const ids: number[] = [];
  for (let index = 0; index < 12; index += 1) ids.push(await createSentDossier(fitter));
  ids.push(await createDossierInStatus('WAITING', fitter, admin));
  await openPageAs(
    page,
    admin,
    `/administration/modules/received?company=${encodeURIComponent(company)}&pageSize=10`,
  );
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('checkbox', { name: 'Scegli tutte le pratiche della pagina' }).check();
  const bar = page.getByRole('region', { name: 'Azioni sulle righe scelte' });
  await bar.getByRole('button', { name: 'Seleziona tutte le 13' }).click();
  await expect(bar).toContainText('13 pratiche scelte');
  await expect(bar).toContainText('Puoi accettare 12 di 13 pratiche');
  await expectAccessible(page, 'all that match are selected');
  await bar.getByRole('button', { name: 'Chiedi correzioni' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Chiedi correzioni' }).click();
  await expect(dialog.getByText('Campo obbligatorio')).toBeVisible();
  await dialog.getByLabel('Correzioni richieste').fill('Manca la firma sulla delega');
  await dialog.getByRole('button', { name: 'Chiedi correzioni' }).click();
  await expect(successToast(page)).toContainText('12 pratiche in correzione');
  for (const id of ids)
    await expect.poll(async () => (await readDossier(fitter.http, id)).status.code).toBe('WAITING');
});

test('a view for all is a tab of a colleague, with its number, and not theirs to change', async ({
  page,
  browser,
}) => {
  const own = await createMember({ role: 'Admin' });
  const name = `Di tutti ${Date.now()}`;
  await openPageAs(page, own, '/administration/modules/received?status=SENT%2CACCEPTED');
  await page.getByRole('button', { name: 'Salva vista' }).click();
  await page.getByLabel('Nome della vista').fill(name);
  await page.getByLabel('Mostrala a tutti gli operatori').check();
  await page.getByRole('button', { name: 'Salva la vista' }).click();
  const colleague = await (await browser.newContext()).newPage();
  await openPageAs(colleague, admin, '/administration/modules/received');
  const tab = colleague.getByRole('navigation', { name: 'Viste' }).getByRole('link', { name });
  await expect(tab).toContainText(/\d/);
  await tab.click();
  await expect(colleague).toHaveURL(/status=SENT(%2C|,)ACCEPTED/);
  await colleague.getByRole('button', { name: /Salva vista|Gestisci viste/ }).click();
  await expect(colleague.getByRole('button', { name: `Rinomina la vista ${name}` })).toHaveCount(0);
  await colleague.context().close();
});

test('at every width and with text at 200 % nothing is cut and nothing is inaccessible', async ({
  page,
}) => {
  for (const path of ['received', 'completed']) {
    await openPageAs(page, admin, `/administration/modules/${path}`);
    for (const width of [1920, 1440, 1024, 960, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoHorizontalScroll(page);
      await expectAccessible(page, `${path} at ${width} px`);
      if (path === 'received' && width >= 960)
        await expect(
          page
            .getByRole('navigation', { name: 'Viste' })
            .getByRole('link', { name: /^In scadenza/ }),
        ).toBeInViewport({ ratio: 1 });
    }
    await captureScreenshots(page, `office-${path}`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, `${path} at 200 %`);
  }
});

test('on a phone a card is at most 120 px high, opens whole and changes its status', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openPageAs(page, admin, '/administration/modules/received');
  const card = page.getByRole('list', { name: 'Pratiche da elaborare' }).getByRole('listitem');
  await expect(card.first()).toBeVisible();
  const heights = await card.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height),
  );
  expect(heights.filter((height) => height > 120)).toEqual([]);
  await card
    .getByRole('button', { name: /Inviata/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Accettata' })).toBeVisible();
  await page.keyboard.press('Escape');
  await card.first().getByRole('link').click();
  await expect(page).toHaveURL(/modules\/edit\/\d+/);
  await page.goBack();
  await expect(card.first()).toBeVisible();
});
