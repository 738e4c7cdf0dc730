import type { Page } from '@playwright/test';
import {
  expect,
  heading,
  openPageAs,
  dossierRow,
  successAlert,
  undoNotice,
  collectPageErrors,
  test,
  confirmUnverified,
  PHONE,
  WIDE,
  stayAfterActs,
} from '../../../support/page-helpers.js';
import {
  mailbox,
  createMember,
  pdf,
  readDossier,
  createReadyDossier,
  sql,
  type Member,
} from '../../../support/portal-kit.js';
import { openReview } from '../../../support/wizard-helpers.js';

const openCreditsLink = async (page: Page) => {
  await page.goto('/dashboard');
  return page
    .getByRole('main')
    .getByRole('link', { name: /credit/i })
    .first();
};

async function openDocuments(page: Page, id: number): Promise<void> {
  await page.goto(`/modules/edit/${id}`);
  await expect(heading(page, 'Modifica bozza')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Passi della pratica' })
    .getByRole('button', { name: /^Documentazione ?,/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Documentazione' })).toBeVisible();
}

/** A document that names the CPID, so that nothing speaks against it. */
async function uploadAdminFile(
  page: Page,
  label: string,
  { name, cpid }: { name: string; cpid: string },
): Promise<void> {
  const slot = page.getByRole('group', { name: label, exact: true }).first();
  await slot
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name,
      mimeType: 'application/pdf',
      buffer: pdf(`Documento di ENEA per la detrazione, codice CPID ${cpid}`),
    });
  await expect(slot.getByText('Presente')).toBeVisible();
}

/** Whether a success lies over the title while the notice that takes an act back is there, which goes by itself. */
const isTitleCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    window.scrollTo(0, 0);
    const shown = document.createElement('div');
    shown.innerHTML =
      '<div class="of-undo"></div><div class="pr-alerts pr-alerts-office"><div class="pr-alert pr-alert-success">Codice CPID salvato</div></div>';
    document.body.append(shown);
    const toast = shown.querySelector('.pr-alert')?.getBoundingClientRect();
    const title = document.querySelector('h1')?.getBoundingClientRect();
    shown.remove();
    if (!toast || !title) throw new Error('Nothing to measure');
    return toast.top < title.bottom && title.top < toast.bottom;
  });

