import type { Page } from '@playwright/test';
import { expectAccessible, captureScreenshots } from '../../../support/screen-checks.ts';
import {
  expect,
  expectNoHorizontalScroll,
  heading,
  openPageAs,
  PHONE,
  dossierRow,
  successAlert,
  test,
  collectPageErrors,
  waitForNextFrames,
} from '../../../support/page-helpers.js';
import {
  createDossierInStatus,
  createMember,
  expectOk,
  pdf,
  createSentDossier,
  setStatus,
  type Member,
} from '../../../support/portal-kit.js';

let owner: Member;
let admin: Member;
test.beforeAll(async () => {
  owner = await createMember({ businessName: 'Serramenti Trapani', packages: [{ credits: 60 }] });
  admin = await createMember({ role: 'Admin' });
});

/** Opens the dialog of a document that has come, from the menu of its row. */
async function askAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Altre azioni: Fatture (acconto e saldo)' }).click();
  await page.getByRole('menuitem', { name: 'Richiedi di nuovo' }).click();
}

const filePayload = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf(name) });

test('a document is asked for again, uploaded by phone though the dossier is frozen, and the request closes @core', async ({
  page,
  browser,
}) => {
  const id = await createSentDossier(owner);
  const faults = collectPageErrors(page);
  await openPageAs(page, admin, `/administration/modules/edit/${id}`);
  const documents = page.getByRole('region', { name: 'Documenti', exact: true });
  await askAgain(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Che cosa non va e che cosa serve').fill('La seconda pagina è tagliata');
  await dialog.getByRole('button', { name: 'Richiedi di nuovo' }).click();
  await expect(dialog).toBeHidden();
  await expect(documents).toContainText('Richiesto di nuovo, in attesa');

  const phone = await browser.newContext({
    viewport: PHONE,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    hasTouch: true,
  });
  const hand = await phone.newPage();
  const phoneFaults = collectPageErrors(hand);
  await openPageAs(hand, owner, '/modules/sent');
  await expect(hand.getByText('Documento richiesto').first()).toBeVisible();
  await hand.goto(`/modules/edit/${id}`);
  await expect(heading(hand, new RegExp(`Pratica ${id}`))).toBeVisible();
  const request = hand.getByRole('group', {
    name: 'Documento richiesto: Fatture (acconto e saldo)',
  });
  await expect(request).toContainText('La seconda pagina è tagliata');
  await expect(request.getByRole('button', { name: 'Invia la risposta' })).toBeDisabled();
  await request
    .locator('input[type=file]')
    .first()
    .setInputFiles(filePayload('fattura completa.pdf'));
  await expect(request.getByText('fattura completa.pdf')).toBeVisible();
  await expectNoHorizontalScroll(hand);
  await expectAccessible(hand, 'messages-2');
  await captureScreenshots(hand, 'sent-request-phone');
  await request.getByRole('button', { name: 'Invia la risposta' }).click();
  await expect(request).toHaveCount(0);
  await hand.getByLabel('Messaggio per gli operatori').fill('Ora si legge tutto');
  await hand.getByRole('button', { name: 'Invia messaggio' }).click();
  await expect(hand.getByRole('list', { name: 'Messaggi, dal più vecchio' })).toContainText(
    'Ora si legge tutto',
  );
  await expect(hand.getByText('Letto', { exact: true })).toHaveCount(0);

  await page.goto(`/administration/modules/received?q=${id}&sort=-id`);
  await expect(dossierRow(page, id)).toContainText('2 messaggi nuovi');
  await page.goto(`/administration/modules/edit/${id}`);
  // Said at the head of the page, whatever part of it is open.
  await page.getByRole('button', { name: '2 messaggi nuovi' }).click();
  const messages = page.getByRole('region', { name: /^Messaggi/ });
  await expect(messages).toContainText('Documento caricato di nuovo: Fatture (acconto e saldo)');
  await messages.scrollIntoViewIfNeeded();
  await expect(messages.getByText('2 nuovi')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /messaggi nuovi/ })).toHaveCount(0);
  await captureScreenshots(page, 'operator-messages-wide');
  await page.getByRole('tab', { name: 'Documenti' }).click();
  await expect(
    documents.getByRole('button', { name: /^Anteprima .*fattura completa\.pdf$/ }),
  ).toBeVisible();
  await expectAccessible(page, 'messages-3');
  await hand.reload();
  await expect(hand.getByText('Letto', { exact: true }).first()).toBeVisible();
  expect([...faults, ...phoneFaults]).toEqual([]);
  await phone.close();
});

