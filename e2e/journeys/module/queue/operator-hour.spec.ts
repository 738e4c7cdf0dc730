import { randomUUID } from 'node:crypto';
import type { Locator, Page, Route } from '@playwright/test';
import {
  collectPageErrors,
  expect,
  heading,
  openPageAs,
  successToast,
  test,
} from '../../../support/page-helpers.js';
import {
  createMember,
  createSentDossier,
  expectOk,
  pdf,
  readDossier,
  sendDossier,
  type Member,
} from '../../../support/portal-kit.js';

const SENT = 20;
const ACCEPTED = 12;
const RETURNED = 4;
const FILED = 3;

/** What each task may cost at most, keys and clicks together; documents and values by their number. */
const LIMITS = {
  'first dossier of the list': 2,
  'accept and open the next': 1,
  'a document looked at': 1,
  'a value copied': 1,
  'corrections with a ready text': 3,
  'a CPID and the next step': 3,
  'a receipt and the next step': 2,
  'my dossiers': 1,
  'dossiers with messages': 1,
};
type Task = keyof typeof LIMITS;

let owner: Member;
let anna: Member;
let ids: number[];
let company: string;
const costs = new Map<Task, number>();

test.beforeAll(async () => {
  test.setTimeout(300_000);
  company = `Serramenti ${randomUUID().slice(0, 8)}`;
  owner = await createMember({ businessName: company, packages: [{ credits: 200 }] });
  anna = await createMember({ role: 'Admin' });
  ids = [];
  for (let index = 0; index < SENT; index += 1) ids.push(await createSentDossier(owner));
});

const list = (more = ''): string =>
  `/administration/modules/received?company=${encodeURIComponent(company)}&sort=id${more}`;
/** The page of a dossier with its data, and so with its keys. */
async function expectDossier(page: Page, id: number | undefined): Promise<void> {
  await expect(heading(page, new RegExp(`^Pratica ${id} · `))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Scheda ENEA' })).toBeVisible();
}

async function press(page: Page, task: Task, key: string): Promise<void> {
  costs.set(task, (costs.get(task) ?? 0) + 1);
  await page.keyboard.press(key);
}
async function click(task: Task, target: Locator): Promise<void> {
  costs.set(task, (costs.get(task) ?? 0) + 1);
  await target.click();
}
/** The dearest time a task was done. */
function closeTask(task: Task, times = 1): void {
  expect((costs.get(task) ?? 0) / times, task).toBeLessThanOrEqual(LIMITS[task]);
  costs.delete(task);
}

async function openFirst(page: Page, address: string, id: number | undefined): Promise<void> {
  await page.goto(address);
  await expect(page.locator(`tr[id$="-${id}"]`).or(page.getByRole('row').nth(1))).toBeVisible();
  await press(page, 'first dossier of the list', 'j');
  await press(page, 'first dossier of the list', 'Enter');
  await expectDossier(page, id);
  closeTask('first dossier of the list');
}

async function lookAtDocuments(page: Page): Promise<void> {
  const counted = page.getByRole('region', { name: 'Documenti', exact: true }).getByRole('status');
  await expect(counted).toHaveText(/^Verificati 0 di \d+$/);
  const total = Number(/\d+$/.exec((await counted.textContent()) ?? '')?.[0]);
  for (let verified = 1; verified <= total; verified += 1) {
    await press(page, 'a document looked at', 'v');
    await expect(counted).toHaveText(`Verificati ${verified} di ${total}`);
  }
  closeTask('a document looked at', total);
}

async function copyEverything(page: Page): Promise<void> {
  const progress = page.getByText(/valori copiati/);
  await expect(progress).toContainText(/^0 di \d+/);
  const total = Number(/di (\d+)/.exec((await progress.textContent()) ?? '')?.[1]);
  for (let copied = 1; copied <= total; copied += 1) {
    await press(page, 'a value copied', 'c');
    await expect(progress).toContainText(new RegExp(`^${copied} di`));
  }
  closeTask('a value copied', total);
}

async function askForCorrections(page: Page): Promise<void> {
  await press(page, 'corrections with a ready text', 'Shift+C');
  const dialog = page.getByRole('dialog');
  await click(
    'corrections with a ready text',
    dialog.getByRole('button', { name: 'Manca il saldo' }),
  );
  await click(
    'corrections with a ready text',
    dialog.getByRole('button', { name: 'Chiedi correzioni' }),
  );
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Stato', exact: true })).toContainText(
    'Correzioni richieste',
  );
  closeTask('corrections with a ready text');
}

async function uploadFile(page: Page, task: Task, label: string): Promise<void> {
  costs.set(task, (costs.get(task) ?? 0) + 1);
  const slot = page.getByRole('group', { name: label, exact: true }).first();
  await slot
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'enea.pdf', mimeType: 'application/pdf', buffer: pdf(label) });
}

