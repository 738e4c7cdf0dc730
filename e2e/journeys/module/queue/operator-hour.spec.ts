import { randomUUID } from 'node:crypto';
import type { Locator, Page, Route } from '@playwright/test';
import type { AdminDossierDto } from '@pratiche/api';
import {
  collectPageErrors,
  expect,
  heading,
  openPageAs,
  successToast,
  test,
  confirmUnverified,
} from '../../../support/page-helpers.js';
import {
  createMember,
  createOwnForm,
  createOwnSentDossier,
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
/** Accepted dossiers whose documents wait for a look: one is accepted by its data, one looked through. */
const UNSEEN = 2;
/** A dossier with a doubt, which is looked at and marked before the acceptance. */
const DOUBTED = 1;
/** Most keys for a clean dossier, from its opening to that of the next: all its documents were verified before. */
const CLEAN_LIMIT = 4;

/** What each task may cost at most, keys and clicks together; documents and values by their number. */
const LIMITS = {
  'first dossier of the list': 2,
  'take charge': 1,
  'accept and open the next': 1,
  'accept without having verified': 2,
  'a document looked at': 1,
  'a value copied': 1,
  'corrections with a ready text': 3,
  'a document asked for again with a ready text': 3,
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
/** Keys and clicks since the dossier on screen was opened, its opening among them. */
let dossierCost = 0;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  company = `Serramenti ${randomUUID().slice(0, 8)}`;
  owner = await createMember({ businessName: company, packages: [{ credits: 200 }] });
  anna = await createMember({ role: 'Admin' });
  ids = [];
  for (let index = 0; index < SENT; index += 1) {
    // Units of their own, so that none is compared with another; one has a value to look at.
    const form = createOwnForm(index === DOUBTED ? { immovableSurfaceArea: 9600 } : {});
    ids.push(await createOwnSentDossier(owner, form));
  }
  for (const id of ids.slice(UNSEEN, ACCEPTED)) await verifyDocuments(id);
});

async function verifyDocuments(id: number): Promise<void> {
  const { documents } = await readDossier<AdminDossierDto>(anna.http, id);
  for (const { id: itemId, document } of documents.filter((item) => item.document.isUploaded))
    await expectOk(
      anna.http.put(`Module/documentChecks/${id}`, {
        json: { itemId, isVerified: true, fileIds: document.files.map((file) => file.id) },
      }),
    );
}

const list = (more = ''): string =>
  `/administration/modules/received?company=${encodeURIComponent(company)}&sort=id${more}`;
