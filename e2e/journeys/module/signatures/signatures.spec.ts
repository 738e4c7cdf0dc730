import type { Locator, Page } from '@playwright/test';
import type { NotificationDto } from '@pratiche/api';
import { createLink } from '../../../../backend/test/kit/beneficiary-link-fixtures.js';
import { withSupply } from '../../../../backend/test/kit/dossier-fixtures.js';
import {
  companySide,
  completeCompany,
  findPaper,
  signPaper,
} from '../../../../backend/test/kit/signature-fixtures.js';
import { captureScreenshots, expectAccessible } from '../../../support/screen-checks.ts';
import {
  expect,
  openCustomerPage,
  openPageAs,
  PHONE,
  test,
  WIDE,
} from '../../../support/page-helpers.js';
import { stepButton } from '../../../support/wizard-helpers.js';
import {
  createMember,
  ecobonusForm,
  expectOk,
  mailbox,
  save,
} from '../../../support/portal-kit.js';

/** What the delegation prints beside the usual. */
const IDENTITY = {
  beneficiaryIdentificationDocNumber: 'CA12345BB',
  beneficiaryIdentificationDocDate: '2031-05-01',
};
const DELEGA = /Incarico, delega/;
const SIGNATURE_CODE_SUBJECT = /^(\d{6}) è il codice per la tua firma$/;

/** Shows every page of the open paper, as reading does. */
async function readToTheEnd(page: Page): Promise<void> {
  // While the paper is opened a sheet without a number has their place.
  const pages = page
    .getByRole('list', { name: /^Pagine di/ })
    .getByRole('listitem')
    .filter({ hasText: /Pagina \d+ di/ });
  await expect(pages.first()).toBeVisible({ timeout: 60_000 });
  for (let at = 0; at < (await pages.count()); at += 1)
    await pages.nth(at).locator('span').last().scrollIntoViewIfNeeded();
  await expect(page.getByText('Hai visto tutte le pagine.')).toBeVisible();
}

/** The button that signs is as wide as the one that puts it off. */
async function expectWideButton(page: Page): Promise<void> {
  const width = async (name: RegExp) =>
    (await page.getByRole('button', { name }).first().boundingBox())?.width ?? 0;
  expect(await width(/^Firma: /)).toBeCloseTo(await width(/^Firmo più tardi$/), 0);
}

/** A paper opens as wide as the screen; enlarged twice as wide, only its frame scrolls sideways. */
async function enlargePages(page: Page): Promise<void> {
  const canvas = page.locator('.wz-pdf-pages canvas').first();
  await expect(canvas).toBeVisible({ timeout: 60_000 });
  const frame = page.getByRole('region', { name: /^Documento / });
  expect((await canvas.boundingBox())?.width ?? 0).toBeGreaterThan(PHONE.width * 0.9);
  const isScrollable = () => frame.evaluate((box) => box.scrollWidth > box.clientWidth);
  expect(await isScrollable()).toBe(false);
  await expect(page.getByRole('status').filter({ hasText: '100 %' })).toHaveCount(1);
  const before = (await canvas.boundingBox())?.width ?? 0;
  const larger = page.getByRole('button', { name: 'Ingrandisci' });
  await expect(larger).toHaveText('Ingrandisci');
  await larger.press('Enter');
  await larger.press('Enter');
  await expect(page.getByText('200 %')).toBeVisible();
  expect((await canvas.boundingBox())?.width ?? 0).toBeCloseTo(before * 2, 0);
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    ),
  ).toBe(true);
}

/** What stays on a phone's screen beside the paper leaves it two thirds. */
async function expectRoomToRead(page: Page): Promise<void> {
  await page
    .getByRole('listitem')
    .filter({ has: page.locator('canvas') })
    .first()
    .evaluate((item) => item.scrollIntoView());
  const tools = await page.getByRole('group', { name: 'Grandezza delle pagine' }).boundingBox();
  const bar = await page.locator('.wz-signing-next').boundingBox();
  expect((bar?.y ?? 0) - (tools?.y ?? 0) - (tools?.height ?? 0)).toBeGreaterThan(
    (PHONE.height * 2) / 3,
  );
}

/** What a page prints is shown below its picture in large letters, and hidden again. */
async function readAsText(page: Page): Promise<void> {
  const asText = page.getByRole('button', { name: 'Leggi come testo' });
  await asText.click();
  const text = page.locator('.wz-pdf-text').first();
  await expect(text).toContainText(/Il beneficiario incarica l’impresa .* di preparare/);
  await expect(text).toHaveCSS('font-size', '16px');
  expect((await text.boundingBox())?.width ?? PHONE.width + 1).toBeLessThanOrEqual(PHONE.width);
  await captureScreenshots(page, 'signature-as-text');
  await asText.click();
  await expect(text).toHaveCount(0);
}

