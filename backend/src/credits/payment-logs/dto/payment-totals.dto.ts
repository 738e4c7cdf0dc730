import { ApiProperty } from '@nestjs/swagger';

const SIGNED = 'Credits; negative for debits.';

/** Credits of the movements that match, by kind. */
export class PaymentTotalsDto {
  @ApiProperty({ description: SIGNED })
  recharge!: number;

  @ApiProperty({ description: SIGNED })
  debit!: number;

  @ApiProperty({ description: SIGNED })
  refund!: number;

  @ApiProperty({ description: SIGNED })
  adjustment!: number;

  /** Sum of all of them. */
  total!: number;
}
