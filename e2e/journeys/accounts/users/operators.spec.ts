import type { AccountDetailDto } from '@pratiche/api';
import { captureScreenshots, expectAccessible } from '../../../support/screen-checks.ts';
import { expect, heading, openPageAs, successAlert, test } from '../../../support/page-helpers.js';
import { createMember, type Member } from '../../../support/portal-kit.js';

let boss: Member;
test.beforeAll(async () => {
  boss = await createMember({ role: 'SuperAdmin' });
});

test('a SuperAdmin invites an operator, who then gets another role and is suspended', async ({
  page,
}) => {
  const lastName = `Quaglia ${Date.now()}`;
  const name = `Berenice ${lastName}`;
  await openPageAs(page, boss, '/administration/users');
  await page.getByRole('tab', { name: 'Operatori' }).click();
  await expect(page).toHaveURL(/group=operators/);
  await expect(page.getByRole('table', { name: 'Permessi dei ruoli' })).toContainText(
    'Creare pacchetti e cambiarne prezzi e costi',
  );
  await expectAccessible(page, 'operators');
  await captureScreenshots(page, 'operators');

  await page.getByRole('button', { name: 'Invita operatore' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invita operatore' });
  await invitation.getByRole('button', { name: 'Crea e invia il link' }).click();
  await expect(invitation.getByText('Campo Obbligatorio!').first()).toBeVisible();
  await expectAccessible(page, 'invite-operator');
  await captureScreenshots(page, 'invite-operator');
  await invitation.getByLabel('E-mail').fill(`berenice.${Date.now()}@example.test`);
  await invitation.getByLabel('Nome', { exact: true }).fill('Berenice');
  await invitation.getByLabel('Cognome').fill(lastName);
  await invitation.getByRole('button', { name: 'Crea e invia il link' }).click();
  await expect(heading(page, name)).toBeVisible();
  const summary = page.getByText('Invitato', { exact: true });
  await expect(summary).toBeVisible();
  await expect(summary.locator('..')).toContainText(/· Admin$/);
  await page.getByRole('button', { name: 'Invia di nuovo l’invito' }).click();
  await expect(successAlert(page)).toContainText('Un nuovo invito parte');

  await page.getByRole('button', { name: 'Cambia ruolo' }).click();
  const change = page.getByRole('dialog');
  await expect(change).toContainText(name);
  await expect(change).toContainText('Ruolo di oggi');
  await expectAccessible(page, 'change-role');
  await captureScreenshots(page, 'change-role');
  await change.getByRole('button', { name: 'Passa a SuperAdmin' }).click();
  await expect(successAlert(page)).toContainText(`${name} ora è SuperAdmin`);
  await expect(summary.locator('..')).toContainText('· SuperAdmin');

  await page.getByRole('button', { name: 'Sospendi' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sospendi' }).click();
  await expect(successAlert(page)).toContainText('Account sospeso');
  await expectAccessible(page, 'operator');
  await captureScreenshots(page, 'operator');
});

test('no operator touches the own account, and the last SuperAdmin stays', async ({ page }) => {
  await openPageAs(page, boss, `/administration/users/${boss.id}`);
  for (const name of ['Cambia ruolo', 'Sospendi', 'Elimina account'])
    await expect(page.getByRole('button', { name })).toBeDisabled();
  await expect(page.getByText('È il tuo account')).toBeVisible();
  await captureScreenshots(page, 'own-operator');

  // The portal of the journeys has many SuperAdmins; here the page sees itself as the last.
  await page.route(`**/api/Accounts/${boss.id}`, async (route) => {
    const answer = await route.fetch();
    const account = (await answer.json()) as AccountDetailDto;
    await route.fulfill({ response: answer, json: { ...account, otherSuperAdmins: 0 } });
  });
  await page.reload();
  await expect(page.getByText('È l’unico SuperAdmin attivo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cambia ruolo' })).toBeDisabled();
});

test('an Admin sees operators and reads why nothing can be changed', async ({ page }) => {
  const admin = await createMember({ role: 'Admin' });
  await openPageAs(page, admin, '/administration/users?group=operators');
  await expect(page.getByRole('button', { name: 'Invita operatore' })).toHaveCount(0);
  await page.goto(`/administration/users/${boss.id}`);
  await expect(page.getByText('Solo un SuperAdmin può farlo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sospendi' })).toBeDisabled();
});
