import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPackage, sql } from './account-fixtures.js';
import { pdf } from './file-fixtures.js';
import { portal } from './portal.js';
import { romeDay } from './rome-day.js';

interface OrderOptions {
  packageId?: number;
  status?: string;
  reason?: string;
  /** Euro. */
  amount?: number;
  receipt?: Buffer | null;
}

const toText = (moment: Date) => moment.toISOString().replace('T', ' ').replace('Z', '');

/** An order as its company would have placed it: 10 credits for 122 euro. */
export async function insertOrder(
  { id, orderedBy = id }: { id: number; orderedBy?: number },
  { status = 'pending', amount = 122, receipt = null, ...wish }: OrderOptions = {},
): Promise<number> {
  const packageId = wish.packageId ?? (await createPackage({ credits: 10, name: 'Dieci' }));
  return sql().run(
    `INSERT INTO package_orders (account_id, ordered_by, recharge_package_id, open_package_id, status, package_name,
      credits, price, cost_ecobonus, cost_bonus_casa, cost_calcolo_energetico, amount_due, amount, reason, transfer_day,
      created, file_name, content_type, size, storage_key)
     VALUES (?, ?, ?, ?, ?, 'Dieci', 1000, 10000, 100, 100, 100, 12200, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    orderedBy,
    packageId,
    status === 'pending' ? packageId : null,
    status,
    Math.round(amount * 100),
    wish.reason ?? `Ordine ${id}`,
    romeDay(-1),
    toText(new Date()),
    ...(receipt === null
      ? [null, null, null, null]
      : ['ricevuta.pdf', 'application/pdf', receipt.length, await storeReceipt(receipt)]),
  );
}

async function storeReceipt(bytes: Buffer): Promise<string> {
  const storageKey = `orders/${randomUUID()}`;
  await mkdir(join(portal().dataDir, 'files', 'orders'), { recursive: true });
  await writeFile(join(portal().dataDir, 'files', storageKey), bytes);
  return storageKey;
}

interface OrderFormOptions {
  numCredits?: number;
  amount?: number;
  transferDay?: string;
  receipt?: Buffer | null;
}

/** What a company sends about its transfer. */
export function createOrderForm(
  packageId: number,
  { numCredits, amount = 122, transferDay = romeDay(), receipt = pdf() }: OrderFormOptions = {},
): FormData {
  const form = new FormData();
  form.set('packageId', String(packageId));
  if (numCredits !== undefined) form.set('numCredits', String(numCredits));
  form.set('amount', String(amount));
  form.set('transferDay', transferDay);
  if (receipt !== null) form.set('receipt', new File([new Uint8Array(receipt)], 'ricevuta.pdf'));
  return form;
}

/** A bank statement of one movement, with the lines to credit. */
export function createStatementForm(lines?: string): FormData {
  const form = new FormData();
  if (lines !== undefined) form.set('lines', lines);
  form.set('file', new File(['Data;Descrizione;Importo\n01/11/2026;Altro;1,00'], 'estratto.csv'));
  return form;
}
