import type { Page } from '@playwright/test';
import {
  type DossierForm,
  type ServiceType,
  createEmptySpese,
  listStepIds,
  STEP_TITLES,
} from '@pratiche/domain';
import { expectAccessible } from '../../../support/screen-checks.ts';
import {
  expect,
  heading,
  openPageAs,
  dossierRow,
  successAlert,
  test,
} from '../../../support/page-helpers.js';
import {
  chiusura,
  romeDay,
  ecobonusForm,
  createMember,
  expectOk,
  readDossier,
  createReadyDossier,
  save,
  schermatura,
  sendDossier as sendByApi,
  createSentDossier,
  serramento,
  type Member,
} from '../../../support/portal-kit.js';
import {
  readDossierId,
  field,
  goToNextStep,
  openDocumentRow,
  openReview,
  savedIndicator,
  stepHeading,
  stepButton,
} from '../../../support/wizard-helpers.js';

const COMPANY: Partial<DossierForm> = {
  isCompany: true,
  beneficiaryCompanyType: 0,
  beneficiaryCompanyName: 'Falegnameria Larice S.r.l.',
  beneficiarySsn: '12345678903',
  beneficiaryGender: null,
  beneficiaryBirthDate: null,
  beneficiaryBirthMunicipality: null,
  beneficiaryBirthProvince: null,
  beneficiaryBirthNation: null,
  beneficiaryFirstName: null,
  beneficiaryLastName: null,
  beneficiaryAttorneyFirstName: 'Ortensia',
  beneficiaryAttorneyLastName: 'Brughetti',
  beneficiaryAttorneySsn: ecobonusForm().beneficiarySsn,
};
const MIXED: Partial<DossierForm> = {
  manufatti: { serramenti: [serramento()], schermature: [schermatura()], chiusure: [chiusura()] },
  impiantoClimatizzazioneEstiva: true,
  valoreEer: 3.2,
  spese: {
    ...createEmptySpese(),
    spesaDetraibileSerramenti: 1500,
    speseProfessionaliSerramenti: 100,
    spesaDetraibileSchermature: 600,
    speseProfessionaliSchermature: 0,
    spesaDetraibileChiusure: 400.5,
    speseProfessionaliChiusure: 0,
  },
};
const windowsOf = (serviceType: ServiceType): Partial<DossierForm> => ({
  serviceType,
  tipoImpianto: null,
  tipoTerminaleErogazione: null,
  generatori: [],
  spese: {
    ...createEmptySpese(),
    spesaDetraibileSerramenti: null,
    speseProfessionaliSerramenti: null,
    spesaDetraibileSchermature: null,
    speseProfessionaliSchermature: null,
    spesaDetraibileChiusure: null,
    speseProfessionaliChiusure: null,
  },
});

interface SendingCase {
  name: string;
  service: ServiceType;
  form: Partial<DossierForm>;
  last: number;
  /** Lines of the cost, and credits left of 20. */
  lines: string[];
  left: string;
  document: RegExp;
  note?: RegExp;
}
const SENDING_CASES: readonly SendingCase[] = [
  {
    name: 'Ecobonus for a person with windows',
    service: 1,
    form: {},
    last: 10,
    lines: ['Pratica Ecobonus'],
    left: '19',
    document: /^Dichiarazione di congruità/,
  },
  {
    name: 'Ecobonus for a company with mixed products',
    service: 1,
    form: { ...COMPANY, ...MIXED },
    last: 10,
    left: '17',
    lines: [
      'Pratica Ecobonus: serramenti',
      'Pratica Ecobonus: schermature e chiusure',
      'Calcolo energetico',
    ],
    document: /^Visura camerale/,
    note: /una sola invece di due/,
  },
  {
    name: 'Bonus Casa for a person',
    service: 2,
    form: windowsOf(2),
    last: 8,
    lines: ['Pratica Bonus Casa'],
    left: '19',
    document: /^Titolo edilizio/,
  },
  {
    name: 'Bonus Sicurezza for a person',
    service: 3,
    form: windowsOf(3),
    last: 8,
    lines: ['Pratica Bonus Sicurezza'],
    left: '19',
    document: /^Certificato di classe antieffrazione/,
  },
];

