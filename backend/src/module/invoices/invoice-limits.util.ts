import type { EInvoice } from '@pratiche/domain';
import { conflict } from '../../platform/http/problem.exception.js';

/** More invoices than any works have; a file of thousands would fill the dossier. */
const MAX_INVOICES = 50;
/** Every reading of the dossier's invoices goes through all of their lines. */
const MAX_LINES = 2_000;
/** Of the descriptions of all lines, which every reading searches for words. */
const MAX_TEXT_LENGTH = 300_000;

/**
 * @param count of invoices without repeated ones
 * @throws 409 when a dossier with these would hold more than can be read
 */
export function assertWithinInvoiceLimits(
  invoices: readonly Pick<EInvoice, 'lines'>[],
  count: number = invoices.length,
): void {
  if (count > MAX_INVOICES)
    throw conflict(
      `Una pratica contiene al massimo ${MAX_INVOICES} fatture: carica solo quelle di questi lavori.`,
      'invoices-full',
    );
  const lines = invoices.reduce((sum, invoice) => sum + invoice.lines.length, 0);
  if (lines > MAX_LINES)
    throw conflict(
      'Le fatture di una pratica hanno al massimo 2.000 righe insieme: carica solo quelle di questi lavori.',
      'invoices-full',
    );
  const textLength = invoices
    .flatMap(({ lines }) => lines)
    .reduce((sum, { description }) => sum + description.length, 0);
  if (textLength > MAX_TEXT_LENGTH)
    throw conflict(
      'Le descrizioni nelle righe delle fatture di una pratica hanno al massimo 300.000 caratteri insieme: carica solo le fatture di questi lavori.',
      'invoices-full',
    );
}
