import type { DossierDto } from '@pratiche/api';
import { createLink, openLink } from '../../../../backend/test/kit/beneficiary-link-fixtures.js';
import { expectAccessible, captureScreenshots } from '../../../support/screen-checks.ts';
import {
  expect,
  heading,
  openCustomerPage,
  openPageAs,
  PHONE,
  successAlert,
  test,
  collectPageErrors,
} from '../../../support/page-helpers.js';
import {
  ecobonusForm,
  mailbox,
  createMember,
  expectOk,
  ORTENSIA,
  readDossier,
  createReadyDossier,
  save,
  sendDossier,
  taxCode,
  type Member,
} from '../../../support/portal-kit.js';
import {
  copyResidence,
  readDossierId,
  field,
  goToNextStep,
  SAVE_RETRY_TIMEOUT,
  pickMunicipality,
  savedIndicator,
  stepHeading,
  stepButton,
} from '../../../support/wizard-helpers.js';

/** An open dossier looks every quarter of a minute whether the customer has saved. */
const POLL_TIMEOUT = { timeout: 60_000 };

/** A dossier as the fitter knows it after measuring: products and works, no customer data. */
const createMeasuredDossier = () => {
  const {
    serviceType,
    annoRiferimento,
    manufatti,
    interventionOnImmovableType,
    interventionStartDate,
    interventionEndDate,
    spese,
  } = ecobonusForm();
  return {
    serviceType,
    annoRiferimento,
    manufatti,
    interventionOnImmovableType,
    interventionStartDate,
    interventionEndDate,
    spese,
  };
};

const pollDossierField = (
  me: Member,
  id: number,
  name: keyof DossierDto,
  patience?: typeof SAVE_RETRY_TIMEOUT,
) => expect.poll(async () => (await readDossier(me.http, id))[name], patience);