async function sendFromPage(page: Page): Promise<void> {
  await openReview(page);
  await readAndSend(page);
}

async function readAndSend(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salva e invia' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Invia', exact: true }).click();
  await expect(successAlert(page)).toContainText('Pratica salvata ed inviata con successo');
  await expect(page).toHaveURL(/\/dashboard$/);
}

for (const { name, service, form, last, lines, left, document, note } of SENDING_CASES) {
  test(`${name} is read step by step and sent`, async ({ page }) => {
    const me = await createMember({ packages: [{ credits: 20 }] });
    const { id } = await createReadyDossier(me, form);
    await openPageAs(page, me, `/modules/edit/${id}?passo=0`);
    const steps = listStepIds(service, 'fitter');
    expect(steps.length - 1).toBe(last);
    for (const one of steps.slice(1)) {
      await goToNextStep(page, STEP_TITLES[one]);
      if (one === 'beneficiario')
        await expect(
          page.getByRole('heading', {
            name: form.isCompany ? 'Rappresentante legale' : 'Persona fisica',
          }),
        ).toBeVisible();
      if (one === 'immobile')
        await expect(
          field(page, 'Destinazione d’uso generale').locator('option:not([value=""])'),
        ).toHaveCount(service === 1 ? 3 : 1);
      if (one === 'impianto' && form.valoreEer)
        await expect(page.getByLabel(/^EER/)).toHaveValue('3,2');
      if (one === 'spese' && form.spese)
        await expect(page.getByText('2.600,50').last()).toBeVisible();
    }
    await expect(page).toHaveURL(new RegExp(`passo=${last}$`));
    await openDocumentRow(page, document);
    await expect(page.getByRole('heading', { level: 4, name: document })).toBeVisible();
    await openReview(page);
    const cost = page.getByRole('region', { name: 'Costo dell’invio' });
    await expect(cost.locator('tbody tr td:first-child')).toHaveText(lines);
    await expect(cost).toContainText(`dopo l’invio: ${left}`);
    if (note) await expect(cost).toContainText(note);
    await expectAccessible(page, name);
    await readAndSend(page);
    expect((await readDossier(me.http, id)).status.code).toBe('SENT');
  });
}

test('with the acquisition of data "Avanti" goes from the beneficiary to the products, and four steps stay closed', async ({
  page,
}) => {
  const me = await createMember({ packages: [{ credits: 5 }] });
  const blank = {
    beneficiaryResidentialAddress: null,
    immovableAddress: null,
    cadastralSheet: null,
    immovableSurfaceArea: null,
    immovableClimateZone: null,
  };
  const { id } = await createReadyDossier(me, { acquisizioneBeneficiario: true, ...blank });
  await openPageAs(page, me, `/modules/edit/${id}?passo=1`);
  await goToNextStep(page, 'Manufatti');
  for (const title of [
    'Residenza',
    'Ubicazione immobile',
    'Dati catastali',
    'Caratteristiche immobile',
  ]) {
    const button = stepButton(page, title);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/fornitore del servizio/);
  }
  await page.goto(`/modules/edit/${id}?passo=4`);
  await expect(page.locator('#titolo-passo')).toBeVisible();
  await expect(stepHeading(page, 'Dati catastali')).toHaveCount(0);
  await stepButton(page, 'Documentazione').click();
  await expect(await openDocumentRow(page, /^Visura catastale/)).toContainText('Obbligatorio');
  await sendFromPage(page);
});

