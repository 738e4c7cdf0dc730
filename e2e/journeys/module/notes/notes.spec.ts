import { randomUUID } from 'node:crypto';
import { expectAccessible, captureScreenshots } from '../../../support/screen-checks.ts';
import {
  collectPageErrors,
  expect,
  heading,
  expectNoHorizontalScroll,
  openPageAs,
  test,
} from '../../../support/page-helpers.js';
import { createMember, createSentDossier, sql, type Member } from '../../../support/portal-kit.js';

const BRUNO = `Bruno Verdi${randomUUID().replace(/[\d-]/g, '')}`;

let owner: Member;
let anna: Member;
let bruno: Member;
test.beforeAll(async () => {
  owner = await createMember({ businessName: 'Serramenti Ghirlanda', packages: [{ credits: 20 }] });
  anna = await createMember({ role: 'Admin' });
  bruno = await createMember({ role: 'Admin' });
  // All operators of the tests share a name, and a note would call each of them.
  await sql().run(
    "UPDATE accounts SET first_name = 'Bruno', last_name = ? WHERE id = ?",
    BRUNO.split(' ')[1] ?? '',
    bruno.id,
  );
});

test('an operator leaves a note for a colleague, who comes to it from the menu; the fitter sees only the message @core', async ({
  page,
  browser,
}) => {
  const id = await createSentDossier(owner);
  const faults = collectPageErrors(page);
  await openPageAs(page, anna, `/administration/modules/edit/${id}#messaggi`);
  const thread = page.getByRole('region', { name: /^Messaggi e note/ });
  const list = thread.getByRole('list', { name: 'Messaggi, note e atti, dal più vecchio' });
  await expect(list).toContainText('Inviata');

  await thread.getByRole('button', { name: 'Nota interna' }).click();
  await expect(thread.getByRole('button', { name: 'Invia messaggio' })).toHaveCount(0);
  const note = thread.getByLabel('Nota per i colleghi');
  await note.fill('Visura vecchia: @');
  await note.pressSequentially('Bru');
  await expect(thread.getByRole('option', { name: BRUNO })).toBeVisible();
  await expectAccessible(page, 'notes-mention');
  await captureScreenshots(page, 'operator-note');
  await thread.getByRole('option', { name: BRUNO }).click();
  await expect(note).toHaveValue(`Visura vecchia: @${BRUNO} `);
  await note.press('Control+Enter');
  await expect(list).toContainText('Nota interna, la vede solo l’ufficio');
  await expect(note).toHaveValue('');

  await thread.getByRole('button', { name: 'Messaggio all’installatore' }).click();
  const message = thread.getByLabel('Messaggio per l’installatore');
  await message.fill('Buongiorno.');
  await thread
    .getByRole('group', { name: 'Testi pronti' })
    .getByRole('button', { name: 'Manca un documento' })
    .click();
  await expect(message).toHaveValue(/^Buongiorno\.\n\nCi manca ancora un documento/);
  await message.press('Control+Enter');
  await expect(list).toContainText('Ci manca ancora un documento');
  await thread.getByRole('button', { name: 'Note', exact: true }).click();
  await expect(list).not.toContainText('Ci manca ancora un documento');
  await expect(list).toContainText('Visura vecchia');
  await expectNoHorizontalScroll(page);

  const second = await browser.newContext({ locale: 'it-IT', timezoneId: 'Europe/Rome' });
  const his = await second.newPage();
  const hisFaults = collectPageErrors(his);
  await openPageAs(his, bruno, '/administration/modules/received');
  await his.getByRole('link', { name: 'Note per me , 1 da leggere' }).click();
  await expect(heading(his, 'Note per me')).toBeVisible();
  await expectAccessible(his, 'notes-for-me');
  await captureScreenshots(his, 'notes-for-me');
  await his.getByRole('link', { name: /una nota per te/ }).click();
  const called = his.getByRole('listitem').filter({ hasText: 'Visura vecchia' });
  await expect(called).toContainText('Per te');
  await expect(called).toBeInViewport();
  await expectAccessible(his, 'notes-called');

  await second.close();

  const third = await browser.newContext({ locale: 'it-IT', timezoneId: 'Europe/Rome' });
  const fitters = await third.newPage();
  await openPageAs(fitters, owner, `/modules/edit/${id}`);
  const messages = fitters.getByRole('region', { name: /^Messaggi/ });
  await expect(messages).toContainText('Ci manca ancora un documento');
  await expect(fitters.getByRole('main')).not.toContainText('Visura vecchia');
  await third.close();

  await thread.getByRole('button', { name: /^Ritira la nota/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ritira' }).click();
  await expect(list).toContainText('Nota ritirata da');
  await expect(list).not.toContainText('Visura vecchia');
  expect([...faults, ...hisFaults]).toEqual([]);
});
