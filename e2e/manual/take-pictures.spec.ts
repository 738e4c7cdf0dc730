import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { createLink } from '../../backend/test/kit/beneficiary-link-fixtures.js';
import { DEMO, expect, heading, openPageAs, test } from '../support/page-helpers.js';
import { PASSWORD as DEMO_PASSWORD } from '../support/demo-accounts.ts';
import { createMember, createReadyDossier, type Member } from '../support/portal-kit.js';
import { openReview } from '../support/wizard-helpers.ts';

const PUBLIC_PAGES = join(import.meta.dirname, '../../shell/src/public-pages');
const MANUAL = join(PUBLIC_PAGES, 'manual/pictures');
const HOME = join(PUBLIC_PAGES, 'home/pictures');
/** Copies for the manual to print: no library writes WebP into a PDF. */
const PRINTED = join(import.meta.dirname, '../../backend/src/library/starter/pictures');
const QUALITY = 55;
const PRINTED_QUALITY = 75;
/** `ManualPicture.tsx` knows the sizes of the files: points times scale. */
const WIDE = { viewport: { width: 880, height: 560 }, scale: 1.5 };
const PHONE = { viewport: { width: 360, height: 640 }, scale: 2 };
/** Widths of the printed copies, in pixels. */
const PRINTED_WIDTH = { wide: 900, phone: 420 };
/** `HomePictures.tsx` knows the size of the file. */
const DESK = { viewport: { width: 1280, height: 760 }, scale: 1 };

let fitter: Member;
let dossier: number;

test.beforeAll(async () => {
  fitter = await createMember({ businessName: 'Serramenti Bianchi', packages: [{ credits: 30 }] });
  dossier = (
    await createReadyDossier(fitter, {
      beneficiaryFirstName: 'Ortensia',
      beneficiaryLastName: 'Brughetti',
    })
  ).id;
});

/** A window of the size of the picture. */
async function openWindow(browser: Browser, baseURL: string, size: typeof WIDE): Promise<Page> {
  const context = await browser.newContext({
    viewport: size.viewport,
    baseURL,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

/** Waits for what the picture is about, brings it to the top and writes the file of the manual. */
async function takePicture(page: Page, name: string, shown: Locator, top?: Locator): Promise<void> {
  await waitUntilShown(page, shown);
  if (top) await top.evaluate((one) => one.scrollIntoView({ block: 'start' }));
  // Bars that stick cover what was brought to the top.
  if (top) await page.evaluate(() => window.scrollBy(0, -130));
  const isPhone = name.endsWith('.phone');
  const { viewport, scale } = isPhone ? PHONE : WIDE;
  await writePicture(page, join(MANUAL, `${name}.webp`), scale);
  const printed = (isPhone ? PRINTED_WIDTH.phone : PRINTED_WIDTH.wide) / viewport.width;
  await writePicture(page, join(PRINTED, `${name}.jpg`), printed);
}

/** Waits for what the picture is about, and for typeface and drawings, which come after the page. */
async function waitUntilShown(page: Page, shown: Locator): Promise<void> {
  await expect(shown).toBeVisible();
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
  await expect(page.locator('html[data-typeface]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

async function writePicture(page: Page, file: string, scale: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    ...(file.endsWith('.jpg')
      ? { format: 'jpeg', quality: PRINTED_QUALITY }
      : { format: 'webp', quality: QUALITY }),
    clip: await page.evaluate((scale) => {
      const { scrollX: x, scrollY: y, innerWidth: width, innerHeight: height } = window;
      return { x, y, width, height, scale };
    }, scale),
  });
  await writeFile(file, Buffer.from(data, 'base64'));
}

const openDemo = (page: Page, path: string) =>
  openPageAs(page, { email: DEMO.fitter }, path, DEMO_PASSWORD);

test('of the registration', async ({ browser, portal }) => {
  const page = await openWindow(browser, portal.origin, WIDE);
  await page.goto('/register');
  await page.getByLabel('Nome', { exact: true }).fill('Ines');
  await page.getByLabel('Cognome', { exact: true }).fill('Tagliaferri');
  await takePicture(page, 'registrazione.wide', heading(page, /./));
});

test('of packages, lists and the home page', async ({ browser, portal }) => {
  const page = await openWindow(browser, portal.origin, WIDE);
  await openDemo(page, '/packages');
  await takePicture(page, 'pacchetti.wide', page.getByText('Professionale').first());
  await page.goto('/modules/drafts');
  await takePicture(page, 'bozze.wide', page.getByRole('table'));
  await page.goto('/dashboard');
  const corrections = page.getByRole('region', { name: 'Da fare oggi' });
  await takePicture(page, 'correzioni.wide', page.getByText('Correggi').first(), corrections);
});

test('of a fitter’s day, for the page that presents the portal', async ({ browser, portal }) => {
  const page = await openWindow(browser, portal.origin, DESK);
  await openDemo(page, '/dashboard');
  await waitUntilShown(page, page.getByRole('link', { name: /Correggi/ }).first());
  await writePicture(page, join(HOME, 'giornata.webp'), DESK.scale);
});

test('of the steps of a dossier', async ({ browser, portal }) => {
  const page = await openWindow(browser, portal.origin, WIDE);
  await openPageAs(page, fitter, `/modules/edit/${dossier}?passo=0`);
  await takePicture(page, 'nuova-pratica.wide', page.getByText('Ecobonus').first());
  await page.goto(`/modules/edit/${dossier}?passo=7`);
  const products = page.locator('li.wz-row').first();
  await takePicture(page, 'prodotti.wide', products, products);
  await page.goto(`/modules/edit/${dossier}?passo=10`);
  const documents = page.getByText('Tutti i documenti obbligatori sono caricati.');
  await takePicture(page, 'documenti.wide', documents, documents);
  await openReview(page);
  const send = page.getByRole('button', { name: 'Salva e invia' }).first();
  await takePicture(
    page,
    'invio.wide',
    send,
    page.getByRole('heading', { name: /Costo|Rilettura|Invio/ }).first(),
  );
});

test('of the link and of the page that the customer sees', async ({ browser, portal }) => {
  const page = await openWindow(browser, portal.origin, WIDE);
  await openPageAs(page, fitter, `/modules/edit/${dossier}?passo=1`);
  await page.getByRole('button', { name: 'Invia al cliente' }).first().click();
  await takePicture(page, 'link-cliente.wide', page.getByRole('dialog'));
  const { token } = await createLink(fitter, dossier);
  const phone = await openWindow(browser, portal.origin, PHONE);
  await phone.goto(`/edit-beneficiary/${dossier}/${token}`);
  await takePicture(phone, 'cliente.phone', phone.getByRole('button', { name: /Inizia|Continua/ }));
});
