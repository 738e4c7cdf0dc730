import { createAccount, PASSWORD } from '../../../../backend/test/kit/account-fixtures.js';
import {
  createCompetingRegistrations,
  createHeldRegistration,
} from '../../../../backend/test/kit/held-registration-fixtures.js';
import { REGISTRATION_PASSWORD } from '../../../../backend/test/kit/registration-fixtures.js';
import { captureScreenshots, expectAccessible } from '../../../support/screen-checks.ts';
import {
  chooseOption,
  collectPageErrors,
  expect,
  heading,
  loginAs,
  openPageAs,
  PHONE,
  successAlert,
  test,
} from '../../../support/page-helpers.js';
import { createMember, expectOk, mailbox, pdf } from '../../../support/portal-kit.js';

test('an operator refuses a contract; the company reads why, sends another one, and it is to be verified again', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const faults = collectPageErrors(page);
  const { id, email } = await createAccount({ isContractVerified: false });
  const admin = await createMember({ role: 'Admin' });
  await openPageAs(page, admin, `/administration/users/${id}`);
  await page.getByRole('button', { name: 'Rifiuta', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Rifiuta il contratto' });
  await chooseOption(dialog.getByLabel('Motivo'), 'Manca la firma sul contratto');
  await dialog.getByLabel('Che cosa deve fare l’azienda').fill('Manca la firma a pagina 2.');
  await expectAccessible(page, 'contract-refuse-dialog');
  await dialog.getByRole('button', { name: 'Rifiuta' }).click();
  await expect(successAlert(page)).toContainText('Contratto rifiutato');
  await expect(page.getByText('aspettiamo i nuovi documenti', { exact: false })).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await loginAs(page, { email, password: PASSWORD });
  await expect(page.getByRole('heading', { name: 'Serve un documento corretto' })).toBeVisible();
  await expect(page.getByText('Manca la firma a pagina 2.')).toBeVisible();
  await captureScreenshots(page, 'contract-refused');
  await expectAccessible(page, 'contract-refused');
  await page.getByRole('button', { name: 'Invia i documenti' }).click();
  await expect(page.getByText('Caricare documento!')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Scegli file: Contratto firmato' }).click();
  await (
    await chooser
  ).setFiles({ name: 'firmato.pdf', mimeType: 'application/pdf', buffer: pdf('Firmato') });
  await expect(page.getByText('firmato.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Invia i documenti' }).click();
  await expect(page.getByRole('dialog', { name: 'Contratto in verifica' })).toBeVisible();
  await expect(page.getByText('firmato.pdf')).toBeVisible();
  await page.setViewportSize(PHONE);
  await captureScreenshots(page, 'contract-in-review-phone');
  await expectAccessible(page, 'contract-in-review-phone');
  expect(faults).toEqual([]);
});

test('an operator compares two registrations and keeps the second', async ({ page }) => {
  test.setTimeout(240_000);
  await createHeldRegistration();
  const admin = await createMember({ role: 'Admin' });
  await openPageAs(page, admin, '/administration/registrations');
  await expect(heading(page, 'Registrazioni da guardare')).toBeVisible();
  await captureScreenshots(page, 'held-registrations');
  await expectAccessible(page, 'held-registrations');
  await page.getByRole('button', { name: 'Dai precedenza alla seconda' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tieni la seconda' }).click();
  await expect(successAlert(page)).toContainText('il contratto è da verificare');
});

test('the second applicant is told of the check, and gets in once an operator has decided; the first one hears of it', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { first, second, id } = await createCompetingRegistrations();
  const [email, former] = [second.email ?? '', first.email ?? ''];
  const [mail] = await mailbox().waitForCount(email);
  expect(mail?.text).toContain('un operatore deve controllare i dati dell’azienda');
  await page.goto(/\/verify-email\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '');
  await expect(page.getByText(second.businessName ?? '-')).toBeVisible();
  await expectAccessible(page, 'confirming a held registration');
  await page.getByRole('button', { name: 'Conferma', exact: true }).click();
  await expect(successAlert(page)).toBeVisible();
  await captureScreenshots(page, 'held-registration-confirmed');

  const admin = await createMember({ role: 'Admin' });
  await expectOk(admin.http.post(`Accounts/held-registrations/${id}/prefer`));
  const told = await mailbox().waitForCount(former, 2);
  expect(told.at(-1)?.subject).toBe('Registrazione non confermata: eliminata');
  await openPageAs(page, { email }, '/dashboard', REGISTRATION_PASSWORD);
  await expect(page.getByRole('dialog', { name: 'Contratto in verifica' })).toBeVisible();

  const fitter = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('user') ?? '{}') as { id: number }).id,
  );
  await expectOk(admin.http.post(`Accounts/verify-contract-account/${fitter}`));
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Menu principale' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
