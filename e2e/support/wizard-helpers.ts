import type { Locator, Page } from '@playwright/test';
import { expect } from './page-helpers.js';
import { romeDay } from './portal-kit.js';

/** `gg/mm/aaaa`, as people type it. */
export const toItalianDate = (iso: string): string => iso.split('-').reverse().join('/');

export const field = (page: Page | Locator, label: string): Locator =>
  page.getByLabel(label, { exact: true });

export const stepHeading = (page: Page, title: string): Locator =>
  page.getByRole('heading', { level: 2, name: title, exact: true });

export const stepButton = (page: Page, title: string): Locator =>
  page
    .getByRole('navigation', { name: 'Passi della pratica' })
    .getByRole('button', { name: new RegExp(`^${title} ?,`) });

/** Goes on to the step with the title, which must come next. */
export async function goToNextStep(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Avanti', exact: true }).click();
  await expect(stepHeading(page, title)).toBeVisible();
}

/** From the documents to the second screen of the last step, where the dossier is read and sent. */
export async function openReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rileggi e invia' }).click();
  await expect(page.getByRole('heading', { name: 'Da leggere prima di inviare' })).toBeVisible();
}

/** The row of a document, also where it is folded. */
export async function openDocumentRow(page: Page, name: RegExp): Promise<Locator> {
  const row = page.getByRole('listitem', { name });
  await expect(page.locator('.wz-documents').first()).toBeVisible();
  for (const fold of [/a posto/, /^Altri documenti/]) {
    const button = page.locator('.wz-document-fold').getByRole('button', { name: fold });
    if (!(await row.isVisible()) && (await button.count()) > 0) await button.click();
  }
  await row.getByRole('button', { name, expanded: false }).click();
  return row;
}

/** Types a name into the municipality picker and takes the option. */
export async function pickMunicipality(
  page: Page,
  text: string,
  option: string | RegExp,
): Promise<void> {
  await page.getByRole('combobox', { name: 'Comune', exact: true }).fill(text);
  await page.getByRole('option', { name: option }).first().click();
}

/** Takes a residence in a town of several CAPs, whose hint moves what is below it. */
export async function copyResidence(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Copia dati residenza' }).click();
  await expect(page.getByText('Questo comune ha più CAP')).toBeVisible();
}

/** Number of the dossier, once it is saved. */
export async function readDossierId(page: Page): Promise<number> {
  await expect(page).toHaveURL(/\/modules\/edit\/\d+/);
  return Number(/edit\/(\d+)/.exec(page.url())?.[1]);
}

/** A failed save is retried automatically, after a minute at most. */
export const SAVE_RETRY_TIMEOUT = { timeout: 90_000 };

/** The dossier has been saved after the last change. */
export const savedIndicator = (page: Page): Locator =>
  page.getByText(/^Salvato alle \d{1,2}:\d{2}$/).first();

/** Counted from the day of the call: a run may pass midnight. */
export const getWorksDates = () => ({
  start: toItalianDate(romeDay(-45)),
  end: toItalianDate(romeDay(-20)),
});
