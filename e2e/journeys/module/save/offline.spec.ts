import type { Page } from '@playwright/test';
import { type StepId, STEP_TITLES, listStepIds } from '@pratiche/domain';
import { expectAccessible, captureScreenshots } from '../../../support/screen-checks.ts';
import { expect, heading, openPageAs, PHONE, test } from '../../../support/page-helpers.js';
import {
  ecobonusForm,
  createMember,
  expectOk,
  readDossier,
  createReadyDossier,
  reject,
  save,
  sendDossier,
  type Member,
} from '../../../support/portal-kit.js';
import {
  field,
  SAVE_RETRY_TIMEOUT,
  savedIndicator,
  stepHeading,
  stepButton,
} from '../../../support/wizard-helpers.js';

const BANNER = /Connessione assente: i dati restano su questo dispositivo/;

interface TypedField {
  id: Exclude<StepId, 'documentazione' | 'amministrazione'>;
  label: RegExp;
  /** As typed and shown again, and where it is stored. */
  text: string;
  at: string;
  stored?: unknown;
}

/** One field of every step with fields. */
const TYPED_FIELDS: readonly TypedField[] = [
  { id: 'beneficiario', label: /^Telefono/, text: '3401112223', at: 'beneficiaryPhone' },
  {
    id: 'residenza',
    label: /^Numero civico/,
    text: '44/C',
    at: 'beneficiaryResidentialAddressNumber',
  },
  { id: 'ubicazione', label: /^Interno/, text: '12', at: 'immovableInterior' },
  { id: 'catasto', label: /^Particella/, text: '2244', at: 'cadastralParcel' },
  {
    id: 'immobile',
    label: /^Anno di costruzione/,
    text: '1988',
    at: 'immovableEstimatedYearOfConstruction',
  },
  {
    id: 'intervento',
    label: /^Numero di unità/,
    text: '3',
    at: 'interventionImmovableUnitNumber',
    stored: 3,
  },
  {
    id: 'manufatti',
    label: /^Superficie/,
    text: '3,15',
    at: 'manufatti.serramenti.0.superficie',
    stored: 3.15,
  },
  { id: 'impianto', label: /^Marca/, text: 'Calore Uno', at: 'marcaImpiantoTermico' },
  {
    id: 'spese',
    label: /^Spese professionali/,
    text: '275,50',
    at: 'spese.speseProfessionaliSerramenti',
    stored: 275.5,
  },
];

const fieldInput = (page: Page, { label }: TypedField) => page.getByLabel(label).first();
const valueAt = (dossier: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], dossier);
const pollStoredValue = async (me: Member, id: number, { at }: TypedField) =>
  valueAt(await readDossier(me.http, id), at);
const expectedValue = ({ text, stored: value }: TypedField) => value ?? text;

async function openStep(page: Page, id: StepId): Promise<void> {
  await stepButton(page, STEP_TITLES[id]).click();
  await expect(stepHeading(page, STEP_TITLES[id])).toBeVisible();
}

/**
 * Steps with a chunk of their own: they are fetched while the first ones are filled in, which this
 * journey does not wait for.
 */
const LAZY_LOADED_STEPS = ['manufatti', 'impianto', 'spese'] as const;

test('every step without a network: nothing typed is lost, and it is sent when the network is back', async ({
  page,
  context,
}) => {
  expect(TYPED_FIELDS.map(({ id }) => id)).toEqual(
    listStepIds(1, 'fitter').filter((id) => id !== 'servizio' && id !== 'documentazione'),
  );
  const me = await createMember({});
  const { id } = await save(me.http, ecobonusForm());
  await openPageAs(page, me, `/modules/edit/${id}?passo=1`);
  await expect(stepHeading(page, 'Beneficiario')).toBeVisible();
  for (const id of LAZY_LOADED_STEPS) await openStep(page, id);
  await context.setOffline(true);
  await expect(page.getByText(BANNER)).toBeVisible();
  for (const one of TYPED_FIELDS) {
    await openStep(page, one.id);
    await fieldInput(page, one).fill(one.text);
    await page.keyboard.press('Tab');
  }
  await expectAccessible(page, 'offline');
  await captureScreenshots(page, 'offline');
  for (const one of TYPED_FIELDS)
    expect(await pollStoredValue(me, id, one)).not.toEqual(expectedValue(one));
  await context.setOffline(false);
  await expect(page.getByText(BANNER)).toHaveCount(0);
  await expect(savedIndicator(page)).toBeVisible();
  for (const one of TYPED_FIELDS)
    expect(await pollStoredValue(me, id, one), one.at).toEqual(expectedValue(one));
});

test('a reload at every step right after the last letter loses nothing', async ({ page }) => {
  const me = await createMember({});
  const { id } = await save(me.http, ecobonusForm());
  await openPageAs(page, me, `/modules/edit/${id}?passo=1`);
  for (const one of TYPED_FIELDS) {
    await openStep(page, one.id);
    await fieldInput(page, one).fill(one.text);
    await page.reload();
    await expect(stepHeading(page, STEP_TITLES[one.id])).toBeVisible();
    await expect(fieldInput(page, one), one.at).toHaveValue(one.text);
  }
  await expect
    .poll(async () => Promise.all(TYPED_FIELDS.map((one) => pollStoredValue(me, id, one))))
    .toEqual(TYPED_FIELDS.map(expectedValue));
});

