import type { Page } from '@playwright/test';
import { type StepId, STEP_TITLES, listStepIds } from '@pratiche/domain';
import {
  captureScreenshots,
  expectAccessible,
  expectPhoneFitsEnlargedText,
} from '../../support/screen-checks.ts';
import {
  expect,
  heading,
  openPageAs,
  PHONE,
  dossierRow,
  test,
  WIDE,
} from '../../support/page-helpers.js';
import {
  chiusura,
  createDossierInStatus,
  ecobonusForm,
  createMember,
  createReadyDossier,
  save,
  serramento,
  type Member,
} from '../../support/portal-kit.js';

let me: Member;
let admin: Member;
let ready: number;
let empty: number;
let sent: number;

test.beforeAll(async () => {
  me = await createMember({
    businessName:
      'Serramenti e Falegnameria Artigiana Fratelli Bevilacqua di Bevilacqua Ermenegildo & C. S.n.c.',
    packages: [{ credits: 30, name: 'Pacchetto Convenienza Trenta' }, { credits: 5 }],
  });
  admin = await createMember({ role: 'Admin' });
  const mixed = {
    manufatti: {
      serramenti: [serramento(), serramento({ trasmittanzaPost: 1.35 })],
      schermature: [],
      chiusure: [chiusura()],
    },
    spese: { ...ecobonusForm().spese, spesaDetraibileChiusure: 900, speseProfessionaliChiusure: 0 },
  };
  ready = (
    await createReadyDossier(me, {
      ...mixed,
      beneficiaryFirstName: 'Massimiliano Ferdinando',
      beneficiaryLastName: 'Quattrocchi Della Rovere',
    })
  ).id;
  empty = (await save(me.http, { serviceType: 1, annoRiferimento: ecobonusForm().annoRiferimento }))
    .id;
  await createDossierInStatus('WAITING', me, admin);
  await createDossierInStatus('SELLED', me, admin);
  sent = await createDossierInStatus('SENT', me, admin);
});

/** Every screen with what says that it has arrived. */
const SCREENS: readonly {
  name: string;
  who: 'stranger' | 'fitter' | 'admin';
  path: () => string;
  title: RegExp;
}[] = [
  { name: 'login', who: 'stranger', path: () => '/login', title: /Accedi/ },
  { name: 'not-found', who: 'stranger', path: () => '/non/esiste', title: /Pagina non trovata/ },
  { name: 'dashboard', who: 'fitter', path: () => '/dashboard', title: /./ },
  { name: 'drafts', who: 'fitter', path: () => '/modules/drafts', title: /bozza/ },
  { name: 'sent', who: 'fitter', path: () => '/modules/sent', title: /inviate/ },
  { name: 'elaborate', who: 'fitter', path: () => '/modules/elaborate', title: /elaborate/ },
  { name: 'packages', who: 'fitter', path: () => '/packages', title: /./ },
  { name: 'wallet', who: 'fitter', path: () => `/wallet/${me.id}`, title: /./ },
  { name: 'sessions', who: 'fitter', path: () => '/accounts/security', title: /Sicurezza/ },
  { name: 'notices', who: 'fitter', path: () => '/notifications', title: /Notifiche/ },
  { name: 'own-sent', who: 'fitter', path: () => `/modules/edit/${sent}`, title: /Pratica \d+/ },
  { name: 'profile', who: 'fitter', path: () => '/accounts/edit', title: /./ },
  { name: 'wizard-new', who: 'fitter', path: () => '/modules/new', title: /Crea nuova pratica/ },
  {
    name: 'wizard-missing',
    who: 'fitter',
    path: () => '/modules/edit/99999999',
    title: /non trovata/,
  },
  {
    name: 'received',
    who: 'admin',
    path: () => '/administration/modules/received',
    title: /da elaborare/,
  },
  {
    name: 'completed',
    who: 'admin',
    path: () => '/administration/modules/completed',
    title: /elaborate/,
  },
  {
    name: 'admin-dossier',
    who: 'admin',
    path: () => `/administration/modules/edit/${sent}`,
    title: /Pratica \d+/,
  },
];

for (const { name, who, path, title } of SCREENS) {
  test(`${name} has no finding at either width, and fits a phone with text at 200 %`, async ({
    page,
  }) => {
    if (who === 'stranger') await page.goto(path());
    else await openPageAs(page, who === 'fitter' ? me : admin, path());
    await expect(heading(page, title)).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const size of [WIDE, PHONE]) {
      await page.setViewportSize(size);
      await expectAccessible(page, `${name} at ${size.width} px`);
    }
    await captureScreenshots(page, name);
    await expectPhoneFitsEnlargedText(page, name);
  });
}

const stepButton = (page: Page, id: StepId) =>
  page
    .getByRole('navigation', { name: 'Passi della pratica' })
    .getByRole('button', { name: new RegExp(`^${STEP_TITLES[id]} ?,`) });

const STEPS = listStepIds(1, 'fitter');

for (const steps of [STEPS.slice(0, 4), STEPS.slice(4, 8), STEPS.slice(8)]) {
  test(`the steps ${steps.join(', ')} have no finding, and fit a phone with text at 200 %`, async ({
    page,
  }) => {
    await openPageAs(page, me, `/modules/edit/${ready}`);
    for (const id of steps) {
      await page.setViewportSize(WIDE);
      await stepButton(page, id).click();
      await expect(
        page.getByRole('heading', { level: 2, name: STEP_TITLES[id], exact: true }),
      ).toBeVisible();
      if (id === 'documentazione')
        await expect(page.getByText('Tutti i documenti obbligatori sono caricati.')).toBeVisible();
      for (const size of [WIDE, PHONE]) {
        await page.setViewportSize(size);
        await expectAccessible(page, `${id} at ${size.width} px`);
      }
      await captureScreenshots(page, `wizard-${id}`);
      await expectPhoneFitsEnlargedText(page, id);
    }
  });
}

test('a refused step has no finding', async ({ page }) => {
  await openPageAs(page, me, `/modules/edit/${empty}`);
  await stepButton(page, 'beneficiario').click();
  await page.getByRole('button', { name: 'Avanti', exact: true }).click();
  await expect(page.getByText('Campo obbligatorio').first()).toBeVisible();
  await expect(page).toHaveTitle(/^Beneficiario · Modifica bozza/);
  // The ring around the field reaches 5 px out.
  const field = page.locator('.pr-field:has(.pr-input[aria-invalid=true])').first();
  expect(
    await field.evaluate((frame) => {
      const box = frame.querySelector('.pr-input')?.getBoundingClientRect();
      const text = frame.querySelector('.pr-field-error')?.getBoundingClientRect();
      return (text?.top ?? 0) - (box?.bottom ?? 0);
    }),
  ).toBeGreaterThan(5);
  await expectAccessible(page, 'refused step');
  await captureScreenshots(page, 'wizard-refused');
});

test('no dialog has a finding', async ({ page }) => {
  await openPageAs(page, admin, `/administration/modules/received?q=${sent}&sort=-id`);
  for (const name of ['Filtra per stato', 'Altri filtri', 'Colonne']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('group', { name })).toBeVisible();
    await expectAccessible(page, name);
    await page.keyboard.press('Escape');
  }
  await dossierRow(page, sent).getByRole('button', { name: 'Apri' }).click();
  await page
    .getByRole('list', { name: 'Passaggi possibili' })
    .getByRole('button', { name: 'Rifiuta' })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'rejection');
  await captureScreenshots(page, 'rejection');
});
