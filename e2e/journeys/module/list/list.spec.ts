import {
  expect,
  heading,
  openPageAs,
  PHONE,
  WIDE,
  dossierRow,
  successAlert,
  collectPageErrors,
  test,
} from '../../../support/page-helpers.js';
import {
  createDossierInStatus,
  ecobonusForm,
  createMember,
  createSentDossier,
  expectOk,
  readDossier,
  reject,
  save,
  type Member,
} from '../../../support/portal-kit.js';
import { captureScreenshots, expectAccessible } from '../../../support/screen-checks.ts';

let me: Member;
let admin: Member;
const ids: Record<string, number> = {};

test.beforeAll(async () => {
  me = await createMember({
    businessName: 'Vetreria del Lago',
    packages: [{ credits: 12.5 }, { credits: 30 }],
  });
  admin = await createMember({ role: 'Admin' });
  for (const code of [
    'DRAFT',
    'WAITING',
    'REJECTED',
    'SENT',
    'ACCEPTED',
    'SENTTOENEA',
    'SELLED',
  ] as const)
    ids[code] = await createDossierInStatus(code, me, admin);
});

const id = (code: string) => ids[code] ?? 0;

test('the dashboard counts drafts, sent, processed and credits, and leads to each', async ({
  page,
}) => {
  const faults = collectPageErrors(page);
  await openPageAs(page, me, '/dashboard');
  const main = page.getByRole('main');
  for (const [name, count, path] of [
    [/bozz/i, '3', /modules\/drafts$/],
    [/inviate/i, '2', /modules\/sent$/],
    [/elaborate/i, '2', /modules\/elaborate$/],
    [/credit/i, '38,5', /packages$/],
  ] as const) {
    const card = main.getByRole('link', { name }).first();
    await expect(card).toContainText(count);
    await card.click();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL(/dashboard$/);
  }
  expect(faults).toEqual([]);
});

test('a list is narrowed to one status, in the address too, also on a phone', async ({ page }) => {
  await openPageAs(page, me, '/modules/sent');
  const rows = page
    .getByRole('row')
    .or(page.getByRole('list', { name: 'Pratiche inviate' }).getByRole('listitem'))
    .filter({ hasText: 'Ortensia Brughetti' });
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    if (size === PHONE) await page.getByRole('button', { name: 'Filtri' }).click();
    await page.getByLabel('Filtra per stato').selectOption({ label: 'Accettata' });
    await expect(page).toHaveURL(/status=ACCEPTED/);
    await expect(rows).toHaveCount(1);
    await page.reload();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Accettata');
    await page.getByRole('button', { name: /Stato: Accettata/ }).click();
    await expect(rows).toHaveCount(2);
  }
});

