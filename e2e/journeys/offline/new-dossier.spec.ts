import type { Page } from '@playwright/test';
import {
  emulateNetwork,
  goOffline,
  repeatOffline,
  SLOW,
  waitUntilKept,
} from '../../support/offline-helpers.ts';
import { expect, openPageAs, test } from '../../support/page-helpers.js';
import { createMember, ORTENSIA, readDossier, taxCode } from '../../support/portal-kit.js';
import {
  field,
  goToNextStep,
  pickMunicipality,
  readDossierId,
  savedIndicator,
  stepHeading,
} from '../../support/wizard-helpers.js';

test.use({ serviceWorkers: 'allow' });

/** Municipalities and settings that the device keeps. */
const countReferences = (page: Page) =>
  page.evaluate(async () => {
    const name = 'pratiche-reference';
    // To open one that is not there would make it, without its store.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => {
        const store = opening.result.transaction('references').objectStore('references');
        const counting = store.count();
        counting.onsuccess = () => {
          opening.result.close();
          resolve(counting.result);
        };
      };
    });
  });

test('after a reload without a network a new dossier is filled in, and saved later @core', async ({
  page,
  context,
}) => {
  const me = await createMember({});
  await openPageAs(page, me, '/modules/new');
  await expect(stepHeading(page, 'Servizio')).toBeVisible();
  await waitUntilKept(page);
  await expect.poll(() => countReferences(page), SLOW).toBe(2);

  await goOffline(page, context);
  await page.goto('/modules/drafts');
  const network = await context.newCDPSession(page);
  await repeatOffline(page, network);
  await page.goto('/modules/new');
  await repeatOffline(page, network);
  await goToNextStep(page, 'Beneficiario');
  for (const [label, value] of Object.entries({
    Nome: 'Ortensia',
    Cognome: 'Brughetti',
    'Codice fiscale': taxCode(ORTENSIA),
    'Comune di nascita': 'Bergamo',
    'Provincia di nascita': 'BG',
    'Nazione di nascita': 'Italia',
    Telefono: '3330001122',
  }))
    await field(page, label).fill(value);
  await field(page, 'Data di nascita').fill('09/03/1971');
  await field(page, 'Sesso').selectOption('F');
  await goToNextStep(page, 'Residenza');
  await expect(async () => {
    await pickMunicipality(page, 'bergam', /^Bergamo/);
  }).toPass(SLOW);
  await expect(field(page, 'Provincia')).toHaveValue('BG');
  await field(page, 'Indirizzo').fill('Via delle Ginestre');
  await field(page, 'Numero civico').fill('12');
  await goToNextStep(page, 'Ubicazione immobile');

  await emulateNetwork(network, false);
  await context.setOffline(false);
  await expect(savedIndicator(page)).toBeVisible(SLOW);
  expect(await readDossier(me.http, await readDossierId(page))).toMatchObject({
    beneficiaryResidentialMunicipality: 'Bergamo',
    beneficiaryResidentialZip: '24121',
    beneficiaryResidentialAddress: 'Via delle Ginestre',
  });
});
