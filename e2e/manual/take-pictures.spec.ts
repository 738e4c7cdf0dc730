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
const PRINTED_QUALITY = 80;
/** `ManualPicture.tsx` knows the sizes of the files: points times scale. */
const WIDE = { viewport: { width: 880, height: 560 }, scale: 1.5 };
const PHONE = { viewport: { width: 360, height: 640 }, scale: 2 };
/** Printed copies show only what their chapter is about, in twice as many pixels as on the screen. */
const PRINTED_SCALE = 2;
/** Height in which the printed part is laid out whole, not cut by the edge of a window. */
const PRINTED_WINDOW_HEIGHT = 1400;
/** Around the printed part, in points of the screen. */
const PRINTED_MARGIN = 16;
/** `HomePictures.tsx` knows the size of the file. */
const DESK = { viewport: { width: 1280, height: 760 }, scale: 1 };

let fitter: Member;
let dossier: number;

test.beforeAll(async () => {
  fitter = await createMember({
    businessName: 'Serramenti Bianchi',
    // As sold in the demo, so that every picture has the same price of a dossier.
    packages: [{ name: 'Base', price: 180, credits: 12 }],
  });
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

interface PictureParts {
  /** What the picture waits for. */
  shown: Locator;
  /** What is brought to the top of the picture on the web. */
  top?: Locator;
  /** First and last thing on the printed copy. */
  printed: readonly [first: Locator, last: Locator];
}

/** Writes the file of the web manual, and the part of the page that is printed. */
async function takePicture(
  page: Page,
  name: string,
  { shown, top, printed }: PictureParts,
): Promise<void> {
  await waitUntilShown(page, shown);
  if (top) await top.evaluate((one) => one.scrollIntoView({ block: 'start' }));
  // Bars that stick cover what was brought to the top.
  if (top) await page.evaluate(() => window.scrollBy(0, -130));
  const { viewport, scale } = name.endsWith('.phone') ? PHONE : WIDE;
  await writePicture(page, join(MANUAL, `${name}.webp`), await getWindowArea(page), scale);
  await page.setViewportSize({ width: viewport.width, height: PRINTED_WINDOW_HEIGHT });
  await page.evaluate(() => window.scrollTo(0, 0));
  await waitUntilShown(page, shown);
  await writePicture(
    page,
    join(PRINTED, `${name}.jpg`),
    await getPrintedArea(page, printed),
    PRINTED_SCALE,
  );
  await page.setViewportSize(viewport);
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const getWindowArea = (page: Page): Promise<Area> =>
  page.evaluate(() => {
    const { scrollX: x, scrollY: y, innerWidth: width, innerHeight: height } = window;
    return { x, y, width, height };
  });

/** From the first to the last thing, as wide as the window; a single thing with its own width. */
async function getPrintedArea(page: Page, [first, last]: PictureParts['printed']): Promise<Area> {
  await first.scrollIntoViewIfNeeded();
  const [top, bottom] = await Promise.all([first.boundingBox(), last.boundingBox()]);
  if (top === null || bottom === null) throw new Error('The printed part is not on the page.');
  const { width, x: scrollX, y: scrollY } = await getWindowArea(page);
  const margin = first === last ? 0 : PRINTED_MARGIN;
  const from = Math.max(0, top.y - margin);
  const left = first === last ? top.x : 0;
  return {
    x: left + scrollX,
    y: from + scrollY,
    width: first === last ? top.width : width,
    height: bottom.y + bottom.height + margin - from,
  };
}

/** Waits for what the picture is about, and for typeface and drawings, which come after the page. */
async function waitUntilShown(page: Page, shown: Locator): Promise<void> {
  await expect(shown).toBeVisible();
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
  await expect(page.locator('html[data-typeface]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

async function writePicture(page: Page, file: string, area: Area, scale: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    ...(file.endsWith('.jpg')
      ? { format: 'jpeg', quality: PRINTED_QUALITY }
      : { format: 'webp', quality: QUALITY }),
    clip: { ...area, scale },
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
  await takePicture(page, 'registrazione.wide', {
    shown: heading(page, /./),
    printed: [heading(page, /./), page.getByText(/^10 cifre/).first()],
  });
});

test('of packages, lists and the home page', async ({ browser, portal }) => {
  const page = await openWindow(browser, portal.origin, WIDE);
  await openDemo(page, '/packages');
  await takePicture(page, 'pacchetti.wide', {
    shown: page.getByText('Professionale').first(),
    printed: [
      page.getByText('Base', { exact: true }).first(),
      page.getByText('Acquista Base').first(),
    ],
  });
  await page.goto('/modules/drafts');
  await takePicture(page, 'bozze.wide', {
    shown: page.getByRole('table'),
    printed: [heading(page, /./), page.getByRole('row').nth(4)],
  });
  await page.goto('/dashboard');
  const corrections = page.getByRole('region', { name: 'Da fare oggi' });
  await takePicture(page, 'correzioni.wide', {
    shown: page.getByText('Correggi').first(),
    top: corrections,
    printed: [heading(page, /./), corrections],
  });
});

test('of a fitter’s day, for the page that presents the portal', async ({ browser, portal }) => {
  const page = await openWindow(browser, portal.origin, DESK);
  await openDemo(page, '/dashboard');
  await waitUntilShown(page, page.getByRole('link', { name: /Correggi/ }).first());
  await writePicture(page, join(HOME, 'giornata.webp'), await getWindowArea(page), DESK.scale);
});

test('of the steps of a dossier', async ({ browser, portal }) => {
  const page = await openWindow(browser, portal.origin, WIDE);
  await openPageAs(page, fitter, `/modules/edit/${dossier}?passo=0`);
  await takePicture(page, 'nuova-pratica.wide', {
    shown: page.getByText('Ecobonus').first(),
    printed: [
      page.getByText('Tipo di servizio').first(),
      page.getByText(/^Solo porte e serramenti/).first(),
    ],
  });
  await page.goto(`/modules/edit/${dossier}?passo=7`);
  const products = page.locator('li.wz-row').first();
  await takePicture(page, 'prodotti.wide', {
    shown: products,
    top: products,
    printed: [products, page.getByText(/Installazione chiusura/).first()],
  });
  await page.goto(`/modules/edit/${dossier}?passo=10`);
  const documents = page.getByText('Tutti i documenti obbligatori sono caricati.');
  await takePicture(page, 'documenti.wide', {
    shown: documents,
    top: documents,
    printed: [documents, page.getByText('Scarica tutti i precompilati').first()],
  });
  await openReview(page);
  const send = page.getByRole('button', { name: 'Salva e invia' }).first();
  await takePicture(page, 'invio.wide', {
    shown: send,
    top: page.getByRole('heading', { name: /Costo|Rilettura|Invio/ }).first(),
    printed: [page.getByText('Costo dell’invio').first(), send],
  });
});

test('of the link and of the page that the customer sees', async ({ browser, portal }) => {
  const page = await openWindow(browser, portal.origin, WIDE);
  await openPageAs(page, fitter, `/modules/edit/${dossier}?passo=1`);
  await page.getByRole('button', { name: 'Invia al cliente' }).first().click();
  const link = page.getByRole('dialog');
  await takePicture(page, 'link-cliente.wide', { shown: link, printed: [link, link] });
  const { token } = await createLink(fitter, dossier);
  const phone = await openWindow(browser, portal.origin, PHONE);
  await phone.goto(`/edit-beneficiary/${dossier}/${token}`);
  const start = phone.getByRole('button', { name: /Inizia|Continua/ });
  await takePicture(phone, 'cliente.phone', {
    shown: start,
    printed: [
      phone.getByRole('heading', { name: /ti chiede/ }),
      phone.getByText(/Si salva da solo/),
    ],
  });
});