test('what was typed without a network survives the closing of the tab', async ({
  page,
  context,
}) => {
  const me = await createMember({});
  const { id } = await save(me.http, ecobonusForm());
  await openPageAs(page, me, `/modules/edit/${id}?passo=1`);
  await expect(stepHeading(page, 'Beneficiario')).toBeVisible();
  await context.setOffline(true);
  await field(page, 'Cognome').fill('Senza Rete');
  await expect(page.getByText('Da inviare', { exact: true }).first()).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(`/modules/edit/${id}?passo=1`);
  await expect(field(again, 'Cognome')).toHaveValue('Senza Rete');
  await expect
    .poll(async () => (await readDossier(me.http, id)).beneficiaryLastName, SAVE_RETRY_TIMEOUT)
    .toBe('Senza Rete');
});

test('edits made after the dossier was sent are listed by field, and never offered again automatically', async ({
  page,
  context,
}) => {
  const [me, admin] = await Promise.all([
    createMember({ packages: [{ credits: 3 }] }),
    createMember({ role: 'Admin' }),
  ]);
  const { id } = await createReadyDossier(me);
  await openPageAs(page, me, `/modules/edit/${id}?passo=1`);
  await expect(stepHeading(page, 'Beneficiario')).toBeVisible();
  await context.setOffline(true);
  await field(page, 'Telefono').fill('3409990001');
  await expect(page.getByText('Da inviare', { exact: true }).first()).toBeVisible();
  await expectOk(sendDossier(me, id));
  await context.setOffline(false);
  await expect(heading(page, /^Pratica \d+/)).toBeVisible();
  const note = page
    .getByRole('alert')
    .filter({ hasText: 'Una modifica non è entrata nella pratica' });
  await expect(note).toContainText('Telefono: 3409990001');
  await page.setViewportSize(PHONE);
  await captureScreenshots(page, 'inviata-nel-frattempo');
  await expectAccessible(page, 'sent meanwhile');

  await expectOk(reject(admin, id, 'WAITING', 'Manca una firma'));
  await page.goto(`/modules/edit/${id}?passo=1`);
  await expect(field(page, 'Telefono')).toHaveValue('3330001122');
  await expect(note).toContainText('Telefono: 3409990001');
  expect((await readDossier(me.http, id)).status.code).toBe('WAITING');
  await note.getByRole('button', { name: 'Ho preso nota' }).click();
  await page.reload();
  await expect(field(page, 'Telefono')).toHaveValue('3330001122');
  await expect(note).toHaveCount(0);
  expect((await readDossier(me.http, id)).status.code).toBe('WAITING');
});

test.describe('logging out', () => {
  async function leave(page: Page): Promise<void> {
    await page.getByRole('button', { name: /menu di/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  }
  /** The code of dialogs is fetched once the page is shown; it names a property that only they have. */
  const waitForDialogs = (page: Page) =>
    page.waitForResponse(
      async (response) =>
        response.status() === 200 &&
        response.url().endsWith('.js') &&
        (await response.text()).includes('focusTriggerAfterClose'),
    );
  const copies = (page: Page) =>
    page.evaluate(
      () =>
        Object.keys(window.localStorage).filter((key) => key.startsWith('pratiche.copia')).length,
    );

  /** What is kept for the next login of its owner, encrypted. */
  const sealed = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('pratiche-sealed');
          opening.onerror = () => reject(opening.error ?? new Error('pratiche-sealed'));
          opening.onsuccess = () => {
            const counting = opening.result.transaction('entries').objectStore('entries').count();
            counting.onsuccess = () => {
              opening.result.close();
              resolve(counting.result);
            };
          };
        }),
    );

  test('saves the last letters first and asks nothing', async ({ page }) => {
    const me = await createMember({});
    const { id } = await save(me.http, ecobonusForm());
    await openPageAs(page, me, `/modules/edit/${id}?passo=1`);
    await field(page, 'Cognome').fill('Appena Scritto');
    await leave(page);
    await expect(heading(page, 'Accedi')).toBeVisible();
    expect((await readDossier(me.http, id)).beneficiaryLastName).toBe('Appena Scritto');
    await expect.poll(() => copies(page)).toBe(0);
  });

  for (const [choice, left] of [
    ['Conserva ed esci', 1],
    ['Elimina ed esci', 0],
  ] as const) {
    test(`asks what becomes of unsent typing: ${choice}`, async ({ page, context }) => {
      const me = await createMember({});
      const { id } = await save(me.http, ecobonusForm());
      const dialogs = waitForDialogs(page);
      await openPageAs(page, me, `/modules/edit/${id}?passo=1`);
      await expect(stepHeading(page, 'Beneficiario')).toBeVisible();
      await dialogs;
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await field(page, 'Cognome').fill('Solo Qui');
      await leave(page);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(
        'Le modifiche di una pratica sono solo su questo dispositivo',
      );
      await dialog.getByRole('button', { name: 'Resta nel portale' }).click();
      await expect(field(page, 'Cognome')).toHaveValue('Solo Qui');
      await leave(page);
      await captureScreenshots(page, 'esci');
      await dialog.getByRole('button', { name: choice }).click();
      await expect(heading(page, 'Accedi')).toBeVisible();
      await expect.poll(() => copies(page)).toBe(0);
      await expect.poll(() => sealed(page)).toBe(left);
    });
  }
});
