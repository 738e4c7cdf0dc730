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
/** `ManualChapterText.tsx` knows the sizes of the files: points times scale. */
const WIDE = { viewport: { width: 880, height: 560 }, scale: 1.5 };
const PHONE = { viewport: { width: 360, height: 640 }, scale: 2 };
/** Printed copies show only what their chapter is about, in twice as many pixels as on the screen. */
const PRINTED_SCALE = 2;
/** Height in which the printed part is laid out whole, not cut by the edge of a window. */
const PRINTED_WINDOW_HEIGHT = 1400;
/** Around the printed part, in points of the screen. */
const PRINTED_MARGIN = 16;
/** Edge of a card, in points of the screen. */
const FRAME_BORDER = 2;
/** `HomePage.tsx` knows the size of the file. */
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
  printed: PrintedPart;
}

/** What the printed copy shows. */
interface PrintedPart {
  frame: Locator;
  /** Where it begins within the frame; at its edge unless given. */
  first?: Locator;
  /** The last thing shown of the frame, whose edges are then left out; all of it unless given. */
  last?: Locator;
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

/** A frame whole with some ground around it, or its inside down to a thing: the paper frames it anew. */
async function getPrintedArea(page: Page, { frame, first, last }: PrintedPart): Promise<Area> {
  await frame.scrollIntoViewIfNeeded();
  const whole = await getBox(frame);
  const [top, bottom] = await Promise.all([first, last].map((one) => one && getBox(one)));
  const { x: scrollX, y: scrollY } = await getWindowArea(page);
  const side = last === undefined ? PRINTED_MARGIN : -FRAME_BORDER;
  const from = top === undefined ? whole.y - side : top.y - PRINTED_MARGIN;
  const to =
    bottom === undefined
      ? whole.y + whole.height + side
      : bottom.y + bottom.height + PRINTED_MARGIN;
  const left = Math.max(0, whole.x - side);
  return {
    x: left + scrollX,
    y: Math.max(0, from) + scrollY,
    width: whole.x + whole.width + side - left,
    height: to - Math.max(0, from),
  };
}

async function getBox(thing: Locator): Promise<Area> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('The printed part is not on the page.');
  return box;
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
    printed: {
      frame: page.getByRole('main'),
      first: heading(page, /./),
      last: page.getByText(/^10 cifre/).first(),
    },
  });
});

test('of packages, lists and the home page', async ({ browser, portal }) => {
  const page = await openWindow(browser, portal.origin, WIDE);
  await openDemo(page, '/packages');
  const base = page.getByRole('listitem').filter({ hasText: 'Acquista Base' });
  await takePicture(page, 'pacchetti.wide', {
    shown: page.getByText('Professionale').first(),
    printed: { frame: base.locator('xpath=..'), last: base },
  });
  await page.goto('/modules/drafts');
  await takePicture(page, 'bozze.wide', {
    shown: page.getByRole('table'),
    printed: { frame: page.getByRole('main'), last: page.getByRole('row').nth(3) },
  });
  await page.goto('/dashboard');
  const corrections = page.getByRole('region', { name: 'Da fare oggi' });
  await takePicture(page, 'correzioni.wide', {
    shown: page.getByText('Correggi').first(),
    top: corrections,
    printed: { frame: page.getByRole('main'), last: corrections },
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
    printed: {
      frame: page.locator('.wz-section').first(),
      last: page.getByText(/^Solo porte e serramenti/).first(),
    },
  });
  await page.goto(`/modules/edit/${dossier}?passo=7`);
  const products = page.locator('li.wz-row').first();
  await takePicture(page, 'prodotti.wide', {
    shown: products,
    top: products,
    printed: { frame: products, last: page.getByText(/^Il valore è quello calcolato/).first() },
  });
  await page.goto(`/modules/edit/${dossier}?passo=10`);
  const documents = page.getByText('Tutti i documenti obbligatori sono caricati.');
  await takePicture(page, 'documenti.wide', {
    shown: documents,
    top: documents,
    printed: { frame: page.getByRole('region', { name: 'Documenti' }) },
  });
  await openReview(page);
  const send = page.getByRole('button', { name: 'Salva e invia' }).first();
  await takePicture(page, 'invio.wide', {
    shown: send,
    top: page.getByRole('heading', { name: /Costo|Rilettura|Invio/ }).first(),
    printed: {
      frame: page.getByRole('main'),
      first: page.getByText('Costo dell’invio').first(),
      last: send,
    },
  });
});

test('of the link and of the page that the customer sees', async ({ browser, portal }) => {
  const page = await openWindow(browser, portal.origin, WIDE);
  await openPageAs(page, fitter, `/modules/edit/${dossier}?passo=1`);
  await page.getByRole('button', { name: 'Invia al cliente' }).first().click();
  const link = page.getByRole('dialog');
  await takePicture(page, 'link-cliente.wide', {
    shown: link,
    printed: { frame: link, last: link.getByRole('button').last() },
  });
  const { token } = await createLink(fitter, dossier);
  const phone = await openWindow(browser, portal.origin, PHONE);
  await phone.goto(`/edit-beneficiary/${dossier}/${token}`);
  const start = phone.getByRole('button', { name: /Inizia|Continua/ });
  await takePicture(phone, 'cliente.phone', {
    shown: start,
    printed: {
      frame: phone.getByRole('main'),
      first: phone.getByRole('heading', { name: /ti chiede/ }),
      last: phone.getByText(/Si salva da solo/),
    },
  });
});
