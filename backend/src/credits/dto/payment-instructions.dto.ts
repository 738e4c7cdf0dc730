import { ApiInteger } from '../../platform/openapi/index.js';

/** A bank transfer to pay by. */
export class PaymentTransferDto {
  holder!: string;

  iban!: string;

  bic!: string;

  bank!: string;

  reason!: string;

  /** Content of the QR code for the app of the bank (EPC069-12). */
  qr!: string;
}

/** How to pay for a package by transfer. Euro with two decimals. */
export class PaymentInstructionsDto {
  @ApiInteger()
  packageId!: number;

  packageName!: string;

  credits!: number;

  net!: number;

  vatPercent!: number;

  /** With VAT: what to transfer. */
  amount!: number;

  /** null while the back office has not entered a bank account. */
  transfer!: PaymentTransferDto | null;
}
