import { ApiProperty } from '@nestjs/swagger';
import {
  type OrderMatch,
  type OrderStatus,
  ORDER_MATCH_LABELS,
  ORDER_STATUS_CODES,
} from '@pratiche/domain';
import {
  ApiChoice,
  ApiInteger,
  ApiMoment,
  ApiNullableMoment,
} from '../../../platform/openapi/index.js';

/** An order of a package, whose transfer waits for the back office or was decided. */
export class PackageOrderDto {
  @ApiInteger()
  id!: number;

  @ApiInteger({ description: 'Account whose credits it buys.' })
  accountId!: number;

  @ApiInteger()
  packageId!: number;

  packageName!: string;

  credits!: number;

  /** Euro with VAT: what was transferred, as the company says. */
  amount!: number;

  /** Euro with VAT: what the package costs. */
  amountDue!: number;

  /** Reason of the transfer, as it was proposed. */
  reason!: string;

  @ApiProperty({ type: String, format: 'date' })
  transferDay!: string;

  @ApiChoice(ORDER_STATUS_CODES, 'OrderStatus')
  status!: OrderStatus;

  /** Name of the file of the receipt. */
  receipt!: string | null;

  @ApiMoment()
  created!: string;

  @ApiNullableMoment()
  decided!: string | null;

  /** Why the back office rejected it. */
  decisionReason!: string | null;
}

/** An order as the back office sees it. */
export class OfficeOrderDto extends PackageOrderDto {
  businessName!: string | null;

  /** E-mail of who ordered. */
  email!: string;

  /** Name of the operator who decided. */
  decidedByName!: string | null;

  @ApiProperty({
    enum: Object.keys(ORDER_MATCH_LABELS),
    enumName: 'OrderMatch',
    isArray: true,
    description: 'What agrees with the text that was searched.',
  })
  matches!: OrderMatch[];

  /** The text that was searched names another amount. */
  hasOtherAmount!: boolean;
}

/** How many orders of all accounts have each status. */
export class OrderCountDto implements Record<OrderStatus, number> {
  @ApiInteger()
  pending!: number;

  @ApiInteger()
  confirmed!: number;

  @ApiInteger()
  rejected!: number;

  @ApiInteger()
  withdrawn!: number;
}
