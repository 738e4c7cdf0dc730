import {
  startDevelopmentServer,
  type DevelopmentServer,
} from '../../support/development-server.ts';
import { DRILL, noteSeconds } from '../../support/drill.ts';
import { expect, heading, test } from '../../support/page-helpers.js';
import { portalInfo } from '../../support/portal-info.ts';
import { createMember, PASSWORD } from '../../support/portal-kit.js';

/** The compiler shares a busy machine. */
const COMPILED = { timeout: 120_000 };

let server: DevelopmentServer;
test.beforeAll(async () => {
  server = await startDevelopmentServer(portalInfo().origin);
});
test.afterAll(() => server.stop());

test(
  'a component that is saved shows its new words, and what was typed beside them stays',
  DRILL,
  async ({ page }) => {
    const { email } = await createMember({});
    await page.goto(`${server.origin}/modules/drafts`);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(heading(page, 'Bozze')).toBeVisible();
    const search = page.getByLabel('Cerca per nome');
    await search.fill('Rossi');

    let loads = 0;
    page.on('load', () => (loads += 1));
    await noteSeconds('from saving to the new words', async () => {
      await server.edit('src/drafts/DraftsPage.tsx', 'title="Bozze"', 'title="Bozze di prova"');
      await expect(heading(page, 'Bozze di prova')).toBeVisible(COMPILED);
    });
    await expect(search).toHaveValue('Rossi');
    expect(loads).toBe(0);
  },
);