test('a customer fills in their part on a phone while the fitter goes on @core', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const me = await createMember({ businessName: 'Serramenti Bianchi' });
  const email = `ortensia.${Date.now()}@example.test`;
  const { id } = await save(me.http, createMeasuredDossier());
  await openPageAs(page, me, `/modules/edit/${id}?passo=1`);

  await test.step('the fitter asks', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Invia al cliente' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Invia al cliente' });
    await dialog.getByRole('button', { name: 'Invia richiesta' }).click();
    await expect(dialog.getByText('Email richiesta')).toBeVisible();
    await expectAccessible(page, 'send to client');
    await dialog.getByLabel('E-mail del cliente').fill(email);
    await dialog.getByRole('button', { name: 'Invia richiesta' }).click();
    await expect(successAlert(page)).toContainText('Richiesta inviata correttamente');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Non ancora').first()).toBeVisible();
  });

  const [mail] = await mailbox().waitForCount(email);
  const path = /\/edit-beneficiary\/\d+\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
  const phone = await openCustomerPage(page);
  const faults = collectPageErrors(phone);

  await test.step('the customer reads who asks, and begins', async () => {
    await phone.goto(path);
    await expect(heading(phone, 'Modifica pratica')).toBeVisible();
    await expect(phone).toHaveTitle(/^Modifica pratica/);
    await expect(
      phone.getByText('Serramenti Bianchi ti chiede di completare i dati per la detrazione'),
    ).toBeVisible();
    await expect(phone.getByRole('region', { name: 'Chi te lo chiede' })).toContainText(
      'Serramenti Bianchi',
    );
    await expectAccessible(phone, 'beneficiary intro');
    await captureScreenshots(phone, 'beneficiary-intro');
    await expect(phone.getByRole('button', { name: 'Inizia' })).toBeInViewport({ ratio: 1 });
    expect(await phone.evaluate(() => window.scrollY)).toBe(0);
    await phone.getByRole('button', { name: 'Inizia' }).click();
    await expect(stepHeading(phone, 'I tuoi dati')).toBeFocused();
    await expect(phone.getByText('Passo 1 di 6')).toBeVisible();
    await expect(phone).toHaveTitle(/^Modifica pratica · I tuoi dati/);
    await expect(phone.getByRole('button', { name: 'Invia al cliente' })).toHaveCount(0);
  });
  await test.step('1 who they are, from the tax code', async () => {
    await expect(field(phone, 'Nome')).toHaveAttribute('autocomplete', 'given-name');
    await field(phone, 'Nome').fill('Ortensia');
    await field(phone, 'Cognome').fill('Brughetti');
    await field(phone, 'Codice fiscale').fill(taxCode(ORTENSIA));
    await expect(phone.getByText(/^Nat[ao] il [\d/]{10} a bergamo \(BG\)/i)).toBeVisible();
    await phone.getByRole('button', { name: 'Modifica sesso e dati di nascita' }).click();
    await expect(field(phone, 'Comune di nascita')).toHaveValue(/^bergamo$/i);
    await expect(phone.locator('.wz-asker')).toHaveText('Serramenti Bianchi');
    await field(phone, 'Telefono').fill('3330001122');
    await expectAccessible(phone, 'beneficiary step 1');
    // The paper to sign prints the identity document: it is asked for, and may be left to the company.
    await phone.getByRole('button', { name: 'Avanti', exact: true }).click();
    await expect(phone.getByText(/Per andare avanti/)).toBeVisible();
    await phone.getByRole('button', { name: 'Continua senza' }).click();
    await expect(stepHeading(phone, 'Residenza')).toBeVisible();
  });
  await test.step('2 and 3 where they live and where the works are', async () => {
    await pickMunicipality(phone, 'bergam', /^Bergamo/);
    await field(phone, 'Indirizzo').fill('Via delle Ginestre');
    await goToNextStep(phone, 'La casa dei lavori');
    await copyResidence(phone);
    await expect(phone.getByText(/Zona climatica/)).toHaveCount(0);
    await goToNextStep(phone, 'Dati catastali');
  });
  await test.step('4 no cadastral survey at hand: they go on without', async () => {
    await phone.getByRole('button', { name: 'Avanti', exact: true }).click();
    await expect(phone.getByText(/Per andare avanti/)).toBeVisible();
    await expectAccessible(phone, 'beneficiary step 4 refused');
    await expect(phone.getByRole('button', { name: 'Continua senza' })).toBeInViewport({
      ratio: 1,
    });
    await phone.getByRole('button', { name: 'Continua senza' }).click();
    await expect(stepHeading(phone, 'Caratteristiche immobile')).toBeVisible();
  });
  await test.step('the fitter, in their own window, gets what was saved and adds to it', async () => {
    await expect(field(page, 'Nome')).toHaveValue('Ortensia', POLL_TIMEOUT);
    await expect(page.getByText(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/).first()).toBeVisible();
    await field(page, 'Numero').fill('CA12345AA');
    await pollDossierField(me, id, 'beneficiaryIdentificationDocNumber').toBe('CA12345AA');
  });
  await test.step('5 the property, joined with what the fitter saved', async () => {
    await phone.getByLabel(/^Anno di costruzione/).fill('1974');
    await pollDossierField(me, id, 'immovableEstimatedYearOfConstruction').toBe('1974');
    expect(await readDossier(me.http, id)).toMatchObject({
      beneficiaryIdentificationDocNumber: 'CA12345AA',
      spese: ecobonusForm().spese,
      manufatti: createMeasuredDossier().manufatti,
    });
  });
  await test.step('6 and the end', async () => {
    await phone.getByRole('button', { name: 'Avanti', exact: true }).click();
    await phone.getByRole('button', { name: 'Continua senza' }).click();
    await expect(stepHeading(phone, 'Impianto termico esistente')).toBeVisible();
    await phone.getByRole('button', { name: 'Ho finito' }).click();
    await phone.getByRole('button', { name: 'Termina senza' }).click();
    await expect(phone.getByText('Grazie, abbiamo ricevuto i tuoi dati')).toBeVisible();
    await expect(phone.getByText('Mancano ancora alcuni dati')).toBeVisible();
    await expect(page.getByText(/^Il cliente ha completato i dati: /)).toBeVisible(POLL_TIMEOUT);
    await expect(phone.getByText(/Non devi fare altro/)).toHaveCount(0);
    await expectAccessible(phone, 'beneficiary thanks');
    await captureScreenshots(phone, 'beneficiary-thanks');
    expect(faults.filter((fault) => !fault.startsWith('409'))).toEqual([]);
  });
  await test.step('the same link tells where the dossier stands', async () => {
    await phone.goto(path);
    await expect(
      phone.getByRole('heading', { name: 'Abbiamo ricevuto i tuoi dati' }),
    ).toBeVisible();
    await expect(
      phone.getByRole('heading', { name: 'Che cosa ti resta da compilare' }),
    ).toBeVisible();
    await captureScreenshots(phone, 'beneficiary-collected');
  });
  await phone.context().close();
});

