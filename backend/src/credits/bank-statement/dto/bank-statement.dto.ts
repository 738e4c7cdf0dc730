import { ApiProperty } from '@nestjs/swagger';
import {
  BANK_LINE_STATES,
  ORDER_MATCH_LABELS,
  type BankLineState,
  type OrderMatch,
} from '@pratiche/domain';
import { ApiChoice, ApiInteger, ApiNullableInteger } from '../../../platform/openapi/index.js';
import { TextField } from '../../../platform/validation/index.js';

/** The form of a bank statement. */
export class BankStatementFileDto {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    description: 'CAMT.053 (XML), CBI (RH) or CSV.',
  })
  file!: unknown;
}

/** The lines of a statement that are to be credited; fields come before the file. */
export class BankStatementChoiceDto {
  @TextField({
    max: 20_000,
    pattern: /^[\w-]{22}:\d{1,9}(?:,[\w-]{22}:\d{1,9})*$/,
    messages: { pattern: 'Scegli almeno una riga da accreditare.' },
    description: 'Reference and order of each line, `reference:order`, by commas.',
    example: 'f3Qb1xYk0mTz7wLr2uVn9A:12',
  })
  lines!: string;
}

export class BankStatementCreditFormDto extends BankStatementChoiceDto {
  @ApiProperty({ type: 'string', format: 'binary', description: 'The statement that was read.' })
  file!: unknown;
}

/** A line of a statement beside the announced transfers. */
export class BankStatementLineDto {
  /** Names the line when it is credited. */
  reference!: string;

  @ApiProperty({ type: String, format: 'date' })
  day!: string;

  /** Euro. */
  amount!: number;

  payer!: string;

  text!: string;

  @ApiChoice(BANK_LINE_STATES, 'BankLineState')
  state!: BankLineState;

  /** Why the line is not proposed, Italian. */
  reason!: string;

  @ApiProperty({
    enum: Object.keys(ORDER_MATCH_LABELS),
    enumName: 'OrderMatch',
    isArray: true,
    description: 'What agrees with the order.',
  })
  matches!: OrderMatch[];

  @ApiNullableInteger({ description: 'Number of the order that fits.' })
  orderId!: number | null;

  @ApiNullableInteger({ description: 'Number of the account whose order it is.' })
  accountId!: number | null;

  businessName!: string | null;

  packageName!: string | null;

  /** Credits that the order gives. */
  credits!: number | null;
}

/** A statement that was read; nothing of it is stored. */
export class BankStatementDto {
  lines!: BankStatementLineDto[];

  @ApiInteger({
    description: 'Movements with money that went out, which are left out of the lines.',
  })
  outgoing!: number;
}

/** The outcome of a chosen line. */
export class BankLineCreditDto {
  reference!: string;

  @ApiInteger()
  orderId!: number;

  isCredited!: boolean;

  /** Why it was not credited, Italian. */
  message!: string | null;
}

/** The outcome of all chosen lines. */
export class BankStatementCreditDto {
  results!: BankLineCreditDto[];
}
