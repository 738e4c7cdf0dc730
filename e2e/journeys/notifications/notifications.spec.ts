import { expectAccessible, captureScreenshots } from '../../support/screen-checks.ts';
import { insertDeadJob, rechargeAccount } from '../../../backend/test/kit/mail-fixtures.js';
import {
  expect,
  expectNoHorizontalScroll,
  errorAlert,
  heading,
  openPageAs,
  PHONE,
  successAlert,
  successToast,
  test,
  collectPageErrors,
  WIDE,
} from '../../support/page-helpers.js';
import {
  mailbox,
  createMember,
  reject,
  createSentDossier,
  expectOk,
  type Member,
} from '../../support/portal-kit.js';

let admin: Member;
let root: Member;
test.beforeAll(async () => {
  admin = await createMember({ role: 'Admin' });
  root = await createMember({ role: 'SuperAdmin' });
});

test('the bell shows new notifications as soon as the window regains focus, and links to their dossier @core', async ({
  page,
}) => {
  const me = await createMember({
    businessName: 'Serramenti Trapani',
    packages: [{ credits: 10 }],
  });
  const id = await createSentDossier(me);
  const faults = collectPageErrors(page);
  await openPageAs(page, me, '/dashboard');
  await expect(page.getByRole('button', { name: 'Notifiche', exact: true })).toBeVisible();

  await rechargeAccount(me, admin);
  await expectOk(reject(admin, id, 'WAITING', 'Manca la fattura a saldo'));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByRole('button', { name: 'Notifiche, 2 da leggere' }).click();
  const drawer = page.getByRole('dialog', { name: 'Notifiche' });
  await expect(drawer.getByRole('listitem')).toHaveCount(2);
  await expect(drawer.getByRole('listitem').first()).toContainText('Manca la fattura a saldo');
  await expectAccessible(page, 'bell');
  await captureScreenshots(page, 'notifications-bell');
  await drawer
    .getByRole('listitem')
    .nth(1)
    .getByRole('button', { name: /Segna come letta/ })
    .click();
  await expect(drawer.getByText('Nuova')).toHaveCount(1);
  await drawer
    .getByRole('listitem')
    .first()
    .getByRole('link', { name: new RegExp(`n. ${id}`) })
    .click();
  await expect(page).toHaveURL(new RegExp(`/modules/edit/${id}`));
  await expect(page.getByRole('button', { name: 'Notifiche', exact: true })).toBeVisible();
  expect(faults).toEqual([]);
});

test('many notifications have pages of their own and are read all at once', async ({ page }) => {
  const me = await createMember({});
  for (let i = 0; i < 22; i += 1) await rechargeAccount(me, admin);
  await openPageAs(page, me, '/dashboard');
  await page.getByRole('button', { name: 'Notifiche, più di 9 da leggere' }).click();
  await page
    .getByRole('dialog', { name: 'Notifiche' })
    .getByRole('link', { name: 'Tutte le notifiche' })
    .click();
  await expect(heading(page, 'Notifiche')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(20);
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await expectAccessible(page, `history at ${size.width} px`);
    await expectNoHorizontalScroll(page);
  }
  await captureScreenshots(page, 'notifications-history');
  await page.getByRole('button', { name: 'Meno recenti' }).click();
  await expect(page.getByText('Pagina 2 di 2')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Segna tutte come lette' }).click();
  await expect(page.getByText('Nuova')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Notifiche', exact: true })).toBeVisible();
});

test('the link at the foot of an e-mail ends that kind, and the profile brings it back', async ({
  page,
}) => {
  const me = await createMember({});
  await rechargeAccount(me, admin);
  const [mail] = await mailbox().waitForCount(me.email);
  await page.goto('/api/dev/mail');
  await expectAccessible(page, 'sent mails');
  await page.getByRole('listitem').filter({ hasText: me.email }).getByRole('link').click();
  await expectAccessible(page, 'one mail');
  await captureScreenshots(page, 'dev-mail');
  await page.getByRole('link', { name: 'HTML a tutta pagina' }).click();
  await expectAccessible(page, 'mail in HTML', { isPage: false });
  await captureScreenshots(page, 'mail-recharged');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'mail in the dark', { isPage: false });
  await captureScreenshots(page, 'mail-recharged-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  const link = page.getByRole('link', { name: 'Non inviarmi più e-mail su «Crediti»' });
  expect(mail?.text).toContain((await link.getAttribute('href')) ?? 'no link');

  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(heading(opened, 'Notifiche per e-\u2060mail')).toBeVisible();
  await expect(opened.getByRole('button', { name: 'Non inviare più' })).toBeVisible();
  await expectAccessible(opened, 'unsubscribe');
  await captureScreenshots(opened, 'unsubscribe');
  await opened.getByRole('button', { name: 'Non inviare più' }).click();
  await expect(opened.getByText('Non arriveranno più e-mail su Crediti.')).toBeVisible();

  await openPageAs(page, me, '/accounts/edit#notifiche');
  const credits = page.getByRole('checkbox', { name: 'Crediti' });
  await expect(credits).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Scadenze' })).toBeChecked();
  await expectAccessible(page, 'preferences');
  await captureScreenshots(page, 'preferences');
  await credits.check();
  await expect(successAlert(page)).toContainText('Preferenza salvata.');
  await page.reload();
  await expect(credits).toBeChecked();
});

test('a link that was cut off says so', async ({ page }) => {
  await page.goto('/unsubscribe/12-credits-abc');
  await expect(errorAlert(page)).toContainText('non è valido');
  await expect(page.getByRole('button', { name: 'Non inviare più' })).toHaveCount(0);
});

test('the SuperAdmin tries failed e-mails again or removes them, without seeing what they say', async ({
  page,
}) => {
  const to = `cliente.${Date.now()}@example.test`;
  const payload = JSON.stringify({
    to,
    subject: 'Oggetto riservato',
    text: 'Segreto',
    html: '<p>Segreto</p>',
    about: { accountId: root.id, kind: 'deadline' },
  });
  await insertDeadJob({ kind: 'mail', payload, error: 'JobHopeless: SMTP 550 5.1.1 (RCPT TO)' });
  await insertDeadJob({
    kind: 'prova',
    error: `QueryFailedError: Duplicate entry '${to}'\n    at Prova.handle (file:///srv/prova.job.js:4:1)`,
  });
  await openPageAs(page, root, '/administration/modules/received');
  await page.getByRole('link', { name: 'E-mail e lavori' }).click();
  await expect(heading(page, 'E-mail e lavori non riusciti')).toBeVisible();
  const mail = page.getByRole('row').filter({
    has: page.getByRole('cell', { name: 'Scadenze', exact: true }),
  });
  await expect(mail).toContainText('Il server del destinatario rifiuta l’indirizzo');
  await expect(page.getByRole('main')).not.toContainText(to);
  await expect(page.getByRole('main')).not.toContainText('riservato');
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await expectAccessible(page, `failed jobs at ${size.width} px`);
  }
  await captureScreenshots(page, 'failed-jobs');
  await page.setViewportSize(WIDE);
  await mail.getByRole('button', { name: /Riprova/ }).click();
  await expect(successToast(page)).toContainText('Nuovo tentativo avviato.');
  expect(await mailbox().waitForCount(to)).toHaveLength(1);
  const other = page.getByRole('row').filter({ hasText: 'prova.job.js:4' });
  await other.getByRole('button', { name: /Elimina/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
  await expect(other).toHaveCount(0);
});
