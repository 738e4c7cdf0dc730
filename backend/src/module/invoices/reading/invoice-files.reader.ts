import { InvoiceReadError } from '@pratiche/domain';
import { unprocessable } from '../../../platform/http/problem.exception.js';
import { getOwnBuffer } from '../../../platform/file-reading/transferable-bytes.util.js';
import { createInvoiceKey } from '../invoice-key.util.js';
import { assertWithinInvoiceLimits } from '../invoice-limits.util.js';
import type { ReadInvoiceFile } from './read-invoice-file.types.js';
import { readInvoiceFiles } from './read-invoice-files.util.js';

export interface InvoiceFilesInput {
  bytes: Uint8Array;
  fileName: string;
  /** Asks only whether the file can be read; the answer holds no invoices. */
  isCheck: boolean;
}

/** @throws 422 when the file holds no e-invoice, 409 when it holds more than a dossier takes */
export async function readFile({
  bytes,
  fileName,
  isCheck,
}: InvoiceFilesInput): Promise<ReadInvoiceFile[]> {
  const files = await readOrRefuse(bytes, fileName);
  if (isCheck) return [];
  const invoices = files.flatMap((file) => file.invoices);
  // Texts that no dossier takes would also be long to hand over. An invoice that comes twice counts once
  // among the invoices, but is handed over with all its lines.
  assertWithinInvoiceLimits(invoices, new Set(invoices.map(createInvoiceKey)).size);
  return files;
}

export const listTransferables = (files: readonly ReadInvoiceFile[]): ArrayBuffer[] =>
  files.flatMap(({ content }) => getOwnBuffer(content) ?? []);

async function readOrRefuse(bytes: Uint8Array, fileName: string): Promise<ReadInvoiceFile[]> {
  try {
    return await readInvoiceFiles(bytes, fileName);
  } catch (error) {
    if (!(error instanceof InvoiceReadError)) throw error;
    throw unprocessable(error.message, 'invoice-refused', {
      errors: [{ field: 'file', message: error.message }],
    });
  }
}