test('a customer with nothing to fill in confirms one summary', async ({ page }) => {
  const me = await createMember({ businessName: 'Serramenti Bianchi' });
  const { id } = await createReadyDossier(me, {
    beneficiaryIdentificationDocNumber: 'CA12345AA',
    beneficiaryIdentificationDocDate: '2036-01-31',
  });
  const { token } = await createLink(me, id);
  await page.goto('/login');
  const phone = await openCustomerPage(page);
  await phone.goto(`/edit-beneficiary/${id}/${token}`);
  await phone.getByRole('button', { name: 'Inizia' }).click();
  await expect(stepHeading(phone, 'Controlla i tuoi dati')).toBeFocused();
  await expect(phone).toHaveURL(/\?riepilogo=1$/);
  await expect(phone.getByRole('button', { name: /Modifica$/ })).toHaveCount(6);
  await expectAccessible(phone, 'beneficiary summary');
  await captureScreenshots(phone, 'beneficiary-summary');
  // Where there is room all values are shown.
  await page.goto(`/edit-beneficiary/${id}/${token}?riepilogo=1`);
  await expect(page.getByText('Particella', { exact: true })).toBeVisible();
  await expectAccessible(page, 'beneficiary summary, wide');
  await captureScreenshots(page, 'beneficiary-summary-wide');
  await phone.getByRole('button', { name: /^Residenza .*Modifica$/ }).click();
  await field(phone, 'Indirizzo').fill('Via delle Ginestre');
  await phone.getByRole('button', { name: 'Torna al riepilogo' }).click();
  await expect(phone.getByRole('button', { name: /^Residenza Via delle Ginestre/ })).toBeVisible();
  await phone.getByRole('button', { name: 'È tutto giusto' }).click();
  await expect(phone.getByText('Grazie, abbiamo ricevuto i tuoi dati')).toBeVisible();
  await pollDossierField(me, id, 'beneficiaryResidentialAddress').toBe('Via delle Ginestre');
  await phone.context().close();
});

