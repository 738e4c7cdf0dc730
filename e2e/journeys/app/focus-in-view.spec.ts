import type { Page } from '@playwright/test';
import { createLink } from '../../../backend/test/kit/beneficiary-link-fixtures.js';
import {
  expect,
  expectNoHorizontalScroll,
  heading,
  openPageAs,
  PHONE,
  test,
  waitForNextFrames,
} from '../../support/page-helpers.js';
import {
  createDossierInStatus,
  createMember,
  createReadyDossier,
  type Member,
} from '../../support/portal-kit.js';

/** Frames that a page may take to scroll to what has the focus. */
const MAX_SCROLL_FRAMES = 20;

let me: Member;
let admin: Member;
let ready: number;
let sent: number;
let customerPath: string;

test.beforeAll(async () => {
  me = await createMember({ packages: [{ credits: 30 }] });
  admin = await createMember({ role: 'SuperAdmin' });
  ready = (await createReadyDossier(me)).id;
  const forCustomer = (await createReadyDossier(me)).id;
  customerPath = `/edit-beneficiary/${forCustomer}/${(await createLink(me, forCustomer)).token}`;
  for (let i = 0; i < 3; i += 1) await createDossierInStatus('WAITING', me, admin);
  sent = await createDossierInStatus('SENT', me, admin);
});

/** Whether something else covers all of the focused element: nine points of it are probed. */
const isFocusHidden = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2) return null;
    const hits = [0.1, 0.5, 0.9].flatMap((dx) =>
      [0.1, 0.5, 0.9].map((dy) => document.elementFromPoint(x + width * dx, y + height * dy)),
    );
    const seen = hits.some(
      (hit) =>
        hit !== null &&
        (element.contains(hit) || hit.contains(element) || hit.closest('label') !== null),
    );
    return seen ? null : (element.textContent ?? '').trim() || element.outerHTML.slice(0, 120);
  });

async function expectFocusSeen(page: Page, where = ''): Promise<void> {
  await expect(heading(page, /./)).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // The owner's data come last, and move the links of the footer below them.
  await page.waitForLoadState('networkidle');
  const hidden: string[] = [];
  for (const key of ['Tab', 'Shift+Tab'])
    for (let i = 0; i < 40; i += 1) {
      await page.keyboard.press(key);
      let what = await isFocusHidden(page);
      // The page is scrolled to the focus in one of the next frames.
      for (let frames = 0; what !== null && frames < MAX_SCROLL_FRAMES; frames += 1) {
        await waitForNextFrames(page);
        what = await isFocusHidden(page);
      }
      if (what !== null) hidden.push(`${key} ${i}: ${what}`);
    }
  expect(hidden, `hidden ${where}`).toEqual([]);
}

/** Height that fixed and sticky bars take from the page. */
const measureBars = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position))
      .reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0),
  );

const PAGES = [
  ['dashboard', () => '/dashboard'],
  ['notifications', () => '/notifications'],
  ['drafts', () => '/modules/drafts'],
  ['profile', () => '/accounts/edit#sicurezza'],
  ['step 1', () => `/modules/edit/${ready}?passo=1`],
  ['step 7', () => `/modules/edit/${ready}?passo=7`],
  ['step 10', () => `/modules/edit/${ready}?passo=10`],
  ['received', () => '/administration/modules/received'],
  ['dossier of the back office', () => `/administration/modules/edit/${sent}`],
  ['payments', () => '/administration/payments'],
  ['documents', () => '/administration/library'],
] as const;

const SIZES = [
  { width: 360, height: 640 },
  { width: 320, height: 256 },
  { width: 1440, height: 900 },
];

for (const [name, path] of PAGES)
  test(`the focus is never hidden under a bar: ${name}`, async ({ page }) => {
    for (const [index, size] of SIZES.entries()) {
      await page.setViewportSize(size);
      if (index === 0)
        await openPageAs(page, path().startsWith('/administration') ? admin : me, path());
      else await leaveFocus(page);
      await expectFocusSeen(page, `at ${size.width} px`);
    }
  });

/** Back to how a page opens, without the cost of opening it again. */
const leaveFocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  });

/** Pages of strangers and of the customer, in the lowest window. */
const PUBLIC_PAGES = [
  ['home', () => '/benvenuto'],
  ['login', () => '/login'],
  ['registration', () => '/register'],
  ['privacy', () => '/privacy'],
  ['manual', () => '/manuale'],
  ['check of a signature', () => '/verify-signature'],
  ['the customer’s first page', () => customerPath],
  ['the customer’s first step', () => `${customerPath}?passo=1`],
  ['the customer’s building', () => `${customerPath}?passo=5`],
] as const;

for (const [name, path] of PUBLIC_PAGES)
  test(`${name} fits a window of 320 × 256 px and hides no focus under a bar`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path());
    await expectFocusSeen(page);
    await expectNoHorizontalScroll(page);
    expect(await measureBars(page)).toBeLessThan(100);
  });

test('colours that Windows forces leave bars and marks to be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPageAs(page, me, '/modules/drafts');
  await expectMarkSeen(page, '.pr-deadline-light');
  await openPageAs(page, me, `/modules/edit/${ready}?passo=1`);
  await expectMarkSeen(page, '.pr-step-complete .pr-step-mark');
  await page.setViewportSize(PHONE);
  await expectMarkSeen(page, '.pr-compact-now');
  await page.goto(`${customerPath}?passo=1`);
  await expectMarkSeen(page, '.pr-compact-now');
});

/** A mark has a colour of its own, or at least a border. */
async function expectMarkSeen(page: Page, selector: string): Promise<void> {
  const mark = page.locator(selector).first();
  await expect(mark).toBeVisible();
  expect(
    await mark.evaluate((one) => {
      const { backgroundColor, borderTopWidth, borderTopStyle } = getComputedStyle(one);
      return (
        backgroundColor !== getComputedStyle(document.body).backgroundColor ||
        (borderTopStyle !== 'none' && borderTopWidth !== '0px')
      );
    }),
    selector,
  ).toBe(true);
}

test('a page fits a window of 320 × 256 px, with text of 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/dashboard', '/modules/drafts', '/accounts/edit', '/packages']) {
    await openPageAs(page, me, path);
    await expect(heading(page, /./)).toBeVisible();
    expect(await measureBars(page), `${path}: height of bars`).toBeLessThan(100);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of [
    '/dashboard',
    '/packages',
    `/modules/edit/${ready}?passo=1`,
    `/modules/edit/${ready}?passo=10`,
  ]) {
    await openPageAs(page, me, path);
    await expect(heading(page, /./)).toBeVisible();
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), path)
      .toBeLessThanOrEqual(1440);
  }
});
