import { expectAccessible, captureScreenshots } from '../../../support/screen-checks.ts';
import {
  expect,
  expectNoHorizontalScroll,
  heading,
  openPageAs,
  PHONE,
  dossierRow,
  test,
  collectPageErrors,
  WIDE,
} from '../../../support/page-helpers.js';
import {
  createDossierInStatus,
  createMember,
  createSentDossier,
  expectOk,
  type Member,
  writeMessage,
} from '../../../support/portal-kit.js';

let owner: Member;
let admin: Member;

test.beforeAll(async () => {
  owner = await createMember({ packages: [{ credits: 50 }] });
  admin = await createMember({ role: 'Admin' });
});

test('the board says what waits and whose it is, and each number leads to its list @core', async ({
  page,
}) => {
  const faults = collectPageErrors(page);
  const accepted = await createDossierInStatus('ACCEPTED', owner, admin);
  const sent = await createSentDossier(owner);
  await expectOk(writeMessage(owner.http, sent, 'Quando parte?'));
  await openPageAs(page, admin, '/administration/board');
  await expect(heading(page, 'Quadro di lavoro')).toBeVisible();
  await page.getByRole('link', { name: /^In carico a me/ }).click();
  await expect(page).toHaveURL(/operatorId=me/);
  await expect(dossierRow(page, accepted)).toBeVisible();
  await expect(dossierRow(page, sent)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Operatore: Assegnate a me/ })).toBeVisible();

  await page.getByRole('link', { name: 'Quadro di lavoro' }).click();
  const unread = page.getByRole('link', { name: /^Con messaggi da leggere/ });
  await expect(unread).toContainText(/[1-9]/);
  await unread.click();
  await expect(page).toHaveURL(/unread=yes/);
  await expect(page.locator('tr[data-row-key]').first()).toBeVisible();
  // The menu has the same number beside the list that it opens.
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  await menu
    .getByRole('link', { name: /con messaggi da leggere/ })
    .first()
    .click();
  await expect(page).toHaveURL(/received\?unread=yes/);
  await menu.getByRole('link', { name: 'Quadro di lavoro' }).click();
  await page.getByRole('link', { name: /^Rimandate/ }).click();
  await expect(page).toHaveURL(/postponed=yes/);
  await menu.getByRole('link', { name: 'Quadro di lavoro' }).click();

  const table = page.getByRole('table').first();
  const row = table.getByRole('row').filter({ hasText: 'Inviata' });
  await row.getByRole('link', { name: /Inviata, fino a 2 giorni/ }).click();
  await expect(page).toHaveURL(/status=SENT&dateFrom=/);
  await expect(page.getByRole('button', { name: /Ricevuta dal/ })).toBeVisible();

  await page.goBack();
  await page.getByText('Vedi i numeri').click();
  await expect(
    page.getByRole('table', { name: 'Andamento settimanale' }).getByRole('row'),
  ).toHaveCount(13);

  // A number of a week opens what it counts.
  await page
    .getByRole('link', { name: /: ricevute, settimana del/ })
    .first()
    .click();
  await expect(heading(page, 'Invii ricevuti')).toBeVisible();
  await expect(dossierRow(page, sent)).toBeVisible();
  await page.getByRole('link', { name: 'Quadro di lavoro' }).last().click();
  await expect(page.getByRole('heading', { name: 'Andamento settimanale' })).toBeVisible();

  // The values of a week show under the pointer, and by the arrow keys.
  const chart = page.getByRole('region', { name: 'Andamento settimanale' }).locator('svg').first();
  await chart.hover();
  await expect(page.getByText(/^Settimana del/).first()).toBeVisible();
  await page.mouse.move(0, 0);
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Settimana del/).first()).toBeVisible();

  const performance = page.getByRole('region', { name: /Tempi e correzioni/ });
  await expect(performance.getByRole('table', { name: 'Per servizio' })).toContainText('Ricevute');
  await expect(performance.getByText('Quanto dura ogni passaggio')).toBeVisible();
  // Figures of people at work are off until an agreement allows them.
  await expect(performance.getByRole('table', { name: 'Per operatore' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Chi deve muoversi ora' })).toContainText('ENEA');
  expect(faults).toEqual([]);
});

test('the board has no serious finding and no side scroll at either width', async ({ page }) => {
  await openPageAs(page, admin, '/administration/board');
  await expect(page.getByRole('heading', { name: 'Andamento settimanale' })).toBeVisible();
  await page.getByText('Vedi i numeri').click();
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, `board at ${size.width} px`);
  }
  await captureScreenshots(page, 'board');
});

test('a fitter does not get there', async ({ page }) => {
  await openPageAs(page, owner, '/administration/board');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(heading(page, /./)).toBeVisible();
  await expect(heading(page, 'Quadro di lavoro')).toHaveCount(0);
});