test('both change the same field: each decides field by field, and nothing is lost', async ({
  page,
}) => {
  const me = await createMember({});
  const { id } = await save(me.http, ecobonusForm());
  const { token } = await createLink(me, id);
  await page.goto('/login');
  const phone = await openCustomerPage(page);
  await phone.goto(`/edit-beneficiary/${id}/${token}?passo=1`);
  await expect(field(phone, 'Nome')).toHaveValue('Ortensia');

  await test.step('on the customer’s phone', async () => {
    await phone.route(/updateByBeneficiary/, (route) => route.abort('connectionrefused'));
    await field(phone, 'Nome').fill('Ortensia Maria');
    await field(phone, 'Cognome').fill('Brughetti Colli');
    await field(phone, 'Telefono').fill('3471112223');
    await expect(
      phone.getByText(/Non salvato: il server non è raggiungibile/).first(),
    ).toBeVisible();
    const { version } = await openLink(me.http, id, token);
    await save(me.http, {
      id,
      version,
      beneficiaryFirstName: 'Ortensia M.',
      beneficiaryLastName: 'Brughetti in Colli',
      cadastralSection: 'B',
    });
    await phone.unroute(/updateByBeneficiary/);
    const dialog = phone.getByRole('dialog', { name: /cambiati anche da altri/ });
    await expect(dialog).toBeVisible(SAVE_RETRY_TIMEOUT);
    for (const value of [
      'Nome',
      'Ortensia Maria',
      'Ortensia M.',
      'Cognome',
      'Brughetti Colli',
      'Brughetti in Colli',
    ])
      await expect(dialog.getByText(value, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Salva con i valori scelti' })).toBeDisabled();
    await expectAccessible(phone, 'conflict on a phone');
    await dialog
      .getByRole('group', { name: 'Nome', exact: true })
      .getByText('Ortensia Maria', { exact: true })
      .click();
    await dialog
      .getByRole('group', { name: 'Cognome', exact: true })
      .getByText('Brughetti in Colli', { exact: true })
      .click();
    await dialog.getByRole('button', { name: 'Salva con i valori scelti' }).click();
    await pollDossierField(me, id, 'beneficiaryFirstName').toBe('Ortensia Maria');
    expect(await readDossier(me.http, id)).toMatchObject({
      beneficiaryLastName: 'Brughetti in Colli',
      beneficiaryPhone: '3471112223',
      cadastralSection: 'B',
    });
  });

  await test.step('in the fitter’s window', async () => {
    await openPageAs(page, me, `/modules/edit/${id}?passo=1`);
    await expect(field(page, 'Telefono')).toHaveValue('3471112223');
    await page.route(/\/api\/Module$/i, (route) => route.abort('connectionrefused'));
    await field(page, 'Telefono').fill('3900000001');
    await expect(
      page.getByText(/Non salvato: il server non è raggiungibile/).first(),
    ).toBeVisible();
    await field(phone, 'Telefono').fill('3900000002');
    await pollDossierField(me, id, 'beneficiaryPhone').toBe('3900000002');
    await page.unroute(/\/api\/Module$/i);
    const dialog = page.getByRole('dialog', { name: /modificata anche altrove/ });
    await expect(dialog).toBeVisible(SAVE_RETRY_TIMEOUT);
    await expectAccessible(page, 'conflict at a desk');
    await captureScreenshots(page, 'conflict');
    await dialog.getByText('3900000001', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Salva con i valori scelti' }).click();
    await pollDossierField(me, id, 'beneficiaryPhone').toBe('3900000001');
  });
  await phone.context().close();
});

test('reload and a lost network lose nothing of what the customer typed', async ({ page }) => {
  const me = await createMember({});
  const { id } = await save(me.http, createMeasuredDossier());
  const { token } = await createLink(me, id);
  await page.setViewportSize(PHONE);
  await page.goto(`/edit-beneficiary/${id}/${token}?passo=1`);
  await expect(field(page, 'Nome')).toBeVisible();
  await field(page, 'Nome').fill('Subito');
  await page.reload();
  await expect(field(page, 'Nome')).toHaveValue('Subito');
  await pollDossierField(me, id, 'beneficiaryFirstName').toBe('Subito');

  await savedIndicator(page).waitFor();
  await page.context().setOffline(true);
  await field(page, 'Cognome').fill('Senza Rete');
  // The bar says it on a phone, and the note is for screen readers.
  await expect(page.locator('.wz-no-network')).toBeVisible();
  await expect(page.getByText(/Connessione assente/)).toHaveCount(1);
  await expect(page.getByText('Da inviare', { exact: true }).first()).toBeVisible();
  await page.context().setOffline(false);
  await pollDossierField(me, id, 'beneficiaryLastName', SAVE_RETRY_TIMEOUT).toBe('Senza Rete');

  // With the server unreachable, reopening the page still shows the typed values.
  await page.route(/updateByBeneficiary|getModuleByToken/, (route) =>
    route.abort('connectionrefused'),
  );
  await field(page, 'Telefono').fill('3330009999');
  await page.reload();
  await expect(field(page, 'Telefono')).toHaveValue('3330009999');
  await page.unroute(/updateByBeneficiary|getModuleByToken/);
  await pollDossierField(me, id, 'beneficiaryPhone', SAVE_RETRY_TIMEOUT).toBe('3330009999');
});

test('a link that does not work, or ends while it is used, leads to the page that says so', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const title = heading(page, 'Link pratica non più valido');
  for (const path of [
    '/edit-beneficiary/1/x',
    `/edit-beneficiary/1/${'A'.repeat(43)}`,
    '/edit-beneficiary/abc/x',
    '/edit-beneficiary/error',
  ]) {
    await page.goto(path);
    await expect(title).toBeVisible();
    await expect(page).toHaveURL(/\/edit-beneficiary\/error$/);
  }
  await expectAccessible(page, 'beneficiary error');
  await captureScreenshots(page, 'beneficiary-error');

  const me = await createMember({ packages: [{ credits: 10 }] });
  const { id } = await createReadyDossier(me);
  const { token } = await createLink(me, id);
  await page.goto(`/edit-beneficiary/${id}/${token}?passo=1`);
  await expect(field(page, 'Nome')).toHaveValue('Ortensia');
  await expectOk(sendDossier(me, id));
  await field(page, 'Nome').fill('Troppo tardi');
  await expect(page.getByRole('heading', { name: 'Pratica inviata al controllo' })).toBeVisible();
  expect((await readDossier(me.http, id)).beneficiaryFirstName).toBe('Ortensia');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Inviata al controllo il' }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Chi te lo chiede' })).toContainText('Partita IVA');
  await expect(page.getByText('Ortensia')).toHaveCount(0);
  await expectAccessible(page, 'beneficiary status');
  await captureScreenshots(page, 'beneficiary-status');
  expect((await me.http.delete(`Module/beneficiaryLink/${id}`)).status).toBe(204);
  await page.reload();
  await expect(title).toBeVisible();
});