test('drafts show why dossiers came back, and open for correction', async ({ page }) => {
  await openPageAs(page, me, '/modules/drafts');
  await expect(heading(page, 'Pratiche caricate in bozza')).toBeVisible();
  for (const code of ['DRAFT', 'WAITING', 'REJECTED'])
    await expect(dossierRow(page, id(code))).toContainText('Ortensia Brughetti');
  for (const code of ['SENT', 'SELLED']) await expect(dossierRow(page, id(code))).toHaveCount(0);
  await dossierRow(page, id('REJECTED')).getByRole('button', { name: 'MOTIVO RIFIUTO' }).click();
  await expect(page.getByRole('dialog')).toContainText('Documento illeggibile');
  await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).last().click();
  await dossierRow(page, id('WAITING'))
    .getByRole('button', { name: 'CORREZIONI RICHIESTE' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Correggi la pratica' }).click();
  await expect(page).toHaveURL(new RegExp(`/modules/edit/${id('WAITING')}`));
  await expect(page.getByText('Documento illeggibile')).toBeVisible();
});

test('a correction that was begun is still called so', async ({ page }) => {
  const owner = await createMember({ packages: [{ credits: 10 }] });
  const begun = await createSentDossier(owner);
  await expectOk(reject(admin, begun, 'WAITING', 'Manca il saldo'));
  const { version } = await readDossier(owner.http, begun);
  await save(owner.http, { ...ecobonusForm({ immovableStair: 'C' }), id: begun, version });
  await openPageAs(page, owner, '/modules/drafts');
  await dossierRow(page, begun).getByRole('button', { name: 'CORREZIONI RICHIESTE' }).click();
  await expect(page.getByRole('dialog', { name: 'Correzioni richieste' })).toContainText(
    'Manca il saldo',
  );
});

test('a double click on a draft opens it', async ({ page }) => {
  await openPageAs(page, me, '/modules/drafts');
  await dossierRow(page, id('DRAFT')).dblclick();
  await expect(page).toHaveURL(new RegExp(`/modules/edit/${id('DRAFT')}`));
  await expect(heading(page, 'Modifica bozza')).toBeVisible();
});

test('deleting a draft asks first, and can be taken back', async ({ page }) => {
  const { id: doomed } = await save(me.http, ecobonusForm({ beneficiaryLastName: 'Effimera' }));
  // Extends the undo period, so that the row can be checked first.
  await page.addInitScript((undoMs) => {
    const wait = window.setTimeout;
    window.setTimeout = ((work: () => void, ms?: number) =>
      wait(work, ms === undoMs ? 600_000 : ms)) as typeof window.setTimeout;
  }, 30_000);
  await openPageAs(page, me, '/modules/drafts');
  const remove = dossierRow(page, doomed).getByRole('button', { name: 'Elimina' });
  await remove.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Sei sicuro di voler eliminare la pratica?');
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await expect(dossierRow(page, doomed)).toBeVisible();
  await remove.click();
  await dialog.getByRole('button', { name: /elimina|conferma/i }).click();
  await expect(dossierRow(page, doomed)).toHaveCount(0);
  await successAlert(page)
    .getByRole('button', { name: /annulla|ripristina/i })
    .click();
  await expect(dossierRow(page, doomed)).toBeVisible();
});

test('sent and processed dossiers appear in their lists with their status, and offer their documents', async ({
  page,
}) => {
  await openPageAs(page, me, '/modules/sent');
  await expect(dossierRow(page, id('SENT'))).toContainText('Inviata');
  await expect(dossierRow(page, id('ACCEPTED'))).toContainText('Accettata');
  await expect(dossierRow(page, id('DRAFT'))).toHaveCount(0);
  const download = page.waitForEvent('download');
  await dossierRow(page, id('SENT')).getByRole('button', { name: 'Scarica documenti' }).click();
  const name = (await download).suggestedFilename();
  expect(name).toContain('rif-cliente');
  expect(name).toContain(String(id('SENT')));
  expect(name).toMatch(/documentazione.*\.zip$/);
  await page.getByRole('link', { name: 'Pratiche elaborate' }).click();
  await expect(dossierRow(page, id('SENTTOENEA'))).toContainText('Inviata a ENEA');
  await expect(dossierRow(page, id('SELLED'))).toContainText('Completata');
});

test('search, filter, sort and page live in the address @core', async ({ page }) => {
  const many = await createMember({});
  for (let i = 1; i <= 23; i += 1) {
    await save(
      many.http,
      ecobonusForm({
        beneficiaryFirstName: `Cliente${String(i).padStart(2, '0')}`,
        beneficiaryLastName: 'Prova',
        serviceType: i % 2 ? 1 : 2,
      }),
    );
  }
  await openPageAs(page, many, '/modules/drafts');
  await expect(page.getByText(/di 23 /)).toBeVisible();
  await page.getByRole('button', { name: 'Successiva' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('button', { name: /^Cliente/ }).click();
  await expect(page.getByRole('cell', { name: 'Cliente01 Prova' })).toBeVisible();
  await page.getByRole('searchbox').fill('cliente17');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/cliente17/);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('searchbox')).toHaveValue('cliente17');
  await page.getByRole('searchbox').fill('nessuno così');
  await expect(page.getByText('Nessuna pratica trovata')).toBeVisible();
  await page.getByRole('button', { name: 'Azzera filtri' }).click();
  await page.getByRole('combobox', { name: 'Filtra per servizio' }).selectOption('Bonus Casa');
  await expect(page.getByText(/di 11 /)).toBeVisible();
  await page.getByRole('button', { name: /Servizio: Bonus Casa/ }).click();
  await expect(page.getByText(/di 23 /)).toBeVisible();
});

test('on a phone a draft is a short card that opens as a whole, what came back first', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openPageAs(page, me, '/modules/drafts');
  const card = page
    .getByRole('listitem')
    .filter({ hasText: `n. ${id('REJECTED')} ·` })
    .filter({ hasText: 'MOTIVO RIFIUTO' });
  await expect(card).toContainText('Ecobonus');
  await card.getByRole('button', { name: /^Altre azioni/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Leggi il motivo', 'Duplica', 'Elimina']);
  await captureScreenshots(page, 'drafts-menu');
  await page.keyboard.press('Escape');
  await card.click();
  await expect(page).toHaveURL(new RegExp(`/modules/edit/${id('REJECTED')}`));
});

test('on a phone a success is told above the bar at the bottom and moves nothing', async ({
  page,
}) => {
  const owner = await createMember({});
  for (const name of ['Effimera', 'Duratura'])
    await save(owner.http, ecobonusForm({ beneficiaryLastName: name }));
  await page.setViewportSize(PHONE);
  await openPageAs(page, owner, '/modules/drafts');
  const title = heading(page, 'Pratiche caricate in bozza');
  const before = await title.boundingBox();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Effimera' })
    .getByRole('button', { name: /^Altre azioni/ })
    .click();
  await page.getByRole('menuitem', { name: 'Elimina' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
  const bar = await page.locator('.pr-page-header-actions').boundingBox();
  // It slides in from below.
  await expect
    .poll(async () => {
      const told = await successAlert(page).boundingBox();
      return told === null ? null : told.y + told.height;
    })
    .toBeLessThanOrEqual(bar?.y ?? 0);
  expect((await successAlert(page).boundingBox())?.y).toBeGreaterThan(PHONE.height / 2);
  expect(await title.boundingBox()).toEqual(before);
  await captureScreenshots(page, 'drafts-deleted');
});

test('cards of drafts and sent dossiers are at most 120 px high, rows 48 px, with long names too', async ({
  page,
}) => {
  const owner = await createMember({ packages: [{ credits: 30 }] });
  const names = {
    beneficiaryFirstName: 'Massimiliano Bartolomeo',
    beneficiaryLastName: 'Dell’Acquafredda Castelfranchi Sanseverino',
  };
  await save(owner.http, ecobonusForm({ ...names, interventionEndDate: null }));
  const returned = await createSentDossier(owner, names);
  await expectOk(
    reject(admin, returned, 'WAITING', 'La fattura del saldo non si legge. '.repeat(9)),
  );
  await createSentDossier(owner, names);
  await page.setViewportSize(PHONE);
  for (const path of ['drafts', 'sent']) {
    await openPageAs(page, owner, `/modules/${path}`);
    const cards = page.locator('.pr-row-card');
    await expect(cards.first()).toBeVisible();
    // The bar at the top is 56 px high.
    expect((await cards.first().boundingBox())?.y, path).toBeLessThanOrEqual(56 + 230);
    if (path === 'drafts') await expect(cards.first()).toContainText(`n. ${returned} ·`);
    for (const card of await cards.all()) {
      const box = await card.boundingBox();
      expect(box?.height, path).toBeLessThanOrEqual(120);
      const menu = await card.getByRole('button', { name: /^Altre azioni/ }).boundingBox();
      expect(Math.min(menu?.width ?? 0, menu?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const bell = await page.locator('.pr-badge-count').boundingBox();
    const avatar = await page.locator('.sh-avatar').boundingBox();
    expect((bell?.x ?? 0) + (bell?.width ?? 0)).toBeLessThanOrEqual(avatar?.x ?? 0);
    await expectAccessible(page, `${path} as cards`);
    await captureScreenshots(page, `cards-${path}`);
    await page.getByRole('button', { name: 'Filtri' }).click();
    await expectAccessible(page, `filters of ${path}`);
    await captureScreenshots(page, `cards-${path}-filters`);
  }
  await page.setViewportSize(WIDE);
  for (const path of ['drafts', 'sent']) {
    await openPageAs(page, owner, `/modules/${path}`);
    const rows = page.locator('.pr-table tbody tr');
    await expect(rows.first()).toBeVisible();
    for (const row of await rows.all())
      expect(Math.round((await row.boundingBox())?.height ?? 0), path).toBe(48);
    await expect(rows.getByText(/^termine di legge \d{2}\/\d{2}\/\d{4}$/).first()).toBeVisible();
  }
  // The client's name leads where the button of the row does.
  await page
    .getByRole('link', { name: /Sanseverino/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/modules\/edit\/\d+$/);
});

test('a fitter without dossiers sees the first step to take', async ({ page }) => {
  const fresh = await createMember({});
  await openPageAs(page, fresh, '/modules/drafts');
  await expect(page.getByText('Nessuna bozza')).toBeVisible();
  await page.getByRole('button', { name: 'Inizia una pratica' }).click();
  await expect(heading(page, 'Crea nuova pratica')).toBeVisible();
});
