import type { EInvoice } from '@pratiche/domain';
import type { InvoiceSigner } from '../../../src/module/invoices/reading/index.js';

/** A file made by the tests, and what must come of it. */
export interface CorpusFile {
  what: string;
  name?: string;
  bytes: Buffer | (() => Promise<Buffer>);
  /** Part of the one sentence that refuses it. */
  refused?: RegExp;
  /** Parts of the invoices, in order. */
  invoices?: readonly Partial<EInvoice>[];
  /** Each line that is told, in order; none by default. */
  repairs?: readonly RegExp[];
  /** Unsigned by default. */
  signer?: Partial<InvoiceSigner>;
}

export const utf8 = (text: string): Buffer => Buffer.from(text, 'utf8');
