import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible, captureScreenshots } from '../../../support/screen-checks.ts';
import {
  collectPageErrors,
  errorAlert,
  expect,
  heading,
  openPageAs,
  test,
  waitForNextFrames,
  undoNotice,
  confirmUnverified,
} from '../../../support/page-helpers.js';
import {
  createMember,
  createSentDossier,
  expectOk,
  readDossier,
  setStatus,
  type Member,
} from '../../../support/portal-kit.js';

let owner: Member;
let anna: Member;
let ids: number[];
let company: string;

test.beforeEach(async () => {
  company = `Serramenti ${randomUUID().slice(0, 8)}`;
  owner = await createMember({ businessName: company, packages: [{ credits: 60 }] });
  anna = await createMember({ role: 'Admin' });
  ids = [];
  for (let index = 0; index < 3; index += 1) ids.push(await createSentDossier(owner));
});

const readStatusOf = async (member: Member, id: number): Promise<string> =>
  (await readDossier(member.http, id)).status.code;
const listAddress = (): string =>
  `/administration/modules/received?company=${encodeURIComponent(company)}&sort=id`;

test('an operator goes through a list by keys alone, and comes back to it @core', async ({
  page,
}) => {
  const faults = collectPageErrors(page);
  const [first, second, third] = ids;
  await openPageAs(page, anna, listAddress());
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(heading(page, new RegExp(`Pratica ${first} · `))).toBeVisible();
  // The list is in the address: a reload goes on in it.
  await expect(page).toHaveURL(/lista=received&company=/);
  await page.reload();
  const next = page.getByRole('button', { name: new RegExp(`^Prossima: ${second} · `) });
  await expect(next).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Precedente' })).toBeDisabled();
  await page.keyboard.press('Shift+N');
  // Nothing was done with it: one key says why.
  const why = page.getByRole('dialog', { name: 'Perché la salti?' });
  await expect(why.getByRole('button', { name: 'Manca un documento' })).toBeFocused();
  await expectAccessible(page, 'reason for skipping');
  await captureScreenshots(page, 'queue-skip');
  await page.keyboard.press('2');
  await expect(heading(page, new RegExp(`Pratica ${second} · `))).toBeVisible();
  await page.keyboard.press('Shift+P');
  await expect(heading(page, new RegExp(`Pratica ${first} · `))).toBeVisible();
  await expect(next).toBeEnabled();
  await page.keyboard.press('Shift+A');
  await confirmUnverified(page);
  await expect(heading(page, new RegExp(`Pratica ${second} · `))).toBeVisible();
  await expect(undoNotice(page)).toContainText('ora è nello stato «Accettata»');
  await captureScreenshots(page, 'queue-undo');
  await page.keyboard.press('z');
  await expect(undoNotice(page)).toContainText(`Accettazione annullata: pratica ${first}`);
  expect(await readStatusOf(anna, first ?? 0)).toBe('SENT');
  await undoNotice(page)
    .getByRole('link', { name: `Apri la pratica ${first}` })
    .click();
  await expect(heading(page, new RegExp(`Pratica ${first} · `))).toBeVisible();
  await page.getByRole('tab', { name: /Cronologia/ }).click();
  await expect(page.getByText('Accettazione annullata', { exact: true })).toBeVisible();
  await expect(page.getByText('Ho un dubbio')).toBeVisible();
  await page.goto(
    `/administration/modules/edit/${second}?lista=received&company=${encodeURIComponent(company)}&sort=id`,
  );
  await expect(heading(page, new RegExp(`Pratica ${second} · `))).toBeVisible();
  await page.keyboard.press('Shift+C');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectAccessible(page, 'dossier in its list');
  await captureScreenshots(page, 'queue-dossier');
  await page.getByRole('link', { name: 'Torna all’elenco' }).click();
  await expect(page).toHaveURL(new RegExp(`/received\\?company=.*sort=id`));
  await expect(page.locator(`#dossier-row-${third}`)).toBeVisible();
  expect(faults).toEqual([]);
});

test('a dossier in a tab of its own goes on in its list, and back to it', async ({
  page,
  context,
}) => {
  const [first, second] = ids;
  await openPageAs(page, anna, listAddress());
  const opened = context.waitForEvent('page');
  await page.locator(`#dossier-row-${first} .ad-client`).click({ modifiers: ['Control'] });
  const tab = await opened;
  await expect(heading(tab, new RegExp(`Pratica ${first} · `))).toBeVisible();
  await expect(
    tab.getByRole('button', { name: new RegExp(`^Prossima: ${second} · `) }),
  ).toBeEnabled();
  await tab.getByRole('link', { name: 'Torna all’elenco' }).click();
  await expect(tab).toHaveURL(/\/received\?company=.*sort=id/);
  await expect(tab.getByRole('row')).toHaveCount(4);
  await expect(page).toHaveURL(/\/received\?company=/);
});

