import type { Page } from '@playwright/test';
import { createLink } from '../../../backend/test/kit/beneficiary-link-fixtures.js';
import { expect, heading, openPageAs, PHONE, test } from '../../support/page-helpers.js';
import {
  createDossierInStatus,
  createMember,
  createReadyDossier,
  ecobonusForm,
  save,
  type Member,
} from '../../support/portal-kit.js';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

let fitter: Member;
let draft: number;

test.beforeAll(async () => {
  fitter = await createMember({ packages: [{ credits: 30 }] });
  const admin = await createMember({ role: 'Admin' });
  draft = (await createReadyDossier(fitter)).id;
  await createDossierInStatus('WAITING', fitter, admin);
  await createDossierInStatus('SENT', fitter, admin);
});

/**
 * What is pressed and has less than 44 × 44 px. Links within a sentence follow its lines; a line of
 * a list may lead to its place as a whole, which only the finger itself tells.
 */
const listSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isHitAround = (element: Element): boolean => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const centre = { x: left + width / 2, y: top + height / 2 };
      return [-21, 21].every((away) =>
        [
          document.elementFromPoint(centre.x + away, centre.y),
          document.elementFromPoint(centre.x, centre.y + away),
        ].every((hit) => hit !== null && element.contains(hit)),
      );
    };
    const pressed = 'a, button, select, summary, [role=tab], [role=button], input, textarea';
    return [...document.querySelectorAll(pressed)].flatMap((element) => {
      if (element.closest('[inert], [aria-hidden=true], .pr-visually-hidden')) return [];
      const { visibility, display } = getComputedStyle(element);
      const isInSentence =
        element.matches('a') && display === 'inline' && element.closest('p, dd') !== null;
      if (visibility === 'hidden' || isInSentence) return [];
      const target =
        element.closest('label, .ant-select, .ant-picker, .ant-input-affix-wrapper') ?? element;
      const { width, height } = target.getBoundingClientRect();
      // Not shown at all, or hidden for the eye and reached through its label.
      if (width < 2 || height < 2) return [];
      if (Math.round(width) >= 44 && Math.round(height) >= 44) return [];
      if (element.matches('li > button') && isHitAround(element)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return [`${Math.round(width)}×${Math.round(height)} ${element.tagName} ${name.trim()}`];
    });
  });

const PAGES = [
  ['dashboard', '/dashboard'],
  ['notifications', '/notifications'],
  ['drafts', '/modules/drafts'],
  ['sent', '/modules/sent'],
  ['packages', '/packages'],
  ['profile', '/accounts/edit'],
  ['security', '/accounts/edit#sicurezza'],
  ['new dossier', '/modules/new'],
  ['first step', '/modules/edit/DRAFT?passo=1'],
  ['windows', '/modules/edit/DRAFT?passo=7'],
  ['documents', '/modules/edit/DRAFT?passo=10'],
] as const;

for (const [name, path] of PAGES)
  test(`under a finger everything has 44 px: ${name}`, async ({ page }) => {
    await openPageAs(page, fitter, path.replace('DRAFT', String(draft)));
    await expect(heading(page, /./)).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await listSmallTargets(page)).toEqual([]);
  });

test('under a finger everything has 44 px: the customer’s pages', async ({ page }) => {
  const { id } = await save(fitter.http, ecobonusForm());
  const { token } = await createLink(fitter, id);
  await page.goto(`/edit-beneficiary/${id}/${token}`);
  await expect(heading(page, /./)).toBeVisible();
  expect(await listSmallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: 'Inizia' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(await listSmallTargets(page)).toEqual([]);
  for (const path of ['/', '/login', '/accessibilita', '/verify-signature']) {
    await page.goto(path);
    await expect(heading(page, /./)).toBeVisible();
    expect(await listSmallTargets(page), path).toEqual([]);
  }
});