test('the fitter shows a QR code and ends the link', async ({ page }) => {
  const me = await createMember({ businessName: 'Serramenti Bianchi' });
  const { id } = await save(me.http, ecobonusForm());
  await openPageAs(page, me, `/modules/edit/${id}?passo=1`);
  expect(await readDossierId(page)).toBe(id);
  const summary = page.getByRole('complementary', { name: 'Riepilogo della pratica' });
  // Offered once, although the summary is beside the step.
  const ask = page.getByRole('main').getByRole('button', { name: 'Invia al cliente' });
  await expect(ask).toHaveCount(1);
  await ask.click();
  const dialog = page.getByRole('dialog', { name: 'Invia al cliente' });
  await dialog.getByRole('button', { name: 'Mostra codice QR e link' }).click();
  await expect(
    dialog.getByRole('img', { name: 'Codice QR del link per il cliente' }).locator('svg'),
  ).toBeVisible();
  const url = await dialog.getByRole('textbox', { name: 'Link per il cliente' }).inputValue();
  expect((await openLink(me.http, id, url.split('/').at(-1) ?? '')).requestedBy).toBe(
    'Serramenti Bianchi',
  );
  await captureScreenshots(page, 'send-to-client');
  await dialog.getByRole('button', { name: 'Chiudi' }).click();
  await expect(dialog).toBeHidden();
  // What the customer has is not replaced without a word.
  await expect(page.getByText(/^Inviato: /)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Invia di nuovo' }).click();
  await dialog.getByRole('button', { name: 'Mostra codice QR e link' }).click();
  await page
    .getByRole('dialog', { name: 'Vuoi sostituire il link del cliente?' })
    .getByRole('button', { name: 'Annulla' })
    .click();
  expect((await openLink(me.http, id, url.split('/').at(-1) ?? '')).requestedBy).toBe(
    'Serramenti Bianchi',
  );
  await dialog.getByRole('button', { name: 'Revoca link' }).click();
  await page
    .getByRole('dialog', { name: 'Vuoi revocare il link?' })
    .getByRole('button', { name: 'Revoca link' })
    .click();
  await expect(dialog.getByText(/^Revocato il/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Chiudi' }).click();
  await expect(stepButton(page, 'Beneficiario')).toBeVisible();
  await expect(summary.getByText(/^Revocato il/)).toBeVisible();
});

test('the customer’s screens at both widths', async ({ page }) => {
  const me = await createMember({
    businessName: 'Falegnameria Artigiana Serramenti e Infissi dei Fratelli Pontevecchio S.n.c.',
  });
  const { id } = await save(me.http, ecobonusForm());
  const { token } = await createLink(me, id);
  await page.goto(`/edit-beneficiary/${id}/${token}`);
  await expect(page.getByRole('button', { name: 'Inizia' })).toBeVisible();
  await captureScreenshots(page, 'beneficiary-intro');
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await page.goto(`/edit-beneficiary/${id}/${token}?passo=${number}`);
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await expectAccessible(page, `beneficiary step ${number}`);
    await captureScreenshots(page, `beneficiary-${number}`);
  }
  await page.goto(`/edit-beneficiary/${id}/${token}?fine=1`);
  await expect(page.getByText('Grazie, abbiamo ricevuto i tuoi dati')).toBeVisible();
  await captureScreenshots(page, 'beneficiary-thanks');
});
