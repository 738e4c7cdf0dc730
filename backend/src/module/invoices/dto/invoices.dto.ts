import { ApiProperty } from '@nestjs/swagger';
import {
  INVOICE_CHECKS,
  type InvoiceCheck,
  type InvoiceDifference,
  type InvoiceDoubt,
  type InvoiceProposal,
} from '@pratiche/domain/invoices';
import { ApiChoice, ApiInteger, ApiNullableInteger } from '../../../platform/openapi/index.js';
import { ReplacedFileField } from '../../documents/replaced-file-field.decorator.js';
import { EInvoiceDto } from './invoice-parts.dto.js';

/** The form with an invoice file that no dossier gets yet. */
export class InvoiceCheckFormDto {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    description:
      'FatturaPA as XML, as XML signed in P7M, or several of them in a ZIP. After the other fields.',
  })
  file!: unknown;
}

/** The form with an invoice file. */
export class InvoiceFormDto extends InvoiceCheckFormDto {
  @ReplacedFileField()
  replaces?: string;
}

/** The signature around an invoice file. */
export class InvoiceSignerDto {
  name!: string | null;

  taxCode!: string | null;

  @ApiChoice(['valid', 'tampered', 'unknown'], 'InvoiceSignatureValidity')
  validity!: 'valid' | 'tampered' | 'unknown';

  message!: string | null;
}

/** An invoice of a dossier. */
export class InvoiceDto extends EInvoiceDto {
  @ApiInteger()
  id!: number;

  @ApiInteger({ description: 'File of the document FATTURA that it was read from.' })
  fileId!: number;

  fileName!: string;

  /** Repairs made while reading, in Italian. */
  repairs!: string[];

  signer!: InvoiceSignerDto | null;
}

/** Any value that a field of the form can hold. */
const FORM_VALUE = {
  oneOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'array', items: { type: 'object', additionalProperties: true } },
  ],
  nullable: true,
};

/** A value that an invoice offers for a field of the dossier. */
export class InvoiceProposalDto implements InvoiceProposal {
  @ApiProperty({ description: 'Path in the form.', example: 'spese.posaSerramenti' })
  field!: string;

  @ApiProperty(FORM_VALUE as object)
  value!: unknown;

  /** Origin, in Italian: invoice, line, amount. */
  reason!: string;

  @ApiInteger()
  invoiceId!: number;
}

/** A field whose value in the dossier is not what the invoices say. */
export class InvoiceDifferenceDto implements InvoiceDifference {
  /** Path in the form. */
  field!: string;

  @ApiProperty(FORM_VALUE as object)
  inDossier!: unknown;

  @ApiProperty(FORM_VALUE as object)
  inInvoice!: unknown;

  /** In Italian. */
  message!: string;
}

/** Something about the invoices to look at again. */
export class InvoiceDoubtDto implements InvoiceDoubt {
  @ApiChoice(INVOICE_CHECKS, 'InvoiceCheck')
  check!: InvoiceCheck;

  /** Only told: it was reckoned with. */
  isNote!: boolean;

  /** Path in the form. */
  field!: string | null;

  @ApiNullableInteger({ description: 'Empty where the invoices as a whole are meant.' })
  invoiceId!: number | null;

  /** In Italian. */
  message!: string;
}

/** The e-invoices of a dossier, and what they say of it. */
export class InvoicesDto {
  invoices!: InvoiceDto[];

  /** Fields that they would change. */
  proposals!: InvoiceProposalDto[];

  differences!: InvoiceDifferenceDto[];

  doubts!: InvoiceDoubtDto[];

  /** After an upload: which of its invoices the dossier had before, in Italian. */
  messages!: string[];
}
