import { PRESENCE_BEAT_MS } from '@pratiche/domain';
import {
  collectPageErrors,
  confirmUnverified,
  errorAlert,
  expect,
  heading,
  openPageAs,
  test,
} from '../../../support/page-helpers.js';
import {
  createMember,
  createSentDossier,
  expectOk,
  readDossier,
  reject,
  type Member,
} from '../../../support/portal-kit.js';

let owner: Member;
let anna: Member;
let bruno: Member;
test.beforeAll(async () => {
  owner = await createMember({ packages: [{ credits: 60 }] });
  anna = await createMember({ role: 'Admin' });
  bruno = await createMember({ role: 'Admin' });
});

const RETURNED = 'Gelsomino Trapani ha chiesto correzioni adesso';
const TYPED = 'Nella fattura manca il codice fiscale del cliente';
const address = (id: number) => `/administration/modules/edit/${id}`;

test('an open page says within half a minute what a colleague has done, and keeps what is typed', async ({
  page,
  browser,
}) => {
  const faults = collectPageErrors(page);
  const id = await createSentDossier(owner);
  await page.clock.install();
  await openPageAs(page, bruno, address(id));
  await expect(heading(page, new RegExp(`Pratica ${id} · `))).toBeVisible();
  await page.keyboard.press('Shift+C');
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByLabel('Correzioni richieste');
  await reason.fill(TYPED);

  const context = await browser.newContext();
  const other = await context.newPage();
  await openPageAs(other, anna, address(id));
  await expect(heading(other, new RegExp(`Pratica ${id} · `))).toBeVisible();
  await other.keyboard.press('Shift+C');
  const otherDialog = other.getByRole('dialog');
  await otherDialog.getByLabel('Correzioni richieste').fill('Manca il saldo');
  await otherDialog.getByLabel('Correzioni richieste').press('Control+Enter');
  await expect(otherDialog).toBeHidden();
  await context.close();

  await page.clock.runFor(PRESENCE_BEAT_MS);
  await expect(page.getByText(`${RETURNED}.`)).toBeVisible();
  await expect(page.locator('.admin-side')).toContainText('Correzioni richieste');
  await expect(reason).toHaveValue(TYPED);
  // Sent all the same, it is not taken: the dialog says why, and the text is still there.
  await reason.press('Control+Enter');
  await expect(dialog).toContainText(RETURNED);
  await expect(reason).toHaveValue(TYPED);
  expect((await readDossier(owner.http, id)).rejectReason).toBe('Manca il saldo');
  expect(faults.filter((fault) => !fault.startsWith('409 '))).toEqual([]);
});

test('an acceptance that comes after a colleague’s act is answered with it', async ({ page }) => {
  const id = await createSentDossier(owner);
  // The next beat comes half a minute later: until then the page knows nothing of the colleague.
  const firstBeat = page.waitForResponse(`**/api/Module/presence/${id}`);
  await openPageAs(page, bruno, address(id));
  await expect(heading(page, new RegExp(`Pratica ${id} · `))).toBeVisible();
  await firstBeat;
  await expectOk(reject(anna, id, 'WAITING', 'Manca il saldo'));
  await page.keyboard.press('Shift+A');
  await confirmUnverified(page);
  await expect(errorAlert(page)).toContainText(RETURNED);
  await expect(page.locator('.admin-side')).toContainText('Manca il saldo');
  expect((await readDossier(owner.http, id)).status.code).toBe('WAITING');
});

test('an acceptance whose question was open while a colleague acted is answered with it', async ({
  page,
}) => {
  const id = await createSentDossier(owner);
  await page.clock.install();
  await openPageAs(page, bruno, address(id));
  await expect(heading(page, new RegExp(`Pratica ${id} · `))).toBeVisible();
  await page.keyboard.press('Shift+A');
  await expect(page.getByRole('dialog', { name: /accetti lo stesso\?$/ })).toBeVisible();
  await expectOk(reject(anna, id, 'WAITING', 'Manca il saldo'));
  await page.clock.runFor(PRESENCE_BEAT_MS);
  // Behind the question the page shows it already.
  await expect(page.getByText(`${RETURNED}.`)).toBeAttached();
  await expect(page.locator('.admin-side')).toContainText('Manca il saldo');
  await confirmUnverified(page);
  await expect(errorAlert(page)).toContainText(RETURNED);
  expect((await readDossier(owner.http, id)).status.code).toBe('WAITING');
});
