import type { Page } from '@playwright/test';
import { expect, heading, openPageAs, dossierRow, test } from '../../../support/page-helpers.js';
import {
  ecobonusForm,
  createMember,
  readDossier,
  type Member,
} from '../../../support/portal-kit.js';
import {
  readDossierId,
  field,
  goToNextStep,
  SAVE_RETRY_TIMEOUT,
  savedIndicator,
  stepHeading,
  stepButton,
} from '../../../support/wizard-helpers.js';

test.describe('nothing typed is lost', () => {
  let me: Member;
  test.beforeAll(async () => {
    me = await createMember({});
  });

  /** A new dossier at the beneficiary's step, with a name typed a moment ago. */
  async function begin(page: Page, name: string): Promise<void> {
    await openPageAs(page, me, '/modules/new');
    await page.getByRole('radio', { name: /^Ecobonus/ }).check();
    await field(page, 'Anno di riferimento').selectOption(String(ecobonusForm().annoRiferimento));
    await goToNextStep(page, 'Beneficiario');
    await field(page, 'Nome').fill(name);
  }

  test('it is saved by itself while typing, with the time in view', async ({ page }) => {
    await begin(page, 'Autosalvata');
    await expect(savedIndicator(page)).toBeVisible();
    const id = await readDossierId(page);
    await field(page, 'Cognome').fill('Da Sola');
    await expect
      .poll(async () => (await readDossier(me.http, id)).beneficiaryLastName)
      .toBe('Da Sola');
    await expect(field(page, 'Cognome')).toBeFocused();
    await expect(stepHeading(page, 'Beneficiario')).toBeVisible();
  });

  test('by a reload right after the last letter', async ({ page }) => {
    await begin(page, 'Ricaricata');
    await savedIndicator(page).waitFor();
    await field(page, 'Cognome').fill('Subito');
    await page.reload();
    await expect(field(page, 'Nome')).toHaveValue('Ricaricata');
    await expect(field(page, 'Cognome')).toHaveValue('Subito');
  });

  test('by the back button and forward again', async ({ page }) => {
    await begin(page, 'Indietro');
    const id = await readDossierId(page);
    await field(page, 'Cognome').fill('Eavanti');
    await page.goBack();
    await expect(stepHeading(page, 'Servizio')).toBeVisible();
    await page.goForward();
    await expect(stepHeading(page, 'Beneficiario')).toBeVisible();
    await expect(field(page, 'Cognome')).toHaveValue('Eavanti');
    await page
      .getByRole('navigation', { name: 'Menu principale' })
      .getByRole('link', { name: 'Pratiche caricate in bozza' })
      .click();
    await dossierRow(page, id).getByRole('button', { name: 'Modifica' }).click();
    await stepButton(page, 'Beneficiario').click();
    await expect(field(page, 'Cognome')).toHaveValue('Eavanti');
  });

  test('by a server that is away for a while', async ({ page }) => {
    await begin(page, 'Lontana');
    const id = await readDossierId(page);
    await savedIndicator(page).waitFor();
    await page.route(/\/api\/Module$/i, (route) => route.abort('connectionrefused'));
    await field(page, 'Cognome').fill('Dal Server');
    await expect(
      page.getByText(/Non salvato: il server non è raggiungibile/).first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Riprova ora' }).first()).toBeVisible();
    await page.unroute(/\/api\/Module$/i);
    // The page also retries automatically, without a press of the button.
    await expect
      .poll(async () => (await readDossier(me.http, id)).beneficiaryLastName, SAVE_RETRY_TIMEOUT)
      .toBe('Dal Server');
  });

  test('by a second tab: other fields are joined, the same field is asked about', async ({
    page,
    context,
  }) => {
    await begin(page, 'Due');
    const id = await readDossierId(page);
    await savedIndicator(page).waitFor();
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(field(second, 'Nome')).toHaveValue('Due');
    await field(second, 'Telefono').fill('3401112223');
    await expect
      .poll(async () => (await readDossier(me.http, id)).beneficiaryPhone)
      .toBe('3401112223');
    await field(page, 'Cognome').fill('Schede');
    await expect
      .poll(async () => (await readDossier(me.http, id)).beneficiaryLastName)
      .toBe('Schede');
    expect((await readDossier(me.http, id)).beneficiaryPhone).toBe('3401112223');

    // From here on the first tab does not hear of the second before it saves.
    await page.route(/\/api\/Module$/i, (route) => route.abort('connectionrefused'));
    await field(page, 'Nome').fill('Prima');
    await expect(
      page.getByText(/Non salvato: il server non è raggiungibile/).first(),
    ).toBeVisible();
    await field(second, 'Nome').fill('Seconda');
    await expect
      .poll(async () => (await readDossier(me.http, id)).beneficiaryFirstName)
      .toBe('Seconda');
    await page.unroute(/\/api\/Module$/i);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Prima', SAVE_RETRY_TIMEOUT);
    await expect(dialog).toContainText('Seconda');
    await dialog.getByRole('radio', { name: /Seconda/ }).check();
    await dialog.getByRole('button', { name: 'Salva con i valori scelti' }).click();
    await expect(field(page, 'Nome')).toHaveValue('Seconda');
  });

  test('by leaving with "Salva bozza" at any step', async ({ page }) => {
    await begin(page, 'Bozza');
    const id = await readDossierId(page);
    await field(page, 'Cognome').fill('Salvata');
    await page.getByRole('button', { name: 'Salva bozza' }).click();
    await expect(heading(page, 'Pratiche caricate in bozza')).toBeVisible();
    await expect(dossierRow(page, id)).toContainText('Bozza Salvata');
  });
});