test('what cannot be sent says why: too few credits with their counts, works that ended too long ago', async ({
  page,
}) => {
  const poor = await createMember({ packages: [{ credits: 1 }] });
  const { id } = await createReadyDossier(poor, MIXED);
  await openPageAs(page, poor, `/modules/edit/${id}?passo=10`);
  await openReview(page);
  await expect(
    page.getByText(
      /ATTENZIONE! Non hai abbastanza crediti per l'invio della pratica.*BonusCasa: 0.*CalcoloEnergetico: 1.*Ecobonus: 2/,
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salva e invia' })).toBeDisabled();
  const late = await createMember({ packages: [{ credits: 5 }] });
  const old = await createReadyDossier(late, {
    interventionStartDate: romeDay(-120),
    interventionEndDate: romeDay(-85),
  });
  await openPageAs(page, late, `/modules/edit/${old.id}?passo=10`);
  await openReview(page);
  await expect(
    page
      .getByText(
        'La pratica non può essere inviata in quanto sono passati più di 84 giorni dalla data di conclusione dei lavori',
      )
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salva e invia' })).toBeDisabled();
});

test('a dossier sent from another device becomes the sent one here, and costs nothing again', async ({
  page,
}) => {
  const me = await createMember({ packages: [{ credits: 5 }] });
  const { id } = await createReadyDossier(me, windowsOf(2));
  await openPageAs(page, me, `/modules/edit/${id}?passo=8`);
  await openReview(page);
  await page.getByRole('button', { name: 'Salva e invia' }).click();
  await expect(page.getByRole('dialog')).toContainText('Vuoi inviare la pratica?');
  await expectOk(sendByApi(me, id));
  await page.getByRole('dialog').getByRole('button', { name: 'Invia', exact: true }).click();
  await expect(page.getByText('La pratica era già inviata')).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 1, name: new RegExp(`^Pratica ${id}`) }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salva e invia' })).toHaveCount(0);
});

test.describe('a duplicate', () => {
  let me: Member;
  test.beforeAll(async () => {
    me = await createMember({ packages: [{ credits: 5 }] });
  });

  test('is made from a sent dossier and asks for the year, the days and the costs', async ({
    page,
  }) => {
    const id = await createSentDossier(me);
    await openPageAs(page, me, '/modules/sent');
    await dossierRow(page, id).getByRole('button', { name: 'Duplica' }).click();
    await expect(heading(page, 'Modifica bozza')).toBeVisible();
    await expect(successAlert(page)).toContainText(`con i dati della ${id}`);
    await expect(stepHeading(page, 'Servizio')).toBeVisible();
    const copy = await readDossierId(page);
    expect(copy).not.toBe(id);
    await field(page, 'Anno di riferimento').selectOption(String(ecobonusForm().annoRiferimento));
    await goToNextStep(page, 'Beneficiario');
    await expect(field(page, 'Cognome')).toHaveValue('Brughetti');
    await expect
      .poll(async () => (await readDossier(me.http, copy)).annoRiferimento)
      .toBe(ecobonusForm().annoRiferimento);
    expect(await readDossier(me.http, copy)).toMatchObject({
      interventionStartDate: null,
      interventionEndDate: null,
      manufatti: ecobonusForm().manufatti,
    });
  });

  test('is made from the wizard, with what was typed a moment ago', async ({ page }) => {
    const { id } = await save(me.http, ecobonusForm());
    await openPageAs(page, me, `/modules/edit/${id}?passo=1`);
    await field(page, 'Cognome').fill('Brughetti Landi');
    await page.getByRole('button', { name: 'Azioni' }).click();
    await page.getByRole('menuitem', { name: 'Duplica pratica' }).click();
    await expect(page).not.toHaveURL(new RegExp(`edit/${id}\\b`));
    const copy = await readDossierId(page);
    expect((await readDossier(me.http, copy)).beneficiaryLastName).toBe('Brughetti Landi');
    expect((await readDossier(me.http, id)).beneficiaryLastName).toBe('Brughetti Landi');
    await expect(savedIndicator(page)).toBeVisible();
  });
});
