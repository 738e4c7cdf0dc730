import {
  expect,
  expectNoHorizontalScroll,
  heading,
  openPageAs,
  PHONE,
  test,
} from '../../support/page-helpers.js';
import {
  createAccount,
  createMember,
  createSentDossier,
  ecobonusForm,
  save,
} from '../../support/portal-kit.js';

test.describe('the frame', () => {
  test('has its sidebar of 250 px with the version, and a toggle @core', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPageAs(page, await createMember({}), '/dashboard');
    const menu = page.getByRole('navigation', { name: 'Menu principale' });
    await expect(menu).toBeVisible();
    await expect(page.getByText('v1.0', { exact: true })).toBeVisible();
    await expect
      .poll(() =>
        page
          .locator('aside')
          .first()
          .evaluate((aside) => aside.getBoundingClientRect().width),
      )
      .toBe(250);
    await page.getByRole('button', { name: 'Chiudi il menu' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await expect(menu).toBeVisible();
  });

  test('becomes a drawer on a phone that closes with the page', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openPageAs(page, await createMember({}), '/dashboard');
    await expect(heading(page, /.+/)).toBeVisible();
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: 'Pratiche caricate in bozza' })
      .click();
    await expect(heading(page, 'Pratiche caricate in bozza')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('marks the list that an open dossier is in', async ({ page }) => {
    const me = await createMember({ packages: [{ credits: 2 }] });
    const { id: draft } = await save(me.http, ecobonusForm());
    const sent = await createSentDossier(me);
    const marked = page
      .getByRole('navigation', { name: 'Menu principale' })
      .locator('[aria-current]');
    await openPageAs(page, me, `/modules/edit/${draft}`);
    await expect(marked).toHaveText('Pratiche caricate in bozza');
    await page.goto(`/modules/edit/${sent}`);
    await expect(marked).toHaveText('Pratiche inviate');
    await page.reload();
    await expect(marked).toHaveText('Pratiche inviate');
  });

  test('has a bell for fitters only', async ({ page }) => {
    await openPageAs(page, await createAccount({}), '/dashboard');
    await expect(page.getByRole('button', { name: /notific/i })).toBeVisible();
    for (const role of ['Admin', 'Buyer'] as const) {
      await openPageAs(page, await createAccount({ role }), '/');
      await expect(page.getByRole('button', { name: /menu di/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /notific/i })).toHaveCount(0);
      await page.getByRole('button', { name: /menu di/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
      await expect(page.getByRole('menuitem', { name: 'Profilo' })).toHaveCount(0);
    }
  });

  test('says that an address leads nowhere, with and without a login', async ({ page }) => {
    await page.goto('/non/esiste');
    // In one line with the illustration below it.
    await expect(heading(page, 'Pagina non trovata')).toHaveCSS('text-align', 'center');
    await openPageAs(page, await createAccount({}), '/non/esiste');
    await expect(heading(page, 'Pagina non trovata')).toHaveCSS('text-align', 'center');
    await page.getByRole('link', { name: 'Torna alla pagina iniziale' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('speaks Italian and has the two colours', async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await expect(page.getByRole('button', { name: 'Login' })).toHaveCSS(
      'background-color',
      'rgb(0, 112, 60)',
    );
  });
});
