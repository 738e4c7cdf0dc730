import type { Page } from '@playwright/test';
import { expectAccessible, captureScreenshots } from '../../../support/screen-checks.ts';
import {
  expect,
  expectNoHorizontalScroll,
  heading,
  BACKGROUND_TASK_TIMEOUT,
  openPageAs,
  PHONE,
  dossierRow,
  successToast,
  test,
  collectPageErrors,
  WIDE,
  undoNotice,
} from '../../../support/page-helpers.js';
import {
  createColleague,
  createDossierInStatus,
  createMember,
  expectOk,
  pdf,
  readDossier,
  createSentDossier,
  setStatus,
  type Member,
} from '../../../support/portal-kit.js';
import { createRejectForm } from '../../../../backend/test/kit/multipart-forms.js';

let owner: Member;
let admin: Member;
const COMPANY = `Serramenti delle Liste ${Date.now()}`;
const MINE = `/administration/modules/received?company=${encodeURIComponent(COMPANY)}`;

test.beforeAll(async () => {
  owner = await createMember({ businessName: COMPANY, packages: [{ credits: 100 }] });
  admin = await createMember({ role: 'Admin' });
});

const readStatus = async (id: number) => (await readDossier(owner.http, id)).status.code;
const tickRow = (page: Page, id: number) =>
  page.getByRole('checkbox', { name: `Scegli la pratica ${id}`, exact: true });
const bulkActionBar = (page: Page) =>
  page.getByRole('region', { name: 'Azioni sulle righe scelte' });

test('several dossiers are taken on, assigned and accepted; what could not be is said dossier by dossier @core', async ({
  page,
}) => {
  const colleague = await createColleague();
  const faults = collectPageErrors(page);
  const [first, second] = [await createSentDossier(owner), await createSentDossier(owner)];
  const accepted = await createDossierInStatus('ACCEPTED', owner, admin);
  await openPageAs(page, admin, MINE);
  await dossierRow(page, first).getByRole('button', { name: 'Prendi in carico' }).click();
  await expect(undoNotice(page)).toContainText('1 pratica presa in carico');
  await expect(dossierRow(page, first)).toContainText('Gelsomino Trapani');

  await tickRow(page, second).check();
  await bulkActionBar(page).getByRole('button', { name: 'Assegna a…' }).click();
  await page.getByRole('menuitem', { name: colleague.lastName }).click();
  await expect(undoNotice(page)).toContainText('1 pratica assegnata');

  const dialog = page.getByRole('dialog');
  for (const id of [first, accepted]) await tickRow(page, id).check();
  await expect(bulkActionBar(page)).toContainText('3 pratiche scelte');
  await expect(bulkActionBar(page)).toContainText('Puoi accettare 2 di 3 pratiche');
  // A colleague is quicker with one of them: only the server knows.
  await expectOk(setStatus(admin, first, 'ACCEPTED'));
  await bulkActionBar(page).getByRole('button', { name: 'Accetta' }).click();
  await expect(dialog).toContainText('Vuoi accettare 2 pratiche?');
  await expect(dialog).toContainText('Puoi accettare 2 di 3 pratiche; le altre restano com’erano.');
  await expect(dialog).toContainText(/^.*\d+ documenti non verificati in 2 pratiche\./);
  await dialog.getByRole('button', { name: 'Accetta lo stesso' }).click();
  await expect(dialog).toContainText('1 pratica accettata su 2');
  await expect(dialog).toContainText(
    `Pratica ${first}: Gelsomino Trapani ha accettato la pratica adesso`,
  );
  await dialog.getByRole('button', { name: 'Ho capito' }).click();
  for (const id of [first, second]) await expect.poll(() => readStatus(id)).toBe('ACCEPTED');
  await expect(bulkActionBar(page)).toContainText('Puoi accettare 0 di 3 pratiche');
  await expect(bulkActionBar(page).getByRole('button', { name: 'Accetta' })).toBeDisabled();
  expect(faults).toEqual([]);
});