test('asking for a document wants a reason', async ({ page }) => {
  const id = await createSentDossier(owner);
  await openPageAs(page, admin, `/administration/modules/edit/${id}`);
  await askAgain(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Richiedi di nuovo' }).click();
  await expect(dialog.getByText('Campo obbligatorio')).toBeVisible();
  await expectAccessible(page, 'messages-1');
});

test('the document that is open is asked for again by keys, in a ready text', async ({ page }) => {
  const id = await createSentDossier(owner);
  const faults = collectPageErrors(page);
  await openPageAs(page, admin, `/administration/modules/edit/${id}`);
  await expect(page.getByRole('heading', { name: 'Scheda ENEA' })).toBeVisible();
  await page.keyboard.press('v');
  await expect(page.locator('.preview-panel')).toBeVisible();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  const words = dialog.getByLabel('Che cosa non va e che cosa serve');
  const texts = dialog.getByRole('group', { name: 'Testi pronti' });
  await expect(texts.getByRole('button').first()).toBeFocused();
  await expectAccessible(page, 'messages-ready-texts');
  await captureScreenshots(page, 'operator-document-request');
  // Only texts about this document are offered, each under its number; pressed again it is taken back.
  const unreadable = texts.getByRole('button', { name: 'Documento illeggibile' });
  const key = (await unreadable.locator('kbd').textContent()) ?? '';
  await page.keyboard.press(key);
  await expect(words).toHaveValue(/^Il documento non si legge bene/);
  await page.keyboard.press(key);
  await expect(words).toHaveValue('');
  await page.keyboard.press(key);
  await expect(unreadable).toHaveAttribute('aria-pressed', 'true');
  // In the text a number is a number, and other words can be added.
  await words.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' Pagina 2.');
  await expect(words).toHaveValue(/ Pagina 2\.$/);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Documenti', exact: true })).toContainText(
    'Richiesto di nuovo, in attesa',
  );

  // Who writes at once is not held up by the ready texts.
  await page.keyboard.press('Shift+C');
  await expect(texts.getByRole('button').first()).toBeFocused();
  await page.keyboard.type('Manca tutto');
  await expect(dialog.getByLabel('Correzioni richieste')).toHaveValue('Manca tutto');
  expect(faults).toEqual([]);
});

test('a request can be withdrawn, and holds up the completion until then', async ({ page }) => {
  const id = await createDossierInStatus('SENTTOENEA', owner, admin);
  await openPageAs(page, admin, `/administration/modules/edit/${id}`);
  const documents = page.getByRole('region', { name: 'Documenti', exact: true });
  await askAgain(page);
  await page
    .getByRole('dialog')
    .getByLabel('Che cosa non va e che cosa serve')
    .fill('Serve in PDF');
  await page.getByRole('dialog').getByRole('button', { name: 'Richiedi di nuovo' }).click();
  await expect(documents).toContainText('in attesa');
  await page
    .getByRole('group', { name: 'Ricevuta', exact: false })
    .locator('input[type=file]')
    .first()
    .setInputFiles(filePayload('ricevuta.pdf'));
  await expect(successAlert(page)).toContainText('ricevuta.pdf');
  const complete = page
    .getByRole('list', { name: 'Passaggi possibili' })
    .getByRole('button', { name: 'Segna come completata' });
  await expect(complete).toBeDisabled();
  await expect(
    page.getByText(/Un documento richiesto di nuovo non è ancora arrivato/),
  ).toBeVisible();
  await documents.getByRole('button', { name: /^Ritira la richiesta/ }).click();
  await expect(complete).toBeEnabled();
});

test('what was typed stays when the message cannot be sent', async ({ page }) => {
  const id = await createSentDossier(owner);
  await openPageAs(page, owner, `/modules/edit/${id}`);
  const box = page.getByLabel('Messaggio per gli operatori');
  await box.fill('Una domanda sulla pratica');
  // The thread read again after the failure comes late, when the message is there.
  let isAway = true;
  const sent = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  await page.route(/Module\/messages\/\d+$/, async (route) => {
    if (!isAway) return route.continue();
    if (route.request().method() === 'POST') return route.abort();
    const response = await route.fetch();
    await sent.promise;
    await route.fulfill({ response });
    told.resolve();
  });
  const readAgain = page.waitForRequest(
    (request) => request.method() === 'GET' && /Module\/messages\/\d+$/.test(request.url()),
  );
  await page.getByRole('button', { name: 'Invia messaggio' }).click();
  await expect(page.locator('.pr-alert-error')).toContainText('Il messaggio non è stato inviato.');
  await expect(box).toHaveValue('Una domanda sulla pratica');
  await readAgain;
  isAway = false;
  await page.getByRole('button', { name: 'Invia messaggio' }).click();
  const list = page.getByRole('list', { name: 'Messaggi, dal più vecchio' });
  await expect(list).toContainText('Una domanda sulla pratica');
  await expect(box).toHaveValue('');
  sent.resolve();
  await told.promise;
  await waitForNextFrames(page);
  await expect(list).toContainText('Una domanda sulla pratica');
});

test('a sent dossier is read by its fitter: status, deadline, documents, data, receipt', async ({
  page,
}) => {
  const id = await createDossierInStatus('SELLED', owner, admin);
  const faults = collectPageErrors(page);
  await openPageAs(page, owner, `/modules/elaborate?q=${id}`);
  await dossierRow(page, id).getByRole('button', { name: /Apri/ }).click();
  await expect(heading(page, new RegExp(`Pratica ${id}`))).toBeVisible();
  await expect(page.getByRole('region', { name: 'Stato' })).toContainText('Completata');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Scarica: .*Ricevuta/i }).click();
  expect((await download).suggestedFilename()).toBe('Ricevuta.pdf');
  const message = page.getByLabel('Messaggio per gli operatori');
  await expect(message).toHaveCount(0);
  await page.getByRole('button', { name: 'Scrivi un messaggio' }).press('Enter');
  await expect(message).toBeFocused();
  await page.getByText('Dati catastali', { exact: true }).click();
  await expect(page.getByText('Foglio', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Salva/ })).toHaveCount(0);
  await expectAccessible(page, 'messages-4');
  await captureScreenshots(page, 'sent-dossier-wide');
  const other = await createSentDossier(owner);
  await expectOk(setStatus(admin, other, 'ACCEPTED'));
  await page.goto(`/modules/edit/${other}`);
  await expect(page.getByRole('region', { name: 'Stato' })).toContainText('Accettata');
  await expect(page.getByRole('region', { name: 'Stato' })).toContainText('giorni');
  await expect(page.getByRole('button', { name: /^Anteprima/ }).first()).toBeVisible();
  expect(faults).toEqual([]);
});
