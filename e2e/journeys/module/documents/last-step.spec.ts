import type { AdminDossierDto } from '@pratiche/api';
import type { Locator, Page } from '@playwright/test';
import {
  collectPageErrors,
  expect,
  openPageAs,
  successAlert,
  test,
} from '../../../support/page-helpers.js';
import {
  createMember,
  createReadyDossier,
  createRejectForm,
  createSentDossier,
  expectOk,
  pdf,
  readDossier,
  type Member,
} from '../../../support/portal-kit.js';
import { PHONE, WIDE } from '../../../support/viewports.ts';
import { openReview, stepButton, stepHeading } from '../../../support/wizard-helpers.js';
import { captureScreenshots, expectAccessible } from '../../../support/screen-checks.ts';

let owner: Member;
let admin: Member;
test.beforeAll(async () => {
  owner = await createMember({ packages: [{ credits: 60 }] });
  admin = await createMember({ role: 'Admin' });
});

/** The operator asks for another invoice and another sheet number. */
async function returnWithPoints(id: number): Promise<void> {
  const { documents } = await readDossier<AdminDossierDto>(admin.http, id);
  const invoice = documents.find(({ document }) => document.code === 'FATTURA');
  const form = createRejectForm(id, 'WAITING', 'La fattura del saldo non si legge');
  form.set(
    'points',
    JSON.stringify([
      { itemId: invoice?.id, field: null, text: 'Non si legge' },
      { itemId: null, field: 'cadastralSheet', text: 'Nella visura è 46' },
    ]),
  );
  await expectOk(admin.http.post('module/rejectmodule', { form }));
}

const countScreens = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);

test('both screens of the last step are at most three screens long, with the sending in view', async ({
  page,
}) => {
  const { id } = await createReadyDossier(owner);
  const faults = collectPageErrors(page);
  await openPageAs(page, owner, `/modules/edit/${id}?passo=10`);
  await expect(page).toHaveURL(/passo=10$/);
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await page.goto(`/modules/edit/${id}?passo=10`);
    await expect(page.getByText('Tutti i documenti obbligatori sono caricati.')).toBeVisible();
    expect(await countScreens(page), `documents at ${size.width} px`).toBeLessThanOrEqual(3);
    await expect(page.getByRole('button', { name: 'Rileggi e invia' })).toBeInViewport();
    await expect(page.getByRole('group', { name: 'Più documenti insieme' })).toBeInViewport({
      ratio: 1,
    });
    await expect(page.locator('.wz-documents > li:visible').first()).toBeInViewport();
    await expectAccessible(page, `documents at ${size.width} px`);
    await openReview(page);
    await expect(page.getByText('dopo l’invio:')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Manufatti \d/ })).toContainText(/m²\s· Uw /);
    expect(await countScreens(page), `review at ${size.width} px`).toBeLessThanOrEqual(3);
    await expect(page.getByRole('button', { name: 'Salva e invia' })).toBeInViewport();
    await expectAccessible(page, `review at ${size.width} px`);
  }
  await page.setViewportSize(WIDE);
  await captureScreenshots(page, 'last-step-review');
  await page.getByRole('button', { name: 'Indietro', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Documenti', exact: true })).toBeFocused();
  await captureScreenshots(page, 'last-step-documents');
  expect(faults).toEqual([]);
});