test('a view keeps filters and order under a name, opens the list when it is to, takes another name, and goes when deleted', async ({
  page,
}) => {
  const own = await createMember({ role: 'Admin' });
  const [sent, accepted] = [
    await createSentDossier(owner),
    await createDossierInStatus('ACCEPTED', owner, admin),
  ];
  await openPageAs(page, own, `${MINE}&status=SENT&sort=-receivedDate`);
  await page.getByRole('button', { name: 'Salva vista' }).click();
  const dialog = page.getByRole('dialog');
  const views = page.getByRole('navigation', { name: 'Viste' });
  await dialog.getByLabel('Nome della vista').fill('Da fare');
  await dialog.getByLabel('Apri l’elenco con questa vista').check();
  await dialog.getByRole('button', { name: 'Salva la vista' }).click();
  await expect(successToast(page)).toContainText('Vista «Da fare» salvata');

  await page.goto('/administration/modules/received');
  await expect(page).toHaveURL(/status=SENT/);
  await expect(dossierRow(page, sent)).toBeVisible();
  await expect(dossierRow(page, accepted)).toHaveCount(0);
  await page.getByRole('button', { name: 'Togli tutti i filtri' }).click();
  await expect(page).not.toHaveURL(/status/);
  await views.getByRole('link', { name: 'Da fare' }).click();
  await expect(page).toHaveURL(/status=SENT/);
  await expect(views.getByRole('link', { name: 'Da fare' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('button', { name: 'Gestisci viste' }).click();
  await dialog.getByRole('button', { name: 'Rinomina la vista Da fare' }).click();
  await dialog.getByLabel('Nuovo nome').fill('Da guardare');
  await dialog.getByRole('button', { name: 'Rinomina', exact: true }).click();
  await dialog.getByRole('button', { name: 'Elimina la vista Da guardare' }).click();
  await page
    .getByRole('dialog', { name: 'Vuoi eliminare la vista «Da guardare»?' })
    .getByRole('button', { name: 'Elimina', exact: true })
    .click();
  await expect(successToast(page).last()).toContainText('Vista «Da guardare» eliminata');
  await expect(views.getByRole('link', { name: 'Da guardare' })).toHaveCount(0);
});

test('J, K, X and Enter do it all without a mouse', async ({ page }) => {
  const ids = [await createSentDossier(owner), await createSentDossier(owner)] as const;
  await openPageAs(page, admin, `${MINE}&sort=-id`);
  await expect(dossierRow(page, ids[1])).toBeVisible();
  await page.keyboard.press('j');
  await expect(dossierRow(page, ids[1])).toBeFocused();
  await page.keyboard.press('x');
  await expect(tickRow(page, ids[1])).toBeChecked();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(bulkActionBar(page)).toContainText('2 pratiche scelte');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await expect(bulkActionBar(page)).toContainText('1 pratica scelta');
  await page.keyboard.press('Enter');
  await expect(heading(page, new RegExp(`Pratica ${ids[1]}`))).toBeVisible();
});

test('ticked rows, cards on a phone and text at 200 % stay readable and accessible', async ({
  page,
}) => {
  const id = await createSentDossier(owner, {
    beneficiaryFirstName: 'Massimiliano Ferdinando',
    beneficiaryLastName: 'Quattrocchi Della Rovere',
  });
  await openPageAs(page, admin, `${MINE}&sort=-id`);
  await tickRow(page, id).check();
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await expect(tickRow(page, id)).toBeChecked();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, `received with a ticked row at ${size.width} px`);
  }
  // On a phone only one bar at a time is shown at the bottom.
  await expect(page.getByRole('button', { name: 'Esporta in Excel' })).toBeHidden();
  await page.setViewportSize(WIDE);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expect(bulkActionBar(page).getByRole('button', { name: 'Accetta' })).toBeVisible();
  await expectNoHorizontalScroll(page);
  await captureScreenshots(page, 'received-ticked');
});

test('with the menu open at 1024 px client, status and actions are in sight; where text is large, the head hides no row and the actions stay', async ({
  page,
}) => {
  const id = await createSentDossier(owner, { beneficiaryFirstName: 'Bartolomea' });
  await page.setViewportSize({ width: 1024, height: 768 });
  // By name: the number alone may also be part of the company's name or of a tax code in other rows.
  await openPageAs(page, admin, `${MINE}&q=Bartolomea`);
  const status = dossierRow(page, id).getByRole('button', { name: /^Stato della pratica/ });
  await expect(status).toBeInViewport({ ratio: 1 });
  await page.getByRole('columnheader', { name: 'Cliente' }).click();
  await expect(page.getByRole('columnheader', { name: 'Cliente' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );

  await page.addStyleTag({ content: 'html { font-size: 150% }' });
  await expect(async () => {
    const [head, row] = await Promise.all([
      page.getByRole('columnheader').first().boundingBox(),
      dossierRow(page, id).boundingBox(),
    ]);
    expect(row?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0) - 1);
  }).toPass();
  await expect(dossierRow(page, id).getByRole('button', { name: 'Apri' })).toBeInViewport({
    ratio: 1,
  });
  await expectNoHorizontalScroll(page);
});

test('a fitter takes the documents of several dossiers as one zip, and the enclosure of a rejection', async ({
  page,
}) => {
  const [one, other] = [await createSentDossier(owner), await createSentDossier(owner)];
  const rejected = await createSentDossier(owner);
  await expectOk(
    admin.http.post('module/rejectmodule', {
      form: createRejectForm(
        rejected,
        'REJECTED',
        'Manca la firma',
        new File([new Uint8Array(pdf())], 'annotazioni.pdf', { type: 'application/pdf' }),
      ),
    }),
  );
  await openPageAs(page, owner, '/modules/sent?sort=-id');
  await tickRow(page, one).check();
  await tickRow(page, other).check();
  const zip = page.waitForEvent('download', BACKGROUND_TASK_TIMEOUT);
  await bulkActionBar(page).getByRole('button', { name: 'Scarica i documenti' }).click();
  expect((await zip).suggestedFilename()).toBe('documentazione-2-pratiche.zip');

  await page.goto(`/modules/drafts?q=${rejected}`);
  await dossierRow(page, rejected).getByRole('button', { name: 'MOTIVO RIFIUTO' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Manca la firma');
  const enclosure = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Scarica l’allegato' }).click();
  expect((await enclosure).suggestedFilename()).toBe('annotazioni.pdf');
});