/** A jump to the end is answered: either every page was seen by then, or those that were not are named. */
async function jumpToTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  await expect(page.getByText(/^(Hai visto tutte le pagine|Non hai ancora visto l)/)).toBeVisible();
}

/** A signature, as a finger draws it. */
async function draw(page: Page, area: Locator): Promise<void> {
  await area.scrollIntoViewIfNeeded();
  const box = await area.boundingBox();
  if (box === null) throw new Error('no area to draw in');
  expect(box.height).toBeGreaterThanOrEqual(160);
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.1, 0.7));
  await page.mouse.down();
  for (const [x, y] of [
    [0.25, 0.2],
    [0.4, 0.8],
    [0.6, 0.3],
    [0.85, 0.6],
  ] as const)
    await page.mouse.move(...at(x, y), { steps: 4 });
  await page.mouse.up();
}

/** A dossier whose papers can be signed. */
async function createSigner() {
  const me = await createMember({ businessName: 'Serramenti Bianchi' });
  await completeCompany(me);
  const { id } = await save(me.http, ecobonusForm(IDENTITY));
  return { me, dossier: id, side: companySide(me, id) };
}

/** The code of the last e-mail that brings one; the address receives others too. */
async function readCode(address: string): Promise<string> {
  const mails = await mailbox().waitForCount(address, 1, SIGNATURE_CODE_SUBJECT);
  return SIGNATURE_CODE_SUBJECT.exec(mails.at(-1)?.subject ?? '')?.[1] ?? '';
}

