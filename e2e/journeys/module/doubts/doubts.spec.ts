import { expectAccessible } from '../../../support/screen-checks.ts';
import {
  dossierRow,
  expect,
  expectNoHorizontalScroll,
  openPageAs,
  PHONE,
  test,
} from '../../../support/page-helpers.js';
import {
  createMember,
  createOwnForm,
  createOwnReadyDossier,
  createOwnSentDossier,
  type Member,
} from '../../../support/portal-kit.js';
import { openReview } from '../../../support/wizard-helpers.js';

const FIRST_COMPANY = 'Serramenti Glicine';
const SAME_FLAT = /[Pp]er questa unità e questo beneficiario è già stata inviata una pratica/;

let first: Member;
let second: Member;
let admin: Member;
test.beforeAll(async () => {
  first = await createMember({ businessName: FIRST_COMPANY, packages: [{ credits: 60 }] });
  second = await createMember({ packages: [{ credits: 60 }] });
  admin = await createMember({ role: 'Admin' });
});

test('a second dossier for the same flat: the fitter learns of it, the operator opens both @core', async ({
  page,
  browser,
}) => {
  const form = createOwnForm();
  const known = await createOwnSentDossier(first, form);
  const id = await createOwnReadyDossier(second, form);

  await openPageAs(page, second, `/modules/edit/${id}?passo=10`);
  await openReview(page);
  const review = page.getByRole('region', { name: 'Da leggere prima di inviare' });
  await expect(review.getByText('Un dato da verificare')).toBeVisible();
  await expect(review.getByText(SAME_FLAT)).toBeVisible();
  await expect(page.getByText(FIRST_COMPANY)).toHaveCount(0);
  await expect(page.getByText(String(known), { exact: true })).toHaveCount(0);
  // The whole page in view: a button half under the bar would count as too small.
  await page.setViewportSize({ width: 1440, height: 1800 });
  await expectAccessible(page, 'doubts-review');
  await page.setViewportSize(PHONE);
  await expectNoHorizontalScroll(page);
  await review.getByRole('button', { name: 'Foglio', exact: true }).click();
  await expect(page.getByLabel('Foglio', { exact: true })).toBeFocused();

  // It blocks nothing.
  await page.goto(`/modules/edit/${id}?passo=10`);
  await openReview(page);
  // The doubts are read before the question repeats them.
  await expect(review.getByText(SAME_FLAT)).toBeVisible();
  await page.getByRole('button', { name: 'Salva e invia' }).click();
  await expect(page.getByRole('dialog').getByText(SAME_FLAT)).toBeVisible();
  await page.getByRole('button', { name: 'Invia', exact: true }).click();
  await expect(page.getByText('Pratica salvata ed inviata con successo').first()).toBeVisible();

  const office = await browser.newPage();
  await openPageAs(office, admin, `/administration/modules/received?q=${id}&sort=-id&review=yes`);
  const row = dossierRow(office, id);
  await expect(async () => {
    await office.reload();
    await expect(row.getByText('1 da guardare', { exact: true })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await expect(office.getByText('Con dati da guardare')).toBeVisible();

  await office.goto(`/administration/modules/edit/${id}`);
  const doubts = office.getByRole('region', { name: 'Da ricontrollare' });
  await expect(doubts).toContainText(`La pratica ${known} è per la stessa unità`);
  await expect(doubts.getByRole('list', { name: 'Pratiche da confrontare' })).toContainText(
    FIRST_COMPANY,
  );
  const documents = office.getByRole('region', { name: 'Documenti' });
  await documents
    .getByRole('button', { name: /^Anteprima di Fatture \(acconto e saldo\)/ })
    .click();
  const invoices = office.getByRole('region', { name: 'Fatture (acconto e saldo)' });
  await expect(invoices.getByText(/È intestata al beneficiario/)).toBeVisible();
  await expectAccessible(office, 'doubts-office');
  await doubts.getByRole('link', { name: new RegExp(`Pratica ${known}`) }).click();
  await expect(office.getByRole('heading', { level: 1 })).toContainText(`Pratica ${known}`);
  await office.close();
});

test('what contradicts the municipality is doubted where it is typed', async ({ page }) => {
  const id = await createOwnReadyDossier(first, {
    ...createOwnForm(),
    immovableClimateZone: 'F',
    immovableZip: '00100',
  });
  await openPageAs(page, first, `/modules/edit/${id}?passo=3`);
  await expect(page.getByText(/Bergamo è in zona climatica E, non F/)).toBeVisible();
  await expect(page.getByText(/Il CAP 00100 non è di Bergamo/)).toBeVisible();
  await expectAccessible(page, 'doubts-place');
});