test('each sees who else is in a dossier, and the queue goes past it', async ({
  page,
  browser,
}) => {
  const [first, second, third] = ids;
  const bruno = await createMember({ role: 'Admin' });
  const context = await browser.newContext();
  const other = await context.newPage();
  await openPageAs(other, bruno, `/administration/modules/edit/${second}`);
  await expect(heading(other, new RegExp(`Pratica ${second}`))).toBeVisible();
  const address = `/administration/modules/edit/${first}?lista=received&company=${encodeURIComponent(company)}&sort=id`;
  await openPageAs(page, anna, address);
  await expect(
    page.getByRole('button', { name: new RegExp(`^Prossima: ${third} · `) }),
  ).toBeEnabled();
  await page.goto(address.replace(`/${first}?`, `/${second}?`));
  await expect(page.getByText('Gelsomino Trapani ha aperto questa pratica.')).toBeVisible();
  await context.close();
});

test('the list says who has a dossier open, and learns by itself that they left', async ({
  page,
  browser,
}) => {
  const [first, second] = ids;
  const bruno = await createMember({ role: 'Admin' });
  const context = await browser.newContext();
  const other = await context.newPage();
  await openPageAs(other, bruno, `/administration/modules/edit/${second}`);
  await expect(other.getByRole('heading', { name: 'Scheda ENEA' })).toBeVisible();
  await page.clock.install();
  await openPageAs(page, anna, listAddress());
  const row = page.locator(`#dossier-row-${second}`);
  await expect(row).toContainText('Aperta: G. Trapani');
  await expect(row.locator('.ad-attention')).toHaveAttribute(
    'title',
    /^Aperta da Gelsomino Trapani/,
  );
  await expect(page.locator(`#dossier-row-${first}`)).not.toContainText('Aperta');
  await expectAccessible(page, 'list with an open dossier');
  await captureScreenshots(page, 'list-presence');
  await page.setViewportSize({ width: 1024, height: 768 });
  const marks = row.locator('.ad-short-marks[title^="Aperta da Gelsomino Trapani"]');
  await expect(marks).toBeVisible();
  await other.getByRole('link', { name: 'Torna all’elenco' }).click();
  await expect(heading(other, 'Pratiche da elaborare')).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(marks).toHaveCount(0);
  await context.close();
});

test('keys can be switched off, on the page and in the list', async ({ page }) => {
  const [first] = ids;
  await expectOk(setStatus(anna, first ?? 0, 'ACCEPTED'));
  await openPageAs(page, anna, listAddress());
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.evaluate(() => localStorage.setItem('pratiche.sheet-keys', 'off'));
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.keyboard.press('j');
  await waitForNextFrames(page);
  await expect(page.locator('tbody > tr:focus')).toHaveCount(0);
  await page.getByRole('button', { name: 'Apri' }).first().click();
  await expect(page.getByRole('button', { name: /^Prossima: / })).toBeEnabled();
  const address = page.url();
  await page.keyboard.press('Shift+N');
  await waitForNextFrames(page);
  expect(page.url()).toBe(address);
});

const WHOLE_LIST = 8;

/** The dossiers that one operator sees, who accepts each until none is left. */
async function acceptAll(page: Page): Promise<number[]> {
  const seen: number[] = [];
  const end = page.getByText('Non ci sono altre pratiche da lavorare in questo elenco.').first();
  for (;;) {
    const title = heading(page, new RegExp(`^Pratica (?!${seen.at(-1) ?? 0} )\\d+ · `));
    await expect(title.or(end).or(errorAlert(page)).first()).toBeVisible();
    expect(await errorAlert(page).allTextContents()).toEqual([]);
    if (await end.isVisible()) return seen;
    await expect(page.getByRole('heading', { name: 'Scheda ENEA' })).toBeVisible();
    seen.push(Number(/\d+/.exec((await title.textContent()) ?? '')?.[0]));
    await page.keyboard.press('Shift+A');
    await confirmUnverified(page);
  }
}

test('two operators who begin one list at once never get the same dossier', async ({
  page,
  browser,
}) => {
  while (ids.length < WHOLE_LIST) ids.push(await createSentDossier(owner));
  const bruno = await createMember({ role: 'Admin' });
  const context = await browser.newContext();
  const other = await context.newPage();
  const address = `${listAddress()}&status=SENT`;
  await openPageAs(page, anna, address);
  await openPageAs(other, bruno, address);
  for (const one of [page, other]) await expect(one.getByRole('row')).toHaveCount(WHOLE_LIST + 1);
  await Promise.all([
    page.getByRole('button', { name: 'Inizia', exact: true }).click(),
    other.keyboard.press('n'),
  ]);
  const [annas, brunos] = await Promise.all([acceptAll(page), acceptAll(other)]);
  expect([...annas, ...brunos].toSorted((one, two) => one - two)).toEqual(ids);
  expect(Math.min(annas.length, brunos.length)).toBeGreaterThan(0);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Nessuna pratica trovata' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(
    page.getByText('Non ci sono pratiche libere da lavorare in questo elenco.'),
  ).toBeVisible();
  await context.close();
});