test('customer and fitter sign online, and a value that changes ends a signature @core', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const me = await createMember({ businessName: 'Serramenti Bianchi' });
  await completeCompany(me);
  const email = `firma.${Date.now()}@example.test`;
  const { id } = await save(me.http, ecobonusForm(IDENTITY));
  const { token } = await createLink(me, id);
  await page.goto('/login');
  const phone = await openCustomerPage(page);
  await openPageAs(page, me, `/modules/edit/${id}?passo=10`);
  const delega = page.getByRole('listitem', { name: DELEGA });
  await expect(delega.getByText('In attesa della firma')).toBeVisible();
  await expect(delega.getByRole('button', { name: /^Carica/ })).toHaveCount(0);
  await page.setViewportSize(PHONE);
  const name = delega.locator('.wz-document-name');
  await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThan(240);
  await page.setViewportSize(WIDE);
  await delega.getByRole('button', { name: /^Chiedi di nuovo la firma/ }).click();
  await expect(page.getByRole('dialog', { name: 'Invia al cliente' })).toBeVisible();
  await page.keyboard.press('Escape');

  await test.step('the customer reads, draws and confirms by a code', async () => {
    await phone.goto(`/edit-beneficiary/${id}/${token}?firma=tutti`);
    await expect(phone.getByRole('button', { name: /^Firma: / })).toBeVisible();
    await expectWideButton(phone);
    await phone.getByRole('button', { name: new RegExp(`Firma: ${DELEGA.source}`) }).click();
    const next = phone.getByRole('button', { name: 'Vai alla firma' });
    await expect(next).toBeVisible({ timeout: 60_000 });
    await expect(phone.locator('.wz-pdf-pages canvas').first()).toBeVisible({ timeout: 60_000 });
    await expectRoomToRead(phone);
    await readAsText(phone);
    await enlargePages(phone);
    await jumpToTheEnd(phone);
    await readToTheEnd(phone);
    await expectAccessible(phone, 'reading a paper to sign');
    await captureScreenshots(phone, 'signature-reading');
    await next.click();
    await phone.getByRole('button', { name: 'Mandami il codice' }).click();
    const missing = phone.getByText('Manca la firma.');
    await expect(missing).toBeVisible();
    expect(
      await missing.evaluate((message) => message.getBoundingClientRect().height),
    ).toBeLessThan(48);
    await draw(phone, phone.getByRole('img', { name: /Spazio per la firma/ }));
    await phone.getByRole('checkbox').check();
    await phone.getByLabel(/La tua e-mail/).fill(email);
    await phone.getByRole('button', { name: 'Mandami il codice' }).click();
    const code = await readCode(email);
    await expectAccessible(phone, 'signing a paper');
    await captureScreenshots(phone, 'signature-form');
    await phone.getByLabel(/^Codice/).fill(code);
    await phone.getByRole('button', { name: 'Firma', exact: true }).click();
    // Nothing else is to be signed: one page has the copies and what comes next.
    await expect(phone.getByRole('heading', { name: 'Grazie, hai firmato' })).toBeFocused();
    await expect(phone.getByRole('button', { name: /certificato di firma/ })).toBeVisible();
    await expect(phone.getByText(/Firmata online il/)).toBeVisible();
    await captureScreenshots(phone, 'signature-done');
    // The page that is open learns of it by itself.
    await expect(delega.getByText(/Firmata online il/)).toBeVisible();
    await expect(delega.getByText('Caricato: 1 file')).toBeVisible();
  });

  await test.step('the fitter sees it, and signs by keyboard what is theirs', async () => {
    await openPageAs(page, me, `/modules/edit/${id}?passo=10`);
    await page.getByRole('button', { name: /^1 documento a posto/ }).click();
    await expect(page.getByText(/Firmata online il/)).toBeVisible();
    await page.getByRole('button', { name: /^Firma online: .*requisiti/i }).click();
    const dialog = page.getByRole('dialog', { name: 'Firma online' });
    await readToTheEnd(page);
    await dialog.getByRole('button', { name: 'Vai alla firma' }).click();
    await dialog.getByRole('radio', { name: 'Scrivi il nome' }).check();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: /^Mandami il codice/ }).click();
    await expect(dialog.getByLabel(/^Codice/)).toBeFocused();
    const code = await readCode(me.email);
    await expectAccessible(page, 'the fitter signs');
    await dialog.getByLabel(/^Codice/).fill(code);
    await dialog.getByRole('button', { name: 'Firma', exact: true }).click();
    await expect(dialog.getByRole('heading', { name: /^Firmato:/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Continua' }).click();
    await page.setViewportSize(WIDE);
    await captureScreenshots(page, 'signature-documents');
  });

  await test.step('a printed value that changes ends the signature and is named', async () => {
    await page.goto(`/modules/edit/${id}?passo=1`);
    await expect(page.getByText(/ ha già firmato «Incarico, delega/)).toBeVisible();
    await page.getByLabel(/^Cognome/).fill('Colli');
    await expect(page.getByText(/^Hai cambiato un dato stampato in/)).toBeVisible();
    await expectAccessible(page, 'a change that ends a signature');
    await captureScreenshots(page, 'signature-note');
    await stepButton(page, 'Residenza').click();
    await expect(
      page.getByText(/^È cambiato un dato che compare nei documenti firmati: la firma di/),
    ).toBeVisible();
    await phone.goto(`/edit-beneficiary/${id}/${token}?firma=tutti`);
    await expect(phone.getByText(/La firma non vale più: è cambiato .*\)\. Serve/)).toBeVisible();
    await expect(
      phone.getByRole('button', { name: new RegExp(`Firma: ${DELEGA.source}`) }),
    ).toBeVisible();
    await captureScreenshots(phone, 'signature-voided');
  });
  await phone.context().close();
});

