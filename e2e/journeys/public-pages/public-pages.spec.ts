import type { Page } from '@playwright/test';
import { captureScreenshots, expectAccessible } from '../../support/screen-checks.ts';
import {
  collectPageErrors,
  DEMO,
  expect,
  expectNoHorizontalScroll,
  heading,
  openPageAs,
  PHONE,
  test,
  WIDE,
} from '../../support/page-helpers.js';
import { createAccount, createMember, PASSWORD } from '../../support/portal-kit.js';

const footer = (page: Page) => page.getByRole('contentinfo');

/** What strangers may open, with what says that it has arrived. */
const PAGES = [
  ['home', '/benvenuto', /senza pensieri/],
  ['privacy', '/privacy', /^Privacy$/],
  ['cookie', '/cookie', /Cookie/],
  ['accessibilita', '/accessibilita', /Dichiarazione di accessibilità/],
  ['termini', '/termini', /Termini del servizio/],
  ['verifica-firma', '/verify-signature', /^Verifica firma$/],
  ['manuale', '/manuale', /^Manuale$/],
  ['manuale-capitolo', '/manuale/nuova-pratica', /Nuova pratica/],
  ['pagina-inesistente', '/non/esiste', /Pagina non trovata/],
  ['link-scaduto', '/edit-beneficiary/error', /Link pratica non più valido/],
] as const;

for (const [name, path, title] of PAGES) {
  test(`${name} says who runs the portal, and fits and reads well`, async ({ page }) => {
    const faults = collectPageErrors(page);
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expect(
      page.locator('main svg[viewBox]').first(),
      'a line drawing in the colours of the brand',
    ).toBeVisible();
    await expect(footer(page)).toContainText('Partita IVA 98765432103');
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Pratiche Infissi' }),
    ).toBeVisible();
    for (const link of ['Privacy', 'Cookie', 'Accessibilità', 'Termini', 'Manuale'])
      await expect(footer(page).getByRole('link', { name: link, exact: true })).toBeVisible();
    for (const size of [WIDE, PHONE]) {
      await page.setViewportSize(size);
      await expectAccessible(page, `${name} at ${size.width} px`);
    }
    await captureScreenshots(page, `public-${name}`);
    await page.setViewportSize(PHONE);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expectNoHorizontalScroll(page);
    expect(faults).toEqual([]);
  });
}

for (const path of [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password/x',
  '/verify-email/x',
])
  test(`${path} has the footer and leads to the presentation`, async ({ page }) => {
    await page.goto(path);
    await expect(footer(page)).toContainText('Partita IVA');
    await expect(footer(page).getByRole('link', { name: 'Privacy' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Pratiche Infissi' }).click();
    await expect(heading(page, /senza pensieri/)).toBeVisible();
  });

test('the first screen of the login says on a phone who runs the portal and how to ask', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/login');
  const owner = page.getByRole('contentinfo');
  for (const one of [
    owner.locator('strong'),
    owner.locator('a[href^="mailto:"]').first(),
    owner.locator('a[href^="tel:"]'),
  ])
    await expect(one).toBeInViewport({ ratio: 1 });
});

test('the footer of a public page stays below it while its text comes', async ({ page }) => {
  let deliver: () => void = () => undefined;
  const held = new Promise<void>((done) => (deliver = done));
  await page.route(/privacy[^/]*\.md/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  deliver();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('a stranger goes from a price to the registration', async ({ page }) => {
  await page.goto('/benvenuto');
  await page.getByRole('link', { name: 'Registrati e acquista Base' }).click();
  await expect(page).toHaveURL(/\/register$/);
});

test('the prices have an address of their own, typed or from the head of a page', async ({
  page,
}) => {
  const prices = page.getByRole('heading', { name: 'Quanto costa' });
  const readTop = async () => (await prices.boundingBox())?.y ?? -1;
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await page.goto('/prezzi');
    await expect(prices).toBeFocused();
    await expect(page).toHaveTitle(/Quanto costa/);
    await expect.poll(readTop).toBeGreaterThanOrEqual(0);
    await expect.poll(readTop).toBeLessThan(size.height / 2);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('banner').getByRole('link', { name: 'Prezzi' }).click();
    await expect.poll(readTop).toBeLessThan(size.height / 2);
    await page.goto('/privacy');
    await page.getByRole('banner').getByRole('link', { name: 'Prezzi' }).click();
    await expect(prices).toBeFocused();
    await expect(page).toHaveURL(/\/prezzi$/);
  }
});

test('the presentation is some five screens long on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/benvenuto');
  const prices = page.getByRole('article');
  await expect(prices.nth(2)).toBeVisible();
  await expect(page.getByText('Per chi è')).toBeVisible();
  // Of three packages: other journeys put theirs on sale too.
  const others = await prices.evaluateAll(
    (all) =>
      (all.at(-1)?.getBoundingClientRect().bottom ?? 0) -
      (all[2]?.getBoundingClientRect().bottom ?? 0),
  );
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height - others).toBeLessThan(3800);
});

test('a stranger sees the portal at work', async ({ page }) => {
  await page.goto('/benvenuto');
  const pictures = page.getByRole('figure').locator('img');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBe(Number(await picture.getAttribute('width')));
  }
});

