import { expectAccessible, captureScreenshots } from '../../support/screen-checks.ts';
import {
  expectClipboard,
  DEMO,
  expect,
  heading,
  loginAs,
  openPageAs,
  PHONE,
  test,
  WIDE,
} from '../../support/page-helpers.js';
import { createMember, createSentDossier, type Member } from '../../support/portal-kit.js';

test('a buyer goes from the packages to a transfer that names amount, account and reason @core', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await loginAs(page, 'buyer');
  await page.goto('/packages');
  await expect(heading(page, 'Acquista servizio')).toBeVisible();
  await page.getByRole('button', { name: /Acquista\s*Professionale/ }).click();
  await expect(heading(page, 'Pagamento')).toBeVisible();
  await expect(page.getByText('634,40')).toBeVisible();
  // Banks refuse the sign itself.
  await expect(page.getByText(DEMO.buyer.replace('@', '(at)'))).toBeVisible();
  await expect(page.getByRole('img', { name: /Codice QR/ }).locator('svg')).toBeVisible();
  await page.getByRole('button', { name: 'Copia: IBAN' }).click();
  await expectClipboard(page).toBe('IT60X0542811101000000123456');
  await expectAccessible(page, 'payment');
  await captureScreenshots(page, 'payment');
});

test('on a phone the account number is copied, and the QR code is folded', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(PHONE);
  await openPageAs(page, await createMember({}), '/packages');
  await page.getByRole('button', { name: 'Acquista Base' }).click();
  await expect(heading(page, 'Pagamento')).toBeVisible();
  await expect(page.getByRole('img', { name: /Codice QR/ })).toBeHidden();
  await page.getByRole('button', { name: 'Copia: IBAN' }).click();
  await expectClipboard(page).toBe('IT60X0542811101000000123456');
});

test('credits sold one by one are priced before and after choosing them', async ({ page }) => {
  await loginAs(page, 'buyer');
  await page.goto('/packages');
  await page.getByLabel('Quanti crediti').fill('7,5');
  await expectAccessible(page, 'packages');
  await captureScreenshots(page, 'packages');
  await page.getByRole('button', { name: 'Acquista crediti singoli' }).click();
  await expect(page).toHaveURL(/numCredits=7\.5/);
  await expect(page.getByText('164,70')).toBeVisible();
});

test('who has sent dossiers reads above the packages which one costs least', async ({ page }) => {
  const me = await createMember({ packages: [{ credits: 1.5 }] });
  await createSentDossier(me);
  await page.setViewportSize(WIDE);
  await openPageAs(page, me, '/packages');
  const advice = page.getByRole('paragraph').filter({ hasText: 'Ti conviene' });
  await expect(advice).toContainText('Per la pratica che hai inviato negli ultimi 12 mesi');
  const name = /^Ti conviene (.+?)\./.exec((await advice.textContent()) ?? '')?.[1] ?? '?';
  const marked = page.getByRole('listitem').filter({ hasText: 'Il più conveniente per te' });
  await expect(marked.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(marked).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Acquista Base' })).toBeInViewport();
});

test('who has credits for a year reads that no package is needed', async ({ page }) => {
  const me = await createMember({ packages: [{ credits: 12 }] });
  await createSentDossier(me);
  await openPageAs(page, me, '/packages');
  const advice = page.getByRole('paragraph').filter({ hasText: 'Per ora non ti serve' });
  await expect(advice).toContainText('hai ancora circa');
  await expect(page.getByText('Il più conveniente per te')).toHaveCount(0);
});

test('the wallet explains what is left by every movement', async ({ page }) => {
  const me: Member = await createMember({ packages: [{ credits: 12, name: 'Dodici' }] });
  await openPageAs(page, me, `/wallet/${me.id}`);
  await expect(heading(page, 'Portafoglio')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Movimenti dei crediti' })).toContainText(
    'Ricarica',
  );
  await expectAccessible(page, 'wallet');
  await captureScreenshots(page, 'wallet');
});
