import type { Page } from '@playwright/test';
import {
  dossierRow,
  expect,
  openPageAs,
  successAlert,
  test,
} from '../../../support/page-helpers.js';
import {
  createMember,
  createReadyDossier,
  readDossier,
  romeDay,
} from '../../../support/portal-kit.js';
import {
  field,
  openReview,
  stepButton,
  stepHeading,
  toItalianDate,
} from '../../../support/wizard-helpers.js';
import { captureScreenshots, expectAccessible } from '../../../support/screen-checks.ts';

async function send(page: Page): Promise<void> {
  await stepButton(page, 'Documentazione').click();
  await expect(stepHeading(page, 'Documentazione')).toBeVisible();
  await openReview(page);
  await page.getByRole('button', { name: 'Salva e invia' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Invia', exact: true }).click();
  await expect(successAlert(page)).toContainText('Pratica salvata ed inviata con successo');
}

/** The works ended that many days ago; as if the days had gone by since. */
async function moveEnd(page: Page, days: number): Promise<void> {
  await stepButton(page, 'Intervento').click();
  await expect(stepHeading(page, 'Intervento')).toBeVisible();
  await field(page, 'Data di ultimazione dei lavori (collaudo)').fill(
    toItalianDate(romeDay(-days)),
  );
  await page.keyboard.press('Tab');
}

test('returned on day 83, sent on day 88; first sent on day 88 it is too late', async ({
  browser,
  page,
}) => {
  test.setTimeout(120_000);
  const owner = await createMember({ packages: [{ credits: 4 }] });
  const admin = await createMember({ role: 'Admin' });
  const ended = (days: number) => ({
    interventionStartDate: romeDay(-120),
    interventionEndDate: romeDay(-days),
  });
  const { id } = await createReadyDossier(owner, ended(83));

  await test.step('the fitter sends on day 83', async () => {
    await openPageAs(page, owner, `/modules/edit/${id}`);
    await send(page);
  });

  await test.step('the operator asks for corrections', async () => {
    const adminPage = await (await browser.newContext()).newPage();
    await openPageAs(adminPage, admin, `/administration/modules/edit/${id}`);
    await adminPage
      .getByRole('list', { name: 'Passaggi possibili' })
      .getByRole('button', { name: 'Chiedi correzioni' })
      .click();
    const dialog = adminPage.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill('Manca il saldo.');
    await dialog
      .getByRole('button', { name: /corrett|correzioni/i })
      .last()
      .click();
    await expect(successAlert(adminPage)).toContainText('Correzioni richieste');
    await adminPage.context().close();
  });

  await test.step('five days later the fitter sends it again', async () => {
    await page.goto(`/modules/edit/${id}`);
    await moveEnd(page, 88);
    await expect
      .poll(async () => (await readDossier(owner.http, id)).interventionEndDate)
      .toBe(romeDay(-88));
    await stepButton(page, 'Documentazione').click();
    await captureScreenshots(page, 'inviata-di-nuovo-al-giorno-88');
    await expectAccessible(page, 'returned on day 88');
    await send(page);
    expect((await readDossier(owner.http, id)).status.code).toBe('SENT');
  });

  await test.step('a dossier that was never sent is too late on that day', async () => {
    const late = await createReadyDossier(owner, ended(88));
    await openPageAs(page, owner, `/modules/edit/${late.id}`);
    await stepButton(page, 'Documentazione').click();
    await openReview(page);
    await expect(page.getByText(/sono passati più di 84 giorni/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Salva e invia' })).toBeDisabled();
    await page.goto('/modules/drafts');
    await expect(dossierRow(page, late.id)).toBeVisible();
  });
});
