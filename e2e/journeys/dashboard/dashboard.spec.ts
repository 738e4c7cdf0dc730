import { captureScreenshots, expectAccessible } from '../../support/screen-checks.ts';
import {
  expect,
  expectNoHorizontalScroll,
  heading,
  openPageAs,
  PHONE,
  test,
  WIDE,
} from '../../support/page-helpers.js';
import {
  createDossierInStatus,
  createMember,
  ecobonusForm,
  romeDay,
  save,
} from '../../support/portal-kit.js';

test('the dashboard greets, counts and leads to what waits: what came back first, then the nearest deadline @core', async ({
  page,
}) => {
  const me = await createMember({ packages: [{ credits: 60 }] });
  const admin = await createMember({ role: 'Admin' });
  await openPageAs(page, me, '/dashboard');
  await expect(heading(page, /oggi niente di urgente$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Da fare oggi' })).toHaveCount(0);

  const returned = await createDossierInStatus('WAITING', me, admin);
  const { id: late } = await save(
    me.http,
    ecobonusForm({
      interventionStartDate: romeDay(-100),
      interventionEndDate: romeDay(-78),
    }),
  );
  await save(
    me.http,
    ecobonusForm({ interventionStartDate: romeDay(-30), interventionEndDate: romeDay(-10) }),
  );
  await page.reload();
  await expect(heading(page, /oggi hai 2 cose da fare$/)).toBeVisible();
  const today = page.getByRole('region', { name: 'Da fare oggi' });
  const rows = today.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('«Documento illeggibile»');
  await expect(rows.last()).toContainText('In scadenza');
  await page.setViewportSize(WIDE);
  for (const part of ['.sh-reason', '.pr-deadline']) {
    const starts = await rows
      .locator(part)
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(new Set(starts).size, `${part} of all rows starts at one place`).toBe(1);
  }
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, `dashboard with work at ${size.width} px`);
  }
  await captureScreenshots(page, 'dashboard-today');
  await today.getByRole('link', { name: `Continua la pratica ${late}` }).click();
  await expect(page).toHaveURL(new RegExp(`/modules/edit/${late}`));
  await page.goBack();
  await today.getByRole('link', { name: `Correggi la pratica ${returned}` }).click();
  await expect(page).toHaveURL(new RegExp(`/modules/edit/${returned}`));
});