test('the page of verification says what it needs and what it does not know', async ({ page }) => {
  await page.goto('/verify-signature');
  await expect(page.getByRole('heading', { name: 'Verifica firma', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Verifica', exact: true }).click();
  await expect(page.getByText('Scrivi il codice.')).toBeVisible();
  await page.getByLabel('Codice di verifica').fill('non esiste');
  await page.getByRole('button', { name: 'Verifica', exact: true }).click();
  await expect(page).toHaveURL(/\/verify-signature\/nonesiste$/);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expectAccessible(page, 'verification of a signature');
  await captureScreenshots(page, 'signature-verification');
});

test('a signed paper is recognised by its file alone, and a changed byte is told', async ({
  page,
}) => {
  const { me, side } = await createSigner();
  const signed = await signPaper(side, 'REQ', me.email, undefined);
  const { bytes } = await me.http.get(`Signatures/${signed.id}/paper`);
  await page.goto('/verify-signature');
  const file = page.locator('input[type=file]').first();
  await file.setInputFiles({ name: 'req.pdf', mimeType: 'application/pdf', buffer: bytes });
  const verdict = page.locator('#esito');
  await expect(verdict).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Serramenti Bianchi');
  await expect(
    page.getByText('Marca temporale: non c’è. L’ora della firma è quella del server.'),
  ).toBeVisible();
  await expectAccessible(page, 'a signature that holds');
  await captureScreenshots(page, 'signature-holds');
  // As typed from the certificate.
  await page.goto('/verify-signature');
  await page.getByLabel('Codice di verifica').fill(signed.verificationCode ?? '');
  await page.getByRole('button', { name: 'Verifica', exact: true }).click();
  await expect(verdict).toHaveText('La firma è integra');
  await page.goto('/verify-signature');
  const changed = Buffer.from(bytes);
  changed[changed.length - 20] = (changed[changed.length - 20] ?? 0) ^ 1;
  await file.setInputFiles({ name: 'altro.pdf', mimeType: 'application/pdf', buffer: changed });
  await expect(verdict).toHaveText('La firma non è integra: qualcosa è cambiato');
  await expect(page.getByRole('main')).toContainText('Documento: non torna.');
});

test('a fitter takes a signature back with a reason, and the paper is to be signed again', async ({
  page,
}) => {
  const { me, dossier, side } = await createSigner();
  await signPaper(side, 'REQ', me.email, undefined);
  await openPageAs(page, me, `/modules/edit/${dossier}?passo=10`);
  await page.getByRole('button', { name: /^1 documento a posto/ }).click();
  await page.getByRole('button', { name: /requisiti tecnici/i, expanded: false }).click();
  await page.getByRole('button', { name: /^Ritira la firma: / }).click();
  await page.getByLabel('Perché ritiri la firma?').fill('Uw sbagliato');
  await page.getByRole('button', { name: 'Ritira la firma', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Firma online: .*requisiti/i })).toBeVisible();
  expect((await findPaper(side, 'REQ')).signature?.state).toBe('voided');
});

test('a fitter reads two declarations and signs both with one code', async ({ page }) => {
  const me = await createMember({ businessName: 'Serramenti Bianchi' });
  await completeCompany(me);
  const { id } = await save(me.http, withSupply());
  await openPageAs(page, me, `/modules/edit/${id}?passo=10`);
  await page.getByRole('button', { name: /^Firma online: .*requisiti/i }).click();
  const dialog = page.getByRole('dialog', { name: 'Firma online' });
  await readToTheEnd(page);
  await dialog.getByRole('button', { name: 'Leggi anche l’altro' }).click();
  await expect(dialog.getByRole('heading', { name: /congruità/i })).toBeFocused();
  await readToTheEnd(page);
  await dialog.getByRole('button', { name: 'Vai alla firma' }).click();
  await dialog.getByRole('radio', { name: 'Scrivi il nome' }).check();
  // The window keeps its margins; what is longer scrolls within it.
  const { y = 0, height = 0 } = (await dialog.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(20);
  expect(y + height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) - 20);
  const consents = dialog.getByRole('checkbox');
  await expect(consents).toHaveCount(2);
  for (const consent of await consents.all()) await consent.check();
  await dialog.getByRole('button', { name: /^Mandami il codice/ }).click();
  await expect(dialog.getByLabel(/^Codice/)).toBeFocused();
  await expectAccessible(page, 'the fitter signs two papers');
  await captureScreenshots(page, 'signature-two-papers');
  await dialog.getByLabel(/^Codice/).fill(await readCode(me.email));
  await dialog.getByRole('button', { name: 'Firma', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: /^Firmato:/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /certificato di firma/ })).toHaveCount(2);
  const side = companySide(me, id);
  for (const code of ['REQ', 'CONGR'])
    expect((await findPaper(side, code)).signature?.state).toBe('signed');
  expect(await mailbox().waitForCount(me.email, 1, SIGNATURE_CODE_SUBJECT)).toHaveLength(1);
});

test('a customer refuses to sign, and the fitter reads why', async ({ page }) => {
  const { me, dossier } = await createSigner();
  const { token } = await createLink(me, dossier);
  await page.setViewportSize(PHONE);
  await page.goto(`/edit-beneficiary/${dossier}/${token}?firma=tutti`);
  await page.getByRole('button', { name: new RegExp(`Firma: ${DELEGA.source}`) }).click();
  await page.getByRole('button', { name: 'Non voglio firmare' }).click();
  await page.getByLabel('Perché non firmi?').fill('Il mio indirizzo è cambiato');
  await expectAccessible(page, 'refusing to sign');
  await page.getByRole('button', { name: 'Rifiuta la firma' }).click();
  await expect
    .poll(async () =>
      (await expectOk<NotificationDto[]>(me.http.get('Notifications')))
        .filter(({ moduleId }) => moduleId === dossier)
        .map(({ text }) => text)
        .join(' '),
    )
    .toContain('Il mio indirizzo è cambiato');
});
