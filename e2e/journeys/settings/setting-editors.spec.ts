import type { Page } from '@playwright/test';
import { captureScreenshots, expectAccessible } from '../../support/screen-checks.ts';
import { chooseOption, expect, heading, openPageAs, test } from '../../support/page-helpers.js';
import { createMember, type Member } from '../../support/portal-kit.js';

// Other journeys share the settings of the portal: nothing here is saved.

let boss: Member;
test.beforeAll(async () => {
  boss = await createMember({ role: 'SuperAdmin' });
});

const openSetting = (page: Page, kind: string) =>
  openPageAs(page, boss, `/administration/settings/${kind}`);

/** Leaves what was written unsaved, so that the browser asks nothing when the page ends. */
const discard = (page: Page) => page.getByRole('button', { name: 'Annulla le modifiche' }).click();

test('documents are put in order by keyboard and by dragging, and edited in a drawer', async ({
  page,
}) => {
  await openSetting(page, 'documentSet');
  const table = page.getByRole('table', { name: 'Documenti richiesti' });
  const rows = table.getByRole('row');
  const name = 'Fatture (acconto e saldo)';
  await expect(rows.nth(1)).toContainText(name);
  await expect(table).toContainText('Obbligatorio solo se');
  const down = page.getByRole('button', { name: `Sposta giù ${name}` });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(rows.nth(2)).toContainText(name);
  await expect(down).toBeFocused();
  await rows.nth(1).getByTitle('Trascina per spostare').dragTo(rows.nth(3));
  await expect(rows.nth(1)).toContainText(name);
  await page.getByRole('button', { name: `Modifica ${name}` }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Nome').fill('Fatture e ricevute');
  await chooseOption(drawer.getByLabel('Bonus Casa'), 'Obbligatorio a condizione');
  await drawer.getByRole('button', { name: 'Fatto' }).click();
  await expect(drawer).toContainText('Indica la condizione');
  await chooseOption(drawer.getByLabel('Condizione'), 'il beneficiario è una società');
  await expectAccessible(page, 'document drawer');
  await captureScreenshots(page, 'setting-document-drawer');
  await drawer.getByRole('button', { name: 'Fatto' }).click();
  await expect(rows.nth(1)).toContainText('Bonus Casa: obbligatorio solo se');
  await page.getByRole('button', { name: 'Salva la modifica' }).click();
  const question = page.getByRole('dialog', { name: 'Vuoi modificare «Documenti richiesti»?' });
  await expect(question).toContainText(`${name} › Nome`);
  await question.getByRole('button', { name: 'Annulla' }).click();
  await discard(page);
  await expect(rows.nth(1)).toContainText(name);
});

test('the matrix is written cell by cell', async ({ page }) => {
  await openSetting(page, 'interventionMatrix');
  const table = page.getByRole('table', { name: 'Matrice degli interventi' });
  const [first, second] = [table.getByRole('row').nth(1), table.getByRole('row').nth(2)];
  await expect(table).toContainText('Costa (');
  await first.getByLabel('Pratiche Ecobonus').focus();
  await page.keyboard.press('ArrowDown');
  await expect(second.getByLabel('Pratiche Ecobonus')).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('ArrowRight');
  await expect(second.getByLabel('Pratiche Bonus Casa')).toBeFocused();
  await expect(page.getByText('1 modifica da salvare')).toBeVisible();
  await page.keyboard.type('10');
  await page.getByRole('button', { name: 'Salva la modifica' }).click();
  await expect(second).toContainText('Non può superare 9.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await discard(page);
});

test('a colour is chosen or typed, and said how it is seen', async ({ page }) => {
  await openSetting(page, 'packages');
  await page.getByRole('button', { name: 'Aggiungi un pacchetto' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Nome').fill('Prova');
  const color = drawer.getByLabel('Colore', { exact: true });
  await color.fill('#ffee00');
  await expect(drawer).toContainText('si vede poco');
  await drawer.getByRole('button', { name: 'Colore: scegli da una tavolozza' }).click();
  await page.locator('.ant-color-picker-presets-color').first().click();
  await expect(color).toHaveValue('#00703c');
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'package drawer');
  await captureScreenshots(page, 'setting-package-drawer');
  await drawer.getByRole('button', { name: 'Fatto' }).click();
  await expect(page.getByRole('list', { name: 'Pacchetti' })).toContainText('Prova');
  await discard(page);
});

test('limits are written by zone, beside their law', async ({ page }) => {
  await openSetting(page, 'uLimits');
  const table = page.getByRole('table', { name: 'Limiti per zona climatica' });
  await expect(table.getByRole('columnheader')).toHaveCount(7);
  await table.getByLabel('Zona E').fill('1,1');
  await expect(
    page.getByRole('complementary', { name: 'Da dove vengono i valori' }).getByLabel('Fonte'),
  ).toHaveValue(/D\.M\./);
  await page.getByRole('button', { name: 'Salva la modifica' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Zona E: 1,4 W/m²K → 1,1 W/m²K');
  await question.getByRole('button', { name: 'Annulla' }).click();
  await discard(page);
});

test('leaving unsaved changes asks, by link, by the back button and by closing the tab', async ({
  page,
}) => {
  await openPageAs(page, boss, '/administration/settings');
  await page.getByRole('searchbox', { name: 'Cerca un’impostazione' }).fill('iva');
  await page.getByRole('link', { name: 'Aliquota IVA' }).click();
  const percent = page.getByLabel('Percentuale');
  await percent.fill('150');
  await page.getByRole('button', { name: 'Salva la modifica' }).click();
  await expect(page.getByText('Non può superare 100.')).toBeVisible();
  await expect(percent).toBeFocused();

  const question = page.getByRole('dialog', { name: 'Vuoi uscire senza salvare?' });
  await page.getByRole('link', { name: 'Utenti' }).click();
  await expectAccessible(page, 'leaving');
  await question.getByRole('button', { name: 'Resta' }).click();
  await page.goBack();
  await question.getByRole('button', { name: 'Resta' }).click();
  await expect(page).toHaveURL(/settings\/vatRate$/);
  await expect(percent).toHaveValue('150');

  // The browser asks the same of a tab that is closed and of one that is loaded again.
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const prompt = await asked;
  expect(prompt.type()).toBe('beforeunload');
  await prompt.dismiss();
  await expect(percent).toHaveValue('150');

  await page.goBack();
  await question.getByRole('button', { name: 'Esci senza salvare' }).click();
  await expect(heading(page, 'Impostazioni')).toBeVisible();
});

test('ENEA’s site is changed page by page, and confirmed with one touch', async ({ page }) => {
  await openSetting(page, 'eneaSite');
  await chooseOption(page.getByLabel('Pagina del sito'), 'Impianto termico esistente');
  await page
    .getByLabel('Parole sul sito di «Terminali di erogazione»')
    .fill('Terminali dell’impianto');
  await page.getByRole('button', { name: 'Confermata sul sito: h. altro (52)' }).click();
  await page.getByRole('button', { name: 'Aggiungi una voce a «Terminali di erogazione»' }).click();
  const code = page.getByLabel('Codice di ENEA di «nuova voce»');
  await code.fill('37');
  await page.getByLabel('Parole sul sito di «nuova voce»').fill('h. split');
  await chooseOption(page.getByLabel('Nostro valore di «h. split»'), 'Split');
  await page.getByRole('button', { name: 'Salva la modifica' }).click();
  await expect(
    page.getByText('Due voci di «Terminali di erogazione» hanno il codice 37.'),
  ).toBeVisible();
  await page.getByLabel('Codice di ENEA di «h. split»').fill('400');
  await expectAccessible(page, 'site of ENEA');
  await captureScreenshots(page, 'setting-enea-site');
  await page.getByRole('button', { name: 'Salva la modifica' }).click();
  const question = page.getByRole('dialog', { name: 'Vuoi modificare «Sito di ENEA»?' });
  await expect(question).toContainText(
    'Impianto termico esistente › Terminali di erogazione (2026)',
  );
  await expect(question).toContainText('Nostro valore: split');
  await question.getByRole('button', { name: 'Annulla' }).click();
  await discard(page);
  await expect(page.getByText('h. split')).toHaveCount(0);
});

test('the account menu asks before unsaved changes are left, also at the logout', async ({
  page,
}) => {
  await openPageAs(page, boss, '/administration/settings/vatRate');
  const percent = page.getByLabel('Percentuale');
  await percent.fill('21');
  const question = page.getByRole('dialog', { name: 'Vuoi uscire senza salvare?' });
  const choose = async (item: string) => {
    await page.getByRole('button', { name: /menu di/ }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  for (const item of ['Sicurezza', 'Logout']) {
    await choose(item);
    await question.getByRole('button', { name: 'Resta' }).click();
    await expect(percent).toHaveValue('21');
  }
  await choose('Sicurezza');
  await question.getByRole('button', { name: 'Esci senza salvare' }).click();
  await expect(heading(page, 'Sicurezza')).toBeVisible();
  // One step back is the setting, not a second entry of it.
  await page.goBack();
  await expect(percent).toHaveValue('22');
  await percent.fill('21');
  await choose('Logout');
  await question.getByRole('button', { name: 'Esci senza salvare' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
