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
import {
  ApiChoice,
  ApiInteger,
  ApiNullableDay,
  ApiNullableText,
} from '../../../platform/openapi/index.js';

/** First and last name of a person. */
export class InvoicePersonNameDto implements InvoicePersonName {
  @ApiProperty()
  firstName!: string;

  @ApiProperty()
  lastName!: string;
}

/** Supplier or customer of an invoice, as the file names them. */
export class InvoicePartyDto implements InvoiceParty {
  @ApiProperty()
  name!: string;

  @ApiProperty({
    type: InvoicePersonNameDto,
    required: false,
    description: 'Absent for companies.',
  })
  person?: InvoicePersonNameDto;

  @ApiNullableText()
  vatNumber!: string | null;

  @ApiNullableText()
  taxCode!: string | null;

  @ApiNullableText()
  address!: string | null;

  @ApiNullableText()
  zip!: string | null;

  @ApiNullableText()
  municipality!: string | null;

  @ApiNullableText()
  province!: string | null;
}

/** A line of an invoice. */
export class InvoiceLineDto implements InvoiceLine {
  @ApiProperty({ description: 'At most 160 characters.' })
  description!: string;

  @ApiProperty({ type: Number, nullable: true })
  quantity!: number | null;

  @ApiNullableText()
  unit!: string | null;

  @ApiProperty({ description: 'Euro without VAT, after discounts; may be negative.' })
  net!: number;

  @ApiProperty({
    required: false,
    description: 'The same with all its decimals, where it has more than cents.',
  })
  exactNet?: number;

  @ApiProperty({ description: 'Percent.' })
  vatRate!: number;

  @ApiChoice(INVOICE_LINE_KINDS, 'InvoiceLineKind')
  kind!: InvoiceLineKind;

  @ApiProperty({ type: [String] })
  references!: string[];
}

/** Sums of one VAT rate, in euro. */
export class InvoiceVatSummaryDto implements InvoiceVatSummary {
  @ApiProperty({ description: 'Percent.' })
  rate!: number;

  @ApiProperty()
  taxable!: number;

  @ApiProperty()
  tax!: number;

  @ApiProperty()
  splitPayment!: boolean;

  @ApiNullableText()
  nature!: string | null;

  @ApiProperty({ required: false, description: 'SpeseAccessorie.' })
  accessoryCosts?: number;

  @ApiProperty({ required: false, description: 'Arrotondamento of the rate.' })
  rounding?: number;
}

/** Contribution to the pension fund of a profession. */
export class InvoiceFundContributionDto implements InvoiceFundContribution {
  @ApiProperty({ description: 'Euro.' })
  amount!: number;

  @ApiProperty({ description: 'Percent.' })
  vatRate!: number;
}

export class InvoicePaymentDto implements InvoicePayment {
  @ApiNullableDay()
  dueDate!: string | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Euro.' })
  amount!: number | null;

  @ApiNullableText()
  iban!: string | null;

  @ApiNullableText({ description: 'Code of ModalitaPagamento.' })
  method!: string | null;
}

/** An invoice that another one names. */
export class RelatedInvoiceDto {
  @ApiProperty()
  number!: string;

  @ApiNullableDay()
  date!: string | null;
}

/** A file inside an e-invoice. */
export class InvoiceAttachmentDto {
  @ApiProperty()
  name!: string;

  @ApiInteger({ description: 'Bytes.' })
  size!: number;
}

/** An invoice as its file says it. */
export class EInvoiceDto implements EInvoice {
  @ApiProperty()
  number!: string;

  @ApiProperty({ format: 'date' })
  date!: string;

  @ApiProperty({ description: 'TD01, TD02, TD04 …' })
  documentType!: string;

  @ApiProperty({ type: InvoicePartyDto })
  supplier!: InvoicePartyDto;

  @ApiProperty({ type: InvoicePartyDto })
  customer!: InvoicePartyDto;

  @ApiProperty({
    type: [String],
    description: 'Texts of Causale: the first ten, each at most 160 characters.',
  })
  causes!: string[];

  @ApiProperty({ type: [InvoiceLineDto] })
  lines!: InvoiceLineDto[];

  @ApiProperty({ type: [InvoiceVatSummaryDto] })
  vatSummary!: InvoiceVatSummaryDto[];

  @ApiProperty({ description: 'Euro.' })
  taxable!: number;

  @ApiProperty({ description: 'Euro.' })
  vat!: number;

  @ApiProperty({ description: 'Euro.' })
  total!: number;

  @ApiProperty({ type: [InvoicePaymentDto] })
  payments!: InvoicePaymentDto[];

  @ApiProperty({ type: [RelatedInvoiceDto], description: 'DatiFattureCollegate, the first ten.' })
  relatedInvoices!: RelatedInvoiceDto[];

  @ApiProperty({ type: [InvoiceAttachmentDto] })
  attachments!: InvoiceAttachmentDto[];

  @ApiProperty({ type: Number, nullable: true, description: 'Euro.' })
  discountOnInvoice!: number | null;

  @ApiProperty({ required: false, description: 'Code of Divisa; absent means euro.' })
  currency?: string;

  @ApiProperty({ type: [InvoiceFundContributionDto], required: false })
  fundContributions?: InvoiceFundContributionDto[];

  @ApiProperty({ required: false, description: 'Euro; in the total only where it is charged.' })
  stampDuty?: number;

  @ApiProperty({ required: false, description: 'Arrotondamento of the document, in euro.' })
  rounding?: number;

  @ApiProperty({ required: false, description: 'Ritenute, in euro; part of the total.' })
  withholding?: number;
}
