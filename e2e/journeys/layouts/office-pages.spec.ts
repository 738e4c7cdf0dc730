import type { Page } from '@playwright/test';
import {
  captureScreenshots,
  expectAccessible,
  expectPhoneFitsEnlargedText,
} from '../../support/screen-checks.ts';
import {
  expect,
  expectNoHorizontalScroll,
  heading,
  openPageAs,
  test,
  PHONE,
  WIDE,
} from '../../support/page-helpers.js';
import { createDossierInStatus, createMember, type Member } from '../../support/portal-kit.js';

const WIDTHS = [1920, 1440, 1024, 960, 360];
/** Between them only the layout differs, not what is read. */
const READ_WIDTHS: readonly number[] = [WIDE.width, PHONE.width];
const ACCOUNT = { email: '' };
let boss: Member;
let fitter: Member;

test.beforeAll(async () => {
  fitter = await createMember({
    businessName: 'Falegnameria e Serramenti Artigianali Mastropasqua di Andria S.n.c.',
    packages: [{ credits: 60, name: 'Pacchetto Convenienza Sessanta' }],
  });
  const admin = await createMember({ role: 'Admin' });
  boss = await createMember({ role: 'SuperAdmin' });
  ACCOUNT.email = boss.email;
  await createDossierInStatus('WAITING', fitter, admin);
  await createDossierInStatus('SELLED', fitter, admin);
});

/** Pages of the back office with no journey of their own at every width; `of` comes after the path. */
const PAGES: readonly { path: string; of?: () => string; title: RegExp }[] = [
  { path: '/administration/board', title: /Quadro di lavoro/ },
  {
    path: '/administration/board/counted?figure=returned&day=2026-01-01',
    title: /tornate in correzione/,
  },
  { path: '/administration/months', title: /Andamento/ },
  { path: '/administration/users', title: /Utenti/ },
  { path: '/administration/users?group=operators', title: /Utenti/ },
  { path: '/administration/users/', of: () => String(fitter.id), title: /Mastropasqua/ },
  {
    path: '/administration/users/',
    of: () => `${fitter.id}?scheda=crediti`,
    title: /Mastropasqua/,
  },
  {
    path: '/administration/users/',
    of: () => `${fitter.id}?scheda=pratiche`,
    title: /Mastropasqua/,
  },
  { path: '/administration/payments', title: /Pagamenti/ },
  { path: '/administration/transfers', title: /Bonifici/ },
  { path: '/administration/registrations', title: /Registrazioni/ },
  { path: '/administration/library', title: /Documenti utili/ },
  { path: '/administration/settings', title: /Impostazioni/ },
  { path: '/administration/settings/packages', title: /Pacchetti in vendita/ },
  { path: '/administration/settings/eneaSite', title: /Sito di ENEA/ },
  { path: '/administration/audit', title: /Registro/ },
  { path: '/administration/mail', title: /E-mail/ },
  { path: '/administration/municipalities', title: /Comuni/ },
];

/** What is wider than its card and does not scroll in it exceeds it at the right. */
async function expectInsideCards(page: Page): Promise<void> {
  const out = await page.evaluate(() =>
    [...document.querySelectorAll('main .pr-card')].flatMap((card) => {
      const end = card.getBoundingClientRect().right;
      return [...card.querySelectorAll('*')]
        .filter(
          (part) =>
            part.getBoundingClientRect().right > end + 1 &&
            part.closest('.pr-visually-hidden, .wb-scroll, .ant-table-content') === null,
        )
        .map((part) => `${part.tagName}.${part.className} ${part.textContent.slice(0, 40)}`)
        .slice(0, 3);
    }),
  );
  expect(out, 'wider than its card').toEqual([]);
}

/** Search and filter buttons: one line, of one height. */
async function expectFiltersInOneLine(page: Page): Promise<void> {
  const boxes = await page.evaluate(() =>
    [...document.querySelectorAll('.ad-list-tools > :is(.pr-search, .of-popover-frame)')].map(
      (part) => {
        const { top, height } = part.getBoundingClientRect();
        return `${Math.round(top)} + ${Math.round(height)}`;
      },
    ),
  );
  expect([...new Set(boxes)].slice(1), 'beside the first of the filter bar').toEqual([]);
}

for (const [index, { path, of, title }] of PAGES.entries())
  test(`page ${index + 1}, ${path}, fits every screen, with text at 200 %, and has no serious finding`, async ({
    page,
  }) => {
    await openPageAs(page, ACCOUNT, `${path}${of?.() ?? ''}`);
    await expect(heading(page, title)).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: WIDE.height });
      await expectNoHorizontalScroll(page);
      await expectInsideCards(page);
      if (width === WIDE.width) await expectFiltersInOneLine(page);
      if (READ_WIDTHS.includes(width)) await expectAccessible(page, `${path} at ${width} px`);
    }
    await captureScreenshots(page, `office-page-${index + 1}`);
    await page.setViewportSize(WIDE);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expectNoHorizontalScroll(page);
    await expectInsideCards(page);
    await expectAccessible(page, `${path} at 200 %`);
    await expectPhoneFitsEnlargedText(page, path);
  });
