import { PDF_VIEWER } from '../../../support/pdf-viewer.ts';
import { createEmptySpese } from '@pratiche/domain';
import { expectAccessible, captureScreenshots } from '../../../support/screen-checks.ts';
import {
  expectClipboard,
  waitForNextFrames,
  expect,
  expectNoHorizontalScroll,
  heading,
  openPageAs,
  PHONE,
  test,
  collectPageErrors,
} from '../../../support/page-helpers.js';
import {
  jpeg,
  lastStep,
  createMember,
  expectOk,
  readDossier,
  createReadyDossier,
  reject,
  save,
  schermatura,
  sendDossier,
  createSentDossier,
  serramento,
  upload,
  type Member,
} from '../../../support/portal-kit.js';

let owner: Member;
let admin: Member;
test.beforeAll(async () => {
  owner = await createMember({ businessName: 'Serramenti Trapani', packages: [{ credits: 60 }] });
  admin = await createMember({ role: 'Admin' });
});

/**
 * Creates a dossier that is sent, returned, corrected (one value, one window less) and sent again.
 */
async function createCorrectedDossier(): Promise<number> {
  const { id } = await createReadyDossier(owner, {
    manufatti: {
      serramenti: [serramento(), serramento({ superficie: 7.77 })],
      schermature: [],
      chiusure: [],
    },
  });
  await expectOk(sendDossier(owner, id));
  await expectOk(reject(admin, id, 'WAITING', 'Controllare la scala e i serramenti'));
  const { version } = await readDossier(owner.http, id);
  await save(owner.http, {
    id,
    version,
    immovableStair: 'B',
    manufatti: { serramenti: [serramento()], schermature: [], chiusure: [] },
  });
  await expectOk(sendDossier(owner, id));
  return id;
}

test('what changed since the submission before is marked, value by value and block by block', async ({
  page,
}) => {
  const id = await createCorrectedDossier();
  const faults = collectPageErrors(page);
  await openPageAs(page, admin, `/administration/modules/edit/${id}`);
  const note = page.getByRole('note');
  // In the box that says what was asked, and in no other.
  await expect(
    page.getByRole('region', { name: 'Tornata dopo le correzioni' }).filter({ has: note }),
  ).toBeVisible();
  await expect(note).toContainText('2 modifiche');
  await expect(note).toContainText('Serramento 2 (tolto)');
  await expect(note).toContainText('Scala: B (prima: non indicato)');
  const location = page.getByRole('region', { name: 'Ubicazione dell’immobile' });
  await expect(location.getByText('Modificato, prima: non indicato')).toBeVisible();
  await expect(location.getByText('modificato', { exact: true })).toBeVisible();
  await expect(page.getByText('modificato', { exact: true })).toHaveCount(1);
  await note.getByRole('link', { name: 'Ubicazione dell’immobile' }).click();
  await expect(location).toBeInViewport();
  await expectAccessible(page, 'operator-1');
  await captureScreenshots(page, 'operator-changes-wide');
  expect(faults).toEqual([]);
});

test('values are copied with one key each; the ticks survive a reload and are everybody’s, and keys can be turned off', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await createSentDossier(owner);
  await openPageAs(page, admin, `/administration/modules/edit/${id}`);
  const progress = page.getByText(/valori copiati/);
  await expect(progress).toContainText(/^0 di/);
  await page.keyboard.press('j');
  await expect(page.getByRole('button', { name: 'Copia Nome: Ortensia' })).toBeFocused();
  await page.keyboard.press('c');
  await expect(progress).toContainText(/^1 di/);
  await expectClipboard(page).toBe('Ortensia');
  const focused = page.locator('button[data-copy]:focus');
  await expect(focused).toHaveAttribute('data-field', 'beneficiary.beneficiaryLastName');
  await page.keyboard.press('c');
  await expect(progress).toContainText(/^2 di/);
  await expect(focused).toHaveAttribute('data-field', 'beneficiary.beneficiarySsn');
  await page.keyboard.press('Enter');
  await expect(progress).toContainText(/^3 di/);
  await expect(focused).toHaveAttribute('data-field', 'beneficiary.beneficiaryBirthDate');
  await page.keyboard.press('b');
  await expect(
    page.getByRole('region', { name: 'Beneficiario', exact: true }).getByText('✓ tutto copiato'),
  ).toBeVisible();
  await expect(focused).not.toHaveAttribute('data-field', /^beneficiary\./);
  const copied = await progress.textContent();
  await page.reload();
  await expect(progress).toHaveText(copied ?? '');

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Tasti di questa pagina' });
  await expect(help).toContainText('Vai al prossimo valore da copiare');
  await help.getByLabel('Scorciatoie a un tasto').uncheck();
  await help.getByRole('button', { name: 'Ho capito' }).click();
  await expect(help).toBeHidden();
  await page.keyboard.press('j');
  await waitForNextFrames(page);
  await expect(focused).toHaveCount(0);

  const colleague = await createMember({ role: 'Admin' });
  await openPageAs(page, colleague, `/administration/modules/edit/${id}`);
  await expect(progress).toHaveText(copied ?? '');
});

