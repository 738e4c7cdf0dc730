import {
  collectPageErrors,
  confirmUnverified,
  expect,
  openPageAs,
  stayAfterActs,
  successAlert,
  test,
  undoNotice,
} from '../../../support/page-helpers.js';
import {
  createMember,
  createReadyDossier,
  pdf,
  readDossier,
  serramento,
  type Member,
} from '../../../support/portal-kit.js';
import {
  openDocumentRow,
  openReview,
  stepButton,
  stepHeading,
} from '../../../support/wizard-helpers.js';

test('a window of 1,38 in zone E becomes Bonus Casa at one touch, and is filed as that', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const owner: Member = await createMember({ packages: [{ credits: 4 }] });
  const admin: Member = await createMember({ role: 'Admin' });
  const { id } = await createReadyDossier(owner, {
    manufatti: {
      serramenti: [serramento({ trasmittanzaPost: 1.38 })],
      schermature: [],
      chiusure: [],
    },
  });
  const page = await (await browser.newContext()).newPage();
  const faults = [collectPageErrors(page)];

  await test.step('the wizard says which deduction the windows are right for', async () => {
    await openPageAs(page, owner, `/modules/edit/${id}`);
    await stepButton(page, 'Manufatti').click();
    await expect(stepHeading(page, 'Manufatti')).toBeVisible();
    const offer = page.getByRole('note').filter({ hasText: 'sono in regola come Bonus Casa' });
    await expect(offer).toContainText('1,30');
    await offer.getByRole('button', { name: 'Passa a Bonus Casa' }).click();
    await expect(offer).toBeHidden();
    await expect.poll(async () => (await readDossier(owner.http, id)).serviceType).toBe(2);
    // Bonus Casa asks for neither.
    for (const title of ['Impianto termico esistente', 'Dettagli economici'])
      await expect(stepButton(page, title)).toHaveCount(0);
  });

  await test.step('it is paid and sent as Bonus Casa, with the document that this asks for', async () => {
    await stepButton(page, 'Documentazione').click();
    const card = await openDocumentRow(page, /^Titolo edilizio/);
    await card
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'inizio-lavori.pdf',
        mimeType: 'application/pdf',
        buffer: pdf('Autocertificazione della data di inizio dei lavori'),
      });
    await expect(page.getByText('Tutti i documenti obbligatori sono caricati.')).toBeVisible();
    await openReview(page);
    const cost = page.getByRole('region', { name: 'Costo dell’invio' });
    await expect(cost.locator('tbody tr td:first-child')).toHaveText(['Pratica Bonus Casa']);
    await page.getByRole('button', { name: 'Salva e invia' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Invia', exact: true }).click();
    await expect(successAlert(page)).toContainText('Pratica salvata ed inviata con successo');
    expect(await readDossier(owner.http, id)).toMatchObject({
      serviceType: 2,
      status: { code: 'SENT' },
    });
  });

  await test.step('the operator accepts it and types the form of Bonus Casa', async () => {
    const office = await (await browser.newContext()).newPage();
    faults.push(collectPageErrors(office));
    await stayAfterActs(office);
    await openPageAs(office, admin, `/administration/modules/edit/${id}`);
    await office
      .getByRole('list', { name: 'Passaggi possibili' })
      .getByRole('button', { name: 'Accetta' })
      .click();
    await confirmUnverified(office);
    await expect(undoNotice(office)).toContainText('Accettata');
    const sheet = office.getByRole('region', { name: 'Scheda ENEA' });
    await expect(sheet.getByRole('region', { name: /^Scheda sul sito di ENEA/ })).toContainText(
      'Bonus Casa, lavori finiti nel',
    );
    await expect(sheet.getByRole('region', { name: /^Serramento 1/ })).toContainText('1,38');
    await expect(sheet.getByRole('heading', { name: 'Impianto termico esistente' })).toHaveCount(0);
  });
  expect(faults.flat()).toEqual([]);
});
