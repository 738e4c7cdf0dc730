import { ApiProperty } from '@nestjs/swagger';
import { ApiInteger } from '../../platform/openapi/index.js';

/** A bank transfer to pay by. */
export class PaymentTransferDto {
  @ApiProperty()
  holder!: string;

  @ApiProperty()
  iban!: string;

  @ApiProperty()
  bic!: string;

  @ApiProperty()
  bank!: string;

  @ApiProperty()
  reason!: string;

  @ApiProperty({ description: 'Content of the QR code for the app of the bank (EPC069-12).' })
  qr!: string;
}

/** How to pay for a package by transfer. Euro with two decimals. */
export class PaymentInstructionsDto {
  @ApiInteger()
  packageId!: number;

  @ApiProperty()
  packageName!: string;

  @ApiProperty()
  credits!: number;

  @ApiProperty()
  net!: number;

  @ApiProperty()
  vatPercent!: number;

  @ApiProperty({ description: 'With VAT: what to transfer.' })
  amount!: number;

  @ApiProperty({
    type: PaymentTransferDto,
    nullable: true,
    description: 'null while the back office has not entered a bank account.',
  })
  transfer!: PaymentTransferDto | null;
}
