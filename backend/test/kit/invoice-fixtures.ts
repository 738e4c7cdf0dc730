import type { InvoicesDto } from '@pratiche/api';
import type { Member } from './dossier-flow.js';
import type { HttpResponse } from './http-client.js';
import {
  createCustomer,
  createPayment,
  createSupplier,
  type InvoiceCustomer,
} from './invoices/invoice-parties.js';
import { SUPPLIER_VAT, writeInvoiceXml, type Node } from './invoices/invoice-xml.js';
import { taxCode } from './tax-code.js';
import { ORTENSIA } from './dossier-fixtures.js';

export { SUPPLIER_VAT };

export interface InvoiceLineInput {
  description: string;
  net: number;
  vatRate?: number;
  quantity?: number;
  unit?: string;
}

/** What a test says of an invoice; the rest is a plain one. */
export interface InvoiceInput {
  number?: string;
  date?: string;
  documentType?: string;
  supplierVat?: string;
  customer?: InvoiceCustomer;
  lines?: InvoiceLineInput[];
  cause?: string;
  related?: { number: string; date: string }[];
  /** Amount to pay; the total when not given. */
  payable?: number;
}

export const INVOICE_CUSTOMER = {
  firstName: ORTENSIA.firstName,
  lastName: ORTENSIA.lastName,
  taxCode: taxCode(ORTENSIA),
};
const WINDOW_LINES: InvoiceLineInput[] = [
  {
    description:
      'Fornitura finestra in PVC a due ante 1200x1500 mm, Uw 1,1 W/m²K, beni significativi',
    net: 4000,
    quantity: 4,
    unit: 'pz',
  },
  { description: 'Posa in opera dei serramenti', net: 600 },
];

/** A FatturaPA file of one invoice, as {@link writeInvoiceXml} writes it. */
export function createInvoiceXml(input: InvoiceInput = {}): Buffer {
  const { lines = WINDOW_LINES, documentType = 'TD01', number = '12', date = '2026-09-20' } = input;
  const written = lines.map(({ description, net, vatRate = 10, quantity = 1, unit = null }) => ({
    description,
    quantity,
    unit,
    price: net / quantity,
    total: net.toFixed(2),
    rate: vatRate,
  }));
  return Buffer.from(
    writeInvoiceXml({
      supplier: createSupplier(input.supplierVat ?? SUPPLIER_VAT),
      customer: createCustomer(input.customer ?? INVOICE_CUSTOMER),
      bodies: [
        {
          type: documentType,
          number,
          date,
          lines: written,
          document: input.cause === undefined ? [] : [['Causale', input.cause]],
          general: (input.related ?? []).map((one): Node => [
            'DatiFattureCollegate',
            [
              ['IdDocumento', one.number],
              ['Data', one.date],
            ],
          ]),
          end: [createPayment(input.payable ?? sumWithVat(written))],
        },
      ],
    }),
  );
}

/** Sums by rate, in cents. */
const sumWithVat = (lines: readonly { total: string; rate: number }[]): number =>
  [...Map.groupBy(lines, ({ rate }) => rate)].reduce((sum, [rate, own]) => {
    const taxable = own.reduce((cents, { total }) => cents + Math.round(Number(total) * 100), 0);
    return sum + taxable + Math.round((taxable * rate) / 100);
  }, 0) / 100;

export function createInvoiceForm(bytes: Buffer, fileName = 'IT01234567897_1.xml'): FormData {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], fileName));
  return form;
}

export const postInvoice = (
  { http }: Member,
  dossierId: number,
  bytes: Buffer,
  fileName?: string,
): Promise<HttpResponse> =>
  http.post(`Module/invoices/${dossierId}`, { form: createInvoiceForm(bytes, fileName) });

/** Value that the invoices propose for a field; `undefined` where they propose none. */
export const findProposal = ({ proposals }: InvoicesDto, field: string): unknown =>
  proposals.find((proposal) => proposal.field === field)?.value;