/** The page of a dossier with its data, and so with its keys. */
async function expectDossier(page: Page, id: number | undefined): Promise<void> {
  await expect(heading(page, new RegExp(`^Pratica ${id} · `))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Scheda ENEA' })).toBeVisible();
}

function count(task: Task): void {
  costs.set(task, (costs.get(task) ?? 0) + 1);
  dossierCost += 1;
}
async function press(page: Page, task: Task, key: string): Promise<void> {
  count(task);
  await page.keyboard.press(key);
}
async function click(task: Task, target: Locator): Promise<void> {
  count(task);
  await target.click();
}
/** The dearest time a task was done. */
function closeTask(task: Task, times = 1): void {
  expect((costs.get(task) ?? 0) / times, task).toBeLessThanOrEqual(LIMITS[task]);
  costs.delete(task);
}

async function openFirst(page: Page, address: string, id: number | undefined): Promise<void> {
  await page.goto(address);
  dossierCost = 0;
  await expect(page.locator(`tr[id$="-${id}"]`).or(page.getByRole('row').nth(1))).toBeVisible();
  await press(page, 'first dossier of the list', 'j');
  await press(page, 'first dossier of the list', 'Enter');
  await expectDossier(page, id);
  closeTask('first dossier of the list');
}

const countedDocuments = (page: Page): Locator =>
  page.getByRole('region', { name: 'Documenti', exact: true }).getByRole('status');

async function lookAtDocuments(page: Page): Promise<void> {
  const counted = countedDocuments(page);
  await expect(counted).toHaveText(/^Verificati 0 di \d+$/);
  const total = Number(/\d+$/.exec((await counted.textContent()) ?? '')?.[0]);
  for (let verified = 1; verified <= total; verified += 1) {
    await press(page, 'a document looked at', 'v');
    await expect(counted).toHaveText(`Verificati ${verified} di ${total}`);
  }
  closeTask('a document looked at', total);
}

/** From the line at the title, which is in view beside the preview too. */
async function markDoubt(page: Page): Promise<void> {
  const open = page.getByRole('region', { name: 'Cosa resta aperto' });
  await expect(open.getByRole('button', { name: '1 da ricontrollare' })).toBeInViewport();
  await page.keyboard.press('Shift+D');
  await expect(open.getByRole('button', { name: /^Visto: / })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(open).toContainText('Visto da Gelsomino Trapani');
  await page.keyboard.press('Escape');
  await expect(open.getByRole('button', { name: '1 punto già visto' })).toBeFocused();
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

/** Opens a dialog by its key, chooses the second ready text by number, and sends it. */
async function sendReadyText(page: Page, task: Task, key: string): Promise<void> {
  await press(page, task, key);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group', { name: 'Testi pronti' }).locator(':focus')).toBeVisible();
  await press(page, task, '2');
  await expect(dialog.getByRole('textbox').first()).toHaveValue(/quella di saldo/);
  await press(page, task, 'Control+Enter');
  await expect(dialog).toBeHidden();
}

/** Leads on to the dossier that was named, without a key of its own. */
async function askForCorrections(page: Page, next: number | undefined): Promise<void> {
  await goOn(page, next);
  await sendReadyText(page, 'corrections with a ready text', 'Shift+C');
  await expectDossier(page, next);
  closeTask('corrections with a ready text');
}

/** From its row; who accepts or asks for corrections takes charge by that. */
async function takeCharge(page: Page, id: number | undefined): Promise<void> {
  const row = page.locator(`tr[id$="-${id}"]`);
  await click('take charge', row.getByRole('button', { name: 'Prendi in carico' }));
  await expect(row).toContainText('Gelsomino Trapani');
  closeTask('take charge');
}

async function askAgain(page: Page): Promise<void> {
  const task = 'a document asked for again with a ready text';
  await expect(page.locator('.preview-panel')).toBeVisible();
  await sendReadyText(page, task, 'r');
  await expect(page.getByRole('region', { name: 'Documenti', exact: true })).toContainText(
    'Richiesto di nuovo, in attesa',
  );
  closeTask(task);
}

/** A document that names the CPID, so that nothing speaks against it. */
async function uploadFile(
  page: Page,
  task: Task,
  { label, id }: { label: string; id: number | undefined },
): Promise<void> {
  count(task);
  const slot = page.getByRole('group', { name: label, exact: true }).first();
  await slot
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'enea.pdf',
      mimeType: 'application/pdf',
      buffer: pdf(`Documento di ENEA per la detrazione, codice CPID 2026-${id}`),
    });
}

async function fileWithEnea(page: Page, id: number | undefined): Promise<void> {
  const task = 'a CPID and the next step';
  await page.getByLabel('Numero CPID').fill(`2026-${id}`);
  await press(page, task, 'Enter');
  await expect(successToast(page).last()).toContainText(`Codice CPID salvato: 2026-${id}`);
  await uploadFile(page, task, { label: 'Codice CPID', id });
  await click(
    task,
    page.getByRole('button', { name: 'Segna come inviata a ENEA: passo successivo' }),
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

async function acceptAndOpen(page: Page, next: number, isClean: boolean): Promise<void> {
  if (isClean) await expect(countedDocuments(page)).toHaveText(/^Verificati (\d+) di \1$/);
  await goOn(page, next);
  await expectReadBeforehand(page, next);
  const others = await holdOtherAnswers(page);
  const isVerified = /^Verificati (\d+) di \1$/.test(
    (await countedDocuments(page).textContent()) ?? '',
  );
  const task = isVerified ? 'accept and open the next' : 'accept without having verified';
  await press(page, task, 'Shift+A');
  if (!isVerified) {
    count(task);
    await confirmUnverified(page);
  }
  await expectDossier(page, next);
  await others.release();
  closeTask(task);
  if (isClean) expect(dossierCost, 'keys for a clean dossier').toBeLessThanOrEqual(CLEAN_LIMIT);
  dossierCost = 0;
}

const goOn = async (page: Page, id: number | undefined): Promise<void> => {
  await expect(page.getByRole('button', { name: new RegExp(`^Prossima: ${id} · `) })).toBeEnabled();
};

test('an hour of an operator, counted in keys and clicks', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const faults = collectPageErrors(page);
  await openPageAs(page, anna, '/administration/board');
  await page.goto(list());
  await takeCharge(page, ids[ACCEPTED]);
  await openFirst(page, list(), ids[0]);

  await test.step('twelve are accepted, the documents of one looked at before', async () => {
    await page.keyboard.press('v');
    await expect(page.locator('.preview-panel')).toBeVisible();
    for (const [index, next] of ids.slice(1, ACCEPTED + 1).entries()) {
      // The preview that was left open opens with the next dossier: one key a document.
      if (index === 1) await lookAtDocuments(page);
      if (index === DOUBTED) await markDoubt(page);
      await acceptAndOpen(page, next, index >= UNSEEN);
    }
  });

  await test.step('four go back with a ready text, and come in again', async () => {
    for (const id of ids.slice(ACCEPTED, ACCEPTED + RETURNED)) {
      await expectDossier(page, id);
      await askForCorrections(page, ids[ids.indexOf(id) + 1]);
    }
    for (const id of ids.slice(ACCEPTED, ACCEPTED + RETURNED))
      await expectOk(sendDossier(owner, id));
    // What was asked is named where the operator begins to read.
    await page.goto(`/administration/modules/edit/${ids[ACCEPTED]}`);
    await expect(page.getByRole('region', { name: 'Tornata dopo le correzioni' })).toContainText(
      /quella di saldo/,
    );
  });

  await test.step('three are filed, one of them is completed', async () => {
    await openFirst(page, list('&status=ACCEPTED'), ids[0]);
    await askAgain(page);
    await page.getByRole('button', { name: 'Chiudi anteprima' }).click();
    await copyEverything(page);
    for (const id of ids.slice(0, FILED)) {
      await expectDossier(page, id);
      // Whoever completes the same dossier stays with it.
      if (id === ids[FILED - 1])
        await page.getByRole('checkbox', { name: 'Poi apri la prossima' }).uncheck();
      await fileWithEnea(page, id);
    }
    await expect(page.getByRole('region', { name: 'Stato', exact: true })).toContainText(
      'Inviata a ENEA',
    );
    await uploadFile(page, 'a receipt and the next step', {
      label: 'Ricevuta ENEA',
      id: ids[FILED - 1],
    });
    await expect(
      page.getByRole('button', { name: 'Segna come completata: passo successivo' }),
    ).toBeVisible();
    await press(page, 'a receipt and the next step', 'Shift+F');
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