async function fileWithEnea(page: Page, id: number | undefined): Promise<void> {
  const task = 'a CPID and the next step';
  await page.getByLabel('Numero CPID').fill(`2026-${id}`);
  await press(page, task, 'Enter');
  await expect(successToast(page).last()).toContainText(`Codice CPID salvato: 2026-${id}`);
  await uploadFile(page, task, 'Codice CPID');
  await click(
    task,
    page.getByRole('button', { name: 'Segna come inviata a ENEA: passo successivo' }),
  );
  await expect(page.getByRole('region', { name: 'Stato', exact: true })).toContainText(
    'Inviata a ENEA',
  );
  closeTask(task);
}

/** What the way from the key to the next dossier may wait for: the act itself, and whose turn it is. */
const AWAITED = /\/api\/(module\/updateModuleStatus|Module\/queue\/next)$/;

/** Answers of all other calls do not come until `release`. */
async function holdOtherAnswers(page: Page): Promise<{ release: () => Promise<void> }> {
  const held: Route[] = [];
  const hold = async (route: Route) => {
    if (AWAITED.test(new URL(route.request().url()).pathname)) await route.continue();
    else held.push(route);
  };
  await page.route('**/api/**', hold);
  return {
    release: async () => {
      await page.unroute('**/api/**', hold);
      // Those of the page that was left are given up meanwhile.
      await Promise.allSettled(held.map((route) => route.continue()));
    },
  };
}

/** The data of the next dossier is here before its key is pressed. */
const expectReadBeforehand = (page: Page, id: number) =>
  expect
    .poll(() =>
      page.evaluate(
        (path) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(path)),
        `/api/Module/${id}`,
      ),
    )
    .toBe(true);

async function acceptAndOpen(page: Page, next: number): Promise<void> {
  await goOn(page, next);
  await expectReadBeforehand(page, next);
  const others = await holdOtherAnswers(page);
  await press(page, 'accept and open the next', 'Shift+A');
  await expectDossier(page, next);
  await others.release();
  closeTask('accept and open the next');
}

const goOn = async (page: Page, id: number | undefined): Promise<void> => {
  await expect(page.getByRole('button', { name: new RegExp(`^Prossima: ${id} · `) })).toBeEnabled();
};

test('an hour of an operator, counted in keys and clicks', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const faults = collectPageErrors(page);
  await openPageAs(page, anna, '/administration/board');
  await openFirst(page, list(), ids[0]);

  await test.step('twelve are accepted, the documents of one looked at before', async () => {
    await page.keyboard.press('v');
    await expect(page.locator('.preview-panel')).toBeVisible();
    for (const [index, next] of ids.slice(1, ACCEPTED + 1).entries()) {
      // The preview that was left open opens with the next dossier: one key a document.
      if (index === 1) await lookAtDocuments(page);
      await acceptAndOpen(page, next);
    }
  });

  await test.step('four go back with a ready text, and come in again', async () => {
    for (const id of ids.slice(ACCEPTED, ACCEPTED + RETURNED)) {
      await expectDossier(page, id);
      await askForCorrections(page);
      await page.keyboard.press('Shift+N');
      await expectDossier(page, ids[ids.indexOf(id) + 1]);
    }
    for (const id of ids.slice(ACCEPTED, ACCEPTED + RETURNED))
      await expectOk(sendDossier(owner, id));
  });

  await test.step('three are filed, one of them is completed', async () => {
    await openFirst(page, list('&status=ACCEPTED'), ids[0]);
    await page.getByRole('button', { name: 'Chiudi anteprima' }).click();
    await copyEverything(page);
    for (const id of ids.slice(0, FILED)) {
      await expectDossier(page, id);
      await fileWithEnea(page, id);
      if (id === ids[FILED - 1]) break;
      await page.keyboard.press('Shift+N');
    }
    await uploadFile(page, 'a receipt and the next step', 'Ricevuta ENEA');
    await click(
      'a receipt and the next step',
      page.getByRole('button', { name: 'Segna come completata: passo successivo' }),
    );
    await expect(page.getByText('La pratica è conclusa.')).toBeVisible();
    closeTask('a receipt and the next step');
  });

  await test.step('what is mine, and what has messages, is one click away', async () => {
    await page.goto('/administration/modules/received');
    const views = page.getByRole('navigation', { name: 'Viste' });
    await click('my dossiers', views.getByRole('link', { name: /^Mie/ }));
    await expect(page).toHaveURL(/operatorId=me/);
    closeTask('my dossiers');
    await click('dossiers with messages', views.getByRole('link', { name: /^Con messaggi/ }));
    await expect(page).toHaveURL(/unread=/);
    closeTask('dossiers with messages');
  });

  const statuses = await Promise.all(
    ids.map(async (id) => (await readDossier(anna.http, id)).status.code),
  );
  expect(statuses).toEqual([
    'SENTTOENEA',
    'SENTTOENEA',
    'SELLED',
    ...Array<string>(ACCEPTED - FILED).fill('ACCEPTED'),
    ...Array<string>(SENT - ACCEPTED).fill('SENT'),
  ]);
  expect(faults).toEqual([]);
});
