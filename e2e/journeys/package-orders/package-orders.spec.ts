import { captureScreenshots, expectAccessible } from '../../support/screen-checks.ts';
import {
  expect,
  expectNoHorizontalScroll,
  heading,
  loginAs,
  openPageAs,
  PHONE,
  successAlert,
  successToast,
  test,
  WIDE,
} from '../../support/page-helpers.js';
import { createMember, insertOrder, pdf } from '../../support/portal-kit.js';

test('a fitter announces a transfer on the phone, an operator confirms it, the credits are there @core', async ({
  page,
}) => {
  const company = 'Serramenti Bonifico Arrivato';
  const me = await createMember({ businessName: company });
  await page.setViewportSize(PHONE);
  await openPageAs(page, me, '/packages');
  await expect(heading(page, 'Acquista servizio')).toBeVisible();
  await expect(page.getByText(/non hai inviato pratiche/)).toBeVisible();
  await page.getByRole('button', { name: 'Acquista Base' }).click();
  await expect(heading(page, 'Pagamento')).toBeVisible();
  const code = page.getByRole('img', { name: /Codice QR/ });
  await expect(code).toBeHidden();
  await page.getByText('Mostra QR').click();
  await expect(code).toBeVisible();
  await page.getByRole('button', { name: 'Ho fatto il bonifico' }).click();
  await expect(page.getByLabel('Importo versato [€]')).toHaveValue('219,60');
  await page.getByRole('textbox', { name: 'Data del bonifico' }).fill('01/01/2100');
  await page.getByRole('button', { name: 'Segnala il bonifico' }).click();
  await expect(page.getByText(/La data è nel futuro/)).toBeVisible();
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await page
    .getByRole('textbox', { name: 'Data del bonifico' })
    .fill(day.split('-').reverse().join('/'));
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'ricevuta.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await expect(page.getByText('ricevuta.pdf')).toBeVisible();
  await expectAccessible(page, 'order-form');
  await expectNoHorizontalScroll(page);
  await captureScreenshots(page, 'order-form');
  await page.getByRole('button', { name: 'Segnala il bonifico' }).click();
  await expect(successAlert(page)).toBeVisible();
  const waiting = page.getByText(/Bonifico di 219,60\s€ del .* in attesa di conferma/);
  await expect(waiting).toBeVisible();
  await captureScreenshots(page, 'order-payment-pending');
  await page.goto('/dashboard');
  await expect(waiting).toBeVisible();
  await captureScreenshots(page, 'order-dashboard');
  await page.goto(`/wallet/${me.id}`);
  await expect(waiting).toBeVisible();

  await page.setViewportSize(WIDE);
  await openPageAs(page, await createMember({ role: 'Admin' }), '/administration/transfers');
  await expect(
    page.getByRole('link', { name: /^Bonifici da confermare ?, \d+ in attesa$/ }),
  ).toBeVisible();
  await page
    .getByRole('searchbox')
    .fill(`12/11 BONIFICO A VOSTRO FAVORE ${company.toUpperCase()} EUR 219,60`);
  const row = page.getByRole('row').filter({ hasText: company });
  await expect(row).toContainText('Corrisponde: azienda, importo');
  await expectAccessible(page, 'transfers');
  await captureScreenshots(page, 'transfers');
  await row.getByRole('button', { name: 'Conferma' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vuoi confermare il bonifico?' });
  await expect(dialog).toContainText(company);
  await expectAccessible(page, 'transfers-dialog');
  await dialog.getByRole('button', { name: 'Conferma e accredita' }).click();
  await expect(successToast(page)).toContainText('12 crediti accreditati');
  await expect(row).toBeHidden();

  await openPageAs(page, me, `/wallet/${me.id}`);
  await expect(page.getByRole('table', { name: 'Movimenti dei crediti' })).toContainText(
    /Acquisto pacchetto Base · bonifico n\. \d+/,
  );
  await expect(waiting).toBeHidden();
  const balance = page.getByRole('region', { name: 'Crediti disponibili' });
  await expect(balance).toContainText('12 crediti');
  await expect(balance).toContainText(/Valgono 180,00\s€ \+ IVA/);
  await expect(balance).toContainText('≈ 12 pratiche Ecobonus');
  await expectAccessible(page, 'wallet-balance');
  await page.setViewportSize(PHONE);
  const movement = page.getByRole('list', { name: 'Movimenti dei crediti' }).locator('li').first();
  expect((await movement.boundingBox())?.height).toBeLessThanOrEqual(120);
  await page.setViewportSize(WIDE);
  await captureScreenshots(page, 'order-wallet');
});

test('a transfer that did not arrive is rejected with a reason the fitter reads', async ({
  page,
}) => {
  const company = 'Infissi Bonifico Perduto';
  const me = await createMember({ businessName: company });
  await insertOrder(me, { reason: `${company} - test - Dieci` });
  await loginAs(page, 'admin');
  await page.goto('/administration/board');
  await page
    .getByRole('link', { name: /Bonifici da confermare/ })
    .last()
    .click();
  await expect(heading(page, 'Bonifici da confermare')).toBeVisible();
  await page.getByRole('searchbox').fill('bonifico perduto');
  const row = page.getByRole('row').filter({ hasText: company });
  await row.getByRole('button', { name: 'Rifiuta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rifiuta il bonifico' });
  await dialog.getByRole('button', { name: 'Rifiuta' }).click();
  await expect(dialog.getByText('Campo obbligatorio')).toBeVisible();
  await dialog.getByLabel('Motivo').fill('Sul conto non è arrivato nessun bonifico.');
  await dialog.getByRole('button', { name: 'Rifiuta' }).click();
  await expect(successToast(page)).toContainText('Bonifico rifiutato');

  await openPageAs(page, me, `/wallet/${me.id}`);
  await expect(page.getByText('Motivo: Sul conto non è arrivato nessun bonifico.')).toBeVisible();
  await expectAccessible(page, 'wallet-rejected');
  await captureScreenshots(page, 'order-wallet-rejected');
});

test('a fitter takes an announced transfer back', async ({ page }) => {
  const me = await createMember({});
  await insertOrder(me);
  await openPageAs(page, me, `/wallet/${me.id}`);
  await page.getByRole('button', { name: 'Ritira' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ritira' }).click();
  await expect(successAlert(page)).toBeVisible();
  await expect(page.getByText(/in attesa di conferma/)).toBeHidden();
});
