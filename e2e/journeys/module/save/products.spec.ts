import type { Locator, Page } from '@playwright/test';
import { expectAccessible, captureScreenshots } from '../../../support/screen-checks.ts';
import { expect, openPageAs, PHONE, test } from '../../../support/page-helpers.js';
import {
  chiusura,
  ecobonusForm,
  createMember,
  readDossier,
  save,
  serramento,
  type Member,
} from '../../../support/portal-kit.js';
import { field, savedIndicator, stepHeading } from '../../../support/wizard-helpers.js';

type Products = ReturnType<typeof ecobonusForm>['manufatti'];

let me: Member;
test.beforeAll(async () => {
  me = await createMember({});
});

/** Opens the products step of a new dossier with these rows; answers the dossier's number. */
async function openProductsStep(page: Page, rows: Partial<Products>): Promise<number> {
  const spese = { ...ecobonusForm().spese, spesaDetraibileSerramenti: 900 };
  const { id } = await save(
    me.http,
    ecobonusForm({ spese, manufatti: { serramenti: [], schermature: [], chiusure: [], ...rows } }),
  );
  await openPageAs(page, me, `/modules/edit/${id}?passo=7`);
  await expect(stepHeading(page, 'Manufatti')).toBeVisible();
  return id;
}

const productCell = (page: Page, list: keyof Products, index: number, name: string): Locator =>
  page.locator(`#campo-manufatti-${list}-${index}-${name}`);
const namedButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const limitIndicator = (page: Page, row: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${row}: .*Perché\\?$`) });
const readStoredProducts = async (id: number): Promise<Products> =>
  (await readDossier(me.http, id)).manufatti;

test('windows by keyboard alone: Tab, Enter for a row, Ctrl+D for a copy', async ({ page }) => {
  const id = await openProductsStep(page, { serramenti: [serramento({ superficie: 1.5 })] });
  await productCell(page, 'serramenti', 0, 'confine').focus();
  await page.keyboard.press('Tab');
  await expect(productCell(page, 'serramenti', 0, 'superficie')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(productCell(page, 'serramenti', 1, 'tipologiaInfisso')).toBeFocused();
  await page.keyboard.press('Control+d');
  await expect(productCell(page, 'serramenti', 1, 'superficie')).toHaveValue('1,5');
  await expect(productCell(page, 'serramenti', 1, 'tipologiaInfisso')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2,25');
  await page.keyboard.press('Shift+Tab');
  await expect(limitIndicator(page, 'Serramento 2')).toHaveText(
    /^(Entro il limite|Nel limite · lo ricontrolliamo noi)$/,
  );
  await expect
    .poll(async () => (await readStoredProducts(id)).serramenti.map(({ superficie }) => superficie))
    .toEqual([1.5, 2.25]);
});

test('rows are counted, copied, moved, removed and taken back, within the limits', async ({
  page,
}) => {
  const id = await openProductsStep(page, {
    serramenti: [serramento({ superficie: 1 }), serramento({ superficie: 2 })],
    chiusure: [chiusura()],
  });
  const surfaces = async () =>
    (await readStoredProducts(id)).serramenti.map(({ superficie }) => superficie);
  await namedButton(page, 'Copia: Serramento 2').click();
  await namedButton(page, 'Sposta in basso: Serramento 1').click();
  await expect.poll(surfaces).toEqual([2, 1, 2]);
  await namedButton(page, 'Elimina: Serramento 2').click();
  await expect(page.getByText('Serramento 2: riga eliminata.')).toBeVisible();
  await expect(namedButton(page, 'Annulla')).toBeFocused();
  await expect.poll(surfaces).toEqual([2, 2]);
  await page.keyboard.press('Enter');
  await expect(productCell(page, 'serramenti', 1, 'superficie')).toHaveValue('1');
  await expect.poll(surfaces).toEqual([2, 1, 2]);

  const count = page.getByLabel('Numero di serramenti');
  await count.fill('11');
  await count.press('Enter');
  await expect(
    page.getByText('Il numero massimo per ogni tipologia di manufatto è 10'),
  ).toBeVisible();
  await count.fill('10');
  await count.press('Enter');
  await expect(namedButton(page, 'Elimina: Serramento 10')).toBeVisible();
  await namedButton(page, 'Aggiungi serramento').click();
  await expect(
    page.getByText('Il numero massimo di serramenti che è possibile aggiungere è 10'),
  ).toBeVisible();
  const shadings = page.getByLabel('Numero di schermature');
  await shadings.fill('10');
  await shadings.press('Enter');
  await expect(
    page.getByText(
      'Il numero massimo tra schermature e chiusure oscuranti che è possibile aggiungere è 10',
    ),
  ).toBeVisible();
  await expect(savedIndicator(page)).toBeVisible();
  expect((await readStoredProducts(id)).schermature).toEqual([]);
});

test('values of the tables are filled in and say so; what was typed in their place stays', async ({
  page,
}) => {
  await openProductsStep(page, {
    serramenti: [serramento({ tipologiaTelaioPre: null, trasmittanzaPre: null })],
    chiusure: [
      chiusura({ permeabilitaAria: null, tipologiaPost: 0, resistenzaTermicaFinale: null }),
    ],
  });
  const old = productCell(page, 'serramenti', 0, 'trasmittanzaPre');
  await productCell(page, 'serramenti', 0, 'tipologiaTelaioPre').selectOption('legnoDuro');
  await expect(old).toHaveValue('5,05');
  await expect(old).toHaveAccessibleDescription(/compilato automaticamente/);
  await productCell(page, 'serramenti', 0, 'tipologiaVetroPre').selectOption('doppio');
  await expect(old).toHaveValue('3,15');
  await namedButton(page, 'Aggiungi serramento').click();
  await expect(old).toHaveAccessibleDescription(/compilato automaticamente/);
  await old.fill('4,4');
  await expect(old).not.toHaveAccessibleDescription(/compilato automaticamente/);
  await productCell(page, 'serramenti', 0, 'tipologiaTelaioPre').selectOption('lamiera');
  await expect(old).toHaveValue('4,4');

  const final = productCell(page, 'chiusure', 0, 'resistenzaTermicaFinale');
  await productCell(page, 'chiusure', 0, 'permeabilitaAria').selectOption('media');
  await expect(final).toHaveValue('0,19');
  await productCell(page, 'chiusure', 0, 'permeabilitaAria').selectOption('bassa');
  await expect(final).toHaveValue('0,26');
  await productCell(page, 'chiusure', 0, 'tipologiaPre').selectOption('5');
  await expect(productCell(page, 'chiusure', 0, 'resistenzaTermicaIniziale')).toHaveValue('0,14');
});

test('a light follows the typing and shows rule, limit and source', async ({ page }) => {
  await openProductsStep(page, { serramenti: [serramento()] });
  await expect(limitIndicator(page, 'Serramento 1')).toHaveText(
    /^(Entro il limite|Nel limite · lo ricontrolliamo noi)$/,
  );
  await productCell(page, 'serramenti', 0, 'trasmittanzaPost').fill('1,35');
  await expect(limitIndicator(page, 'Serramento 1')).toHaveText('Da verificare');
  await productCell(page, 'serramenti', 0, 'trasmittanzaPost').fill('1,41');
  await expect(limitIndicator(page, 'Serramento 1')).toHaveText('Da correggere');
  await limitIndicator(page, 'Serramento 1').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const broken = dialog
    .getByRole('listitem')
    .filter({ hasText: 'Il valore deve essere <= 1,4 W/m2K' });
  for (const text of ['Non rispettata', '1,41 W/m²K', '1,40 W/m²K', 'zona climatica E'])
    await expect(broken).toContainText(text);
  // Both limits at once, so that one correction mends both.
  await expect(dialog.getByText(/Ecobonus in zona E .* ≤ 1,30 W\/m²K/)).toBeVisible();
  await expect(
    dialog.getByRole('listitem').filter({ hasText: 'D.M. 14/2/2022, Allegato A' }),
  ).toContainText('780,00 €/m²');
  await expectAccessible(page, 'light of a row');
  await page.keyboard.press('Escape');
  await expect(limitIndicator(page, 'Serramento 1')).toBeFocused();

  await productCell(page, 'serramenti', 0, 'trasmittanzaPost').fill('1,35');
  await expect(limitIndicator(page, 'Serramento 1')).toHaveText('Da verificare');
  await limitIndicator(page, 'Serramento 1').click();
  const soft = dialog.getByRole('listitem').filter({ hasText: 'l’Ecobonus non spetta' });
  for (const text of ['≤ 1,30 W/m²K', 'D.M. 6/8/2020, Allegato E', 'Bonus Casa, fino a 1,40 W/m²K'])
    await expect(soft).toContainText(text);
  await expect(dialog.getByText('1,40 W/m²K', { exact: true })).toHaveCount(0);
});

test('overhangs and obstructions are drawn, described and kept', async ({ page }) => {
  const id = await openProductsStep(page, {});
  await namedButton(page, 'Aggiungi schermatura').click();
  const there = page.getByLabel('Ci sono aggetti o edifici che fanno ombra alla finestra');
  await there.check();
  const group = (title: string) => page.getByRole('group', { name: `${title}: Schermatura 1` });
  for (const title of ['Aggetto orizzontale', 'Aggetto verticale', 'Ostruzione'])
    await expect(group(title).getByRole('img')).toBeVisible();
  await field(group('Aggetto orizzontale'), 'Altezza del soffitto').selectOption('Oltre 2,7 m');
  await expect(page.getByText('Per l’aggetto orizzontale manca la profondità.')).toBeVisible();
  await field(group('Aggetto orizzontale'), 'Profondità dell’aggetto orizzontale').selectOption(
    'Da 1 a 1,5 m',
  );
  await field(group('Aggetto verticale'), 'Posizione dell’aggetto verticale').selectOption(
    'Su entrambi i lati',
  );
  await group('Aggetto verticale')
    .getByLabel(/^Distanza dalla finestra/)
    .fill('0,4');
  await field(group('Aggetto verticale'), 'Profondità dell’aggetto verticale').selectOption(
    'Fino a 1 m',
  );
  await field(group('Ostruzione'), 'Distanza dell’edificio').selectOption('20 m');
  await field(group('Ostruzione'), 'Piani in più dell’edificio').selectOption('8');
  const whole = {
    orizzontali: { altezzaSoffitto: 'oltre270', profonditaAggetto: 'da100a150' },
    verticali: { posizione: 'entrambe', distanza: 0.4, profondita: 'fino100' },
    ostruzioni: { distanza: 20, differenzaPiani: 8 },
  };
  const kept = async () => (await readStoredProducts(id)).schermature[0]?.aggettiOstruzioni;
  await expect.poll(kept).toEqual(whole);
  await there.uncheck();
  await expect.poll(kept).toBeNull();
  await there.check();
  await expect.poll(kept).toEqual(whole);
  await page.reload();
  await expect(field(group('Ostruzione'), 'Piani in più dell’edificio')).toHaveValue('8');
  await expectAccessible(page, 'overhangs');
  await captureScreenshots(page, 'products-overhangs');
});

test('on a phone each row is a card, and one row a sheet', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const id = await openProductsStep(page, { chiusure: [chiusura()] });
  await namedButton(page, 'Aggiungi serramento').click();
  const sheet = page.getByRole('dialog', { name: 'Serramento 1 di 1' });
  await field(sheet, 'Tipologia di infisso').selectOption('portoncino');
  await field(sheet, 'Telaio prima').selectOption('misto');
  await expect(sheet.getByLabel(/^Trasmittanza prima/)).toHaveValue('5,2');
  await expect(sheet.getByText('compilato automaticamente').first()).toBeVisible();
  await sheet.getByLabel(/^Superficie/).fill('2');
  await namedButton(page, 'Fatto').click();
  await expect(page.getByRole('listitem', { name: 'Serramento 1' })).toContainText(
    'Portoncino · 2,00 m²',
  );
  const card = await page.getByRole('listitem', { name: 'Serramento 1' }).boundingBox();
  expect(card?.height).toBeLessThanOrEqual(130);
  // The title keeps its line where there is no room for the light beside it.
  for (const width of [320, PHONE.width]) {
    await page.setViewportSize({ ...PHONE, width });
    const title = page.getByRole('heading', { name: 'Serramento 1' });
    await expect.poll(async () => (await title.boundingBox())?.height).toBeLessThan(34);
  }
  await namedButton(page, 'Altre azioni: Serramento 1').click();
  await namedButton(page, 'Copia: Serramento 1').click();
  // The copy opens, to be changed.
  await expect(page.getByRole('dialog', { name: 'Serramento 2 di 2' })).toBeVisible();
  await namedButton(page, 'Fatto').click();
  await expect(page.getByRole('listitem', { name: 'Serramento 2' })).toContainText(
    'Portoncino · 2,00 m²',
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await namedButton(page, 'Elimina: Serramento 1').click();
  await expect(page.getByRole('listitem', { name: 'Serramento 2' })).toHaveCount(0);
  await namedButton(page, 'Annulla').click();
  await expect(page.getByRole('listitem', { name: 'Serramento 2' })).toBeVisible();
  await namedButton(page, 'Modifica: Chiusura 1').click();
  await namedButton(page, 'Aiuto: Permeabilità all’aria della chiusura').click();
  await expect(page.getByRole('img', { name: 'Fessure di 8-15 mm' })).toBeVisible();
  await expect.poll(async () => (await readStoredProducts(id)).serramenti.length).toBe(2);
  await expectAccessible(page, 'permeability help on a phone');
});

test('the frame table shows what old frames let through', async ({ page }) => {
  await openProductsStep(page, { serramenti: [serramento()] });
  await namedButton(page, 'Aiuto: Trasmittanza dei serramenti esistenti').click();
  const rows = page.getByRole('dialog').getByRole('row');
  for (const [frame, single, double] of [
    ['Legno duro', '5,05', '3,15'],
    ['Legno tenero', '5,00', '3,00'],
    ['PVC a due camere', '5,00', '3,10'],
    ['PVC a tre camere', '5,00', '3,00'],
    ['Alluminio senza taglio termico', '6,00', '3,90'],
  ] as const)
    await expect(rows.filter({ hasText: frame })).toHaveText(`${frame}${single}${double}`);
});

test('the first arrow in a picker goes to the first hit; Enter takes the best one without an arrow', async ({
  page,
}) => {
  const { id } = await save(me.http, ecobonusForm());
  await openPageAs(page, me, `/modules/edit/${id}?passo=2`);
  await expect(stepHeading(page, 'Residenza')).toBeVisible();
  const town = page.getByRole('combobox', { name: 'Comune', exact: true });
  const first = page.getByRole('option').first();
  /** Answers the first hit; Enter has closed the list. */
  const pick = async (...keys: string[]): Promise<string> => {
    await town.fill('berga');
    await expect(first).toBeVisible();
    const best = (await first.textContent()) ?? '';
    for (const key of keys) await page.keyboard.press(key);
    await expect(page.getByRole('option')).toHaveCount(0);
    return best;
  };
  for (const keys of [
    ['ArrowDown', 'Enter'],
    ['Enter'],
    ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter'],
  ]) {
    await expect(town, keys.join(' ')).toHaveValue(await pick(...keys));
  }
  const best = await pick('ArrowDown', 'ArrowDown', 'Enter');
  await expect(town).toHaveValue(/, [A-Z]{2}/);
  await expect(town).not.toHaveValue(best);
  await town.fill('Treviglio');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(town).toHaveValue(/^Treviglio/);
});
