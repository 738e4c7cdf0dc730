import type { Page } from '@playwright/test';
import { expect, heading, openPageAs, test } from '../../support/page-helpers.js';
import {
  createDossierInStatus,
  createMember,
  createReadyDossier,
  type Member,
} from '../../support/portal-kit.js';

let fitter: Member;
let admin: Member;
let draft: number;
let sent: number;

test.beforeAll(async () => {
  fitter = await createMember({ packages: [{ credits: 30 }] });
  admin = await createMember({ role: 'SuperAdmin' });
  draft = (await createReadyDossier(fitter)).id;
  sent = await createDossierInStatus('SENT', fitter, admin);
});

/** Opens a window by keyboard, and closes it with Esc: what opened it has the focus again. */
async function expectFocusBack(page: Page, name: RegExp): Promise<void> {
  const opener = page.getByRole('button', { name }).first();
  await expect(opener, String(name)).toBeVisible();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.first(), String(name)).toBeVisible();
  await expect
    .poll(
      () =>
        page.evaluate(() => document.activeElement?.closest('[role=dialog], .ant-drawer') !== null),
      {
        message: `${name}: the focus is in the window`,
      },
    )
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog, String(name)).toHaveCount(0);
  await expect(opener, `${name}: the focus is back`).toBeFocused();
}

const FITTER_WINDOWS = [
  ['/dashboard', [/^Notifiche/]],
  ['/modules/drafts', [/^Importa clienti/]],
  ['/accounts/edit#dati', [/^Chiedi l’eliminazione/]],
  ['/modules/edit/DRAFT?passo=1', [/^Invia al cliente/]],
] as const;

const OFFICE_WINDOWS = [
  ['/administration/modules/received', [/Salva vista|Gestisci viste/]],
  ['/administration/users', [/^Crea account/]],
  ['/administration/library', [/^Aggiungi documento/]],
  ['/administration/users/FITTER?scheda=crediti', [/^Rettifica i crediti/]],
  ['/administration/modules/edit/SENT', [/^Rifiuta/, /^Rimanda/]],
] as const;

for (const [who, windows] of [
  ['fitter', FITTER_WINDOWS],
  ['back office', OFFICE_WINDOWS],
] as const)
  test(`every window gives the focus back to what opened it: ${who}`, async ({ page }) => {
    for (const [path, names] of windows) {
      const address = path
        .replace('DRAFT', String(draft))
        .replace('SENT', String(sent))
        .replace('FITTER', String(fitter.id));
      await openPageAs(page, who === 'fitter' ? fitter : admin, address);
      await expect(heading(page, /./)).toBeVisible();
      for (const name of names) await expectFocusBack(page, name);
    }
  });