test('a returned dossier shows what to mend until it is changed', async ({ page }) => {
  const id = await createSentDossier(owner);
  await returnWithPoints(id);
  await openPageAs(page, owner, `/modules/edit/${id}`);
  // The first step to mend opens by itself.
  await expect(stepHeading(page, 'Dati catastali')).toBeVisible();
  await expect(stepButton(page, 'Dati catastali')).toHaveAccessibleName(/da correggere/);
  const progress = page.getByRole('progressbar', { name: 'Completezza della pratica' });
  await expect(progress).not.toHaveAttribute('aria-valuenow', '100');
  await stepButton(page, 'Documentazione').click();
  const row = page.getByRole('listitem', { name: /^Fatture/ });
  await expect(row).toContainText('Da correggere: Non si legge');
  await expect(page.getByText('Un documento da correggere.')).toBeVisible();
  await expect(page.getByText('Tutti i documenti obbligatori sono caricati.')).toHaveCount(0);
  await expect(stepButton(page, 'Documentazione')).toHaveAccessibleName(/da correggere/);
  await expectAccessible(page, 'returned documents');
  await captureScreenshots(page, 'last-step-returned');

  await test.step('the question before sending repeats what is open', async () => {
    await openReview(page);
    await captureScreenshots(page, 'last-step-returned-review');
    await page.getByRole('button', { name: 'Salva e invia' }).click();
    await expect(page.getByRole('dialog')).toContainText('Da correggere: Nella visura è 46');
    await captureScreenshots(page, 'last-step-question');
    await page.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click();
  });

  await test.step('each mark goes with what it points at', async () => {
    await page.getByRole('button', { name: 'Foglio', exact: true }).first().click();
    await page.getByLabel('Foglio', { exact: true }).fill('46');
    await expect(stepButton(page, 'Dati catastali')).not.toHaveAccessibleName(/da correggere/);
    await stepButton(page, 'Documentazione').click();
    await row
      .getByLabel('Carica di nuovo: Fatture')
      .and(row.locator('input'))
      .setInputFiles({ name: 'saldo.pdf', mimeType: 'application/pdf', buffer: pdf('saldo') });
    // A balance may belong beside the deposit, so the fitter says which file it replaces.
    const question = row.getByRole('group', { name: /^saldo\.pdf/ });
    await expect(question).toBeFocused();
    // Its file is nowhere else yet: who goes on to the sending is brought back to the question.
    await page.getByRole('button', { name: 'Rileggi e invia' }).click();
    await expect(page.getByText('Prima rispondi: il file nuovo')).toBeVisible();
    await expect(question.getByRole('button').first()).toBeFocused();
    await expect(page.getByRole('button', { name: 'Salva e invia' })).toHaveCount(0);
    await page.goBack();
    const leaving = page.getByRole('dialog', { name: 'Vuoi uscire senza salvare?' });
    await expect(leaving).toContainText('saldo.pdf non è ancora caricato');
    await leaving.getByRole('button', { name: 'Resta' }).click();
    await question.getByRole('button', { name: 'Sostituisci FATTURA.pdf' }).click();
    await expect(page.getByText('Tutti i documenti obbligatori sono caricati.')).toBeVisible();
    await expect(progress).toHaveAttribute('aria-valuenow', '100');
    // Every point is changed, and the words beside them are left to the fitter.
    await expect(page.getByText('I punti segnalati sono cambiati: rileggi')).toBeVisible();
    await stepButton(page, 'Dati catastali').click();
    await expectAccessible(page, 'returned and mended');
    await captureScreenshots(page, 'returned-mended');
    await expect.poll(async () => (await readDossier(owner.http, id)).cadastralSheet).toBe('46');
    // So does Home, with the request beside it.
    await page.goto('/dashboard');
    await expect(page.getByText('Punti segnalati cambiati')).toBeVisible();
    await captureScreenshots(page, 'returned-mended-home');
    await page.getByRole('link', { name: `Rileggi e invia la pratica ${id}` }).click();
    await page.getByRole('button', { name: 'Salva e invia' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Invia', exact: true }).click();
    await expect(successAlert(page)).toContainText('Pratica salvata ed inviata con successo');
  });

  await test.step('the operator sees the new file alone, marked as such', async () => {
    const { documents } = await readDossier<AdminDossierDto>(admin.http, id);
    const invoices = documents.find(({ document }) => document.code === 'FATTURA')?.document.files;
    expect(invoices?.map(({ fileName }) => fileName)).toEqual(['saldo.pdf']);
    await openPageAs(page, admin, `/administration/modules/edit/${id}`);
    await expect(page.getByTitle('saldo.pdf').filter({ hasText: /^nuovo$/ })).toBeVisible();
  });
});

test('on a phone the first thing to mend is in the first screen', async ({ page }) => {
  const id = await createSentDossier(owner);
  await returnWithPoints(id);
  await page.setViewportSize(PHONE);
  await openPageAs(page, owner, `/modules/edit/${id}`);
  const bar = await page.locator('.wz-actions').boundingBox();
  // The step scrolls in a frame of its own, once it has its fields.
  const expectAboveBar = (target: Locator) =>
    expect(async () => {
      const box = await target.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      await expect(target).toBeInViewport({ ratio: 1, timeout: 100 });
    }).toPass({ timeout: 15_000 });
  await expectAboveBar(page.getByText('Da correggere: Nella visura è 46'));
  await captureScreenshots(page, 'phone-field-to-mend');
  await expect(page.getByText('Da correggere in questo passo')).toHaveCount(0);
  // The whole reason is one touch away.
  await page.getByText('Correzioni richieste').click();
  await expect(page.locator('.wz-reason')).toContainText('Dati catastali · Foglio');
  await page.getByText('Correzioni richieste').click();
  await page.getByRole('button', { name: /^Passo \d+ di 11/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Documentazione/ })
    .click();
  const row = page.getByRole('listitem', { name: /^Fatture/ });
  await expect(row).toContainText('Da correggere: Non si legge');
  await expectAccessible(page, 'document to mend on a phone');
  await captureScreenshots(page, 'phone-document-to-mend');
  await expectAboveBar(row.getByText('Da correggere: Non si legge'));
  await expectAboveBar(row.getByText('Carica di nuovo').first());
});