test('from the fitter’s sending to ENEA’s receipt, with one rejection on the way @core', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const owner: Member = await createMember({
    businessName: 'Serramenti Ferro e Pino',
    packages: [{ credits: 4, costEcobonus: 1.5 }],
  });
  const admin: Member = await createMember({ role: 'Admin' });
  const { id } = await createReadyDossier(owner);
  const fitterPage = await (await browser.newContext()).newPage();
  const adminPage = await (await browser.newContext()).newPage();
  await stayAfterActs(adminPage);
  const faults = [collectPageErrors(fitterPage), collectPageErrors(adminPage)];

  await test.step('the fitter reads what it costs and sends', async () => {
    await openPageAs(fitterPage, owner, '/dashboard');
    await expect(await openCreditsLink(fitterPage)).toContainText('4');
    await openDocuments(fitterPage, id);
    await openReview(fitterPage);
    await expect(fitterPage.getByText(/1,5/).first()).toBeVisible();
    await fitterPage.getByRole('button', { name: 'Salva e invia' }).click();
    await fitterPage
      .getByRole('dialog')
      .getByRole('button', { name: 'Invia', exact: true })
      .click();
    await expect(successAlert(fitterPage)).toContainText('Pratica salvata ed inviata con successo');
    await expect(fitterPage).toHaveURL(/\/dashboard$/);
    await expect(await openCreditsLink(fitterPage)).toContainText('2,5');
    await fitterPage.getByRole('link', { name: 'Pratiche inviate' }).first().click();
    await expect(dossierRow(fitterPage, id)).toContainText('Inviata');
  });

  await test.step('the admin finds it and rejects it with a reason', async () => {
    await openPageAs(adminPage, admin, `/administration/modules/received?q=${id}&sort=-id`);
    await dossierRow(adminPage, id).getByRole('button', { name: 'Apri' }).click();
    await adminPage
      .getByRole('list', { name: 'Passaggi possibili' })
      .getByRole('button', { name: 'Rifiuta' })
      .click();
    const dialog = adminPage.getByRole('dialog');
    await dialog.getByLabel('Motivo del rifiuto').fill('Il numero di telefono è sbagliato.');
    await dialog.getByRole('button', { name: 'Rifiuta' }).click();
    await expect(successAlert(adminPage)).toContainText('Rifiutata');
  });

  await test.step('the fitter reads the reason, has the credits back, corrects and sends again', async () => {
    await expect(await openCreditsLink(fitterPage)).toContainText('4');
    await fitterPage.getByRole('link', { name: 'Pratiche caricate in bozza' }).first().click();
    await dossierRow(fitterPage, id).getByRole('button', { name: 'MOTIVO RIFIUTO' }).click();
    await fitterPage
      .getByRole('dialog')
      .getByRole('button', { name: 'Correggi la pratica' })
      .click();
    await expect(fitterPage.getByText('Il numero di telefono è sbagliato.')).toBeVisible();
    await fitterPage
      .getByRole('navigation', { name: 'Passi della pratica' })
      .getByRole('button', { name: /^Beneficiario ?,/ })
      .click();
    await fitterPage.getByLabel('Telefono').fill('3478889990');
    await fitterPage.keyboard.press('Control+s');
    await expect
      .poll(async () => (await readDossier(owner.http, id)).beneficiaryPhone)
      .toBe('3478889990');
    await openDocuments(fitterPage, id);
    await openReview(fitterPage);
    await fitterPage.getByRole('button', { name: 'Salva e invia' }).click();
    await fitterPage
      .getByRole('dialog')
      .getByRole('button', { name: 'Invia', exact: true })
      .click();
    await expect(successAlert(fitterPage)).toContainText('Pratica salvata ed inviata con successo');
  });

  await test.step('the admin accepts, files it with ENEA and completes it', async () => {
    await adminPage.goto(`/administration/modules/edit/${id}`);
    const steps = adminPage.getByRole('list', { name: 'Passaggi possibili' });
    await steps.getByRole('button', { name: 'Accetta' }).click();
    await confirmUnverified(adminPage);
    await expect(steps.getByRole('button', { name: 'Segna come inviata a ENEA' })).toBeDisabled();
    await expect(steps).toContainText('carica prima il codice CPID');
    await adminPage.getByLabel('Numero CPID').fill(`cpid: 2026-${id}`);
    await adminPage.getByRole('button', { name: 'Salva numero' }).click();
    await expect(successAlert(adminPage)).toContainText(`Codice CPID salvato: 2026-${id}`);
    expect(await isTitleCovered(adminPage)).toBe(false);
    await uploadAdminFile(adminPage, 'Codice CPID', { name: 'cpid.pdf', cpid: `2026-${id}` });
    await steps.getByRole('button', { name: 'Segna come inviata a ENEA' }).click();
    // The step waits for the CPID document to be read; till then the notice is the acceptance's.
    await expect(undoNotice(adminPage)).toContainText('Inviata a ENEA');
    await undoNotice(adminPage)
      .getByRole('button', { name: /^Annulla/ })
      .click();
    await expect(undoNotice(adminPage)).toContainText('Invio a ENEA annullato');
    await steps.getByRole('button', { name: 'Segna come inviata a ENEA' }).click();
    await expect(steps.getByRole('button', { name: 'Segna come completata' })).toBeDisabled();
    await uploadAdminFile(adminPage, 'Ricevuta ENEA', { name: 'ricevuta.pdf', cpid: `2026-${id}` });
    await steps.getByRole('button', { name: 'Segna come completata' }).click();
    await confirmUnverified(adminPage, 'Completa');
    await expect(adminPage.getByText('La pratica è conclusa.')).toBeVisible();
    await adminPage.getByRole('tab', { name: /^Cronologia/ }).click();
    const story = adminPage.getByRole('region', { name: 'Cronologia' });
    await expect(story.getByRole('listitem').getByRole('strong')).toHaveText([
      'Completata',
      'Inviata a ENEA',
      'Invio a ENEA annullato',
      'Inviata a ENEA',
      'Accettata',
      'Inviata',
      'Bozza',
      'Rifiutata',
      'Inviata',
      'Bozza',
    ]);
    await adminPage.goto(`/administration/modules/completed?q=${id}&sort=-id`);
    await expect(dossierRow(adminPage, id)).toContainText('Completata');
  });

  await test.step('the fitter finds it completed and was notified of every step', async () => {
    await fitterPage.goto('/modules/elaborate');
    await expect(dossierRow(fitterPage, id)).toContainText('Completata');
    await fitterPage.goto(`/modules/edit/${id}`);
    const copy = fitterPage.getByRole('button', { name: 'Duplica pratica' });
    await expect(copy).toBeInViewport();
    const side = fitterPage.locator('.admin-side');
    await expect(side).toHaveCSS('overflow-y', 'visible');
    const { width, height } = fitterPage.viewportSize() ?? WIDE;
    await fitterPage.setViewportSize(PHONE);
    await side.getByRole('region').last().scrollIntoViewIfNeeded();
    await expect(copy).not.toBeInViewport();
    await fitterPage.setViewportSize({ width, height });
    const letters = await mailbox().waitForCount(owner.email, 4);
    expect(letters).toHaveLength(4);
    expect(
      letters.filter(({ text }) => text?.includes('Il numero di telefono è sbagliato.')),
    ).toHaveLength(1);
    await fitterPage.getByRole('link', { name: 'Portafoglio' }).click();
    await expect(heading(fitterPage, /portafoglio/i)).toBeVisible();
    const ledger = await sql().rows<{ type: string; amount: number }>(
      'SELECT type, amount FROM credit_movements WHERE account_id = ? ORDER BY id',
      owner.id,
    );
    expect(ledger.map(({ type, amount }) => [type, Number(amount)])).toEqual([
      ['recharge', 400],
      ['debit', -150],
      ['refund', 150],
      ['debit', -150],
    ]);
  });
  expect(faults.flat()).toEqual([]);
});