test(
  'a document is looked at beside the data, walked through, turned, and closed with the focus where it was',
  PDF_VIEWER,
  async ({ page }) => {
    const { id, version } = await createReadyDossier(owner);
    const step = await lastStep(owner.http, { id, version });
    const photo =
      step.documentSet.documentsDocumentsSetResponse.find(
        ({ document }) => document.code === 'FOTO',
      )?.id ?? 0;
    await upload(owner, id, photo, jpeg(), 'prima.jpg');
    await expectOk(sendDossier(owner, id));
    const faults = collectPageErrors(page);
    await openPageAs(page, admin, `/administration/modules/edit/${id}`);
    const opener = page.getByRole('button', { name: /^Anteprima di .*prima\.jpg$/ });
    await opener.click();
    const panel = page.getByRole('region', { name: 'Foto prima e dopo' });
    await expect(panel.getByRole('heading', { name: 'Foto prima e dopo' })).toBeFocused();
    await expect(panel.getByRole('img', { name: 'Documento caricato: prima.jpg' })).toBeVisible();
    await panel.getByRole('button', { name: 'Ruota' }).click();
    await panel.getByRole('button', { name: 'Ingrandisci' }).click();
    await expect(panel.getByText('150%')).toBeVisible();
    await expectAccessible(page, 'operator-2');
    await panel.getByRole('button', { name: 'Precedente' }).click();
    await expect(page.locator('.preview')).toContainText('.pdf');
    await page.getByRole('button', { name: 'Chiudi anteprima' }).click();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(panel).toBeVisible();
    await captureScreenshots(page, 'operator-preview-wide');
    // Back from a phone's width the preview is drawn beside the data again.
    await expect(panel.getByRole('img', { name: 'Documento caricato: prima.jpg' })).toBeVisible();
    // By keys to the document before, at full width, with the next step still in sight.
    await page.keyboard.press('ArrowLeft');
    const frame = page.locator('.preview-pages');
    const first = frame.getByRole('region', { name: /^Pagina 1 di / });
    await expect(first.locator('canvas')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accetta', exact: true })).toBeInViewport();
    await expect(frame).toBeInViewport({ ratio: 0.9 });
    // A click into the page takes no key away, and the size is kept for the next document.
    await first.click();
    await page.keyboard.press('+');
    const size = page.locator('.preview-zoom');
    const enlarged = (await size.textContent()) ?? '';
    const title = page.locator('#preview-title');
    const before = (await title.textContent()) ?? '';
    await page.keyboard.press('v');
    await expect(title).not.toHaveText(before);
    // A picture comes next; the two files before it are PDFs.
    await page.keyboard.press('ArrowLeft');
    await expect(title).toHaveText(before);
    await page.keyboard.press('ArrowLeft');
    await expect(title).not.toHaveText(before);
    await expect(first.locator('canvas')).toBeVisible();
    await expect(size).toHaveText(enlarged);
    await page.getByRole('button', { name: 'Adatta' }).click();
    // The values of the dossier beside the page: what does not agree is offered to point at.
    const values = page.getByRole('list', { name: 'Dati della pratica da confrontare' });
    await page.keyboard.press('t');
    await expect(values.getByRole('button', { pressed: true })).toHaveAccessibleName(/^Torna: /);
    await page.keyboard.press('x');
    await expect(values.getByRole('button', { name: /^Non torna: /, pressed: true })).toHaveCount(
      1,
    );
    await expectAccessible(page, 'operator-preview-pdf');
    await page.keyboard.press('Shift+C');
    await expect(page.getByRole('dialog').getByText(/nel documento no/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Its buttons are one line.
    const tops = await page
      .locator('.preview-bar button')
      .evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().top)));
    expect([tops.length, new Set(tops).size]).toEqual([5, 1]);
    await page.screenshot({ path: 'e2e/test-results/screens/operator-preview-pdf.png' });
    expect(faults).toEqual([]);
  },
);

test('the data file is exported, and documents for the compiler are there only with shadings or shutters', async ({
  page,
}) => {
  const id = await createSentDossier(owner);
  await openPageAs(page, admin, `/administration/modules/edit/${id}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Esporta XML' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xml$/);
  await expect(page.getByRole('button', { name: 'Documenti per il compilatore' })).toHaveCount(0);

  const shaded = await createReadyDossier(owner, {
    manufatti: { serramenti: [], schermature: [schermatura()], chiusure: [] },
    spese: {
      ...createEmptySpese(),
      spesaDetraibileSerramenti: null,
      speseProfessionaliSerramenti: null,
      spesaDetraibileSchermature: 900,
      speseProfessionaliSchermature: 0,
      spesaDetraibileChiusure: null,
      speseProfessionaliChiusure: null,
    },
  });
  await expectOk(sendDossier(owner, shaded.id));
  await page.goto(`/administration/modules/edit/${shaded.id}`);
  await expect(page.getByRole('button', { name: 'Documenti per il compilatore' })).toBeVisible();
});

test('on a phone everything is there and nothing is wider than the screen', async ({ page }) => {
  const id = await createCorrectedDossier();
  await page.setViewportSize(PHONE);
  await openPageAs(page, admin, `/administration/modules/edit/${id}`);
  await expect(heading(page, new RegExp(`Pratica ${id}`))).toBeVisible();
  await expect(page.getByRole('note')).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'operator-3');
  await page.getByRole('button', { name: /^Anteprima di .*FATTURA\.pdf$/ }).click();
  await expect(page.getByRole('dialog')).toContainText('FATTURA.pdf');
  await expectAccessible(page, 'operator-4');
  await captureScreenshots(page, 'operator-preview-phone');
});
