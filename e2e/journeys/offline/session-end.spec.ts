import type { Page } from '@playwright/test';
import { expect, heading, openPageAs, test } from '../../support/page-helpers.js';
import { createMember, ecobonusForm, save } from '../../support/portal-kit.js';
import { field, stepHeading } from '../../support/wizard-helpers.js';

const TYPED = 'Cognome Mai Inviato';

/** All text that the browser keeps for the portal: both storages, every database and every cache. */
const readDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const decode = (_: string, value: unknown): unknown => {
      if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value);
      return ArrayBuffer.isView(value) ? new TextDecoder('latin1').decode(value) : value;
    };
    const readDatabase = (name: string) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error ?? new Error(name));
        opening.onsuccess = () => {
          const database = opening.result;
          const stores = [...database.objectStoreNames];
          if (stores.length === 0) return resolve([]);
          const transaction = database.transaction(stores);
          const readings = stores.map((store) => transaction.objectStore(store).getAll());
          transaction.oncomplete = () => {
            database.close();
            resolve(readings.map(({ result }) => result as unknown));
          };
        };
      });
    const databases = await Promise.all(
      (await indexedDB.databases()).map(({ name = '' }) => readDatabase(name)),
    );
    const responses = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        responses.push(request.url, await (await cache.match(request))?.text());
    }
    return JSON.stringify(
      [{ ...localStorage }, { ...sessionStorage }, databases, responses],
      decode,
    );
  });

test('a session that ends on the server leaves nothing to read, and its owner the typing', async ({
  page,
}) => {
  const [me, other] = [await createMember({}), await createMember({})];
  const form = ecobonusForm();
  const { id } = await save(me.http, form);
  const secrets = [form.beneficiarySsn ?? '', form.beneficiaryLastName ?? '', TYPED];

  await openPageAs(page, me, `/modules/edit/${id}?passo=1`);
  await expect(stepHeading(page, 'Beneficiario')).toBeVisible();
  await expect.poll(() => readDevice(page)).toContain(`pratiche.chiave.${me.id}`);
  await expect.poll(() => readDevice(page)).toContain(secrets[0] ?? '');
  await page.route('**/api/Module', (route) => route.abort());
  await field(page, 'Cognome').fill(TYPED);
  await expect.poll(() => readDevice(page)).toContain(TYPED);

  expect((await me.http.post('Accounts/sessions/end-all', { json: {} })).status).toBe(204);
  await page.unroute('**/api/Module');
  await page.reload();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  for (const secret of secrets) await expect.poll(() => readDevice(page)).not.toContain(secret);

  await openPageAs(page, other, '/dashboard');
  await expect(heading(page, /.+/)).toBeVisible();
  const device = await readDevice(page);
  for (const secret of secrets) expect(device).not.toContain(secret);
  await expect(page.getByText(/modifica non inviata/)).toHaveCount(0);

  await openPageAs(page, me, `/modules/edit/${id}?passo=1`);
  await expect(page.getByText(/Su questo dispositivo c’è una modifica non inviata/)).toBeVisible();
  await expect(page.getByRole('link', { name: `pratica n. ${id}` })).toBeVisible();
  await expect(field(page, 'Cognome')).toHaveValue(TYPED);
});