test('a stranger reads prices, and goes on to registration and login @core', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: 'Come funziona e quanto costa' }).click();
  const prices = page.getByRole('region', { name: 'Quanto costa' });
  const base = prices.getByRole('article').filter({ hasText: 'Base' });
  await expect(base).toContainText('15,00 € a pratica Ecobonus');
  await expect(base).toContainText('180,00 €');
  await expect(page.getByText(/^Da \d+(,\d\d)?\s€ \+ IVA a pratica/)).toBeVisible();
  await page.getByRole('link', { name: 'Registrati gratis' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Ho già un account' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test.describe('who opens a page without a session', () => {
  const logIn = async (page: Page, email: string) => {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
  };

  test('lands there after the login', async ({ page }) => {
    const { email } = await createMember({});
    await page.goto('/modules/drafts?q=prova');
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, email);
    await expect(page).toHaveURL(/\/modules\/drafts\?q=prova/);
  });

  test('lands at home where the role may not open it', async ({ page }) => {
    const { email } = await createAccount({ role: 'Admin' });
    await page.goto('/packages');
    await page.goto('/modules/drafts');
    await logIn(page, email);
    await expect(page).toHaveURL(/\/administration\/modules\/received/);
    await expect(page.getByText('non è disponibile per il tuo account')).toBeVisible();
    await page.getByRole('button', { name: 'Contatti' }).click();
    await expect(page).toHaveURL(/\/benvenuto#contatti$/);
  });

  test('lands at home after a logout, which was meant', async ({ page }) => {
    const first = await createAccount({});
    await openPageAs(page, first, '/wallet/1');
    await page.getByRole('button', { name: /menu di/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, (await createAccount({})).email);
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test('the manual is found by search and by keyboard alone', async ({ page }) => {
  await page.goto('/manuale');
  await expect(page.getByRole('link', { name: 'Registrazione' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Cerca nel manuale' }).focus();
  await page.keyboard.type('SUPERFICIE telaio');
  await expect(page.getByRole('region', { name: 'Risultati' }).getByRole('status')).toHaveText(
    /risultat/,
  );
  await expect(page).toHaveURL(/q=SUPERFICIE/);
  await captureScreenshots(page, 'public-manuale-ricerca');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Quale superficie indico?' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/manuale\/domande-frequenti#quale-superficie-indico$/);
  await expect(page.getByRole('heading', { name: 'Quale superficie indico?' })).toBeFocused();
  await page.goto('/manuale/zzz');
  await expect(heading(page, 'Pagina non trovata')).toBeVisible();
  await page.goto('/manuale/scadenze');
  const picture = page.getByRole('figure').locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(800);
});

test('the skip link leads over the head of a public page', async ({ page }) => {
  await page.goto('/privacy');
  await expect(heading(page, 'Privacy')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the session of the demo is known on public pages too', async ({ page }) => {
  await openPageAs(page, { email: DEMO.buyer }, '/benvenuto', 'Prova-2026!');
  await expect(page.getByRole('link', { name: 'Vai al portale' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Vai al portale' }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

for (const [who, role, path] of [
  ['a fitter', 'User', '/modules/drafts'],
  ['a buyer', 'Buyer', '/packages'],
  ['an operator', 'Admin', '/administration/modules/received'],
  ['a SuperAdmin', 'SuperAdmin', '/administration/settings'],
] as const)
  test(`${who} finds manual, privacy and statement below the page, and the way back`, async ({
    page,
  }) => {
    await openPageAs(page, await createMember({ role }), path);
    for (const size of [WIDE, PHONE]) {
      await page.setViewportSize(size);
      for (const link of ['Manuale', 'Privacy', 'Accessibilità', 'Termini'])
        await expect(footer(page).getByRole('link', { name: link, exact: true })).toBeVisible();
      await expectNoHorizontalScroll(page);
      await expectAccessible(page, `${path} with its footer at ${size.width} px`);
    }
    await footer(page).getByRole('link', { name: 'Accessibilità' }).click();
    await expect(heading(page, /Dichiarazione di accessibilità/)).toBeVisible();
    await page.getByRole('link', { name: 'Vai al portale' }).click();
    await expect(footer(page).getByRole('link', { name: 'Manuale' })).toBeVisible();
  });

for (const width of [1440, 360])
  test(`the presentation stays still while it loads, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/api/RechargePackage/prices', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const root = document.documentElement;
        for (const entry of list.getEntries())
          root.dataset.shift = String(
            Number(root.dataset.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value,
          );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/benvenuto');
    await expect(page.locator('.sh-hero-price')).toContainText('€');
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
    expect(shift).toBeLessThan(0.005);
  });

test('has an icon where programs look for one without reading the page', async ({ page }) => {
  const answer = await page.request.get('/favicon.ico');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('icon');
});
