import { ApiProperty } from '@nestjs/swagger';
import {
  INVOICE_LINE_KINDS,
  type EInvoice,
  type InvoiceFundContribution,
  type InvoiceLine,
  type InvoiceLineKind,
  type InvoiceParty,
  type InvoicePayment,
  type InvoicePersonName,
  type InvoiceVatSummary,
} from '@pratiche/domain';
import { ApiChoice, ApiInteger, ApiNullableDay } from '../../../platform/openapi/index.js';

/** First and last name of a person. */
export class InvoicePersonNameDto implements InvoicePersonName {
  firstName!: string;

  lastName!: string;
}

/** Supplier or customer of an invoice, as the file names them. */
export class InvoicePartyDto implements InvoiceParty {
  name!: string;

  /** Absent for companies. */
  person?: InvoicePersonNameDto;

  vatNumber!: string | null;

  taxCode!: string | null;

  address!: string | null;

  zip!: string | null;

  municipality!: string | null;

  province!: string | null;
}

/** A line of an invoice. */
export class InvoiceLineDto implements InvoiceLine {
  /** At most 160 characters. */
  description!: string;

  quantity!: number | null;

  unit!: string | null;

  /** Euro without VAT, after discounts; may be negative. */
  net!: number;

  /** The same with all its decimals, where it has more than cents. */
  exactNet?: number;

  /** Percent. */
  vatRate!: number;

  @ApiChoice(INVOICE_LINE_KINDS, 'InvoiceLineKind')
  kind!: InvoiceLineKind;

  references!: string[];
}

/** Sums of one VAT rate, in euro. */
export class InvoiceVatSummaryDto implements InvoiceVatSummary {
  /** Percent. */
  rate!: number;

  taxable!: number;

  tax!: number;

  splitPayment!: boolean;

  nature!: string | null;

  /** SpeseAccessorie. */
  accessoryCosts?: number;

  /** Arrotondamento of the rate. */
  rounding?: number;
}

/** Contribution to the pension fund of a profession. */
export class InvoiceFundContributionDto implements InvoiceFundContribution {
  /** Euro. */
  amount!: number;

  /** Percent. */
  vatRate!: number;
}

export class InvoicePaymentDto implements InvoicePayment {
  @ApiNullableDay()
  dueDate!: string | null;

  /** Euro. */
  amount!: number | null;

  iban!: string | null;

  /** Code of ModalitaPagamento. */
  method!: string | null;
}

/** An invoice that another one names. */
export class RelatedInvoiceDto {
  number!: string;

  @ApiNullableDay()
  date!: string | null;
}

/** A file inside an e-invoice. */
export class InvoiceAttachmentDto {
  name!: string;

  @ApiInteger({ description: 'Bytes.' })
  size!: number;
}

/** An invoice as its file says it. */
export class EInvoiceDto implements EInvoice {
  number!: string;

  @ApiProperty({ format: 'date' })
  date!: string;

  /** TD01, TD02, TD04 … */
  documentType!: string;

  supplier!: InvoicePartyDto;

  customer!: InvoicePartyDto;

  /** Texts of Causale: the first ten, each at most 160 characters. */
  causes!: string[];

  lines!: InvoiceLineDto[];

  vatSummary!: InvoiceVatSummaryDto[];

  /** Euro. */
  taxable!: number;

  /** Euro. */
  vat!: number;

  /** Euro. */
  total!: number;

  payments!: InvoicePaymentDto[];

  /** DatiFattureCollegate, the first ten. */
  relatedInvoices!: RelatedInvoiceDto[];

  attachments!: InvoiceAttachmentDto[];

  /** Euro. */
  discountOnInvoice!: number | null;

  /** Code of Divisa; absent means euro. */
  currency?: string;

  fundContributions?: InvoiceFundContributionDto[];

  /** Euro; in the total only where it is charged. */
  stampDuty?: number;

  /** Arrotondamento of the document, in euro. */
  rounding?: number;

  /** Ritenute, in euro; part of the total. */
  withholding?: number;
}
